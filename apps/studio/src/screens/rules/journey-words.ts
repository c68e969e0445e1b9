/** What people read of arrivals, withdrawals and hexes that are chosen, for translation. */

/** Arrivals and withdrawals, as sentences with places to fill in. */
export const JOURNEYS = {
  title: { arrivals: 'They come', withdrawals: 'They leave' },
  turn: 'Turn',
  units: 'Who',
  edge: 'Edge',
  zone: 'Zone',
  hexes: 'Hexes',
  points: 'Points',
  fromTurn: 'From turn',
  on: 'on',
  mayCome: 'may come to the map',
  over: 'over',
  orIn: 'or in',
  orHexes: 'or in the hexes',
  atEndOf: 'At the end of turn',
  orLater: 'or of a later one',
  leave: 'leave the map:',
  anywhere: 'wherever they stand',
  ofThose: 'those on',
  ofThoseIn: 'and those in',
  noEdge: 'no edge',
  noZone: 'no zone',
  theEdge: (edge: string) => `the ${edge} edge`,
  scores: 'For each of them that is elsewhere the enemy scores',
  point: (points: string) => (/^-?1$/.test(points) ? 'point' : 'points'),
  add: 'Add a unit …',
  remove: (unit: string) => `${unit}: leave out`,
  nobody: 'Nobody yet',
  onMap: (unit: string) => `${unit}, on the map at the start`,
  takenOff: (unit: string, turn: number) =>
    `${unit} no longer stands on the map at the start: it comes in turn ${turn}.`,
  reason: (turn: number) => `It comes in turn ${turn}.`,
  step: (journey: string) => `Change ${journey}`,
  inTurn: (turn: string) => `turn ${turn}`,
} as const;

/** Hexes chosen on the map. */
export const HEXES = {
  open: 'On the map …',
  title: 'Choose hexes',
  how: 'Click hexes to choose them and to leave them out. With the keyboard: arrows, and Enter.',
  done: 'Done',
  clear: 'Choose none',
  count: (count: number) => (count === 1 ? '1 hex chosen' : `${count} hexes chosen`),
  chosen: (label: string, isChosen: boolean) => (isChosen ? `${label} chosen.` : `${label} left out.`),
  noMap: 'There is no map yet.',
  unknown: (labels: string) => `Not on the map: ${labels}.`,
} as const;
