/** Levels of victory: what a score means, from the highest down. */
import type { JsonObject } from '@hexwright/workspace';
import { nameOf, textOf } from '../../scene/items.ts';
import { VICTORY } from './words.ts';

/** How far ahead one must be for a victory rather than a draw, in a battle that says nothing yet. */
const AHEAD = 5;

/** The least score of a level; the last one takes all that is left. */
export function leastOf(level: JsonObject): number {
  const { min } = level;
  return typeof min === 'number' ? min : -Infinity;
}

/** Levels in the order in which they are read: from the highest score down, and the last one without a least score. */
export function inOrder(levels: readonly JsonObject[]): JsonObject[] {
  const sorted = levels.toSorted((one, other) => leastOf(other) - leastOf(one) || 0);
  return sorted.map(({ min, ...level }, index) => ({
    ...level,
    // Of several that take all the rest, only the last one can.
    ...(index === sorted.length - 1 ? {} : { min: typeof min === 'number' ? min : lowest(sorted) - 1 }),
  }));
}

function lowest(levels: readonly JsonObject[]): number {
  return Math.min(0, ...levels.map(leastOf).filter(Number.isFinite));
}

/** What a level takes, in words: `5 or more`, `−4 to 4`, `−5 or less`. */
export function rangeWords(levels: readonly JsonObject[], index: number): string {
  const [least, above] = [leastOf(levels[index]), index === 0 ? Infinity : leastOf(levels[index - 1])];
  if (above === Infinity && least === -Infinity) return VICTORY.anyScore;
  if (above === Infinity) return VICTORY.orMore(sign(least));
  if (least === -Infinity) return VICTORY.orLess(sign(above - 1));
  return least === above - 1 ? sign(least) : VICTORY.fromTo(sign(least), sign(above - 1));
}

/** A victory for two sides: who is ahead by a few points wins. */
export function firstVictory([plus, minus]: readonly JsonObject[]): JsonObject {
  const [one, other] = [nameOf(plus), nameOf(minus)];
  return {
    score: { plus: one, minus: other },
    levels: [
      { id: `${one}-victory`, name: VICTORY.of(textOf(plus, 'name') || one), min: AHEAD, winner: one },
      { id: 'draw', name: VICTORY.draw, min: 1 - AHEAD },
      { id: `${other}-victory`, name: VICTORY.of(textOf(minus, 'name') || other), winner: other },
    ],
  };
}

/** A new level, above all others, for the side whose points count upward. */
export function withNewLevel(levels: readonly JsonObject[], winner: string): JsonObject[] {
  const taken = new Set(levels.map(nameOf));
  let id = 'level-1';
  for (let number = 2; taken.has(id); number++) id = `level-${number}`;
  const highest = levels.length < 2 ? 0 : leastOf(levels[0]);
  return inOrder([{ id, name: VICTORY.newLevel, min: highest + AHEAD, winner }, ...levels]);
}

function sign(number: number): string {
  return String(number).replace('-', '−');
}
