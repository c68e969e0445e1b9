import { isFields } from './items.ts';

/** Whether two JSON values say the same; the order of an object's properties does not count. */
export function equalJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && equalLists(one, other, equalJson);
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equalJson(one[name], other[name]))
  );
}

/** Whether two JSON values are written the same: the order of properties counts too. */
export function identicalJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && equalLists(one, other, identicalJson);
  if (!isFields(one) || !isFields(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && identicalJson(one[name], other[name]))
  );
}

function equalLists(
  one: readonly unknown[],
  other: readonly unknown[],
  equal: (one: unknown, other: unknown) => boolean,
): boolean {
  return one.length === other.length && one.every((entry, index) => equal(entry, other[index]));
}
