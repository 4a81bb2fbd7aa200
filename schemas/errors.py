"""What can go wrong, sorted by what to do next.

Every error a user can meet is an `IlsiError`: one sentence that says what was wrong, where, and what
to do. The command line prints that sentence and leaves with `exit_code`; nothing else is printed.
"""

import os


class IlsiError(Exception):
    """Stop, and tell the user in one sentence."""

    exit_code = 1


class UsageError(IlsiError):
    """The command or a setting is wrong: change it and run again."""

    exit_code = 2


class BadInputError(IlsiError):
    """A file the user gave cannot be read as what it should be."""

    exit_code = os.EX_DATAERR  # 65


class UnavailableError(IlsiError):
    """A server could not be reached or kept failing: nothing is lost, run again later."""

    exit_code = os.EX_UNAVAILABLE  # 69


class StorageError(IlsiError):
    """The cache cannot be written: full disk, missing permission."""

    exit_code = os.EX_CANTCREAT  # 73


class BlockedError(IlsiError):
    """The site shows a challenge or refuses us: stop loudly, mark nothing done."""

    exit_code = os.EX_TEMPFAIL  # 75


class BusyError(IlsiError):
    """Another run is using this cache or this host."""

    exit_code = os.EX_TEMPFAIL  # 75


class DeniedError(IlsiError):
    """Missing or refused credentials."""

    exit_code = os.EX_NOPERM  # 77


class RetryableError(Exception):
    """This attempt failed but the next may not. Never reaches the user: it is retried or turned into
    an `UnavailableError`."""
