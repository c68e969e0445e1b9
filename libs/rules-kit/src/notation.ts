/** Commands as people and files write them: reading the parts of one, and doing several as one. */
import type { Outcome } from '@hexwright/compiler';
import type { Command, Place, Refusal } from '@hexwright/engine';
import { directionFromName } from '@hexwright/hex';
import type { HexGame, PackageGame } from './package-game.ts';

/** Thrown for a command that cannot be read: an unknown word, unit, hex or step. The message says what was expected. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
}

/** What a command says in a place, for messages; it may say nothing there. */
export function quoted(value: unknown): string {
  return JSON.stringify(value) ?? '(none given)';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list that a command has in a place; empty where it has none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The hex of a label. */
export function readHex({ map }: PackageGame, label: unknown): number {
  const hex = typeof label === 'string' ? map.placeOf(label) : -1;
  if (hex < 0) throw new NotationError(`There is no hex ${quoted(label)} on this map.`);
  return hex;
}

/** The place of a label. */
export function readPlace({ map }: PackageGame, label: unknown): Place {
  const place = typeof label === 'string' ? map.placeOf(label) : -1;
  if (place < 0) throw new NotationError(`There is no place ${quoted(label)} here.`);
  return place;
}

/** The piece of an id. */
export function readPiece({ game }: PackageGame, id: unknown): number {
  const piece = typeof id === 'string' ? game.vocabulary.indexOf('units', id) : -1;
  if (piece < 0) throw new NotationError(`There is no unit ${quoted(id)} in this battle.`);
  return piece;
}

/** The direction of a name. */
export function readDirection({ grid }: HexGame, name: unknown): number {
  const direction = typeof name === 'string' ? directionFromName(grid.orientation, name) : -1;
  if (direction < 0) throw new NotationError(`${quoted(name)} is no direction of this map.`);
  return direction;
}

/** A part of a written command: one that is read when its turn comes, or the refusal that the whole ends in. */
export type CommandPart = (() => Command) | { readonly refusal: Refusal };

/** Passes until the step of the sequence is over. */
export function* passing(play: PackageGame, pass: Command): Generator<CommandPart> {
  const { serial } = play;
  while (!play.over && !play.isBetweenSteps && play.serial === serial) yield () => pass;
}

/**
 * Does the parts of a command one after the other. When one is refused, or cannot be read, what was done is taken back.
 * `plays` is told every single command before it is done. Throws {@link NotationError} when one cannot be read.
 */
export function performParts(play: PackageGame, parts: Iterable<CommandPart>, plays?: (one: Command) => void): Outcome {
  let applied = 0;
  const takeBack = (): void => {
    for (; applied > 0; applied--) play.undo();
  };
  try {
    for (const part of parts) {
      const one = typeof part === 'function' ? part() : part.refusal;
      const refusals = typeof one === 'number' ? play.explain(one) : [one];
      if (typeof one !== 'number' || refusals.length > 0) {
        takeBack();
        return { done: false, refusals };
      }
      plays?.(one);
      play.apply(one);
      applied++;
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  return { done: true };
}
