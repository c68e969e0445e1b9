import type { Grid } from '@hexwright/hex';
import type { Hexside } from '@hexwright/model';
import { PROHIBITED, type CompiledMap } from './compiled-game.ts';
import { crossingEffect } from './lower-terrain.ts';

/**
 * What it costs, and whether a charge may, to leave each hex in each direction (`hex * 6 + direction`): the sum of what
 * the levels on both sides entail and of the hexside features drawn there. A hexside counts once, however many levels
 * it climbs. Over the map's edge nothing may charge, and nothing is added.
 */
export function lowerCrossings(
  grid: Grid,
  elevation: Int8Array,
  drawn: CompiledMap['hexsides'],
  kinds: readonly Hexside[],
): Pick<CompiledMap, 'surcharge' | 'chargeCrossing'> {
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
  for (const kind of kinds) {
    const sides = drawn.get(kind.id);
    if (sides) addDrawn(sides, crossingEffect([kind]), surcharge, chargeCrossing);
  }
  return { surcharge, chargeCrossing };
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
