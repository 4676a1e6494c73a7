/** The first duel of cartoverse: four turns from a shard to the fall of the other hero. */
import type { Lesson } from '../../../lesson/lesson.ts';
import { shownOf } from '../shown.ts';
import { creature, end, has, hasActed, hasAttacked, hasGained, heroOf, holds, letThrough, on, order, pass, PUPIL, TEACHER } from './orders.ts';

const BEFORE = 2; // turns that each has begun when the lesson begins

export const lesson: Lesson = {
  teaches: {
    en: ['shards, mana and what a card costs', 'the Attack and the Defense zone', 'attacks, blocks, and answers in a chain', 'traps, hero actions and Loyalty'],
    de: ['Splitter, Mana und was eine Karte kostet', 'die Angriffs- und die Verteidigungszone', 'Angriffe, Blocken und Antworten in einer Kette', 'Fallen, Heldenaktionen und Treue'],
  },
  turn: (frame) => (shownOf(frame)?.seats[PUPIL]?.turns ?? BEFORE) - BEFORE,
  steps: [
    {
      turn: 1,
      say: {
        en: 'Welcome! You are Warchief Brakka. Bring the enemy hero, Ser Aldous, from 9 HP to 0, and you win.',
        de: 'Willkommen! Du bist Warchief Brakka. Bring den feindlichen Helden, Ser Aldous, von 9 LP auf 0, und du gewinnst.',
      },
      point: () => [`hero:${TEACHER}`],
    },
    order(1, { kind: 'shard', card: 'ember_shard' }, hasGained, {
      en: 'Once a turn you may gain mana. A shard draws a card at once and becomes a mana next turn: take the Ember Shard and put it on your shards, the green field at the left below.',
      de: 'Einmal je Zug darfst du Mana gewinnen. Ein Splitter zieht sofort eine Karte und wird im nächsten Zug zu Mana: Nimm den Ember Shard und leg ihn zu deinen Splittern, auf das grüne Feld links unten.',
    }),
    order(1, { kind: 'creature', card: 'ironhide_orc', slot: ['defense', 3] }, (now) => has(now, PUPIL, 'ironhide_orc'), {
      en: 'You have 2 mana. Summon the Ironhide Orc into slot 3 of your Defense zone, the row at the back. Creatures never move by themselves, so choose well where they stand.',
      de: 'Du hast 2 Mana. Beschwöre den Ironhide Orc auf Platz 3 deiner Verteidigungszone, der hinteren Reihe. Kreaturen ziehen nie von selbst; überleg gut, wo sie stehen.',
    }),
    end(1, {
      en: 'It comes into play exhausted, so it cannot block yet. End your turn.',
      de: 'Er kommt erschöpft ins Spiel und kann noch nicht blocken. Beende deinen Zug.',
    }),
    pass(1),
    order(2, { kind: 'mana', card: 'war_drums' }, hasGained, {
      en: 'The Dawn Squire hit you: nobody could block. You have no shard now, but any card can be put into the mana zone and is mana at once: take War Drums, then your mana.',
      de: 'Der Dawn Squire hat dich getroffen: Niemand konnte blocken. Du hast jetzt keinen Splitter, aber jede Karte darf in die Manazone und ist sofort Mana: Nimm War Drums, dann dein Mana.',
    }),
    order(2, { kind: 'creature', card: 'raider', slot: ['attack', 1] }, (now) => has(now, PUPIL, 'raider'), {
      en: 'Only creatures in the Attack zone, your front row, can attack. Summon the Raider into slot 1 there: it is Swift and enters ready.',
      de: 'Nur Kreaturen in der Angriffszone, deiner vorderen Reihe, können angreifen. Beschwöre dort den Raider auf Platz 1: Er ist flink (Swift) und kommt bereit ins Spiel.',
    }),
    order(2, { kind: 'attack', by: on(PUPIL, 'raider'), to: heroOf(TEACHER) }, (now) => hasAttacked(now, 'raider'), {
      en: 'Attack Ser Aldous: take the Raider, then the hero. You may attack any enemy creature or the hero.',
      de: 'Greif Ser Aldous an: Nimm den Raider, dann den Helden. Du darfst jede feindliche Kreatur angreifen oder den Helden.',
    }),
    end(2, {
      en: 'Six HP left. Keep 2 mana: a Burst can be played in the enemy’s turn. End your turn.',
      de: 'Noch sechs LP. Behalte 2 Mana: Ein Blitzzauber (Burst) geht auch im Zug des Gegners. Beende deinen Zug.',
    }),
    order(2, { kind: 'cast', card: 'firebolt', to: on(TEACHER, 'shieldmate') }, (now) => !holds(now, 'firebolt'), {
      en: 'Shieldmate attacks your Raider, and you may answer. Firebolt is a Burst: take it, then Shieldmate. The chain resolves from its newest link down, so your answer comes first.',
      de: 'Shieldmate greift deinen Raider an, und du darfst antworten. Firebolt ist ein Burst: Nimm ihn, dann Shieldmate. Die Kette wird vom neuesten Glied her abgehandelt; deine Antwort kommt also zuerst.',
    }),
    pass(2),
    order(2, { kind: 'block', by: on(PUPIL, 'ironhide_orc') }, () => false, {
      en: 'It lives with 1 HP. Now block: a ready creature of your Defense zone takes the place of what is attacked. Take the Orc.',
      de: 'Er lebt noch mit 1 LP. Jetzt block: Eine bereite Kreatur deiner Verteidigungszone tritt an die Stelle des Angegriffenen. Nimm den Orc.',
    }),
    order(3, { kind: 'shard', card: 'ember_shard' }, hasGained, {
      en: 'Well blocked: Shieldmate is gone. Play your shard.',
      de: 'Gut geblockt: Shieldmate ist weg. Spiel deinen Splitter.',
    }),
    order(3, { kind: 'trap', card: 'snare' }, (now) => !holds(now, 'snare'), {
      en: 'Set a trap: take Snare, then “Set the trap”. It lies face down and goes off by itself when an enemy attacks.',
      de: 'Stell eine Falle: Nimm Snare, dann „Falle stellen“. Sie liegt verdeckt und schnappt von selbst zu, wenn ein Gegner angreift.',
    }),
    order(3, { kind: 'ability', by: heroOf(PUPIL), to: on(PUPIL, 'raider') }, hasActed, {
      en: 'Once a turn your hero acts: draw for 1 mana, replace a card, or use an ability. Warcry gives +2 ATK for this turn: take it, then the Raider.',
      de: 'Einmal je Zug handelt dein Held: für 1 Mana ziehen, eine Karte ersetzen oder eine Fähigkeit benutzen. Warcry gibt in diesem Zug +2 ANG: Nimm es, dann den Raider.',
    }),
    order(3, { kind: 'attack', by: on(PUPIL, 'raider'), to: heroOf(TEACHER) }, (now) => hasAttacked(now, 'raider'), {
      en: 'The Temple Knight is still exhausted and cannot block. Attack Ser Aldous with 5 ATK.',
      de: 'Der Temple Knight ist noch erschöpft und kann nicht blocken. Greif Ser Aldous mit 5 ANG an.',
    }),
    pass(3),
    end(3, { en: 'One HP left. End your turn, and watch your trap.', de: 'Noch ein LP. Beende deinen Zug und gib auf deine Falle acht.' }),
    letThrough(3, {
      en: 'Snare went off: the Squire has 0 ATK and hurts nobody. There is no need to block: let it through.',
      de: 'Snare hat zugeschnappt: Der Squire hat 0 ANG und tut niemandem weh. Blocken ist nicht nötig: Lass den Angriff durch.',
    }),
    order(4, { kind: 'cast', card: 'uproot', to: on(TEACHER, 'temple_knight') }, (now) => creature(now, TEACHER, 'temple_knight')?.zone !== 'defense', {
      en: 'The Temple Knight could block now. Uproot moves it to the Attack zone, where it cannot. It is a Verdant card, so it costs you 1 HP as well: the drop on the card says so.',
      de: 'Jetzt könnte der Temple Knight blocken. Uproot versetzt ihn in die Angriffszone, wo er das nicht kann. Es ist eine Karte von Verdant und kostet dich auch 1 LP: Das sagt der Tropfen auf der Karte.',
    }),
    pass(4),
    order(4, { kind: 'attack', by: on(PUPIL, 'raider'), to: heroOf(TEACHER) }, () => false, {
      en: 'Nobody can block. Attack Ser Aldous and win!',
      de: 'Niemand kann blocken. Greif Ser Aldous an und gewinne!',
    }),
  ],
};
