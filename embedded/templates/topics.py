"""The questions a case can turn on, and when each fits.

A topic fits when all its tags are among the tags of the case (embedded/docket/tags.py). "any" always fits.
"""

from collections.abc import Mapping

TRIAL_TOPICS: Mapping[str, frozenset[str]] = {
    "delay": frozenset(),
    "interested": frozenset({"person"}),
    "medical": frozenset({"injury"}),
    "motive": frozenset({"injury"}),
    "identification": frozenset({"stranger"}),
    "recovery": frozenset({"recovery"}),
    "common_intention": frozenset({"joint"}),
    "conspiracy": frozenset({"conspiracy"}),
    "dying_declaration": frozenset({"death", "injury", "seen"}),
    "hostile": frozenset(),
    "circumstantial": frozenset({"death", "secret"}),
    "independent": frozenset(),
    "age": frozenset({"minor"}),
    "prosecutrix": frozenset({"sexual"}),
    "dowry": frozenset({"dowry"}),
    "dowry_death": frozenset({"dowry", "death"}),
    "inception": frozenset({"cheating"}),
    "forgery": frozenset({"documents"}),
    "entrustment": frozenset({"trust"}),
    "sanction": frozenset({"public_servant"}),
    "negligence": frozenset({"negligence"}),
    "discrepancies": frozenset(),
    "investigation": frozenset(),
    "defence_right": frozenset({"quarrel", "injury"}),
    "not_put": frozenset(),
    "sentence": frozenset(),
    "death_sentence": frozenset({"reference"}),
    "complaint_bar": frozenset({"authority"}),
    "instigation": frozenset({"suicide"}),
    "alibi": frozenset(),
    "intent_to_kill": frozenset({"attempt"}),
    "threat": frozenset({"threat"}),
    "speech": frozenset({"speech"}),
    "possession": frozenset({"land"}),
    "forensic": frozenset({"exhibit"}),
}

BAIL_TOPICS: Mapping[str, frozenset[str]] = {
    "parity": frozenset({"arrested"}),
    "custody": frozenset(),
    "delay": frozenset(),
    "dowry": frozenset({"dowry"}),
    "dowry_death": frozenset({"dowry", "death"}),
    "inception": frozenset({"cheating"}),
    "age": frozenset({"minor"}),
    "prosecutrix": frozenset({"sexual"}),
    "identification": frozenset({"stranger"}),
    "investigation": frozenset(),
    "independent": frozenset(),
    "recovery": frozenset({"recovery", "arrested"}),
    "common_intention": frozenset({"joint"}),
    "instigation": frozenset({"suicide"}),
    "forgery": frozenset({"documents"}),
}

QUASH_TOPICS: Mapping[str, frozenset[str]] = {
    "no_offence": frozenset(),
    "settlement": frozenset({"private"}),
    "inception": frozenset({"cheating"}),
    "dowry": frozenset({"dowry"}),
    "forgery": frozenset({"documents"}),
    "entrustment": frozenset({"trust"}),
    "sanction": frozenset({"public_servant"}),
    "complaint_bar": frozenset({"authority"}),
    "speech": frozenset({"speech"}),
    "possession": frozenset({"land"}),
    "instigation": frozenset({"suicide"}),
    "threat": frozenset({"threat"}),
    "delay": frozenset(),
}
