import type { JsonValue } from '@hexwright/model';

/** A value as people read it: nothing, a number, a word, or the words in it. */
export function valueWords(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(valueWords).join(', ') || 'nothing';
  return Object.entries(value as { readonly [name: string]: JsonValue })
    .map(([name, part]) => `${name} ${valueWords(part)}`)
    .join(', ');
}
