"""Who does it when: Prefect flows with thin tasks, and the command line."""

import os

# Arrow's own allocator keeps what was freed: more than 50 MB a process after some twenty shards, of which gc
# and malloc_trim give back nothing and its release_unused little. Set before Arrow is imported:
# pa.set_memory_pool would leave a part of its reading with the old one. Worker processes inherit it.
os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")
# As in model/__init__.py, for commands that import torch first.
os.environ.setdefault("GOMP_SPINCOUNT", "3000")
