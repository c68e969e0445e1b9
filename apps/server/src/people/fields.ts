/** What somebody has sent: texts by their names. */
export type Fields<K extends string> = Readonly<Record<K, string>>;

/**
 * Reads texts from the body of a request; null where one is missing, is no text, or is too long.
 * @param longest characters of each
 * @param optional those that may be missing, and are empty then
 */
export function readFields<K extends string>(
  body: unknown,
  longest: Readonly<Record<K, number>>,
  optional: readonly NoInfer<K>[] = [],
): Fields<K> | null {
  if (typeof body !== 'object' || body === null) return null;
  const given: Readonly<Record<string, unknown>> = { ...body };
  const fields: Partial<Record<K, string>> = {};
  for (const name in longest) {
    const value = given[name] ?? (optional.includes(name) ? '' : undefined);
    if (typeof value !== 'string' || value.length > longest[name]) return null;
    if (value.trim() === '' && !optional.includes(name)) return null;
    fields[name] = name === 'password' || name === 'old' ? value : value.trim();
  }
  return fields as Fields<K>;
}
