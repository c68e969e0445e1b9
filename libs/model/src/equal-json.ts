import { dequal } from 'dequal/lite';
import { isFields } from './items.ts';

/** Whether two JSON values say the same; the order of an object's properties does not count. */
export function equalJson(one: unknown, other: unknown): boolean {
  return dequal(one, other);
}

/** Whether two JSON values are written the same: the order of properties counts too. */
export function identicalJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => identicalJson(entry, other[index]))
    );
  }
  if (!isFields(one) || !isFields(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && identicalJson(one[name], other[name]))
  );
}
