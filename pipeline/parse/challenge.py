"""Recognise the page that a site's bot protection shows instead of a document.

Good pages also load `cdn-cgi/challenge-platform`, so that proves nothing: only the protection's own title or
its option object does, and both come at the beginning.
"""

import re

_PREFIX = 65_536
_TITLE_PREFIX = 4096
_OPTIONS = b"_cf_chl_opt"
_TITLE = re.compile(
    rb"<title[^>]{0,100}>\s{0,100}(?:just a moment\b[\s.]{0,100}<|attention required! \| cloudflare)",
    re.IGNORECASE,
)


def is_challenge(body: bytes) -> bool:
    """Is this a challenge or block page? Looks at a bounded prefix only."""
    head = body[:_PREFIX]
    if head.lstrip()[:1] in (b"{", b"["):  # an API answer may well quote such a page
        return False
    return _OPTIONS in head or _TITLE.search(head, 0, _TITLE_PREFIX) is not None
