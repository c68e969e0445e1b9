import type { Grid } from '@hexwright/hex';
import type { Hexside } from '@hexwright/model';
import { byKind } from './by-kind.ts';
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
  const names = Object.keys(ground);
  const said = new Map(
    kinds.map((kind) => [kind, lowerGroundValues(kind.values, `hexsides/${kind.id}`, ground, findings)] as const),
  );
  const effectOf = (...some: readonly Hexside[]): Effect => ({
    cost: crossingCost(some),
    values: names.map((name) => some.reduce((most, kind) => Math.max(most, said.get(kind)?.[name] ?? 0), 0)),
  });
  // By what {@link risesOf} says.
  const entailed: readonly Effect[] = [
    effectOf(),
    effectOf(...kinds.filter((kind) => kind.when === 'climbing')),
    effectOf(...kinds.filter((kind) => kind.when === 'descending')),
    { cost: 0, values: names.map((name) => ground[name].words.length - 1) },
  ];
  const rises = risesOf(grid, elevation);
  const surcharge = byKind(rises, entailed, ({ cost }) => cost);
  const values = names.map((_, index) => byKind(rises, entailed, (effect) => effect.values[index]));
  const crossings = kinds.map((kind): CompiledCrossing => {
    const counts = countingSides(kind, drawn, kinds, roads);
    const effect = effectOf(kind);
    addDrawn(counts, effect.cost, surcharge);
    values.forEach((bytes, index) => raise(bytes, counts, effect.values[index]));
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
  const crossingValues = Object.freeze(Object.fromEntries(names.map((name, index) => [name, values[index]])));
  return { surcharge, crossingValues, crossings: Object.freeze(crossings) };
}

/** What several kinds of hexside do together; values in the order of the game system. */
interface Effect {
  readonly cost: number;
  readonly values: readonly number[];
}

/** Whether one keeps one's level across each hexside, climbs, descends or leaves the map: 0, 1, 2 or 3. */
function risesOf({ count, neighbour }: Grid, elevation: Int8Array): Uint8Array {
  const rises = new Uint8Array(count * 6);
  for (let hex = 0; hex < count; hex++) {
    const level = elevation[hex];
    for (let crossing = hex * 6; crossing < hex * 6 + 6; crossing++) {
      const beyond = neighbour[crossing];
      if (beyond < 0) rises[crossing] = 3;
      else if (elevation[beyond] !== level) rises[crossing] = elevation[beyond] > level ? 1 : 2;
    }
  }
  return rises;
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
  const counting = sides.slice();
  for (const carrier of carriers) {
    for (let crossing = 0; crossing < carrier.length; crossing++) if (carrier[crossing] === 1) counting[crossing] = 0;
  }
  return counting;
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
