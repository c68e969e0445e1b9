import type { MarkersView } from '@hexwright/playtest/screen';
import type { Side } from './forces-panel.ts';
import { words } from './words.ts';

/** The level of a marker that belongs to no place, in words: `Weather: 2`. */
export interface Level {
  readonly text: string;
  /** Whose it is; null for the game. */
  readonly side: Side | null;
}

/** Levels of the game, then those of the sides in their order. */
export function levelsOf({ game, sides: own }: MarkersView, sides: readonly Side[]): Level[] {
  return [
    ...game.map(({ name }) => ({ text: name, side: null })),
    ...sides.flatMap((side) =>
      (own[side.id] ?? []).map(({ name }) => ({ text: words.now.levelOf(side.name, name), side })),
    ),
  ];
}
