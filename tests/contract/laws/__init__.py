"""The laws every game obeys, each checked on one position. They hold for any position of any game."""

from tests.contract.laws.acting import (
    actions_have_words,
    legal_actions_apply,
    nothing_happens_after_the_end,
    other_actions_are_refused,
    running_out_of_time_is_legal,
    somebody_can_act,
    strange_actions,
    why_not_agrees_with_legal,
)
from tests.contract.laws.answering import answers_commute
from tests.contract.laws.cards import (
    cards_are_conserved,
    hidden_cards_leave_no_trace,
    what_is_shown_follows_from_the_mask,
)
from tests.contract.laws.copying import (
    a_copy_is_equal_and_apart,
    pickled,
    pickles_and_copies_are_equal,
    pickles_and_copies_play_on_alike,
)
from tests.contract.laws.hiding import (
    chance_leaves_no_trace,
    masks_show_what_may_be_seen,
    samples_cannot_be_told_apart,
    what_everybody_saw_stays_known,
)
from tests.contract.laws.spoiling import bad_positions_are_refused
from tests.contract.laws.telling import events_name_no_hidden_card, news, sights
from tests.contract.laws.writing import json_reads_back, position_reads_back, text_digest_and_view_survive

__all__ = [
    "legal_actions_apply",
    "other_actions_are_refused",
    "strange_actions",
    "why_not_agrees_with_legal",
    "nothing_happens_after_the_end",
    "somebody_can_act",
    "running_out_of_time_is_legal",
    "actions_have_words",
    "a_copy_is_equal_and_apart",
    "pickles_and_copies_are_equal",
    "pickles_and_copies_play_on_alike",
    "pickled",
    "json_reads_back",
    "text_digest_and_view_survive",
    "position_reads_back",
    "bad_positions_are_refused",
    "masks_show_what_may_be_seen",
    "samples_cannot_be_told_apart",
    "chance_leaves_no_trace",
    "what_everybody_saw_stays_known",
    "cards_are_conserved",
    "hidden_cards_leave_no_trace",
    "what_is_shown_follows_from_the_mask",
    "news",
    "events_name_no_hidden_card",
    "sights",
    "answers_commute",
]
