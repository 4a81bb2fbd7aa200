"""Words and phrases that indicate a role. Few judgments are annotated, so what lawyers know anyway need not
be learnt from them. Each line is one input of the network."""

from collections.abc import Sequence

import numpy as np
from scipy.sparse import csr_matrix

from model.tagger.vocabulary import Floats, Vocabulary

Cue = tuple[str, ...]

CUES: tuple[Cue, ...] = (
    ("section", "sections", "article", "articles", "clause", "sub section"),
    ("act", "code", "rule", "rules", "provision", "provisions", "notification", "constitution"),
    ("v", "vs", "versus", "air", "scc", "scr", "crlj", "scale"),
    ("held", "observed", "laid down", "reiterated", "overruled", "followed"),
    ("counsel", "submitted", "contended", "argued", "urged", "submits", "contention"),
    ("high court", "trial court", "sessions judge", "tribunal", "magistrate", "division bench"),
    ("convicted", "acquitted", "sentenced", "affirmed", "confirmed", "reversed", "upheld"),
    ("we", "our", "us", "my", "opinion"),
    ("dismissed", "allowed", "set aside", "costs", "disposed", "quashed", "restored", "accordingly"),
    ("p w", "pw", "witness", "witnesses", "exhibit", "ex", "deposed", "evidence"),
    (
        "january", "february", "march", "april", "june", "july", "august", "september", "october",
        "november", "december", "<year>",
    ),
    ("appellant", "appellants", "petitioner", "petitioners", "accused"),
    ("respondent", "respondents", "defendant", "plaintiff", "state"),
    ("this court",),
    ("appeal", "appeals", "petition", "petitions", "writ"),
    ("facts", "briefly", "incident", "occurrence", "village", "police", "complaint"),
    ('"',),
    ("?",),
    ("coram", "bench", "justice", "hon", "ble", "j", "judge", "judges"),
    ("advocate", "advocates", "adv", "amicus", "solicitor", "senior"),
    ("s o", "w o", "d o", "r o", "aged", "occ", "resident", "residing", "son of", "wife of"),
    ("between", "petitioner :", "respondent :", "appellant :", "jurisdiction", "no", "nos"),
    ("judgment", "order", "headnote", "citation", "judgment :", "order :", "j u"),
    ("means", "shall", "whoever", "provided", "notwithstanding"),
    ("case of", "decision", "decisions", "judgment", "reported", "supra", "relied", "reliance"),
)  # fmt: skip


def list_cue_words(cues: Sequence[Cue]) -> tuple[str, ...]:
    """Every word of every cue: a vocabulary must have them, however rare they are."""
    return tuple(sorted({word for cue in cues for phrase in cue for word in phrase.split()}))


def list_cue_pairs(cues: Sequence[Cue]) -> tuple[tuple[str, str], ...]:
    """The phrases of two words."""
    phrases = {tuple(phrase.split()) for cue in cues for phrase in cue}
    return tuple(sorted((words[0], words[1]) for words in phrases if len(words) == 2))


class CueFinder:
    """Finds the cues in each sentence."""

    def __init__(self, vocabulary: Vocabulary, cues: Sequence[Cue]) -> None:
        entries = [
            (column, number)
            for number, cue in enumerate(cues)
            for phrase in cue
            if (column := vocabulary.find(phrase.split())) is not None
        ]
        columns, numbers = (np.array(part, np.int64) for part in zip(*entries, strict=True))
        ones = np.ones(len(entries), np.float32)
        self._table = csr_matrix((ones, (columns, numbers)), (len(vocabulary), len(cues)))

    def find(self, counted: csr_matrix) -> Floats:
        """1 where a sentence has a word or phrase of the cue, [N, cues]."""
        return np.asarray((counted @ self._table).toarray() > 0, np.float32)
