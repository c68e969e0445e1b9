/** The field of a battle that nobody has drawn: terrain and hexsides with every value that the schema allows. */
import { createNumbering, Grid, NUMBERING_PRESETS, type Numbering, type NumberingSpec } from '@hexwright/hex';
import type { Hexside, JsonValue, Terrain } from '@hexwright/model';
import type { Chooser } from './chooser.ts';
import { type GroundAsked, groundOf } from './ground.ts';
import type { Item } from './package-data.ts';
import { makeWays } from './ways.ts';
import { makeGoals } from './zones.ts';

/** A map with its terrain chart. */
export interface Field {
  readonly grid: Grid;
  readonly numbering: Numbering;
  /** Per hex, whether something may stand there. */
  readonly isOpen: readonly boolean[];
  /** The map without its zones. */
  readonly map: Readonly<Record<string, JsonValue>>;
  /** Zones that are worth points. */
  readonly goals: readonly Item[];
  /** The terrain chart. */
  readonly terrains: readonly Item[];
  readonly hexsides: readonly JsonValue[];
  readonly features: readonly JsonValue[];
}

/** What a field is made for. */
export interface FieldTask {
  /** Nothing is prohibited or dear. */
  readonly isTame: boolean;
  /** Ids of the sides, for zones. */
  readonly sides: readonly string[];
  /** Words of the vocabulary `classes`, for costs of single classes; none where the game does not read them. */
  readonly classes: readonly string[];
  /** What the game asks of ground. */
  readonly ground: GroundAsked;
  /** Terrains and hexsides that the package inherits, and may use without defining them. */
  readonly inherited: Named;
  /** Those that its formulas speak of: it must define them, with whatever values. */
  readonly wanted: Named;
}

/** Ids of terrains and hexsides. */
export interface Named {
  readonly terrains: readonly string[];
  readonly hexsides: readonly string[];
}

const CODES = 'abcdefghijklmnop';

export function makeField(choose: Chooser, { isTame, sides, classes, ground, inherited, wanted }: FieldTask): Field {
  const grid = new Grid({
    orientation: choose.one(['pointy', 'flat']),
    columns: choose.between(7, 16),
    rows: choose.between(7, 14),
    shift: choose.one(['odd', 'even']),
  });
  const spec = numberingSpec(choose, grid);
  const numbering = createNumbering(spec, grid);
  const own = Array.from({ length: choose.between(1, 5) }, (_, index) => `ground-${index}`);
  const terrains = [...own, ...wanted.terrains].map((id, index) =>
    terrainOf(choose, { id, isFirst: index === 0, isTame }, classes, ground),
  );
  const edges = Array.from({ length: choose.between(0, 4) }, (_, index) => `edge-${index}`);
  const hexsides = [...edges, ...wanted.hexsides].map((id) => hexsideOf(choose, id, isTame, ground));
  const { orientation, columns, rows, shift } = grid;
  const kinds = [...terrains.map(({ id }) => id), ...choose.some(inherited.terrains, isTame ? 0 : 30)].slice(
    0,
    CODES.length,
  );
  const codes = Array.from({ length: grid.count }, () => (choose.chance(65) ? 0 : choose.between(0, kinds.length - 1)));
  const closed = new Set(terrains.filter(({ cost }) => cost === 'prohibited').map(({ id }) => id));
  const hilly = choose.chance(60);
  const rowsOf = (sign: (hex: number) => string): string[] =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => sign(row * columns + column)).join(''),
    );
  const sorts = [...hexsides.flatMap(({ id, when }) => (when === 'crossing' ? [id] : [])), ...inherited.hexsides];
  const ways = makeWays(choose, { grid, numbering, isTame, classes, ground, sorts });
  return {
    grid,
    numbering,
    isOpen: codes.map((code) => !closed.has(kinds[code]) && !inherited.terrains.includes(kinds[code])),
    map: {
      grid: { orientation, columns, rows, shift },
      numbering: { ...spec },
      terrainCodes: Object.fromEntries(kinds.map((id, index) => [CODES[index], id])),
      terrain: rowsOf((hex) => CODES[codes[hex]]),
      elevation: rowsOf(() => (hilly && choose.chance(25) ? String(choose.between(0, 4)) : '1')),
      features: ways.placedFeatures,
      hexsides: ways.placedHexsides,
    } as unknown as Field['map'],
    goals: makeGoals(choose, sides, grid, numbering),
    terrains,
    hexsides: [...hexsides, ...ways.hexsides],
    features: ways.features,
  };
}

function numberingSpec(choose: Chooser, grid: Grid): NumberingSpec {
  const preset = choose.one(NUMBERING_PRESETS);
  const wanted: NumberingSpec = {
    preset,
    // Letters begin with A.
    firstColumn: choose.between(1, 3),
    firstRow: choose.between(1, 12),
    digits: choose.between(2, 4),
    descendingColumns: choose.chance(20),
    descendingRows: choose.chance(20),
    ...(choose.chance(30) ? { separator: choose.one(['', '.', ' ', '-']) } : {}),
    ...(choose.chance(30) ? { lettersAfterZ: choose.one(['alphabetic', 'doubled'] as const) } : {}),
  };
  try {
    createNumbering(wanted, grid);
    return wanted;
  } catch (error) {
    // Some of these cannot tell two hexes of some grids apart, and say so.
    if (!(error instanceof RangeError)) throw error;
    return { preset: 'column-row', digits: 2 };
  }
}

const SIGHTS = ['open', 'blocks-through', 'blocks-through-and-into'] as const;

type Ground = Pick<Terrain, 'id' | 'name' | 'cost' | 'costs' | 'values' | 'sight'>;
type Edge = Pick<Hexside, 'id' | 'name' | 'cost' | 'when' | 'values'>;

/** The first is ground that one can always enter, and in tame battles see into, so that there is a battle at all. */
function terrainOf(
  choose: Chooser,
  { id, isFirst, isTame }: { readonly id: string; readonly isFirst: boolean; readonly isTame: boolean },
  classes: readonly string[],
  ground: GroundAsked,
): Ground {
  const isEasy = isFirst || isTame;
  const cost = isEasy ? choose.between(0, 2) : costOf(choose);
  const priced = cost === 'prohibited' ? [] : choose.some(classes, 25);
  const costs = Object.fromEntries(priced.map((word) => [word, choose.between(0, isEasy ? 2 : 9)]));
  const values = groundOf(choose, ground);
  const drawn = choose.chance(60) ? choose.one(SIGHTS) : undefined;
  const sight = isFirst && isTame && drawn === 'blocks-through-and-into' ? 'blocks-through' : drawn;
  return {
    id,
    name: `Ground ${id}`,
    cost,
    ...(priced.length === 0 ? {} : { costs }),
    ...values,
    ...(sight === undefined ? {} : { sight }),
  };
}

function hexsideOf(choose: Chooser, id: string, isTame: boolean, ground: GroundAsked): Edge {
  return {
    id,
    name: `Edge ${id}`,
    cost: isTame ? choose.between(0, 2) : costOf(choose),
    when: choose.one(['crossing', 'crossing', 'climbing', 'descending'] as const),
    ...groundOf(choose, ground),
  };
}

/** Small numbers mostly, and now and then one at the limit of what the schema allows. */
function costOf(choose: Chooser): number | 'prohibited' {
  if (choose.chance(20)) return 'prohibited';
  return choose.chance(10) ? choose.one([50, 127, 128, 200, 253, 254]) : choose.between(0, 6);
}
