/** [III.2] Why a unit tests: the numbers that events and frames have. */
export const VOLUNTARY = 0;
export const KNIGHTS_NEAR = 1;
export const FIRST_FIRE = 2;
export const FIRST_MENACE = 3;
export const CHARGED = 4;
export const BEFORE_CLOSING = 5;
export const FRIEND_BROKE = 6;
export const SHOT_DOWN = 7;
export const BELOW_HALF_STRENGTH = 8;
export const HOLDING_BACK = 9;
export const COMMANDER_LOST = 10;
export const SURPRISED = 11;
/** [II.6] To rally. */
export const RALLYING = 12;

/** What each is called in a sentence. */
export const REASON_WORDS = [
  'as the owner wishes',
  'with an enemy in reach',
  'first under heavy fire',
  'first menaced by heavy horse',
  'charged',
  'before closing',
  'since a unit of the Force breaks',
  'shot down',
  'below half strength',
  'to hold back',
  'at the loss of a commander',
  'surprised',
  'to rally',
] as const;

/** The row of each. */
export const REASON_CASES = [
  'III.1',
  'III.2(i)',
  'III.2(ii)',
  'III.2(ii)',
  'III.2(iii)',
  'III.2(iv)',
  'III.2(v)',
  'III.2(vi)',
  'III.2(vii)',
  'III.2(viii)',
  'III.2(ix)',
  'III.2(x)',
  'II.6',
] as const;
