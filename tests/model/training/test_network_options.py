"""Options are written down and read back as they were; what is not possible is one sentence."""

import json
from dataclasses import asdict, fields, replace
from typing import Any

import pytest

from model.classifiers.options import describe_options, list_fields, read_options
from model.classifiers.registry import find_kind, list_kinds
from model.lesicin.options import LesicinOptions
from model.training.data import choose_vectors
from model.training.options import PAPER_PROTOCOL, NetworkOptions
from model.vectors.encoder import SENT2VEC, VectorRecipe
from schemas.errors import UsageError

UNUSUAL = LesicinOptions(
    sentences="word-lstm",
    clip=None,
    rates=(1e-2, 3e-4),
    etas=(5.0,),
    thetas=(1.0, 0.0, 3.0),
    watch="loss",
    thresholds="shared",
    structure="sage",
    half_precision=False,
)


@pytest.mark.parametrize("options", [LesicinOptions(), UNUSUAL], ids=["default", "unusual"])
def test_options_come_back_from_json(options: LesicinOptions) -> None:
    described = json.loads(json.dumps(describe_options(options)))
    assert read_options(LesicinOptions, described) == options
    assert described.keys() == {each.name for each in fields(LesicinOptions)}


@pytest.mark.parametrize("name", ["lesicin", "linear", "ensemble"])
def test_defaults_are_possible(name: str) -> None:
    options = find_kind(name).options
    assert read_options(options, describe_options(options())) == options()


@pytest.mark.parametrize("name", list_kinds())
def test_every_option_is_explained(name: str) -> None:
    assert all(each.about.endswith(".") for each in list_fields(find_kind(name).options))


def test_the_options_of_the_paper_are_possible() -> None:
    paper = find_kind("lesicin").paper
    assert paper is not None
    options = read_options(LesicinOptions, dict(paper))
    assert options == LesicinOptions(**paper)
    assert describe_options(options) == json.loads(json.dumps(asdict(options)))


def test_the_protocol_is_that_of_the_paper() -> None:
    paper = LesicinOptions(**PAPER_PROTOCOL)
    assert (paper.hidden, paper.dropout, paper.batch, paper.epochs) == (200, 0.5, 32, 100)
    assert (paper.optimiser, paper.schedule, paper.plateau_patience) == ("adam", "plateau", 3)
    assert (paper.plateau_factor, paper.longest, paper.thresholds) == (0.2, 128, "shared")
    assert (paper.instances, paper.eta, paper.weighting) == (8, 10.0, "tws")
    assert (paper.thetas, paper.lambdas) == ((1.0, 2.0, 3.0), (0.25, 0.75))
    assert (paper.sentences, paper.skip, paper.clip, paper.weight_decay) == ("sent2vec", 0.0, None, 0.0)
    assert (paper.evidence, paper.exclude_target, paper.sparse) == (False, False, False)
    assert LesicinOptions().sparse


def test_text_from_flags_is_converted() -> None:
    given = {"epochs": "7", "rate": "1e-3", "sparse": "false", "watch": "map"}
    options = read_options(LesicinOptions, given)
    assert options == LesicinOptions(epochs=7, rate=1e-3, sparse=False, watch="map")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"optimiser": "sgd"}, "--optimiser 'sgd' is not possible"),
        ({"epochs": 0}, "--epochs 0 is not possible"),
        ({"patience": 0}, "--patience 0 is not possible"),
        ({"warmup": 1.0}, "--warmup 1.0 is not possible"),
        ({"schedule": "none"}, "--schedule 'none' is not possible"),
        ({"skip": 1.0}, "--skip 1.0 is not possible"),
        ({"word_skip": -0.1}, "--word-skip -0.1 is not possible"),
        ({"rate": "nan"}, "--rate 'nan' is not possible"),
        ({"rate": 0}, "--rate 0 is not possible"),
        ({"rates": [1e-3, -1.0]}, "--rates"),
        ({"etas": [0.0]}, "--etas"),
        ({"watch": "accuracy"}, "--watch 'accuracy' is not possible"),
        ({"thresholds": "none"}, "--thresholds 'none' is not possible"),
        ({"clip": 0}, "--clip 0 is not possible"),
        ({"sentences": "words", "encoder": "folder"}, "--encoder gives vectors of sentences"),
        ({"sentences": "bert"}, "--sentences 'bert' is not possible"),
        ({"colour": 1}, "there is no option 'colour'"),
        ({"networks": 3}, "there is no option 'networks'"),
        ({"tau": 0.65}, "there is no option 'tau'"),
    ],
)
def test_what_is_not_possible_is_one_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError) as refused:
        read_options(LesicinOptions, given)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", list_kinds())
def test_no_kind_takes_unknown_options(name: str) -> None:
    with pytest.raises(UsageError):
        read_options(find_kind(name).options, {"colour": 1})


def test_an_encoder_and_words_are_refused_in_code_too() -> None:
    with pytest.raises(ValueError, match="--encoder gives vectors of sentences"):
        replace(LesicinOptions(sentences="words"), encoder="folder")
    assert LesicinOptions(encoder="folder").sentences == "lsa"


def test_which_options_read_words() -> None:
    kinds: tuple[Any, ...] = ("lsa", "sent2vec", "words", "word-lstm")
    assert [NetworkOptions(sentences=each).reads_words for each in kinds] == [False, False, True, True]


def test_options_decide_how_vectors_are_learnt() -> None:
    def choose(**changes: Any) -> VectorRecipe:
        return choose_vectors(NetworkOptions(vector_size=7, fewest=3, **changes))

    assert choose() == choose(sentences="words") == VectorRecipe(size=7, fewest=3)
    assert choose(sentences="word-lstm") == VectorRecipe(size=7, fewest=3, longest_gram=1)  # it reads words
    assert choose(sentences="sent2vec") == replace(SENT2VEC, size=7, fewest=3)
