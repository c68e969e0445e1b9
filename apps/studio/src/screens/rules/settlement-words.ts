/** What people read of conditions about the game as a whole, and of what settles a battle, for translation. */

const many =
  (one: string, more: string) =>
  (count: string): string =>
    count === '1' ? one : more;

/** Sentences with places in braces. Names of sides are of one or of several: no verb follows them. */
export const CLAUSES = {
  kinds: {
    held: 'Held in a row:',
    holds: 'Hexes held:',
    lost: 'Losses:',
    points: 'Points:',
    survives: 'Still in the game:',
    eliminated: 'Eliminated:',
    'on-map': 'On the map:',
    'off-map': 'Not on the map:',
    left: 'Left the map:',
    turn: 'Time:',
    level: 'Marker:',
  },
  sentences: {
    held: 'by {side} every hex of {zone} for {compare} {number} {things}',
    holds: 'by {side} {compare} {number} {things} of {zone}',
    lost: 'of {side} {compare} {number} {things}',
    points: 'for {side} {compare} {number} {things}',
    survives: '{unit}',
    eliminated: '{unit}',
    'on-map': '{unit}',
    'off-map': '{unit}',
    left: '{unit} over the {edge} edge',
    turn: 'the turn is {compare} {number}',
    level: '{marker} is {compare} {number}',
  },
  things: {
    held: many('turn', 'turns'),
    holds: many('hex', 'hexes'),
    lost: many('unit', 'units'),
    points: many('point', 'points'),
  } as Readonly<Record<string, (count: string) => string>>,
  compare: { '>=': 'at least', '<=': 'at most', '==': 'exactly' },
  labels: {
    kind: 'What is asked',
    side: 'Side',
    zone: 'Zone',
    unit: 'Unit',
    edge: 'Edge',
    marker: 'Marker',
    compare: 'How it compares',
    number: 'Number',
  },
  partOf: (part: string, number: number) => `${part}, ${number}`,
  join: 'Of these sentences',
  joins: { '&&': 'all must hold', '||': 'one must hold' },
  create: '+ Ask',
  more: '+ And ask',
  newZone: 'New zone …',
  hexesOf: (zone: string) => `Hexes of ${zone}`,
  remove: (words: string) => `${words}: remove`,
  own: 'This formula says more than the sentences can; change it where it is written.',
  formula: 'As a formula',
} as const;

/** What settles a battle whatever the score. */
export const SETTLED = {
  title: 'What settles the battle',
  intro: 'Whatever the score: the first of these that holds decides.',
  none: 'Nothing yet: only the score decides.',
  create: 'New condition of victory',
  newLabel: 'The objective was held',
  label: 'What players read',
  wins: 'wins',
  nobody: 'Nobody: a draw',
  winner: 'Winner',
  level: 'Level of victory',
  noLevel: 'No level',
  asked: 'Asked',
  ats: {
    'turn-ends': 'at the end of every turn',
    'game-ends': 'when the game is over',
    'at-once': 'as soon as it happens',
  },
  turns: 'in turns',
  when: 'It is settled when',
  of: (part: string, condition: string) => `${part}: ${condition}`,
  mirror: (side: string) => `The same for ${side}`,
  remove: (condition: string) => `${condition}: remove`,
  sooner: (condition: string) => `${condition}: sooner`,
  later: (condition: string) => `${condition}: later`,
  step: (condition: string) => `Condition of victory: ${condition}`,
} as const;
