/** The first siege of ancients: three rounds from a Night in which a hero is saved to the fall of an Ancient. */
import type { Lesson } from '../../../lesson/lesson.ts';
import { shownOf, thingAt } from '../shown.ts';
import { at, core, end, has, holds, inPhase, order, PUPIL, standing, TEACHER } from './orders.ts';

const BEFORE = 3; // rounds that are over when the lesson begins

export const lesson: Lesson = {
  teaches: {
    en: ['two lanes, Towers and the Ancients behind them', 'arrows, and what the coming combat will do', 'heroes that cast, move, deploy and claim runes', 'gold, the shop and items'],
    de: ['zwei Pfade, Türme und die Ursteine dahinter', 'Pfeile, und was der kommende Kampf bringt', 'Helden, die zaubern, ziehen, aufgestellt werden und Runen nehmen', 'Gold, der Laden und Gegenstände'],
  },
  turn: (frame) => (shownOf(frame)?.round ?? BEFORE) - BEFORE,
  steps: [
    {
      turn: 1,
      say: {
        en: 'Welcome! In lane 2 the enemy Tower has already fallen, and its Ancient stands open. Bring it down, and you win.',
        de: 'Willkommen! Auf Pfad 2 ist der feindliche Turm schon gefallen, und sein Urstein liegt offen. Bring ihn zu Fall, und du gewinnst.',
      },
      point: () => [thingAt(core(2, TEACHER))],
    },
    {
      turn: 1,
      say: {
        en: 'Each unit of a combat row has an arrow to what it will strike. The red badge says what the coming combat costs it; a skull, that it dies. Brakka would die.',
        de: 'Jede Einheit einer Kampfreihe hat einen Pfeil auf das, was sie schlagen wird. Das rote Schild sagt, was der kommende Kampf sie kostet; ein Schädel, dass sie stirbt. Brakka würde sterben.',
      },
      point: () => [thingAt(at(1, PUPIL, 'combat', 2))],
    },
    order(1, { kind: 'ability', by: at(1, PUPIL, 'support', 4), to: at(1, PUPIL, 'combat', 2) }, (now) => (standing(now, at(1, PUPIL, 'support', 4))?.ability?.cooldown ?? 0) > 0, {
      en: 'Issa can heal: use her ability, the round icon on her card, then choose Brakka.',
      de: 'Issa kann heilen: Benutze ihre Fähigkeit, das runde Zeichen auf ihrer Karte, und wähle dann Brakka.',
    }),
    order(1, { kind: 'play', card: 'm_r07', to: core(2, TEACHER) }, (now) => !holds(now, 'm_r07'), {
      en: 'After each action it is the other one’s turn. Now cast Crush the Rampart on the Ancient in lane 2. A hero of its colour in that lane casts it, paid with the mana of the lane; from the support row it would cost 1 less.',
      de: 'Nach jeder Aktion ist die andere Seite dran. Wirke jetzt Crush the Rampart auf den Urstein von Pfad 2. Ein Held seiner Farbe auf diesem Pfad wirkt es und zahlt mit dem Mana des Pfads; aus der Rückreihe kostet es 1 weniger.',
    }),
    end(1, 'pass', {
      en: 'Pass. When both have passed one after the other, both lanes fight at once.',
      de: 'Passe. Haben beide nacheinander gepasst, wird auf beiden Pfaden zugleich gekämpft.',
    }),
    order(1, { kind: 'buy', card: 'i07' }, (now) => holds(now, 'i07'), {
      en: 'Kills and leftover mana brought gold. Between the rounds there is a shop: buy the Ramshead Maul.',
      de: 'Besiegte Gegner und übriges Mana haben Gold gebracht. Zwischen den Runden ist der Laden offen: Kauf den Ramshead Maul.',
    }),
    end(1, 'close', { en: 'Done: leave the shop.', de: 'Fertig: Verlass den Laden.' }),
    order(2, { kind: 'deploy', to: at(2, PUPIL, 'combat', 2) }, (now) => has(now, 'h_r3'), {
      en: 'Day breaks. Heroes that have died come back from the fountain: take Sereth, choose combat slot 2 of lane 2, then confirm. Both sides deploy in secret.',
      de: 'Es wird Tag. Gefallene Helden kommen aus dem Brunnen zurück: Nimm Sereth, wähle Kampfplatz 2 von Pfad 2 und bestätige. Beide Seiten stellen geheim auf.',
    }),
    order(2, { kind: 'play', card: 'i07', to: at(2, PUPIL, 'combat', 3) }, (now) => !holds(now, 'i07'), {
      en: 'Give the Ramshead Maul to Uldo in lane 2: +2 attack, and Siege strikes the Ancient even with somebody before it.',
      de: 'Gib Uldo auf Pfad 2 den Ramshead Maul: +2 Angriff, und Belagerung trifft den Urstein, wer auch davor steht.',
    }),
    order(2, { kind: 'play', card: 's_r4a', to: core(2, TEACHER) }, (now) => !holds(now, 's_r4a'), {
      en: 'Battering Run deals damage equal to the caster’s attack. Cast it on the Ancient.',
      de: 'Battering Run macht so viel Schaden, wie der Zaubernde Angriff hat. Wirke es auf den Urstein.',
    }),
    order(2, { kind: 'move', by: at(1, PUPIL, 'combat', 2), to: at(1, PUPIL, 'support', 1) }, (now) => standing(now, at(1, PUPIL, 'support', 1)) !== null, {
      en: 'Heroes can move: between the rows of a lane, or from the support row to the other lane. Bring Brakka back to support slot 1; the price stands on the slot.',
      de: 'Helden können ziehen: zwischen den Reihen eines Pfads, oder aus der Rückreihe auf den anderen Pfad. Zieh Brakka auf Rückplatz 1; der Preis steht auf dem Platz.',
    }),
    order(2, { kind: 'claim', by: at(2, PUPIL, 'combat', 2) }, (now) => shownOf(now.frame)?.rune === null, {
      en: 'By Day a rune lies between the lanes. A hero in a combat row can claim it: take Sereth, then the rune.',
      de: 'Am Tag liegt eine Rune zwischen den Pfaden. Ein Held in einer Kampfreihe kann sie nehmen: Nimm Sereth, dann die Rune.',
    }),
    end(2, 'pass', { en: 'Well done. Pass, and let them fight.', de: 'Gut gemacht. Passe und lass sie kämpfen.' }),
    { ...end(2, 'close', { en: 'You can keep your gold. Leave the shop.', de: 'Du kannst dein Gold behalten. Verlass den Laden.' }), can: (now) => inPhase(now, 'shop') },
    order(3, { kind: 'play', card: 'm_r10', to: at(2, PUPIL, 'combat', 5) }, (now) => !holds(now, 'm_r10'), {
      en: 'Night falls, and Melee Creeps are Mega. Play the Ramhorn Bull into combat slot 5 of lane 2: nobody stands opposite, so it strikes the Ancient.',
      de: 'Es wird Nacht, und die Nahkämpfer sind Mega. Spiel den Ramhorn Bull auf Kampfplatz 5 von Pfad 2: Gegenüber steht niemand, also schlägt er den Urstein.',
    }),
    order(3, { kind: 'play', card: 'm_r05', by: at(2, PUPIL, 'support', 2) }, (now) => !holds(now, 'm_r05'), {
      en: 'Warband Roar gives all units of a combat row +2 attack. Orsolo casts it in lane 2, a blue hero: the AB hero lends its colour to all. Choose Orsolo if another hero is marked.',
      de: 'Warband Roar gibt allen Einheiten einer Kampfreihe +2 Angriff. Orsolo wirkt es auf Pfad 2, obwohl er blau ist: Der AB-Held leiht allen seine Farbe. Wähle ihn, falls ein anderer Held markiert ist.',
    }),
    end(3, 'pass', { en: 'The badge on the Ancient has a skull. Pass, and win!', de: 'Das Schild am Urstein zeigt einen Schädel. Passe und gewinne!' }),
  ],
};
