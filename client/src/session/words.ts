/** The words of the settings, and of what is said about the session on every page. */

export const say = {
  offline: 'You are offline.',
  offlineWhat: 'What you see is from before; it goes on as soon as the network is back.',
  ended: (name: string) => `You are logged out here: the session of ${name} has ended.`,
  logIn: 'Log in',
  understood: 'Understood',
  speed: 'Speed of motion',
  none: 'No motion',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
  volume: 'Volume',
  sound: 'Sounds',
  plain: 'Colours everybody can tell apart',
  previews: 'Show what an action would do',
  confirm: 'Ask before a turn ends while something can still be done',
  notify: 'Notify me when it is my move and the page is hidden',
  guestName: 'Your name at the table',
  anyGuest: 'Guest, with a number',
};
