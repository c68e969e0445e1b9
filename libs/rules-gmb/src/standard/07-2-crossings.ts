/** [7.22], [7.4] What crossing a hexside adds to a step. */
import { type CompiledMap, crossingParts, PROHIBITED } from '@hexwright/compiler';
import type { Part } from '@hexwright/engine';
import type { Parameters } from '../parameters.ts';

/** What is paid for crossing a hexside, part by part: all that lies there, or by an option (R41) the dearest of it. */
export function paidCrossings(map: CompiledMap, { crossingCosts }: Parameters, step: number): Part[] {
  const parts = crossingParts(map, step);
  if (crossingCosts === 'sum' || parts.length < 2) return parts;
  return parts.toSorted((one, other) => other.value - one.value).slice(0, 1);
}

/** What each hexside adds, at `hex * 6 + direction`; {@link PROHIBITED} where nobody crosses. */
export function surcharges(map: CompiledMap, parameters: Parameters): Uint8Array {
  if (parameters.crossingCosts === 'sum') return map.surcharge;
  return map.surcharge.map((sum, step) => {
    if (sum === 0 || sum === PROHIBITED) return sum;
    return Math.max(0, ...paidCrossings(map, parameters, step).map(({ value }) => value));
  });
}
