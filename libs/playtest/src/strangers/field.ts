/** The field of a battle that nobody has drawn: terrain and hexsides with every value that the schema allows. */
import { createNumbering, Grid, type Numbering, type NumberingSpec } from '@hexwright/hex';
import type { Hexside, JsonValue, Terrain } from '@hexwright/model';
import type { Chooser } from './chooser.ts';

/** A map with its terrain chart. */
export interface Field {
  readonly grid: Grid;
  readonly numbering: Numbering;
  /** Per hex, whether something may stand there. */
  readonly isOpen: readonly boolean[];
  readonly map: Readonly<Record<string, JsonValue>>;
  readonly terrain: Readonly<Record<string, JsonValue>>;
}

/** What a field is made for. */
export interface FieldTask {
  /** Nothing is prohibited or dear. */
  readonly isTame: boolean;
  /** Ids of the sides, for zones. */
  readonly sides: readonly string[];
  /** Words of the vocabulary `classes`, for costs of single classes; none where the game does not read them. */
  readonly classes: readonly string[];
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

export function makeField(choose: Chooser, { isTame, sides, classes, inherited, wanted }: FieldTask): Field {
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
    terrainOf(choose, id, index === 0 || isTame, classes),
  );
  const edges = Array.from({ length: choose.between(0, 4) }, (_, index) => `edge-${index}`);
  const hexsides = [...edges, ...wanted.hexsides].map((id) => hexsideOf(choose, id, isTame));
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
  const written = new Set<string>();
  const placed = Array.from({ length: sorts.length === 0 ? 0 : choose.between(0, 14) }, (_, index) => {
    const hex = choose.between(0, grid.count - 1);
    const beyond = grid.neighbour[hex * 6 + choose.between(0, 5)];
    const feature = choose.one(sorts);
    const key = `${feature} ${Math.min(hex, beyond)} ${Math.max(hex, beyond)}`;
    if (beyond < 0 || written.has(key)) return null;
    written.add(key);
    return { id: `side-${index}`, feature, between: [numbering.label(hex), numbering.label(beyond)] };
  });
  const zones = sides.map((side, index) => ({
    id: `goal-${index}`,
    purpose: 'objective',
    side,
    hexes: [
      ...new Set(
        Array.from({ length: choose.between(1, 5) }, () => numbering.label(choose.between(0, grid.count - 1))),
      ),
    ],
  }));
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
      hexsides: placed.filter((one) => one !== null),
      zones,
    } as unknown as Field['map'],
    terrain: { terrains, hexsides },
  };
}

function numberingSpec(choose: Chooser, { columns, rows }: Grid): NumberingSpec {
  return {
    preset: choose.one(['column-row', 'row-column']),
    firstColumn: choose.between(0, 3),
    firstRow: choose.between(0, 3),
    digits: Math.max(columns, rows) > 90 ? 3 : 2,
    descendingColumns: choose.chance(20),
    descendingRows: choose.chance(20),
  };
}

type Ground = Pick<Terrain, 'id' | 'name' | 'cost' | 'costs' | 'charge' | 'sight'>;
type Edge = Pick<Hexside, 'id' | 'name' | 'cost' | 'when' | 'charge'>;

/** The first is ground that one can always enter, so that there is a battle at all. */
function terrainOf(choose: Chooser, id: string, isEasy: boolean, classes: readonly string[]): Ground {
  const cost = isEasy ? choose.between(0, 2) : costOf(choose);
  const priced = cost === 'prohibited' ? [] : choose.some(classes, 25);
  return {
    id,
    name: `Ground ${id}`,
    cost,
    ...(priced.length === 0
      ? {}
      : { costs: Object.fromEntries(priced.map((word) => [word, choose.between(0, isEasy ? 2 : 9)])) }),
    ...(choose.chance(60) ? { charge: choose.one(['allowed', 'forbidden'] as const) } : {}),
    ...(choose.chance(60) ? { sight: choose.one(['open', 'blocks-through', 'blocks-through-and-into'] as const) } : {}),
  };
}

function hexsideOf(choose: Chooser, id: string, isTame: boolean): Edge {
  return {
    id,
    name: `Edge ${id}`,
    cost: isTame ? choose.between(0, 2) : costOf(choose),
    when: choose.one(['crossing', 'crossing', 'climbing', 'descending'] as const),
    ...(choose.chance(60) ? { charge: choose.one(['allowed', 'forbidden'] as const) } : {}),
  };
}

/** Small numbers mostly, and now and then one at the limit of what the schema allows. */
function costOf(choose: Chooser): number | 'prohibited' {
  if (choose.chance(20)) return 'prohibited';
  return choose.chance(10) ? choose.one([50, 127, 128, 200, 253, 254]) : choose.between(0, 6);
}
