/** The words of the About page. */

export const say = {
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
};
