import type { Grid } from '@hexwright/hex';
import type { Hexside } from '@hexwright/model';
import { PROHIBITED, type CompiledCrossing, type CompiledMap } from './compiled-game.ts';
import type { LaidRoad } from './lower-roads.ts';
import { crossingEffect } from './lower-terrain.ts';

/**
 * What it costs, and whether a charge may, to leave each hex in each direction (`hex * 6 + direction`): the sum of what
 * the levels on both sides entail and of the hexside features drawn there, but for those that a bridge, a ford or a road
 * carries across. A hexside counts once, however many levels it climbs. Over the map's edge nothing may charge, and
 * nothing is added.
 */
export function lowerCrossings(
  grid: Grid,
  elevation: Int8Array,
  drawn: CompiledMap['hexsides'],
  kinds: readonly Hexside[],
  roads: readonly LaidRoad[],
): Pick<CompiledMap, 'surcharge' | 'chargeCrossing' | 'crossings'> {
  const surcharge = new Uint8Array(grid.count * 6);
  const chargeCrossing = new Uint8Array(grid.count * 6);
  const up = crossingEffect(kinds.filter((kind) => kind.when === 'climbing'));
  const down = crossingEffect(kinds.filter((kind) => kind.when === 'descending'));
  const level = crossingEffect([]);
  for (let crossing = 0; crossing < surcharge.length; crossing++) {
    const beyond = grid.neighbour[crossing];
    if (beyond < 0) continue;
    const rise = elevation[beyond] - elevation[(crossing / 6) | 0];
    const effect = rise > 0 ? up : rise < 0 ? down : level;
    surcharge[crossing] = effect.cost;
    chargeCrossing[crossing] = effect.chargeable ? 1 : 0;
  }
  const crossings = kinds.map((kind): CompiledCrossing => {
    const counts = countingSides(kind, drawn, kinds, roads);
    addDrawn(counts, crossingEffect([kind]), surcharge, chargeCrossing);
    const { id, name, when } = kind;
    return Object.freeze({
      id,
      name: name ?? id,
      case: kind.case ?? '',
      cost: crossingEffect([kind]).cost,
      when,
      counts,
    });
  });
  return { surcharge, chargeCrossing, crossings: Object.freeze(crossings) };
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

function addDrawn(
  sides: Uint8Array,
  effect: ReturnType<typeof crossingEffect>,
  surcharge: Uint8Array,
  chargeCrossing: Uint8Array,
): void {
  for (let crossing = 0; crossing < sides.length; crossing++) {
    if (sides[crossing] === 0) continue;
    surcharge[crossing] =
      effect.cost === PROHIBITED || surcharge[crossing] === PROHIBITED
        ? PROHIBITED
        : Math.min(surcharge[crossing] + effect.cost, PROHIBITED - 1);
    if (!effect.chargeable) chargeCrossing[crossing] = 0;
  }
}
