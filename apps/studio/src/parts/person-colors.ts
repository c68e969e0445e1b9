/** The colours of people, each readable under white letters: their names stand beside them wherever they are used. */
const COLORS = [
  '#0f766e',
  '#b45309',
  '#7c3aed',
  '#be123c',
  '#1d4ed8',
  '#4d7c0f',
  '#a21caf',
  '#0e7490',
  '#9a3412',
  '#4338ca',
  '#166534',
  '#9d174d',
] as const;

/** The colour of a person who shows this number. */
export function personColor(number: number): string {
  return COLORS[number % COLORS.length];
}

/** One or two letters for a person: the first of the first and of the last word of the name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('');
}
