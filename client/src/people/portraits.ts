/** The faces of people: a card that they have chosen, else one that is always the same for the same player. */
import { partOf, pictureOf } from '../cards/picture.ts';

/** Who stands for players that have chosen nobody. */
const STRANGERS = [
  ...['ansel_quickfoot', 'brother_osmund', 'dorrin_kettle', 'fenna_graymantle', 'hob_the_small', 'mira_thornquill', 'tam_reedwater', 'wren_halloway'],
  ...['nessa_brindle', 'petra_vale', 'pell_ashford', 'osric_wain', 'old_garrick', 'sister_ilse', 'severin_holt', 'marek_of_three_rivers'],
];

/** A number that is always the same for the same player. */
const numberOf = (player: string): number => [...player].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

/** The picture of a player's face, whose card is called GAME/KEY. */
export function portraitOf(player: string, face: string): string {
  const [game, key] = (face || `threelines/${STRANGERS[numberOf(player) % STRANGERS.length]!}`).split('/');
  return partOf(pictureOf(game!, key!), 'close');
}
