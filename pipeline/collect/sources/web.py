"""The web pages of the site."""

import re
from dataclasses import dataclass
from urllib.parse import urlencode, urlsplit

from pipeline.collect.http.exchange import Request
from pipeline.collect.source import SourceKind
from pipeline.parse.search_results import SearchPage, read_search_page

WEB_URL = "https://indiankanoon.org"
SITE = "indiankanoon.org"
PROVIDER = "Indian Kanoon (https://indiankanoon.org)"
CAP = 400  # results that a search shows, whatever its count says
_CONTAINER = re.compile(rb"class\s*=\s*[\"']?[^\"'>]*\b(?:judgments|akoma-ntoso)\b", re.IGNORECASE)
_END = re.compile(rb"</html\s*>", re.IGNORECASE)
_TAIL = 65_536


@dataclass(frozen=True, slots=True)
class WebSource:
    """indiankanoon.org, or a box that imitates it."""

    base_url: str = WEB_URL
    site: str = SITE
    name: str = "web"
    has_token: bool = False
    cap: int = CAP

    @property
    def hosts(self) -> frozenset[str]:
        """The site itself."""
        return frozenset({urlsplit(self.base_url).netloc})

    def request_search(self, query: str, page: int) -> Request:
        """Ask for a page of results."""
        address = f"{self.base_url}/search/?{urlencode({'formInput': query, 'pagenum': page})}"
        return Request(address, find_fault=_find_cut)

    def read_search(self, body: bytes) -> SearchPage:
        """Read a page of results."""
        return read_search_page(body)

    def request_document(self, docid: str) -> Request:
        """Ask for a judgment's page."""
        return Request(f"{self.base_url}/doc/{docid}/", find_fault=find_page_fault)

    def request_statute(self, docid: str) -> Request:
        """Statutes have pages like those of judgments."""
        return self.request_document(docid)


def find_page_fault(body: bytes) -> str | None:
    """Why a body is not a complete page with a judgment or statute, or None if it is."""
    if not body.strip():
        return "empty"
    if not _CONTAINER.search(body):
        return "no judgment on the page"
    return _find_cut(body)


def _find_cut(body: bytes) -> str | None:
    """Half a page of results would silently lose the rest."""
    return None if _END.search(body, max(0, len(body) - _TAIL)) else "cut off"


SOURCE = SourceKind(
    name="web",
    about="The judgments were collected from the pages of Indian Kanoon.",
    provider=PROVIDER,
    open_site=WebSource,
)
