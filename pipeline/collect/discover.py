"""Find the judgments of a plan: search window by window, halving windows with too many results."""

from collections.abc import Callable

from pipeline.collect.frontier import Frontier, OpenWindow
from pipeline.collect.source import Source
from pipeline.collect.visits import Visitor
from pipeline.collect.windows import BOTH_ENDS, compose_query, count_pages, halve
from pipeline.parse.search_results import SearchPage


class Discovery:
    """Lists the windows of a frontier. It may be stopped at any moment: pages that were seen are in the
    archive and are not requested again."""

    def __init__(self, visitor: Visitor, frontier: Frontier, source: Source, words: str) -> None:
        self._visitor = visitor
        self._frontier = frontier
        self._cap = source.cap
        self._words = words

    def list_windows(self, report: Callable[[str], None]) -> None:
        """List until no window of the plan is open; `report` is called with the court after each window."""
        for court in self._frontier.courts:
            while (opened := self._frontier.find_open(court)) is not None:
                self._search_window(opened)
                report(court)

    def _search_window(self, opened: OpenWindow) -> None:
        query = compose_query(self._words, opened.window)
        first = self._visitor.search(query, 0, fresh_after=opened.fresh_after)
        if first.found < self._cap:
            self._list_pages(opened, query, first)
        elif not opened.window.is_one_day:
            self._frontier.split(opened, halve(opened.window), first.found)
            return
        else:
            for order in BOTH_ENDS:
                ordered = compose_query(self._words, opened.window, order=order)
                start = self._visitor.search(ordered, 0, fresh_after=opened.fresh_after)
                self._list_pages(opened, ordered, start)
        self._frontier.close(opened, first.found, cap=self._cap)

    def _list_pages(self, opened: OpenWindow, query: str, first: SearchPage) -> None:
        """List the documents on all visible pages. Counts are estimates, so an empty page is the end."""
        self._list_hits(opened, first)
        for number in range(1, count_pages(first.found, self._cap)):
            page = self._visitor.search(query, number, fresh_after=opened.fresh_after)
            if not page.hits:
                return
            self._list_hits(opened, page)

    def _list_hits(self, opened: OpenWindow, page: SearchPage) -> None:
        self._frontier.list_documents(opened, [hit.docid for hit in page.hits])
