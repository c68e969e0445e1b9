import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '../form.ts';
import { listOf, withAdded, withEntry } from './content.ts';

/** Why a derived package alters what it inherits. */
export interface Because {
  readonly case?: string;
  readonly reason?: string;
}

/** An entry of a list of changes. */
export interface ChangeEntry {
  readonly op: 'set' | 'add' | 'replace' | 'remove';
  readonly target: string;
  readonly value?: JsonValue;
}

/** The content of a file of a derived package with a change in it, in place of an earlier one of the same target. */
export function withChange(content: JsonObject, change: ChangeEntry, because: Because): JsonObject {
  const entry: JsonObject = { ...change, ...because };
  const exists = listOf(content, 'changes').some(({ target }) => target === change.target);
  if (!exists) return withAdded(content, 'changes', entry);
  return withEntry(content, 'changes', change.target, (earlier) => {
    // What an earlier change of this package added stays an addition.
    const op = earlier['op'] === 'add' && change.op === 'set' ? 'add' : change.op;
    return { ...earlier, ...entry, op };
  });
}

/** The content without the change of a target. */
export function withoutChange(content: JsonObject, target: string): JsonObject {
  return withEntry(content, 'changes', target, () => undefined);
}
