"""Every word that scenarios of Ancients may use."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.testing.testbed import GENERAL, Words

LANES: Final = ("L1", "L2")
ROWS: Final = tuple(f"{lane}.P#.{row}" for lane in LANES for row in ("combat", "support"))
CORES: Final = tuple(f"{lane}.P#.{word}" for lane in LANES for word in ("tower", "ancient", "mana", "mana_max"))
WORDS: Final = GENERAL.plus(
    Words(
        setup=(
            *("board", "deck_check", "deck_order", "decks", "expect_refused", "initiative", "new_game", "phase"),
            *("players", "random", "round", "rune", "rune_pool", "sample", "sides", "to_act"),
        ),
        player=("gold", "hand", "deck", "overflow", "item_deck", "fountain", "travelling"),
        actions={
            "deploy": ("player", "placements", "random"),
            "play": ("player", "card", "targets", "lane", "to", "as", "hero", "replace", "caster", "random"),
            "ability": ("player", "source", "targets", "random"),
            "use_item": ("player", "hero", "item", "targets", "random"),
            "move": ("player", "hero", "to", "random"),
            "claim_rune": ("player", "hero", "random"),
            "pass": ("player", "random"),
            "next_round": ("random",),
            "open_shop": ("random",),
            "buy": ("player", "item", "random"),
            "reroll": ("player", "random"),
            "close_shop": ("player", "random"),
            "timeout": ("player", "random"),
            "legal": ("player", "for"),
            "view": ("player", "check", "absent"),
            "preview": ("what", "check"),
        },
        expect=("caster", "cost", "places"),
        expected=(
            *("round", "time", "phase", "deploy_step", "light", "initiative", "to_act", "rune", "result"),
            *("P#.gold", "P#.hand", "P#.hand_size", "P#.deck", "P#.deck_size", "P#.overflow", "P#.overflow_size"),
            *("P#.item_deck", "P#.offers", "P#.ready", "P#.fountain", "P#.travelling", "P#.ab"),
            *ROWS,
            *CORES,
            *("u:#", "values", "each_at_least"),
        ),
        unordered=("P#.hand", "P#.item_deck", "P#.offers", "P#.ready", "P#.travelling", "items", "places", "values"),
        whole=(*ROWS, "P#.fountain", "statuses", "places"),
        at_least=("each_at_least",),
        optional=("random",),
    )
)
