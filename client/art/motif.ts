/** What a card's picture shows: a motif chosen for the card, what stands behind it, and the light it is seen in. */

/** The light and weather of a picture. */
export type Mood =
  | 'dawn' // warm gold, rays
  | 'fire' // embers, orange from below
  | 'lava' // black rock, red cracks
  | 'blood' // crimson
  | 'shadow' // violet murk
  | 'void' // black, one cold star
  | 'venom' // sick green
  | 'leaf' // forest green, light through leaves
  | 'stone' // grey rock, dust
  | 'sand' // ochre desert, haze
  | 'sea' // deep teal, waves
  | 'frost' // ice blue, crystals
  | 'storm' // slate sky, lightning
  | 'arcane' // magenta and blue, runes
  | 'steel' // cold metal, machine
  | 'spirit' // pale mist, moonlight
  | 'silk'; // deep red and jade, lanterns

/**
 * icon    the motif, a name of the game-icons set
 * behind  a second one, faint and large in the distance
 * mood    the light it is seen in
 * flip    whether it looks to the other side
 * of      the colour of what it is made of, where that is not left to its land
 */
export interface Motif {
  icon: string;
  behind?: string;
  mood: Mood;
  flip?: true;
  of?: string;
}

/** The motifs of some cards, by the cards' keys. */
export type Motifs = Readonly<Record<string, Motif>>;
