/** The words of the coach, whatever it teaches. */

export const say = {
  coach: 'Coach',
  step: (at: number, all: number) => `${at} of ${all}`,
  next: 'Go on',
  show: 'Show me',
  hide: 'Hide the coach',
  watch: 'Watch what happens …',
  free: 'From here on you are on your own: play as you like. ✦ Hint shows what the bot would do, and taking back is free.',
  won: 'You have won your first match. Well played!',
  lost: 'That did not work out, but you know the moves now. Try again!',
  real: 'Play a real match',
  again: 'Take the lesson again',
  home: 'To the first page',
};
