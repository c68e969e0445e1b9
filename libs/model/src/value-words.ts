/** The JSON type of a value; whole numbers are `integer`. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list [...]',
  object: 'an object {...}',
  null: 'null',
};

/** A JSON type in words. */
export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}

/** One JSON type or a list of them in words. */
export function typeNames(types: unknown): string {
  const names = (Array.isArray(types) ? types : [types]).map((type) => typeName(String(type)));
  return names.join(' or ');
}

/** A value as it would be written, cut off if it is long; lists and objects only by their type. */
export function shortened(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  // What JSON writes as 1e400 no number of ours can hold.
  if (value === Infinity || value === -Infinity) return 'a number beyond all bounds';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
