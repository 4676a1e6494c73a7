"""The Lyonar cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    aura,
    end_of_your_turn,
    on_arrival,
    start_of_your_turn,
    zeal,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import HealthOf, Scaled
from cardwright.games.generals.effects.arrival import BringFromDeck, Revive
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.conditions import InDeck
from cardwright.games.generals.effects.damage import FULLY, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawSame
from cardwright.games.generals.effects.enchant import Destiny, Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY, AnyOf, Around, Behind, InFront, Provided
from cardwright.games.generals.effects.shuffle import ShuffleIn
from cardwright.games.generals.effects.transform import Change, Promote
from cardwright.games.generals.effects.units import (
    ANY_UNIT,
    CHOSEN,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    Units,
)
from cardwright.games.generals.model.ability import DIED, SUMMONED, Trigger
from cardwright.games.generals.model.card import MINION
from cardwright.games.generals.model.keywords import (
    CELERITY,
    DISARMED,
    FLYING,
    INTENSIFY,
    INVULNERABLE,
    PROVOKE,
    ROOTED,
    SPELL_PROOF,
    ZEAL,
)
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import Doing

PRESS: Final = Press("Lyonar", "Trials of Mythron")

PROTECTOR: Final = Holding(key="windcliffe_protector")
BEFORE_AND_BEHIND: Final = AnyOf((InFront(MY_GENERAL), Behind(MY_GENERAL)))

CARDS: Final = (
    PRESS.minion(
        "Legion",
        3,
        3,
        2,
        "Intensify: Put 1 Crestfallen into your hand. Then shuffle a Legion into your deck.",
        INTENSIFY,
        rarity="common",
        abilities=(on_arrival(AddCards("crestfallen", count=Scaled(1)), ShuffleIn("legion")),),
    ),
    PRESS.minion("Gryphon Fledgling", 3, 5, 3, "Zeal: It has Flying.", rarity="rare", abilities=(zeal(traits=FLYING),)),
    PRESS.minion(
        "Windcliffe Protector",
        5,
        5,
        5,
        "Provoke. When a friendly Windcliffe Alarmist dies, transform this minion into a Windcliffe Alarmist.",
        PROVOKE,
        rarity="epic",
        abilities=(
            Trigger(
                DIED,
                (Change(ITSELF, "windcliffe_alarmist", tired=True),),
                about=Units(FRIENDLY, card="windcliffe_alarmist"),
            ),
        ),
    ),
    PRESS.minion(
        "Windcliffe Alarmist",
        4,
        2,
        2,
        "Opening Gambit: Summon a Windcliffe Protector from your deck nearby.",
        rarity="common",
        target=Target(where=Provided(InDeck(PROTECTOR), NEARBY), free=True),
        gambit=(BringFromDeck(PROTECTOR, HERE),),
    ),
    PRESS.minion(
        "Grand Strategos",
        5,
        5,
        5,
        "Trial: Summon 12 minions with 1 printed attack or less. Destiny: At the end of your turn, transform your "
        "minions other than Grand Strategos into random minions of your faction that cost 1 more.",
        rarity="mythron",
        trial=Doing(12, SUMMONED, Units(FRIENDLY, most_printed=1)),
        destiny=(
            Destiny(
                (
                    end_of_your_turn(
                        Promote(
                            Units(FRIENDLY, but="grand_strategos"),
                            Holding(MINION, faction="own", real=True, but_rarity="mythron"),
                        )
                    ),
                )
            ),
        ),
    ),
    PRESS.minion(
        "Indominus",
        7,
        7,
        9,
        "Your general is Invulnerable, but cannot move or attack.",
        rarity="legendary",
        abilities=(aura(MY_GENERAL, traits=INVULNERABLE | ROOTED | DISARMED),),
    ),
    PRESS.minion(
        "War Exorcist",
        5,
        3,
        8,
        "Provoke. At the start of your turn, restore 4 health to each of your damaged minions and deal 4 damage to "
        "the enemies around it.",
        PROVOKE,
        rarity="legendary",
        abilities=(
            start_of_your_turn(
                Each(
                    Units(FRIENDLY, damaged=True),
                    (Mend(4, CHOSEN), Hurt(4, Units(ENEMY, ANY_UNIT, Around(CHOSEN)))),
                )
            ),
        ),
    ),
    PRESS.spell(
        "Bolster",
        2,
        "Intensify: Give your minions +2 health.",
        (Enchant(MY_MINIONS, 0, Scaled(2)),),
        rarity="common",
        traits=INTENSIFY,
    ),
    PRESS.spell(
        "Divine Liturgy",
        6,
        "Give each of your minions as much attack as it has health.",
        (Each(MY_MINIONS, (Enchant(CHOSEN, HealthOf(CHOSEN)),)),),
        rarity="rare",
    ),
    PRESS.spell(
        "Lifestream",
        1,
        "Restore all health of a friendly minion. Draw another of its cards from your deck.",
        (Mend(FULLY, CHOSEN), DrawSame(CHOSEN)),
        Target(MY_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Marching Orders",
        2,
        "Give friendly minions directly in front of and behind your general +2/+2. Those with Zeal cannot be targeted "
        "by your opponent's spells any more.",
        (
            Enchant(Units(FRIENDLY, where=BEFORE_AND_BEHIND), 2, 2),
            Enchant(Units(FRIENDLY, where=BEFORE_AND_BEHIND, traits=ZEAL), traits=SPELL_PROOF),
        ),
        rarity="rare",
    ),
    PRESS.spell(
        "Lionize",
        5,
        "Give a friendly minion directly behind your general Celerity.",
        (Enchant(CHOSEN, traits=CELERITY),),
        Target(Units(FRIENDLY, where=Behind(MY_GENERAL))),
        rarity="epic",
    ),
    PRESS.spell(
        "Amaranthine Vow",
        9,
        "Summon your minions with Provoke that died this game around your general.",
        (Revive(Holding(MINION, traits=PROVOKE), Around(MY_GENERAL), 8),),
        rarity="legendary",
    ),
    PRESS.artifact(
        "Radiant Standard",
        6,
        "Your general has +3 attack. Whenever it attacks, summon a random minion that costs 3 from your deck nearby.",
        3,
        abilities=(after_it_attacks(BringFromDeck(Holding(MINION, most_cost=3, least_cost=3), NEARBY)),),
        rarity="epic",
    ),
)
