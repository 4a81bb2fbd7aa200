"""The site's official API. Every question is a POST with a token; all of them only read."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

from pipeline.exchange import Request
from pipeline.search_pages import SearchPage, read_search_answer
from pipeline.source_web import CAP, SITE
from schemas.errors import DeniedError

NO_DOCUMENT = "no document in the answer"
API_URL = "https://api.indiankanoon.org"


@dataclass(frozen=True, slots=True)
class ApiSource:
    """api.indiankanoon.org, or a box that looks like it."""

    token: str = field(repr=False)
    base_url: str = API_URL
    site: str = SITE
    name: str = "api"
    has_token: bool = True
    cap: int = CAP

    def __post_init__(self) -> None:
        """What no header can carry, such as a pasted dash or line break, would only fail deep inside."""
        if not re.fullmatch("[!-~]+", self.token):
            raise DeniedError("the token has characters that no token has: check ILSI_KANOON_TOKEN")

    @property
    def hosts(self) -> frozenset[str]:
        """The API's own host."""
        return frozenset({urlsplit(self.base_url).netloc})

    def search(self, query: str, page: int) -> Request:
        """A page of results."""
        return self._ask(f"/search/?{urlencode({'formInput': query, 'pagenum': page})}")

    def read_search(self, body: bytes) -> SearchPage:
        """What an answer to a search says."""
        return read_search_answer(body)

    def document(self, docid: str) -> Request:
        """A judgment."""
        return self._ask(f"/doc/{docid}/", find_answer_fault)

    def statute(self, docid: str) -> Request:
        """Statutes are asked for like judgments."""
        return self.document(docid)

    def _ask(self, path: str, find_fault: Callable[[bytes], str | None] | None = None) -> Request:
        headers = {"Authorization": f"Token {self.token}", "Accept": "application/json"}
        # No content type is demanded: the JSON itself is looked at.
        return Request(f"{self.base_url}{path}", "POST", headers, accepts=(), find_fault=find_fault)


def find_answer_fault(body: bytes) -> str | None:
    """Why a body is not an API answer with a document in it, or None."""
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
