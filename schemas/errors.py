"""What can go wrong, sorted by what to do next.

Every error that a user can see is an `IlsiError`: one sentence that says what went wrong, where, and what
to do. The command line prints that sentence and exits with `exit_code`; nothing else is printed.
"""

import os


class IlsiError(Exception):
    """Stop, and explain it to the user in one sentence."""

    exit_code = 1


class UsageError(IlsiError):
    """The command or a setting is wrong: change it and run again."""

    exit_code = 2


class BadInputError(IlsiError):
    """An input file is not what it should be."""

    exit_code = os.EX_DATAERR  # 65


class UnavailableError(IlsiError):
    """A server cannot be reached or keeps failing: nothing is lost, run again later."""

    exit_code = os.EX_UNAVAILABLE  # 69


class StorageError(IlsiError):
    """The cache cannot be written: the disk is full or a permission is missing."""

    exit_code = os.EX_CANTCREAT  # 73


class BlockedError(IlsiError):
    """The site shows a challenge or refuses us: stop with an error, mark nothing as done."""

    exit_code = os.EX_TEMPFAIL  # 75


class BusyError(IlsiError):
    """Another run is using this cache or this host."""

    exit_code = os.EX_TEMPFAIL  # 75


class DeniedError(IlsiError):
    """Credentials are missing or were refused."""

    exit_code = os.EX_NOPERM  # 77


class RetryableError(Exception):
    """This attempt failed but the next may succeed. Never reaches the user: it is retried or becomes an
    `UnavailableError`."""
