/** The words of the About page. */
import { words } from '../../words/words.svelte.ts';

export const say = words({
  en: {
    title: 'About Cardwright',
    what: 'Cardwright is a platform for card battle games: one engine with exact rules, games to play in the browser against people or bots, a laboratory for designers and an environment for researchers. It is free software under the MIT licence.',
    fair: 'Fair by construction',
    fairWhat: 'What you may not know never leaves the server. Every shuffle can be proven: the server commits to its secret before the match, and after it everybody can check that the cards were dealt from it.',
    credits: 'Whose work is in it',
    icons: 'The icons of emblems, keywords and controls are from',
    iconsChanged: 'Those of emblems are gilt and set on enamel. The pictures of cards are drawn by us.',
    generals: 'The names and numbers of the cards and generals in Generals come from the open release of Duelyst by Counterplay Games:',
    generalsOwn: 'Rules, program and pictures are our own.',
    fonts: 'Fonts:',
    sounds: 'Sounds are synthesised with',
    built: 'Built with',
    programs: 'For programs',
    programsWhat: 'Everything a person can do here, a program can do too. The interface is described in',
  },
  de: {
    title: 'Über Cardwright',
    what: 'Cardwright ist eine Plattform für Kartenkampfspiele: eine Engine mit genauen Regeln, Spiele im Browser gegen Menschen oder Bots, ein Labor für alle, die Spiele entwerfen, und eine Umgebung für die Forschung. Es ist freie Software unter der MIT-Lizenz.',
    fair: 'Fair gebaut',
    fairWhat: 'Was du nicht wissen darfst, verlässt den Server nie. Jedes Mischen lässt sich beweisen: Der Server legt sich vor der Partie auf sein Geheimnis fest, und danach kann jeder prüfen, dass die Karten daraus gegeben wurden.',
    credits: 'Wessen Arbeit darin steckt',
    icons: 'Die Zeichen von Wappen, Schlüsselwörtern und Knöpfen stammen von',
    iconsChanged: 'Die der Wappen sind vergoldet und liegen auf Emaille. Die Bilder der Karten haben wir gezeichnet.',
    generals: 'Die Namen und Werte der Karten und Generäle in Generals stammen aus der offenen Veröffentlichung von Duelyst durch Counterplay Games:',
    generalsOwn: 'Regeln, Programm und Bilder sind unsere eigenen.',
    fonts: 'Schriften:',
    sounds: 'Töne werden erzeugt mit',
    built: 'Gebaut mit',
    programs: 'Für Programme',
    programsWhat: 'Alles, was ein Mensch hier tun kann, kann auch ein Programm. Die Schnittstelle ist beschrieben in',
  },
});
