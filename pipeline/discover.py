"""Find the judgments of a plan: search window by window, halving those with too many results."""

from collections.abc import Callable

from pipeline.frontier import Frontier, OpenWindow
from pipeline.search_pages import SearchPage
from pipeline.sources import Source
from pipeline.visits import Visitor
from pipeline.windows import BOTH_ENDS, compose_query, count_pages, halve


class Discovery:
    """Lists the windows of a frontier. May be stopped at any moment: pages that were seen are in the
    archive and are not asked for again."""

    def __init__(self, visitor: Visitor, frontier: Frontier, source: Source, words: str) -> None:
        self._visitor = visitor
        self._frontier = frontier
        self._cap = source.cap
        self._words = words

    def list_windows(self, report: Callable[[str], None]) -> None:
        """List until no window of the plan is open; `report` gets the court after each window."""
        for court in self._frontier.courts:
            while (opened := self._frontier.find_open(court)) is not None:
                self._look(opened)
                report(court)

    def _look(self, opened: OpenWindow) -> None:
        query = compose_query(self._words, opened.window)
        first = self._visitor.search(query, 0, fresh_after=opened.fresh_after)
        if first.found < self._cap:
            self._list(opened, query, first)
        elif not opened.window.is_one_day:
            self._frontier.split(opened, halve(opened.window), first.found)
            return
        else:
            for order in BOTH_ENDS:
                ordered = compose_query(self._words, opened.window, order=order)
                start = self._visitor.search(ordered, 0, fresh_after=opened.fresh_after)
                self._list(opened, ordered, start)
        self._frontier.close(opened, first.found, cap=self._cap)

    def _list(self, opened: OpenWindow, query: str, first: SearchPage) -> None:
        """Note the documents of all pages that can be seen. Counts are estimates: an empty page ends."""
        self._note(opened, first)
        for number in range(1, count_pages(first.found, self._cap)):
            page = self._visitor.search(query, number, fresh_after=opened.fresh_after)
            if not page.hits:
                return
            self._note(opened, page)

    def _note(self, opened: OpenWindow, page: SearchPage) -> None:
        self._frontier.list_documents(opened, [hit.docid for hit in page.hits])
