"""The Lyonar cards of Trials of Mythron."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import choose, choose_free_square, destiny, opening_gambit, trial
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    end_of_your_turn,
    on_arrival,
    one_dies,
    start_of_your_turn,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, zeal
from cardwright.games.generals.effects.amounts import HealthOf, Scaled
from cardwright.games.generals.effects.arrival import BringFromDeck, Revive
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.conditions import InDeck
from cardwright.games.generals.effects.damage import FULLY, Hurt, Mend
from cardwright.games.generals.effects.draw import AddCards, DrawSame
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import HERE, NEARBY, AnyOf, Around, Behind, InFront, Provided
from cardwright.games.generals.effects.shuffle import ShuffleIn
from cardwright.games.generals.effects.transform import Change, Promote
from cardwright.games.generals.effects.trials import Doing
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
from cardwright.games.generals.model.ability import SUMMONED
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

LYONAR: Final = Press("Lyonar", "Trials of Mythron")

PROTECTOR: Final = Holding(key="windcliffe_protector")
BEFORE_AND_BEHIND: Final = AnyOf((InFront(MY_GENERAL), Behind(MY_GENERAL)))

CARDS: Final = (
    LYONAR.minion(
        "Legion",
        "3 mana 3/2, common",
        "Intensify: Put 1 Crestfallen into your hand. Then shuffle a Legion into your deck.",
        INTENSIFY,
        on_arrival(AddCards("crestfallen", count=Scaled(1)), ShuffleIn("legion")),
    ),
    LYONAR.minion("Gryphon Fledgling", "3 mana 5/3, rare", "Zeal: It has Flying.", zeal(traits=FLYING)),
    LYONAR.minion(
        "Windcliffe Protector",
        "5 mana 5/5, epic",
        "Provoke. When a friendly Windcliffe Alarmist dies, transform this minion into a Windcliffe Alarmist.",
        PROVOKE,
        one_dies(Change(ITSELF, "windcliffe_alarmist", newcome=True), who=Units(FRIENDLY, card="windcliffe_alarmist")),
    ),
    LYONAR.minion(
        "Windcliffe Alarmist",
        "4 mana 2/2, common",
        "Opening Gambit: Summon a Windcliffe Protector from your deck nearby.",
        opening_gambit(choose_free_square(Provided(InDeck(PROTECTOR), NEARBY)), BringFromDeck(PROTECTOR, HERE)),
    ),
    LYONAR.minion(
        "Grand Strategos",
        "5 mana 5/5, mythron",
        "Trial: Summon 12 minions with 1 printed attack or less. Destiny: At the end of your turn, transform your "
        "minions other than Grand Strategos into random minions of your faction that cost 1 more.",
        trial(Doing(12, SUMMONED, Units(FRIENDLY, most_printed=1))),
        destiny(
            end_of_your_turn(
                Promote(
                    Units(FRIENDLY, but="grand_strategos"),
                    Holding(MINION, faction="own", real=True, but_rarity="mythron"),
                )
            )
        ),
    ),
    LYONAR.minion(
        "Indominus",
        "7 mana 7/9, legendary",
        "Your general is Invulnerable, but cannot move or attack.",
        aura(MY_GENERAL, traits=INVULNERABLE | ROOTED | DISARMED),
    ),
    LYONAR.minion(
        "War Exorcist",
        "5 mana 3/8, legendary",
        "Provoke. At the start of your turn, restore 4 health to each of your damaged minions and deal 4 damage to "
        "the enemies around it.",
        PROVOKE,
        start_of_your_turn(
            Each(Units(FRIENDLY, damaged=True), Mend(4, CHOSEN), Hurt(4, Units(ENEMY, ANY_UNIT, Around(CHOSEN))))
        ),
    ),
    LYONAR.spell(
        "Bolster",
        "2 mana, common",
        "Intensify: Give your minions +2 health.",
        INTENSIFY,
        Enchant(MY_MINIONS, health=Scaled(2)),
    ),
    LYONAR.spell(
        "Divine Liturgy",
        "6 mana, rare",
        "Give each of your minions as much attack as it has health.",
        Each(MY_MINIONS, Enchant(CHOSEN, attack=HealthOf(CHOSEN))),
    ),
    LYONAR.spell(
        "Lifestream",
        "1 mana, common",
        "Restore all health of a friendly minion. Draw another of its cards from your deck.",
        choose(MY_MINIONS),
        Mend(FULLY, CHOSEN),
        DrawSame(CHOSEN),
    ),
    LYONAR.spell(
        "Marching Orders",
        "2 mana, rare",
        "Give friendly minions directly in front of and behind your general +2/+2. Those with Zeal cannot be targeted "
        "by your opponent's spells any more.",
        Enchant(Units(FRIENDLY, where=BEFORE_AND_BEHIND), 2, 2),
        Enchant(Units(FRIENDLY, where=BEFORE_AND_BEHIND, traits=ZEAL), traits=SPELL_PROOF),
    ),
    LYONAR.spell(
        "Lionize",
        "5 mana, epic",
        "Give a friendly minion directly behind your general Celerity.",
        choose(Units(FRIENDLY, where=Behind(MY_GENERAL))),
        Enchant(CHOSEN, traits=CELERITY),
    ),
    LYONAR.spell(
        "Amaranthine Vow",
        "9 mana, legendary",
        "Summon your minions with Provoke that died this game around your general.",
        Revive(Holding(MINION, traits=PROVOKE), Around(MY_GENERAL), 8),
    ),
    LYONAR.artifact(
        "Radiant Standard",
        "6 mana +3 attack, epic",
        "Your general has +3 attack. Whenever it attacks, summon a random minion that costs 3 from your deck nearby.",
        after_it_attacks(BringFromDeck(Holding(MINION, most_cost=3, least_cost=3), NEARBY)),
    ),
)
