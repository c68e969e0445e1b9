/** What dice are rolled for: the small numbers that tell rolls of one piece in one step apart, and their names. */
export const MARSH = 1;
export const RALLY_DIE = 2;
export const RETURN_DIE = 3;
export const WOLF_PIT = 4;
export const LEADER_LOSS = 5;
export const CAMP = 6;
export const COMBAT = 7;
export const CROSSBOW = 8;
export const ARTILLERY = 9;
export const ROUT_TRAMPLE = 10;

/** In a few words, for a person who throws real dice. */
export const DICE_USES: Readonly<Record<number, string>> = {
  [MARSH]: 'marsh',
  [RALLY_DIE]: 'rally',
  [RETURN_DIE]: 'return to the map',
  [WOLF_PIT]: 'wolf pit',
  [LEADER_LOSS]: 'loss of the leader',
  [CAMP]: 'camp followers',
  [COMBAT]: 'combat',
  [CROSSBOW]: 'crossbow fire',
  [ARTILLERY]: 'artillery fire',
  [ROUT_TRAMPLE]: 'ridden through',
};
