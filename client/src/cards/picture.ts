/** Where the pictures of cards and the emblems lie; the mark behind the address changes with the pictures. */
declare const __PICTURES__: string;

export const pictureOf = (game: string, key: string): string => `/pictures/${game}/${key}.svg?${__PICTURES__}`;

export const emblemOf = (name: string): string => `/pictures/emblems/${name}.svg?${__PICTURES__}`;
