/** Numbers and directions in sentences. */
import type { EventValue, GameEvent } from '@hexwright/engine';

/** A number with its sign: "+2", "-1", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** So many of something: "1 point", "2 points"; `several` where that is not the word with an s. */
export function counted(count: number, word: string, several = `${word}s`): string {
  return `${count} ${count === 1 ? word : several}`;
}

/** What was thrown, and what modifiers make of it: "5", or "5, modified 4". */
export function thrownText(thrown: EventValue, modified: EventValue): string {
  return thrown === modified ? String(thrown) : `${String(thrown)}, modified ${String(modified)}`;
}

/** Where a piece looks of which an event tells: " facing N"; empty where it has no front. */
export function facingText({ facing = null }: GameEvent): string {
  return facing === null ? '' : ` facing ${String(facing)}`;
}
