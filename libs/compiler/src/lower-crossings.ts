import type { Grid } from '@hexwright/hex';
import type { Hexside } from '@hexwright/model';
import { PROHIBITED, type CompiledCrossing, type CompiledMap } from './compiled-game.ts';
import type { Findings } from './finding.ts';
import { lowerGroundValues, type GroundWords } from './ground-values.ts';
import type { LaidRoad } from './lower-roads.ts';
import { crossingCost } from './lower-terrain.ts';

/**
 * What it costs to leave each hex in each direction (`hex * 6 + direction`), and what rules ask of what is crossed there:
 * of what the levels on both sides entail and of the hexside features drawn there, but for those that a bridge, a ford or
 * a road carries across. Costs add up, and of values the strictest counts. A hexside counts once, however many levels it
 * climbs. Over the map's edge nothing is added, and everything is at its strictest.
 */
export function lowerCrossings(
  grid: Grid,
  elevation: Int8Array,
  drawn: CompiledMap['hexsides'],
  kinds: readonly Hexside[],
  roads: readonly LaidRoad[],
  ground: GroundWords,
  findings: Findings,
): Pick<CompiledMap, 'surcharge' | 'crossingValues' | 'crossings'> {
  const surcharge = new Uint8Array(grid.count * 6);
  const said = new Map(
    kinds.map((kind) => [kind, lowerGroundValues(kind.values, `hexsides/${kind.id}`, ground, findings)] as const),
  );
  const values = Object.entries(ground).map(([name, { words }]) => ({
    name,
    strictest: words.length - 1,
    crossing: new Uint8Array(grid.count * 6),
  }));
  const effectOf = (...some: readonly Hexside[]): Effect => ({
    cost: crossingCost(some),
    values: values.map(({ name }) => some.reduce((most, kind) => Math.max(most, said.get(kind)?.[name] ?? 0), 0)),
  });
  const up = effectOf(...kinds.filter((kind) => kind.when === 'climbing'));
  const down = effectOf(...kinds.filter((kind) => kind.when === 'descending'));
  const level = effectOf();
  for (let crossing = 0; crossing < surcharge.length; crossing++) {
    const beyond = grid.neighbour[crossing];
    if (beyond < 0) {
      for (const { crossing: bytes, strictest } of values) bytes[crossing] = strictest;
      continue;
    }
    const rise = elevation[beyond] - elevation[(crossing / 6) | 0];
    const effect = rise > 0 ? up : rise < 0 ? down : level;
    surcharge[crossing] = effect.cost;
    for (const [index, { crossing: bytes }] of values.entries()) bytes[crossing] = effect.values[index];
  }
  const crossings = kinds.map((kind): CompiledCrossing => {
    const counts = countingSides(kind, drawn, kinds, roads);
    const effect = effectOf(kind);
    addDrawn(counts, effect.cost, surcharge);
    for (const [index, { crossing: bytes }] of values.entries()) raise(bytes, counts, effect.values[index]);
    const { id, name, when } = kind;
    return Object.freeze({
      id,
      name: name ?? id,
      case: kind.case ?? '',
      cost: effect.cost,
      when,
      counts,
    });
  });
  const crossingValues = Object.freeze(Object.fromEntries(values.map(({ name, crossing }) => [name, crossing])));
  return { surcharge, crossingValues, crossings: Object.freeze(crossings) };
}

/** What several kinds of hexside do together; values in the order of the game system. */
interface Effect {
  readonly cost: number;
  readonly values: readonly number[];
}

/** Lets a value be at least this where a hexside counts. */
function raise(bytes: Uint8Array, counts: Uint8Array, value: number): void {
  if (value === 0) return;
  for (let crossing = 0; crossing < counts.length; crossing++) {
    if (counts[crossing] !== 0) bytes[crossing] = Math.max(bytes[crossing], value);
  }
}

const NOWHERE = new Uint8Array(0);

/** Where a kind of hexside is drawn and nothing that is there too carries across it. */
function countingSides(
  { id }: Hexside,
  drawn: CompiledMap['hexsides'],
  kinds: readonly Hexside[],
  roads: readonly LaidRoad[],
): Uint8Array {
  const sides = drawn.get(id);
  if (sides === undefined) return NOWHERE;
  const carriers = [
    ...kinds.flatMap((kind) =>
      kind.id !== id && kind.crosses?.includes(id) === true ? [drawn.get(kind.id) ?? NOWHERE] : [],
    ),
    ...roads.flatMap(({ road, crosses }) => (crosses.includes(id) ? [road.along] : [])),
  ];
  if (carriers.length === 0) return sides;
  return sides.map((byte, crossing) => (carriers.some((carrier) => carrier[crossing] === 1) ? 0 : byte));
}

function addDrawn(sides: Uint8Array, cost: number, surcharge: Uint8Array): void {
  for (let crossing = 0; crossing < sides.length; crossing++) {
    if (sides[crossing] === 0) continue;
    surcharge[crossing] =
      cost === PROHIBITED || surcharge[crossing] === PROHIBITED
        ? PROHIBITED
        : Math.min(surcharge[crossing] + cost, PROHIBITED - 1);
  }
}
