"""Taggers come back from disk with every bit, and each thing that can be wrong with their files is one clear
sentence."""

import errno
import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.numpy import load, save

from model.tagger import vocabulary as role_words
from model.tagger.cues import CUES, CueFinder, list_cue_pairs, list_cue_words
from model.tagger.files import FORMAT, load_tagger_files, save_tagger
from model.tagger.folder import CONFIG, WEIGHTS
from model.tagger.inputs import read_inputs
from model.tagger.lexicon import RoleLexicon
from model.tagger.load import digest_tagger, load_tagger
from model.tagger.network import RoleNetwork, RoleNetworkShape
from model.tagger.tagger import Tagger
from model.tagger.vocabulary import learn_vocabulary
from schemas.errors import BadInputError, StorageError
from schemas.roles import ARGUMENT, FACTS, RATIO

ROOT = Path(__file__).parents[3]
ROLES = (FACTS, ARGUMENT, RATIO)
SENTENCES = (
    "The boy took the lamp from the well.",
    "His counsel submitted that nobody had seen it.",
    "We do not believe the uncle.",
    "अभियुक्त भाग गया।",
)
ABOUT = {"data": ["a folder"], "command": "train it", "facts": 0.75, "words": "“naïve”"}


def make_tagger(seed: int = 0) -> Tagger:
    """A small tagger whose numbers are drawn by lot."""
    stream = np.random.default_rng(seed)
    vocabulary = learn_vocabulary(
        [SENTENCES], always=list_cue_words(CUES), always_pairs=list_cue_pairs(CUES), min_documents=1
    )
    size, roles = len(vocabulary), len(ROLES)
    drawn = stream.normal(size=(size, roles)), 1 + stream.random(size), stream.normal(size=roles)
    lexicon = RoleLexicon(vocabulary, *(each.astype(np.float32) for each in drawn))
    (inputs,) = read_inputs([("",)], lexicon, CueFinder(vocabulary, CUES))
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        networks = tuple(RoleNetwork(RoleNetworkShape(inputs.shape[1], roles, 5)) for _ in range(2))
    return Tagger(ROLES, lexicon, CUES, networks, stream.normal(size=roles).astype(np.float32))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save_tagger(make_tagger(), tmp_path / "tagger", ABOUT)
    return tmp_path / "tagger"


def read_both(folder: Path) -> list[bytes]:
    assert sorted(path.name for path in folder.iterdir()) == [CONFIG, WEIGHTS]
    return [(folder / name).read_bytes() for name in (CONFIG, WEIGHTS)]


def list_numbers(tagger: Tagger) -> list[bytes]:
    lexicon = tagger.lexicon
    arrays = [lexicon.vocabulary.pairs, lexicon.weights, lexicon.rarity, lexicon.bias, tagger.role_bias]
    states = [tensor.numpy() for network in tagger.networks for tensor in network.state_dict().values()]
    return [array.tobytes() for array in (*arrays, *states)]


# There and back


def test_a_tagger_comes_back_with_every_bit(folder: Path) -> None:
    tagger, loaded = make_tagger(), load_tagger_files(folder)
    assert list_numbers(loaded) == list_numbers(tagger)
    assert (loaded.roles, loaded.cues) == (tagger.roles, tagger.cues)
    assert loaded.lexicon.vocabulary.words == tagger.lexicon.vocabulary.words
    assert loaded.tag([SENTENCES, SENTENCES[:2]]) == tagger.tag([SENTENCES, SENTENCES[:2]])


def test_equal_taggers_give_equal_files(folder: Path, tmp_path: Path) -> None:
    save_tagger(make_tagger(), tmp_path / "again", dict(reversed(ABOUT.items())))
    save_tagger(load_tagger_files(folder), tmp_path / "loaded", ABOUT)
    assert read_both(folder) == read_both(tmp_path / "again") == read_both(tmp_path / "loaded")


def test_what_is_said_about_a_tagger_is_kept(folder: Path) -> None:
    assert json.loads((folder / CONFIG).read_bytes())["about"] == ABOUT


def test_loading_draws_nothing_by_lot(folder: Path) -> None:
    torch.manual_seed(0)
    expected = torch.rand(3)
    torch.manual_seed(0)
    load_tagger_files(folder)
    assert torch.rand(3).tolist() == expected.tolist()


def test_a_loaded_tagger_can_be_trained_further(folder: Path) -> None:
    (inputs,) = (tagger := load_tagger_files(folder)).read([SENTENCES])
    for network in tagger.networks:
        network([torch.from_numpy(inputs)], [torch.zeros(len(inputs), dtype=torch.int64)]).backward()
        assert all(values.grad is not None for values in network.parameters())


def test_a_tagger_is_refused_once_sentences_are_read_in_another_way(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(role_words, "_LONGEST", 5)
    with pytest.raises(BadInputError, match=f"{CONFIG} was made by another version of ilsi: train"):
        load_tagger_files(folder)


# Saving


def test_a_tagger_whose_training_went_wrong_is_not_saved(folder: Path) -> None:
    before = read_both(folder)
    broken = make_tagger(seed=1)
    broken.lexicon.weights[0, 0] = np.nan
    with pytest.raises(BadInputError, match=r"'lexicon.weights' has infinite or implausibly large values"):
        save_tagger(broken, folder, ABOUT)
    assert read_both(folder) == before


def test_a_full_disk_leaves_the_old_tagger(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_both(folder)

    def refuse(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(
        StorageError, match=r"tagger cannot hold the tagger \(No space left on device\): free"
    ):
        save_tagger(make_tagger(seed=1), folder, ABOUT)
    assert read_both(folder) == before


def test_a_tagger_that_can_only_be_saved_in_part_is_not(folder: Path) -> None:
    before = read_both(folder)
    (folder / CONFIG).rename(folder / "aside")
    (folder / CONFIG).mkdir()
    with pytest.raises(StorageError, match="tagger cannot hold the tagger"):
        save_tagger(make_tagger(seed=1), folder, ABOUT)
    (folder / CONFIG).rmdir()
    (folder / "aside").rename(folder / CONFIG)
    assert read_both(folder) == before


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(StorageError, match="cannot hold the tagger"):
            save_tagger(make_tagger(), folder, ABOUT)
    assert (tmp_path / "file").read_text() == "mine"


# Digest and memory


def test_the_digest_is_of_both_files(folder: Path, tmp_path: Path) -> None:
    digest = digest_tagger(folder)
    shutil.copytree(folder, tmp_path / "copy")
    assert digest_tagger(tmp_path / "copy") == digest
    save_tagger(make_tagger(), folder, {"other": "words"})
    other_words = digest_tagger(folder)
    save_tagger(make_tagger(seed=1), folder, ABOUT)
    assert len({digest, other_words, digest_tagger(folder)}) == 3


def test_a_tagger_is_loaded_once_until_its_files_change(folder: Path) -> None:
    first = load_tagger(folder)
    assert load_tagger(folder) is first
    save_tagger(make_tagger(seed=1), folder, ABOUT)
    second = load_tagger(folder)
    assert list_numbers(second) == list_numbers(make_tagger(seed=1)) != list_numbers(first)
    (folder / WEIGHTS).unlink()
    with pytest.raises(BadInputError, match="is missing"):
        load_tagger(folder)


@pytest.mark.usefixtures("keep_threads")
def test_threads_are_left_alone_unless_asked(folder: Path) -> None:
    torch.set_num_threads(2)
    load_tagger(folder)
    assert torch.get_num_threads() == 2
    load_tagger(folder, threads=1)
    assert torch.get_num_threads() == 1


def run_code(code: str, *arguments: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip


def test_the_digest_needs_no_torch(folder: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from model.tagger.load import digest_tagger\n"
        "print(digest_tagger(Path(sys.argv[1])), {'torch', 'sklearn', 'scipy', 'numpy'} & set(sys.modules))"
    )
    assert run_code(code, str(folder)).split() == [digest_tagger(folder), "set()"]


def test_another_process_tags_the_same_without_what_only_training_needs_and_in_bounded_memory(
    folder: Path, tmp_path: Path
) -> None:
    """Memory is the peak of the process, for nothing else knows of torch's. Four bytes for every pair of
    20,000 sentences would be 1,600 MB."""
    code = (
        "import json, resource, sys\n"
        "from pathlib import Path\n"
        "from model.tagger.files import save_tagger\n"
        "from model.tagger.load import load_tagger\n"
        "given = json.loads(sys.argv[3])\n"
        "tagger = load_tagger(Path(sys.argv[1]), threads=1)\n"
        "save_tagger(tagger, Path(sys.argv[2]), given['about'])\n"
        "tagged, peaks = tagger.tag([given['sentences']]), []\n"
        "for length in (100, 5_000, 20_000):\n"
        "    assert len(tagger.tag([given['sentences'] * (length // 4)])[0]) == length\n"
        "    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)\n"
        "print(json.dumps([tagged, 'sklearn' in sys.modules, peaks]))"
    )
    given = json.dumps({"about": ABOUT, "sentences": SENTENCES})
    tagged, sklearn, peaks = json.loads(run_code(code, str(folder), str(tmp_path / "again"), given))
    assert [[(role, score) for role, score in roles] for roles in tagged] == make_tagger().tag([SENTENCES])
    assert not sklearn
    assert read_both(tmp_path / "again") == read_both(folder)
    assert peaks[1] - peaks[0] < 150
    assert peaks[2] - peaks[0] < 600


# Files that are wrong


Spoil = Callable[[Path], Any]


def config(**fields: Any) -> Spoil:
    """Say something else."""

    def spoil(folder: Path) -> None:
        content = json.loads((folder / CONFIG).read_bytes()) | fields
        (folder / CONFIG).write_text(json.dumps(content))

    return spoil


def words(change: Callable[[list[str]], list[str]]) -> Spoil:
    return lambda folder: config(words=change(json.loads((folder / CONFIG).read_bytes())["words"]))(folder)


def text(content: bytes) -> Spoil:
    return lambda folder: (folder / CONFIG).write_bytes(content)


def raw(change: Callable[[bytes], bytes]) -> Spoil:
    """Other weights, with a digest that fits."""

    def spoil(folder: Path) -> None:
        content = change((folder / WEIGHTS).read_bytes())
        (folder / WEIGHTS).write_bytes(content)
        config(weights_sha256=sha256(content).hexdigest())(folder)

    return spoil


def arrays(change: Callable[[dict[str, Any]], Any]) -> Spoil:
    """Other tensors, with a digest that fits."""

    def rewrite(content: bytes) -> bytes:
        held = {name: np.array(array) for name, array in load(content).items()}
        change(held)
        return save(held)

    return raw(rewrite)


def array(name: str, change: Callable[[Any], Any]) -> Spoil:
    return arrays(lambda held: held.update({name: np.ascontiguousarray(change(held[name]))}))


def put(name: str, place: int, number: float) -> Spoil:
    return arrays(lambda held: held[name].reshape(-1).__setitem__(place, number))


def cut(name: str, size: int) -> Spoil:
    """Shorten a file, or lengthen it with nothing."""
    return lambda folder: os.truncate(folder / name, size)


def instead(name: str, make: Callable[[Path], Any]) -> Spoil:
    def spoil(folder: Path) -> None:
        (folder / name).unlink()
        make(folder / name)

    return spoil


def flip_bit(folder: Path) -> None:
    content = bytearray((folder / WEIGHTS).read_bytes())
    content[-1] ^= 1
    (folder / WEIGHTS).write_bytes(content)


def take_weights_of_another(folder: Path) -> None:
    save_tagger(make_tagger(seed=1), folder.parent / "other", ABOUT)
    shutil.copy(folder.parent / "other" / WEIGHTS, folder / WEIGHTS)


def widen_inputs(folder: Path) -> None:
    """Networks that read one number more of each sentence, as those of another version may."""

    def change(held: dict[str, Any]) -> None:
        for name in held:
            if name.endswith(("weight_ih_l0", "from_sentence.weight")):
                held[name] = np.pad(held[name], ((0, 0), (0, 1)))
        held["probe"] = np.pad(held["probe"], ((0, 0), (0, 1)))

    arrays(change)(folder)
    config(inputs=json.loads((folder / CONFIG).read_bytes())["inputs"] + 1)(folder)


def write_tensor(kind: str, size: int) -> bytes:
    """A safetensors file by hand."""
    header = json.dumps({"pairs": {"dtype": kind, "shape": [1], "data_offsets": [0, size]}}).encode()
    return len(header).to_bytes(8, "little") + header + bytes(size)


def write_pickle(_: bytes) -> bytes:
    torch.save({"pairs": torch.zeros(3)}, content := io.BytesIO())
    return content.getvalue()


DAMAGED = f"{WEIGHTS} is damaged or belongs to another {CONFIG}: train the tagger again, or copy both"
NOT_SAFETENSORS = f"{WEIGHTS} is not safetensors that ilsi can read"
OTHER_VERSION = f"{CONFIG} was made by another version of ilsi: train the tagger again"
DISORDER = f"{WEIGHTS}: the pairs of words are not sorted, or have unknown words"

BAD_FILES: dict[str, tuple[Spoil, str]] = {
    "no folder": (shutil.rmtree, "tagger is not a folder: name one that holds a tagger"),
    "no weights": (instead(WEIGHTS, str), f"{WEIGHTS} is missing: the folder of a tagger has {CONFIG} and"),
    "no config": (instead(CONFIG, str), f"{CONFIG} is missing: the folder of a tagger has {CONFIG} and"),
    "a pipe": (instead(CONFIG, os.mkfifo), f"{CONFIG} is not a file"),
    "a folder for a file": (instead(WEIGHTS, os.mkdir), f"{WEIGHTS} is not a file"),
    "a link to itself": (instead(CONFIG, lambda path: path.symlink_to(path)), f"{CONFIG} cannot be read"),
    "a huge config": (cut(CONFIG, 1 << 30), f"{CONFIG} has more than 64 MB: it is not a tagger"),
    "huge weights": (cut(WEIGHTS, (1 << 30) + 1), f"{WEIGHTS} has more than 1024 MB: it is not a tagger"),
    # tagger.json
    "half a config": (cut(CONFIG, 300), rf"{CONFIG} is not JSON \(.*line.*\): train the tagger again"),
    "an empty config": (cut(CONFIG, 0), f"{CONFIG} is not JSON"),
    "no UTF-8": (text(b'{"kind": "\xff"}'), f"{CONFIG} is not JSON"),
    "very deep": (text(b"[" * 100_000), f"{CONFIG} is not JSON"),
    "a list": (text(b"[]"), f"{CONFIG} does not describe a role tagger: name a folder"),
    "another kind": (config(kind="graph"), f"{CONFIG} does not describe a role tagger: name a folder"),
    "another format": (config(format=FORMAT + 1), OTHER_VERSION),
    "other inputs": (widen_inputs, OTHER_VERSION),
    "fewer cues": (config(cues=[["the"]]), OTHER_VERSION),
    "cues in another order": (config(cues=CUES[::-1]), OTHER_VERSION),
    "a new field": (config(more=1), rf"{CONFIG} does not describe a whole tagger \(more: extra inputs"),
    "a field lost": (text(b'{"kind": "role tagger of ilsi", "format": 1}'), r"\(roles: field required\)"),
    "roles as text": (config(roles="Facts"), r"\(roles: input should be"),
    "a number for a word": (config(words=[1]), r"\(words.0: input should be"),
    "a size as text": (config(hidden="5"), r"\(hidden: input should be a valid integer"),
    "no networks": (config(networks=0), r"\(networks: input should be greater"),
    "many networks": (config(networks=10**9), r"\(networks: input should be less"),
    "a vast network": (config(hidden=10**9), r"\(hidden: input should be less"),
    "pairs below 0": (config(pairs=-1), r"\(pairs: input should be greater"),
    "an unknown role": (
        config(roles=[FACTS, "Fable", RATIO]),
        f"{CONFIG}: unknown role 'Fable', known are Facts, .*, None: train the tagger again",
    ),
    "no facts": (config(roles=["None", ARGUMENT, RATIO]), f"{CONFIG}: the role 'Facts' is missing"),
    "a role twice": (config(roles=[FACTS, RATIO, RATIO]), f"{CONFIG}: a role is listed twice"),
    "a word twice": (words(lambda held: [*held[:-1], "the"]), f"{CONFIG}: a word is listed twice"),
    "shapes last": (words(lambda held: held[::-1]), "the words do not begin with '<start>' to '<4>'"),
    "an unknown cue": (config(cues=[["zebra"]]), "the cue 'zebra' is not one or two of the words"),
    "a long cue": (config(cues=[["the the the"]]), "the cue 'the the the' is not one or two"),
    "an empty cue": (config(cues=[[""]]), "the cue '' is not one or two of the words"),
    "no cues": (config(cues=[]), f"{CONFIG}: there are no cues"),
    # tagger.safetensors
    "half the weights": (cut(WEIGHTS, 2000), DAMAGED),
    "one bit": (flip_bit, DAMAGED),
    "another's weights": (take_weights_of_another, DAMAGED),
    "no weights in the file": (raw(lambda _: b""), NOT_SAFETENSORS),
    "a pickle": (raw(write_pickle), NOT_SAFETENSORS),
    "weights without their end": (raw(lambda content: content[:-4]), NOT_SAFETENSORS),
    "an invented type": (raw(lambda content: content.replace(b'"I64"', b'"Z64"')), NOT_SAFETENSORS),
    "a type that numpy lacks": (raw(lambda _: write_tensor("BF16", 2)), NOT_SAFETENSORS),
    "a tensor lost": (
        arrays(lambda held: held.pop("networks.1.crf.end")),
        f"{WEIGHTS}: the tensor 'networks.1.crf.end' is missing",
    ),
    "a tensor too many": (
        arrays(lambda held: held.update(zebra=held["handicaps"])),
        f"{WEIGHTS}: the tensor 'zebra' does not belong in a tagger",
    ),
    "a network too many": (config(networks=1), "'networks.1..*' does not belong in a tagger"),
    "a network lost": (config(networks=3), "'networks.2..*' is missing"),
    "doubles": (
        array("lexicon.rarity", lambda held: held.astype(np.float64)),
        r"'lexicon.rarity' is float64 of shape \((\d+),\), not float32 of shape \(\1,\)",
    ),
    "no signs": (array("pairs", lambda held: held.astype(np.uint64)), "'pairs' is uint64 of shape"),
    "a turned matrix": (
        array("lexicon.weights", np.transpose),
        r"'lexicon.weights' is float32 of shape \((\d+), (\d+)\), not float32 of shape \(\2, \1\)",
    ),
    "a larger network": (config(hidden=10_000), r"is float32 of shape \(20, \d+\), .* shape \(40000, "),
    "a role less": (config(roles=[FACTS, RATIO]), r"not float32 of shape \(\d+, 2\)"),
    "a word less": (words(lambda held: held[:-1]), "'lexicon.weights' is float32 of shape"),
    "more pairs": (config(pairs=10**9), r"'pairs' is int64 of shape .*, not .* \(1000000000,\)"),
    "not a number": (put("networks.0.crf.start", 0, np.nan), "'networks.0.crf.start' has infinite or"),
    "infinite": (put("handicaps", 0, -np.inf), "'handicaps' has infinite or implausibly large values"),
    "absurd": (put("lexicon.bias", 0, 1e30), "'lexicon.bias' has infinite or implausibly large values"),
    "pairs turned round": (array("pairs", np.flip), DISORDER),
    "a pair twice": (array("pairs", lambda held: held[[0, *range(len(held) - 1)]]), DISORDER),
    "a pair of words unknown": (put("pairs", -1, 1 << 60), DISORDER),
    "a pair below 0": (put("pairs", 0, -1), DISORDER),
}


@pytest.mark.parametrize(("spoil", "sentence"), BAD_FILES.values(), ids=BAD_FILES)
def test_wrong_files_are_told_in_one_sentence(folder: Path, spoil: Spoil, sentence: str) -> None:
    spoil(folder)
    with pytest.raises(BadInputError, match=sentence) as caught:
        load_tagger_files(folder)
    said = str(caught.value)
    assert str(folder) in said
    assert "\n" not in said
    assert len(said) < 500
