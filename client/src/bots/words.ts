/** The words about bots. */

export const say = {
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  master: 'Master',
  meet: 'You may meet',
  levelOf: (level: string) => `${level} bot`,
};
