"""The site's official API. Every request is a POST with a token; all of them only read."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

from pipeline.collect.http.exchange import Request
from pipeline.collect.source import SourceKind
from pipeline.collect.sources.web import CAP, PROVIDER, SITE
from pipeline.parse.search_results import SearchPage, read_search_answer
from schemas.errors import DeniedError
from schemas.settings import read_token

NO_DOCUMENT = "no document in the answer"
API_URL = "https://api.indiankanoon.org"


@dataclass(frozen=True, slots=True)
class ApiSource:
    """api.indiankanoon.org, or a box that imitates it."""

    token: str = field(repr=False)
    base_url: str = API_URL
    site: str = SITE
    name: str = "api"
    has_token: bool = True
    cap: int = CAP

    def __post_init__(self) -> None:
        """Characters that no header can carry, such as a pasted dash or line break, would fail much later."""
        if not re.fullmatch("[!-~]+", self.token):
            raise DeniedError("the token contains invalid characters: check ILSI_KANOON_TOKEN")

    @property
    def hosts(self) -> frozenset[str]:
        """The API's own host."""
        return frozenset({urlsplit(self.base_url).netloc})

    def request_search(self, query: str, page: int) -> Request:
        """Ask for a page of results."""
        return self._ask(f"/search/?{urlencode({'formInput': query, 'pagenum': page})}")

    def read_search(self, body: bytes) -> SearchPage:
        """Read the answer to a search."""
        return read_search_answer(body)

    def request_document(self, docid: str) -> Request:
        """Ask for a judgment."""
        return self._ask(f"/doc/{docid}/", find_answer_fault)

    def request_statute(self, docid: str) -> Request:
        """Statutes are requested like judgments."""
        return self.request_document(docid)

    def _ask(self, path: str, find_fault: Callable[[bytes], str | None] | None = None) -> Request:
        headers = {"Authorization": f"Token {self.token}", "Accept": "application/json"}
        # No content type is required: the JSON itself is checked.
        return Request(f"{self.base_url}{path}", "POST", headers, accepts=(), find_fault=find_fault)


def find_answer_fault(body: bytes) -> str | None:
    """Why a body is not an API answer with a document, or None if it is."""
    try:
        answer: Any = json.loads(body)
    except (ValueError, RecursionError):
        return "not JSON"
    if not isinstance(answer, dict):
        return "not an answer of the API"
    if "errmsg" in answer:
        return f"the API says: {str(answer['errmsg'])[:100]}"
    if not isinstance(answer.get("doc"), str) or not answer["doc"].strip():
        return NO_DOCUMENT
    return None


SOURCE = SourceKind(
    name="api",
    about="The judgments were collected through the official API of Indian Kanoon.",
    provider=PROVIDER,
    open_site=lambda: ApiSource(read_token()),
)
