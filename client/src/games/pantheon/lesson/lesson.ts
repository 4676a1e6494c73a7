/** The first match of pantheon: four turns from a Mulligan to the fall of the other hero. */
import { shownOf } from '../shown.ts';
import type { Lesson, LessonWords, LessonStep } from '../../../lesson/lesson.ts';
import { end, has, hasAttacked, hasKept, hasPlaced, heroOf, holds, inPile, link, on, order, pass, PUPIL, shown, TEACHER } from './orders.ts';

const BEFORE = 2; // turns that each has finished when the lesson begins

const keep = (turn: number, say: LessonWords): LessonStep => order(turn, { kind: 'swap', card: '' }, hasKept, say);
const mana = (turn: number, say: LessonWords): LessonStep => order(turn, { kind: 'mana' }, hasPlaced, say);

const AGAIN: LessonWords = { en: 'A good hand. Keep all your cards.', de: 'Eine gute Hand. Behalte alle Karten.' };
const MANA: LessonWords = { en: 'Place a Mana again, as in every turn.', de: 'Leg wieder ein Mana aus, wie in jedem Zug.' };

export const lesson: Lesson = {
  teaches: {
    en: ['mana, units and attacks', 'Taunt, Stealth, and power that is lost for the turn', 'answering others, and the chain: the newest link first', 'your hero’s effect, and the shared discard pile'],
    de: ['Mana, Einheiten und Angriffe', 'Spott, Tarnung und Stärke, die für den Zug verloren ist', 'anderen antworten, und die Kette: das neueste Glied zuerst', 'der Effekt deines Helden und der gemeinsame Ablagestapel'],
  },
  turn: (frame) => (shownOf(frame)?.seats[PUPIL]?.finished ?? BEFORE) - BEFORE + 1,
  steps: [
    {
      turn: 1,
      say: {
        en: 'Welcome! Your hero is Thalassa. The last player with a living hero wins, and Mordun over there has 7 Health left.',
        de: 'Willkommen! Deine Heldin ist Thalassa. Wer als Letzter einen lebenden Helden hat, gewinnt, und Mordun dort drüben hat noch 7 Leben.',
      },
      point: () => [`hero:${TEACHER}`],
    },
    order(1, { kind: 'swap', card: 'doom' }, hasKept, {
      en: 'Your turn begins with two new cards, and you may swap up to two. Doom costs 5, far too much for now: touch it, then press the button.',
      de: 'Dein Zug beginnt mit zwei neuen Karten, und du darfst bis zu zwei tauschen. Doom kostet 5, viel zu viel: Berühre es und drücke dann den Knopf.',
    }),
    mana(1, {
      en: 'Once a turn you may place a Mana from your hand. Take it and put it on your mana.',
      de: 'Einmal je Zug darfst du ein Mana aus der Hand auslegen. Nimm es und leg es zu deinem Mana.',
    }),
    order(1, { kind: 'play', card: 'shield_cherub' }, (now) => has(now, PUPIL, 'shield_cherub'), {
      en: 'Three mana. Play the Shield Cherub for 2: take the card, then the table. It has Taunt: opponents have to attack it before your others.',
      de: 'Drei Mana. Spiel den Shield Cherub für 2 aus: Nimm die Karte, dann den Tisch. Er hat Spott (Taunt): Gegner müssen ihn vor deinen anderen angreifen.',
    }),
    pass(1),
    end(1, {
      en: 'It could attack at once, but let it guard your hero for now. Keep your last mana Ready and end your turn.',
      de: 'Er könnte sofort angreifen; lass ihn vorerst deine Heldin schützen. Behalte dein letztes Mana bereit und beende deinen Zug.',
    }),
    order(2, { kind: 'cast', card: 'firebolt', to: on(TEACHER, 'cinder_hound') }, (now) => !holds(now, 'firebolt'), {
      en: 'The Cinder Hound attacks your Cherub: 3 power against 2. You are asked, for spells may be cast in any turn. Firebolt takes 2 power from it for this turn: take the card, then the Hound.',
      de: 'Der Cinder Hound greift deinen Cherub an: Stärke 3 gegen 2. Du wirst gefragt, denn Zauber gehen in jedem Zug. Firebolt nimmt ihm für diesen Zug 2 Stärke: Nimm die Karte, dann den Hound.',
    }),
    pass(2),
    keep(2, { en: 'The Hound fell, and the Cherub stands. Your turn: keep all your cards.', de: 'Der Hound fiel, und der Cherub steht. Du bist am Zug: Behalte alle Karten.' }),
    mana(2, MANA),
    order(2, { kind: 'attack', by: on(PUPIL, 'shield_cherub'), to: on(TEACHER, 'town_watch') }, (now) => hasAttacked(now, 'shield_cherub'), {
      en: 'Now attack. The Town Watch has Taunt too, so it comes first; the Gloom Stalker has Stealth and cannot be attacked. Take your Cherub, then the Watch.',
      de: 'Jetzt greif an. Auch die Town Watch hat Spott und kommt zuerst; der Gloom Stalker hat Tarnung (Stealth) und ist nicht angreifbar. Nimm deinen Cherub, dann die Watch.',
    }),
    order(2, { kind: 'cast', card: 'divine_denial', to: link(2) }, (now) => !holds(now, 'divine_denial'), {
      en: 'The teacher answers with Forced March: +2 power for the Watch. The chain is settled from its newest link down, so answer that: Divine Denial negates it. Take the card, then the link.',
      de: 'Der Lehrer antwortet mit Forced March: +2 Stärke für die Watch. Die Kette wird vom neuesten Glied her abgehandelt; antworte also darauf: Divine Denial hebt es auf. Nimm die Karte, dann das Glied.',
    }),
    order(2, { kind: 'play', card: 'militia_recruit' }, (now) => has(now, PUPIL, 'militia_recruit'), {
      en: 'Well answered. Play the Militia Recruit as well.',
      de: 'Gut geantwortet. Spiel auch den Militia Recruit aus.',
    }),
    end(2, { en: 'Keep one mana ready and end your turn. You will see what for.', de: 'Behalte ein Mana bereit und beende deinen Zug. Wozu, siehst du gleich.' }),
    order(3, { kind: 'activate', by: heroOf(PUPIL), to: on(TEACHER, 'pit_brawler') }, (now) => shown(now)?.seats[PUPIL]?.awake === false, {
      en: 'You are asked again. Your hero’s effect may be used in any turn: for 1 mana Thalassa Exhausts a unit. Take her, then the Pit Brawler, before it attacks.',
      de: 'Wieder wirst du gefragt. Der Effekt deiner Heldin geht in jedem Zug: Für 1 Mana erschöpft Thalassa eine Einheit. Nimm sie, dann den Pit Brawler, bevor er angreift.',
    }),
    pass(3),
    keep(3, AGAIN),
    mana(3, MANA),
    order(3, { kind: 'cast', card: 'ambush_at_dusk', to: on(TEACHER, 'pit_brawler') }, (now) => hasKept(now) && !has(now, TEACHER, 'pit_brawler'), {
      en: 'The Brawler is still Exhausted. Ambush at Dusk destroys an Exhausted unit.',
      de: 'Der Brawler ist noch erschöpft. Ambush at Dusk zerstört eine erschöpfte Einheit.',
    }),
    order(3, { kind: 'attack', by: on(PUPIL, 'militia_recruit'), to: heroOf(TEACHER) }, (now) => hasAttacked(now, 'militia_recruit'), {
      en: 'The teacher has no units left, so their hero can be attacked. Take the Recruit, then Mordun.',
      de: 'Der Lehrer hat keine Einheiten mehr, also kann sein Held angegriffen werden. Nimm den Recruit, dann Mordun.',
    }),
    pass(3),
    end(3, { en: 'End your turn.', de: 'Beende deinen Zug.' }),
    pass(4),
    keep(4, AGAIN),
    mana(4, MANA),
    order(4, { kind: 'attack', by: on(PUPIL, 'militia_recruit'), to: on(TEACHER, 'treasure_goblin') }, (now) => hasAttacked(now, 'militia_recruit'), {
      en: 'A Treasure Goblin guards the hero now. Attack it with your Recruit: both have 2 power, so both fall.',
      de: 'Jetzt schützt ein Treasure Goblin den Helden. Greif ihn mit deinem Recruit an: Beide haben Stärke 2, also fallen beide.',
    }),
    order(4, { kind: 'cast', card: 'raise_the_fallen', to: inPile('pit_brawler') }, (now) => has(now, PUPIL, 'pit_brawler'), {
      en: 'The discard pile belongs to everybody. Raise the Fallen summons a unit from it, for you: take the card, then the Pit Brawler in the pile.',
      de: 'Der Ablagestapel gehört allen. Raise the Fallen holt eine Einheit daraus auf deine Seite: Nimm die Karte, dann den Pit Brawler im Stapel.',
    }),
    order(4, { kind: 'attack', by: on(PUPIL, 'pit_brawler'), to: heroOf(TEACHER) }, () => false, {
      en: 'It is Ready and has 5 power; Mordun has 5 Health. Attack him and win!',
      de: 'Er ist bereit und hat Stärke 5; Mordun hat noch 5 Leben. Greif ihn an und gewinne!',
    }),
  ],
};
