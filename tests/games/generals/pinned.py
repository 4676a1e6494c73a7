"""The decks of the golden playthroughs: the same whatever cards there are."""

from __future__ import annotations

from cardwright.games.generals.game import GAME
from cardwright.games.generals.options import GeneralsOptions
from tests.games.generals.books import lines

SONGHAI = """\
kaleos_xaan
heartseeker kaido_assassin gore_horn chakri_avatar celestial_phantom hamon_bladeseeker tusk_boar
vale_hunter serpenti sunsteel_defender cannon_of_mechaz0r rock_pulverizer rogue_warden
storm_sister_alkyone saberspine_seal twin_strike mana_vortex onyx_bear_seal deathstrike_seal
killing_edge juxtaposition heavens_eclipse golem_metallurgist ephemeral_shroud rust_crawler maw
the_high_hand sun_elemental blistering_skorn zyx silhouette_tracer sun_seer sworn_defender
first_sword_of_akrane wind_runner white_widow arrow_whistler blood_taura night_watcher pandora
zenrui_the_blightspawned keeper_of_the_vale alter_rexx quartermaster_gauj
"""
ABYSSIAN = """\
lilithe_blightchaser
abyssal_crawler bloodtide_priestess deepfire_devourer vorpal_reaver gloomchaser nightsorrow_assassin
black_solus dagger_kiri facestriker sword_of_mechaz0r primus_shieldmaster putrid_dreadflayer
piercing_mantis shadow_sister_kelaino daemonic_lure shadow_nova ritual_banishing dark_transformation
dark_seed soulshatter_pact wraithling_fury deathfire_crescendo twilight_sorcerer dancing_blades
deathblighter songweaver prophet_of_the_white_palm grincher azure_herald azure_horn_shaman
manaforger venom_toth moebius mogwai wings_of_paradise golden_justicar shiro_puppydragon
crimson_oculus spelljammer zurael_the_lifegiver astral_crusader sworn_sister_lkian decimus
mirkblood_devourer
"""


def pinned(options: GeneralsOptions) -> list[str]:
    """Both decks, with as many copies of each card as the options allow."""
    return [pinned_deck(text, options) for text in (SONGHAI, ABYSSIAN)]


def pinned_deck(text: str, options: GeneralsOptions) -> str:
    general, *keys = text.split()
    cards = GAME.cards()
    return "\n".join([general, *lines([cards.all[cards.find(key)] for key in keys], options)])
