/** Compares cases as rulebooks order them: 5.9 before 5.31 would be wrong there, for each digit is a step of its own. */
export function compareCases(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  const [a, b] = [one, other].map(partsOf);
  return a.letter.localeCompare(b.letter, 'en') || a.section - b.section || a.digits.localeCompare(b.digits, 'en');
}

/** `15.41`: section 15, then the digits 4 and 1. Letters before the number, as a variant may have, come after all others. */
function partsOf(cited: string): { readonly letter: string; readonly section: number; readonly digits: string } {
  const [, letter = '', section = '', digits = ''] = /^([A-Za-z]*)(\d*)\.?(.*)$/.exec(cited) ?? [];
  return { letter, section: Number(section), digits };
}

/** Whether a case is part of another one: all of section 9 of 9.0, and 9.31 of 9.3. */
export function isPartOf(one: string, whole: string): boolean {
  if (one === whole) return false;
  const [section, digits] = whole.split('.');
  return one.startsWith(digits === undefined || digits === '0' ? `${section}.` : whole);
}
