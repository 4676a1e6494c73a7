/** What can be said quickly, and how it reads. */
import { called } from '../words/called.ts';

const TEXTS = {
  hello: 'Hello!',
  'well played': 'Well played!',
  thanks: 'Thanks!',
  oops: 'Oops!',
  hurry: 'Your move …',
  wow: 'Wow!',
  'good game': 'Good game!',
};

export const EMOTES = Object.keys(TEXTS);
export const emoteText = called(TEXTS);
