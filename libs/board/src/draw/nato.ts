/** Boxes of NATO's symbols for units, in the box that all drawings on counters have, and the marks of unit sizes. */

const BOX = { path: 'M -36 -22 L 36 -22 L 36 22 L -36 22 Z', stroke: 4 } as const;
const SLASH = { path: 'M -36 22 L 36 -22', stroke: 4 } as const;
const CROSS = { path: 'M -36 22 L 36 -22 M -36 -22 L 36 22', stroke: 4 } as const;
const OVAL = {
  path: 'M -24 0 C -24 -15 24 -15 24 0 C 24 15 -24 15 -24 0 Z',
  stroke: 4,
} as const;

/** Drawings by name. */
export const NATO = {
  'nato-infantry': [BOX, CROSS],
  'nato-cavalry': [BOX, SLASH],
  'nato-armour': [BOX, OVAL],
  'nato-mechanised': [BOX, CROSS, OVAL],
  'nato-reconnaissance': [BOX, SLASH, OVAL],
  'nato-artillery': [BOX, { path: 'O 0 0 8' }],
  'nato-anti-tank': [BOX, { path: 'M -36 22 L 0 -22 L 36 22', stroke: 4 }],
  'nato-air-defence': [BOX, { path: 'M -36 22 C -30 -10 30 -10 36 22', stroke: 4 }],
  'nato-engineers': [BOX, { path: 'M -16 10 L -16 -8 L 16 -8 L 16 10 M 0 -8 L 0 8', stroke: 4 }],
  'nato-signals': [BOX, { path: 'M -36 -22 L -4 8 L 4 -8 L 36 22', stroke: 4 }],
  'nato-supply': [BOX, { path: 'M -36 12 L 36 12', stroke: 4 }],
  'nato-headquarters': [BOX, { path: 'M -34 -20 L 34 -20 L 34 -8 L -34 -8 Z' }],
} as const;

/** Sizes of units, and how they are written over the symbol. */
export const ECHELONS = {
  squad: '•',
  section: '••',
  platoon: '•••',
  company: 'I',
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
} as const;

/** The size of a unit. */
export type Echelon = keyof typeof ECHELONS;
