import type { JsonValue } from '@hexwright/model';
import { isList, isObject } from './form.ts';

/** Whether two JSON values say the same; the order of an object's properties does not count. */
export function equalJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (isList(one)) {
    return isList(other) && one.length === other.length && one.every((entry, index) => equalJson(entry, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equalJson(one[name], other[name]))
  );
}
