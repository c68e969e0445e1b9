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

/** Whether two JSON values are written the same: the order of properties counts too. */
export function identicalJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (isList(one)) {
    return (
      isList(other) && one.length === other.length && one.every((entry, index) => identicalJson(entry, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && identicalJson(one[name], other[name]))
  );
}
