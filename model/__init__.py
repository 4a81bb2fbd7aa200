"""What learns from the data: one folder per trained thing, and one training loop for all networks."""

import os

# OpenMP's threads wait for each other in a loop. Beside other work one of them may not be running, and the
# loop takes the time that it needs. With a short loop a training step of LeSICiN on two cores beside six busy
# processes takes 0.9 s instead of 1.5 (0.3 instead of 0.7 CPU seconds); a single BiLSTM once took 4 to 13 s
# instead of 0.1. On an idle machine a step takes 79 to 100 ms with either, but 160 to 190 without any loop
# (OMP_WAIT_POLICY=PASSIVE). Read by GNU's OpenMP when torch is imported.
os.environ.setdefault("GOMP_SPINCOUNT", "3000")
