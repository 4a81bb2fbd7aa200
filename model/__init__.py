"""What learns from the data: one folder per trained thing, and one training loop for all networks."""

import os

# OpenMP's threads wait for each other in a loop by default. Where other work has the other core, each waits
# for a thread that is not running: on two busy cores a BiLSTM's step took 4 to 13 s instead of 75 ms. Set
# before torch is imported; on an idle machine it costs nothing measurable.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
