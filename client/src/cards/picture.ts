/** Where the pictures of cards and the emblems lie; the mark behind the address changes with the pictures. */
declare const __PICTURES__: string;

/** What a picture shows alone: its subject from near, in a square; the plane behind the subject; the subject without it. */
export type Part = 'close' | 'far' | 'near';

export const pictureOf = (game: string, key: string): string => `/pictures/${game}/${key}.svg?${__PICTURES__}`;

/** A part has an address of its own: browsers take the size of a part for that of the whole where both come from one. */
export const partOf = (picture: string, part: Part): string => picture && `${picture}&${part}#${part}`;

export const isClose = (picture: string): boolean => picture.endsWith('#close');

export const emblemOf = (name: string): string => `/pictures/emblems/${name}.svg?${__PICTURES__}`;
