/** What dice of firing, fighting and commanders are rolled for: small numbers that tell rolls of one unit in a step apart. */
export const FIRE_RED = 1;
export const FIRE_BLACK = 2;
export const FIGHT_RED = 3;
export const FIGHT_BLACK = 4;
export const COMMANDER = 5;
export const REACTION = 6;

/** In a few words, for a person who throws real dice. */
export const DICE_USES: Readonly<Record<number, string>> = {
  [FIRE_RED]: 'red die of the volley',
  [FIRE_BLACK]: 'black die of the volley',
  [FIGHT_RED]: 'red die of the fight',
  [FIGHT_BLACK]: 'black die of the fight',
  [COMMANDER]: 'danger to the commander',
  [REACTION]: 'reaction test',
};
