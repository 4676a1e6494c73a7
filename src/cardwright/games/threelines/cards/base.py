"""The 64 characters: three from the rule document, with its numbers, and 61 of our own.

Ours lie on one curve: three times attack plus defence is nine plus four times cost, give or take one.
"""

from __future__ import annotations

from cardwright.games.threelines.cards.press import character
from cardwright.games.threelines.model.card import Card

# name, epithet, cost and attack/defence, what the picture shows
CHARACTERS: list[Card] = [
    character("Ansel Quickfoot", "Courier", "1 mana 4/2", "winged letter, sky blue"),
    character("Brother Osmund", "Almoner", "1 mana 2/6", "bread loaf and bell, ochre"),
    character("Corwin Pyke", "Deserter", "1 mana 4/1", "broken spear, mud brown"),
    character("Dorrin Kettle", "Camp Cook", "1 mana 2/7", "iron pot over fire, copper"),
    character("Fenna Graymantle", "Pathfinder", "1 mana 3/3", "boot and compass star, grey green"),
    character("Hob the Small", "Kennel Hand", "1 mana 3/4", "hound collar, tan"),
    character("Ludo Marsh", "Bog Cutter", "1 mana 2/8", "peat spade, dark olive"),
    character("Mira Thornquill", "Hedge Witch", "1 mana 3/4", "bramble wreath, moss green"),
    character("Nessa Brindle", "Poacher", "1 mana 3/3", "bow and hare, forest green"),
    character("Old Garrick", "Ferryman", "1 mana 2/8", "lantern on a barge, river blue"),
    character("Pell Ashford", "Gate Sentry", "1 mana 2/7", "closed portcullis, slate"),
    character("Petra Vale", "Apprentice Scribe", "1 mana 2/6", "quill and seal, ivory"),
    character("Rusk", "Toll Brute", "1 mana 3/5", "spiked club, iron grey"),
    character("Sister Ilse", "Lamplighter", "1 mana 2/7", "lit lamp, warm yellow"),
    character("Tam Reedwater", "Eel Fisher", "1 mana 3/3", "barbed fish spear, teal"),
    character("Tyrion Lannister", "the Clever", "1 mana 3/4", "goblet and open book, gold on crimson", set_="document"),
    character("Wren Halloway", "Street Runner", "1 mana 4/1", "swift bird in flight, rust"),
    character("Yara Flint", "Slinger", "1 mana 3/4", "sling and stone, sandstone"),
    character("Big Morwen", "Quarry Boss", "2 mana 3/9", "pick and boulder, granite"),
    character("Bram Oakhand", "Shieldwright", "2 mana 3/9", "round oak shield, brown"),
    character("Captain Sable", "Smuggler", "2 mana 5/2", "black sail, charcoal"),
    character("Cedric Lorne", "Banner Bearer", "2 mana 3/7", "forked banner, royal blue"),
    character("Edda Stonehearth", "Hearth Guard", "2 mana 3/8", "stone hearth, ember orange"),
    character("Greta Ironbraid", "Forge Master", "2 mana 3/8", "anvil and braid, red iron"),
    character("Ishara Dune", "Sand Dancer", "2 mana 4/4", "curved blade and veil, saffron"),
    character(
        "Jon Snow", "the Warden", "2 mana 5/3", "white wolf's head over a black cloak, steel blue", set_="document"
    ),
    character("Jorund Half-Hand", "Veteran", "2 mana 4/6", "mailed glove with three fingers, pewter"),
    character("Kaela Stormborne", "Reaver", "2 mana 5/2", "twin axes, storm violet"),
    character("Lysa Fenwick", "Duelist", "2 mana 5/1", "thin rapier, scarlet"),
    character("Maelis of the Reeds", "Marsh Seer", "2 mana 3/7", "heron eye, reed green"),
    character("Osric Wain", "Carter Militia", "2 mana 3/8", "wagon wheel, straw"),
    character("Ravik the Lean", "Wolf Hunter", "2 mana 4/5", "wolf pelt and bow, ash"),
    character("Robb Stark", "the Young Lord", "2 mana 4/2", "grey direwolf banner, pale grey", set_="document"),
    character("Ser Aldric Vane", "Hedge Knight", "2 mana 4/5", "plain shield and lance, blue steel"),
    character("Silas Crowe", "Night Watcher", "2 mana 4/5", "crow on a wall, midnight"),
    character("Thessaly Crane", "Falconer", "2 mana 4/4", "hooded falcon, plum"),
    character("Toren Blackwater", "Harpooner", "2 mana 4/4", "harpoon and wave, deep blue"),
    character("Vikram Tal", "Spice Guard", "2 mana 4/6", "halberd and star anise, cinnamon"),
    character("Bastien Crow-Tongue", "Spymaster", "3 mana 6/3", "key in a beak, black"),
    character("Dragan Steppe-Born", "Horse Lord", "3 mana 6/4", "galloping horse, dust gold"),
    character("Ferris Goldmane", "Tourney Champion", "3 mana 5/6", "lion plume, gold"),
    character("Gorm Treefeller", "Giant-Kin", "3 mana 5/7", "felled trunk, pine"),
    character("Halvard the Red", "Berserker", "3 mana 6/3", "bear jaw helm, blood red"),
    character("Lady Elspeth Marrow", "Bone Chirurgeon", "3 mana 4/9", "saw and ribbon, bone white"),
    character("Marek of Three Rivers", "Pike Sergeant", "3 mana 4/9", "three crossed pikes, water blue"),
    character("Nadira al-Sahr", "Sun Archer", "3 mana 5/5", "sun disc and arrow, amber"),
    character("Orla Nightbloom", "Poisoner", "3 mana 6/2", "violet flower and vial, dark violet"),
    character("Queen's Man Dace", "Royal Blade", "3 mana 5/6", "crowned sword, navy"),
    character("Rowan Ashgrove", "Druid of the Weald", "3 mana 4/10", "antlers and leaves, green gold"),
    character("Severin Holt", "Siege Captain", "3 mana 5/5", "ballista bolt, gunmetal"),
    character("Ula Grimhollow", "Grave Tender", "3 mana 4/8", "spade and candle, earth"),
    character("Ysolde the Pale", "Frost Maiden", "3 mana 5/6", "snow crystal, ice blue"),
    character("Amara Sunlance", "Paladin", "4 mana 6/7", "burning lance, white gold"),
    character("Hesper the Huntress", "Beast Slayer", "4 mana 6/6", "boar spear, hunter green"),
    character("Kestrel Vey", "Master Assassin", "4 mana 7/3", "paired daggers, ink"),
    character("Lord Bertrand Keep", "Castellan", "4 mana 5/11", "walled keep, limestone"),
    character("Magister Quill", "Battle Mage", "4 mana 7/5", "lightning scroll, cobalt"),
    character("Ser Roland Duskmere", "Black Knight", "4 mana 7/4", "full helm, onyx"),
    character("The Iron Abbess", "Mother Superior", "4 mana 5/10", "iron veil, grey"),
    character("Thorgrim Bearcloak", "Chieftain", "4 mana 6/7", "bear cloak, dark brown"),
    character("Old King Hadrian", "the Unbowed", "5 mana 6/11", "weathered crown, silver"),
    character("Seraphine Voss", "Last of the Blademasters", "5 mana 9/2", "nine swords fan, crimson"),
    character("Vharos", "Bound Dragon-Priest", "5 mana 8/5", "chained dragon eye, ember"),
    character("Warlord Ogrin", "Breaker of Walls", "5 mana 7/8", "cracked tower, rust red"),
]
