/** [III.factors] What surrounds a unit that tests its reaction, counted once for a test: what formulas of the score read. */

/** Things that are counted. */
export const COUNTS = {
  friendsNear: 'units of its own Force within ten inches',
  friendsCharging: 'units of its own Force that charge',
  friendsRetiring: 'units of its own Force that retire or retreat',
  friendsBroken: 'units of its own Force that are broken',
  firstOnField: 'commanders of class 1 who are anywhere on the field, and no closer',
  firstWithForce: 'commanders of class 1 who are with its Force, and not with the unit',
  firstWithUnit: 'commanders of class 1 who are with the unit',
  secondNear: 'commanders of class 2 of its Force, or in chief, who are near, and not with the unit',
  secondWithUnit: 'commanders of class 2 who are with the unit',
  thirdWithUnit: 'commanders of class 3 who are with the unit',
  firstLost: 'commanders of class 1 that it has seen routed, taken or lost this period',
  secondLost: 'commanders of class 2 that it has seen routed, taken, lost or going back this period',
  thirdLost: 'commanders of class 3 that it has seen routed, taken or lost this period',
  fifthsLost: 'full fifths of its strength that are lost',
  unsecuredFlanks: 'its flanks that nothing secures, 0 to 2',
  enemiesNear: 'enemy infantry within ten inches, and enemy cavalry within sixteen',
  enemiesBroken: 'enemy units that are broken',
} as const;

/** Things that are so or not. */
export const SIGNS = {
  friendsElsewhere: 'a further friendly unit is in view',
  ownForceAdvancing: 'the whole of its Force advances',
  forceAdvancing: 'another friendly Force advances',
  othersRetiring: 'a friendly unit of another Force retires or retreats',
  othersBroken: 'a friendly unit of another Force is broken',
  uphill: 'it stands uphill of every enemy within twenty inches, and there is one',
  enemiesElsewhere: 'a further enemy unit is in sight',
  enemyAdvancing: 'an enemy unit advances',
  enemyChargingForce: 'an enemy unit charges a unit of its Force',
  shockCharge: 'heavy or extra heavy cavalry, or thirty pikes or spears, charge it',
  enemyOnFlank: 'an enemy that can reach it in one move is on a flank',
  enemyInRear: 'an enemy that can reach it in one move is in its rear',
  enemyPresentsFlank: 'an enemy that it can reach in two moves shows it flank or rear',
  enemyRetiring: 'an enemy retires or retreats',
} as const;

/** By name: how many there are, or 1 where it is so. */
export type Tally = Readonly<Record<keyof typeof COUNTS | keyof typeof SIGNS, number>>;

/** The names, in the order of the list of factors. */
export const TALLY_NAMES = [...Object.keys(COUNTS), ...Object.keys(SIGNS)] as readonly (keyof Tally)[];

/** Nothing is there to be counted. */
export const NO_TALLY: Tally = Object.fromEntries(TALLY_NAMES.map((name) => [name, 0])) as Tally;
