import type { JsonValue } from '../generated/types.ts';
import { isFields } from '../items.ts';
import { pointerOf, type Edit } from '../problem.ts';

/**
 * The edits that make one value of another, as few and as small as they can be told by JSON pointers, so that what other
 * people write in the same file meanwhile stays.
 */
export function editsBetween(before: JsonValue, after: JsonValue, file: string, path: readonly string[] = []): Edit[] {
  if (isList(before) && isList(after) && before.length === after.length) {
    return after.flatMap((value, index) => editsBetween(before[index], value, file, [...path, String(index)]));
  }
  if (!isFields(before) || !isFields(after)) {
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [{ file, pointer: pointerOf(...path), op: 'set', value: after }];
  }
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name): Edit => ({ file, pointer: pointerOf(...path, name), op: 'remove' })),
    ...Object.entries(after).flatMap(([name, value]): Edit[] =>
      Object.hasOwn(before, name)
        ? editsBetween(before[name], value, file, [...path, name])
        : [{ file, pointer: pointerOf(...path, name), op: 'add', value }],
    ),
  ];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
