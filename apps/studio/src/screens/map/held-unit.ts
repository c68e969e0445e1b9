/** A unit of the roster in hand, on its way to the map. */
import { counterTool, PLACING, setting, type Point } from '@hexwright/board';
import { directionAway, EDGES } from '../../parts/home-edges.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import type { MapContext } from './map-context.ts';
import type { EditedMap } from './map-edits.ts';

/** Takes a unit in hand that is to be placed: the next click sets it down. */
export function holdUnit({ edits, scene: { renderer, place, items }, hand }: EditedMap, unit: string): void {
  if (!edits.mayChange('counters')) return;
  const item = renderer.unit(unit);
  if (item === undefined || place === null) return;
  const counter = renderer.counter(unit, '');
  // It looks away from its own edge of the map.
  const side = items.list('sides').find((one) => nameOf(one) === textOf(item, 'side')) ?? {};
  const edge = EDGES.find((one) => one === textOf(side, 'edge')) ?? 'south';
  const across = textOf(item, 'size') !== 'double' ? null : edge === 'north' ? 3 : 0;
  const facing = renderer.hasFront(unit) ? directionAway(edge, place.grid.orientation) : null;
  hand.set(setting(PLACING, { ...counter, across, facing }));
  hand.take(counterTool.id);
}

/** A unit dragged from elsewhere is let go: over the board (client coordinates), or null beside it. */
export function dropUnit({ hand, board }: Pick<MapContext, 'hand' | 'board'>, at: Point | null): void {
  const held = hand.options.value.get(PLACING);
  if (at !== null && held !== null) board.value?.place(held, at);
  hand.set(setting(PLACING, null));
}
