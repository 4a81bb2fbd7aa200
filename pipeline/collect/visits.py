"""One visit to the site: check robots.txt, fetch, store the answer in the archive, enter it in the ledger."""

from urllib.parse import urlsplit

from pipeline.archive.archive import Archive
from pipeline.archive.ledger import Ledger
from pipeline.archive.warc_records import Capture
from pipeline.collect.http.exchange import DisallowedError, Request, Response, UnusableError
from pipeline.collect.http.fetch import Fetcher
from pipeline.collect.http.robots import RobotsGate
from pipeline.collect.source import Source
from pipeline.parse.document import UnparsableError
from pipeline.parse.search_results import SearchPage
from schemas.errors import BlockedError, UnavailableError
from schemas.records import Fetch


class Visitor:
    """Visits a site on behalf of one archive and its ledger. What the archive has is never requested."""

    def __init__(self, source: Source, fetcher: Fetcher, archive: Archive, ledger: Ledger) -> None:
        self._source = source
        self._fetcher = fetcher
        self._archive = archive
        self._ledger = ledger
        self._gate = RobotsGate(fetcher, self._keep_robots, behind_token=source.has_token)

    def search(self, query: str, page: int, *, fresh_after: str | None = None) -> SearchPage:
        """A page of results, from the archive if it has one that is not older than `fresh_after`."""
        key = f"{query} pagenum:{page}"
        archived = self._ledger.find_fetch("search", key, after=fresh_after)
        if archived is not None and archived.source == self._source.name:
            try:
                return self._source.read_search(self._archive.read(archived))
            except UnparsableError:
                pass  # what the site served then is unusable: ask again
        return self._ask_search(self._source.request_search(query, page), key)

    def fetch(self, docid: str, kind: str) -> Fetch:
        """Fetch a document or statute. Raises UnusableError if this one cannot be fetched, or its subclass
        DisallowedError if trying again later is pointless."""
        request = (
            self._source.request_statute(docid) if kind == "statute" else self._source.request_document(docid)
        )
        if not self._gate.allows(request.url):
            raise DisallowedError("robots")
        response = self._fetcher.fetch(request, permit=self._gate.allows)
        return self._keep(request, response, kind, docid)

    def _ask_search(self, request: Request, key: str) -> SearchPage:
        host = urlsplit(request.url).netloc
        if not self._gate.allows(request.url):
            raise BlockedError(
                f"robots.txt of {host} does not allow searching: pass a list of ids (--ids) or use the "
                "official API (--source api)"
            )
        try:
            response = self._fetcher.fetch(request, permit=self._gate.allows)
            if response.status != 200:
                raise UnusableError(f"status {response.status}")
            self._keep(request, response, "search", key)
            return self._source.read_search(response.body)
        except (UnusableError, UnparsableError) as error:
            raise UnavailableError(
                f"{host} gave no usable answer to a search ({error}); nothing was marked as done: "
                "run again later"
            ) from None

    def _keep(self, request: Request, response: Response, kind: str, key: str) -> Fetch:
        return self._store(response, kind, key, self._gate.find_digest(request.url))

    def _keep_robots(self, response: Response) -> str:
        """Robots rules change rarely, so identical ones are stored only once."""
        host = urlsplit(response.url).netloc
        capture = self._capture(response, "robots", host, None)
        if not self._ledger.has_body("robots", host, capture.digest):
            self._store(response, "robots", host, None)
        return capture.digest

    def _store(self, response: Response, kind: str, key: str, robots_digest: str | None) -> Fetch:
        """First the archive, then the ledger: a kill in between costs nothing, because the next run adopts
        the intact records of the archive."""
        fetch = self._archive.append(self._capture(response, kind, key, robots_digest))
        self._ledger.record_fetches([fetch])
        return fetch

    def _capture(self, response: Response, kind: str, key: str, robots_digest: str | None) -> Capture:
        return Capture(
            source=self._source.name,
            kind=kind,
            key=key,
            url=response.url,
            status=response.status,
            fetched_at=response.fetched_at,
            body=response.body,
            headers=response.headers,
            robots_digest=robots_digest,
            attempt=response.attempt,
        )
