"""The site as its pages show it."""

import re
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from pipeline.exchange import Request
from pipeline.search_pages import SearchPage, read_search_page

WEB_URL = "https://indiankanoon.org"
SITE = "indiankanoon.org"
CAP = 400  # whatever the count says
_CONTAINER = re.compile(rb"class\s*=\s*[\"']?[^\"'>]*\b(?:judgments|akoma-ntoso)\b", re.IGNORECASE)
_END = re.compile(rb"</html\s*>", re.IGNORECASE)
_TAIL = 65_536


@dataclass(frozen=True, slots=True)
class WebSource:
    """indiankanoon.org, or a box that looks like it."""

    base_url: str = WEB_URL
    site: str = SITE
    name: str = "web"
    has_token: bool = False
    cap: int = CAP

    @property
    def hosts(self) -> frozenset[str]:
        """The site itself."""
        return frozenset({urlsplit(self.base_url).netloc})

    def search(self, query: str, page: int) -> Request:
        """A page of results."""
        address = f"{self.base_url}/search/?{urlencode({'formInput': query, 'pagenum': page})}"
        return Request(address, find_fault=_find_cut)

    def read_search(self, body: bytes) -> SearchPage:
        """What a page of results says."""
        return read_search_page(body)

    def document(self, docid: str) -> Request:
        """A judgment's page."""
        return Request(f"{self.base_url}/doc/{docid}/", find_fault=find_page_fault)

    def statute(self, docid: str) -> Request:
        """Statutes have pages like judgments."""
        return self.document(docid)


def find_page_fault(body: bytes) -> str | None:
    """Why a body is not a whole page with a judgment or statute on it, or None."""
    if not body.strip():
        return "empty"
    if not _CONTAINER.search(body):
        return "no judgment on the page"
    return _find_cut(body)


def _find_cut(body: bytes) -> str | None:
    """Half a page of results would silently lose the other half."""
    return None if _END.search(body, max(0, len(body) - _TAIL)) else "cut off"
