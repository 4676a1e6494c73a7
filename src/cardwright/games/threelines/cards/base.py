"""The 64 characters: three from the rule document, with its numbers, and 61 of our own.

Ours lie on one curve: three times attack plus defence is nine plus four times cost, give or take one.
"""

from __future__ import annotations

from cardwright.games.threelines.model.card import Card

# name, epithet, attack, defence, cost, what the picture shows
CHARACTERS: list[Card] = [
    # cost 1
    Card("Ansel Quickfoot", "Courier", 4, 2, 1, "winged letter, sky blue"),
    Card("Brother Osmund", "Almoner", 2, 6, 1, "bread loaf and bell, ochre"),
    Card("Corwin Pyke", "Deserter", 4, 1, 1, "broken spear, mud brown"),
    Card("Dorrin Kettle", "Camp Cook", 2, 7, 1, "iron pot over fire, copper"),
    Card("Fenna Graymantle", "Pathfinder", 3, 3, 1, "boot and compass star, grey green"),
    Card("Hob the Small", "Kennel Hand", 3, 4, 1, "hound collar, tan"),
    Card("Ludo Marsh", "Bog Cutter", 2, 8, 1, "peat spade, dark olive"),
    Card("Mira Thornquill", "Hedge Witch", 3, 4, 1, "bramble wreath, moss green"),
    Card("Nessa Brindle", "Poacher", 3, 3, 1, "bow and hare, forest green"),
    Card("Old Garrick", "Ferryman", 2, 8, 1, "lantern on a barge, river blue"),
    Card("Pell Ashford", "Gate Sentry", 2, 7, 1, "closed portcullis, slate"),
    Card("Petra Vale", "Apprentice Scribe", 2, 6, 1, "quill and seal, ivory"),
    Card("Rusk", "Toll Brute", 3, 5, 1, "spiked club, iron grey"),
    Card("Sister Ilse", "Lamplighter", 2, 7, 1, "lit lamp, warm yellow"),
    Card("Tam Reedwater", "Eel Fisher", 3, 3, 1, "barbed fish spear, teal"),
    Card("Tyrion Lannister", "the Clever", 3, 4, 1, "goblet and open book, gold on crimson", set_="document"),
    Card("Wren Halloway", "Street Runner", 4, 1, 1, "swift bird in flight, rust"),
    Card("Yara Flint", "Slinger", 3, 4, 1, "sling and stone, sandstone"),
    # cost 2
    Card("Big Morwen", "Quarry Boss", 3, 9, 2, "pick and boulder, granite"),
    Card("Bram Oakhand", "Shieldwright", 3, 9, 2, "round oak shield, brown"),
    Card("Captain Sable", "Smuggler", 5, 2, 2, "black sail, charcoal"),
    Card("Cedric Lorne", "Banner Bearer", 3, 7, 2, "forked banner, royal blue"),
    Card("Edda Stonehearth", "Hearth Guard", 3, 8, 2, "stone hearth, ember orange"),
    Card("Greta Ironbraid", "Forge Master", 3, 8, 2, "anvil and braid, red iron"),
    Card("Ishara Dune", "Sand Dancer", 4, 4, 2, "curved blade and veil, saffron"),
    Card("Jon Snow", "the Warden", 5, 3, 2, "white wolf's head over a black cloak, steel blue", set_="document"),
    Card("Jorund Half-Hand", "Veteran", 4, 6, 2, "mailed glove with three fingers, pewter"),
    Card("Kaela Stormborne", "Reaver", 5, 2, 2, "twin axes, storm violet"),
    Card("Lysa Fenwick", "Duelist", 5, 1, 2, "thin rapier, scarlet"),
    Card("Maelis of the Reeds", "Marsh Seer", 3, 7, 2, "heron eye, reed green"),
    Card("Osric Wain", "Carter Militia", 3, 8, 2, "wagon wheel, straw"),
    Card("Ravik the Lean", "Wolf Hunter", 4, 5, 2, "wolf pelt and bow, ash"),
    Card("Robb Stark", "the Young Lord", 4, 2, 2, "grey direwolf banner, pale grey", set_="document"),
    Card("Ser Aldric Vane", "Hedge Knight", 4, 5, 2, "plain shield and lance, blue steel"),
    Card("Silas Crowe", "Night Watcher", 4, 5, 2, "crow on a wall, midnight"),
    Card("Thessaly Crane", "Falconer", 4, 4, 2, "hooded falcon, plum"),
    Card("Toren Blackwater", "Harpooner", 4, 4, 2, "harpoon and wave, deep blue"),
    Card("Vikram Tal", "Spice Guard", 4, 6, 2, "halberd and star anise, cinnamon"),
    # cost 3
    Card("Bastien Crow-Tongue", "Spymaster", 6, 3, 3, "key in a beak, black"),
    Card("Dragan Steppe-Born", "Horse Lord", 6, 4, 3, "galloping horse, dust gold"),
    Card("Ferris Goldmane", "Tourney Champion", 5, 6, 3, "lion plume, gold"),
    Card("Gorm Treefeller", "Giant-Kin", 5, 7, 3, "felled trunk, pine"),
    Card("Halvard the Red", "Berserker", 6, 3, 3, "bear jaw helm, blood red"),
    Card("Lady Elspeth Marrow", "Bone Chirurgeon", 4, 9, 3, "saw and ribbon, bone white"),
    Card("Marek of Three Rivers", "Pike Sergeant", 4, 9, 3, "three crossed pikes, water blue"),
    Card("Nadira al-Sahr", "Sun Archer", 5, 5, 3, "sun disc and arrow, amber"),
    Card("Orla Nightbloom", "Poisoner", 6, 2, 3, "violet flower and vial, dark violet"),
    Card("Queen's Man Dace", "Royal Blade", 5, 6, 3, "crowned sword, navy"),
    Card("Rowan Ashgrove", "Druid of the Weald", 4, 10, 3, "antlers and leaves, green gold"),
    Card("Severin Holt", "Siege Captain", 5, 5, 3, "ballista bolt, gunmetal"),
    Card("Ula Grimhollow", "Grave Tender", 4, 8, 3, "spade and candle, earth"),
    Card("Ysolde the Pale", "Frost Maiden", 5, 6, 3, "snow crystal, ice blue"),
    # cost 4
    Card("Amara Sunlance", "Paladin", 6, 7, 4, "burning lance, white gold"),
    Card("Hesper the Huntress", "Beast Slayer", 6, 6, 4, "boar spear, hunter green"),
    Card("Kestrel Vey", "Master Assassin", 7, 3, 4, "paired daggers, ink"),
    Card("Lord Bertrand Keep", "Castellan", 5, 11, 4, "walled keep, limestone"),
    Card("Magister Quill", "Battle Mage", 7, 5, 4, "lightning scroll, cobalt"),
    Card("Ser Roland Duskmere", "Black Knight", 7, 4, 4, "full helm, onyx"),
    Card("The Iron Abbess", "Mother Superior", 5, 10, 4, "iron veil, grey"),
    Card("Thorgrim Bearcloak", "Chieftain", 6, 7, 4, "bear cloak, dark brown"),
    # cost 5
    Card("Old King Hadrian", "the Unbowed", 6, 11, 5, "weathered crown, silver"),
    Card("Seraphine Voss", "Last of the Blademasters", 9, 2, 5, "nine swords fan, crimson"),
    Card("Vharos", "Bound Dragon-Priest", 8, 5, 5, "chained dragon eye, ember"),
    Card("Warlord Ogrin", "Breaker of Walls", 7, 8, 5, "cracked tower, rust red"),
]
