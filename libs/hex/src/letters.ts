/** What follows Z: AA, AB, AC (`alphabetic`), or AA, BB, CC (`doubled`). After the last of two letters come three. */
export type LetterStyle = 'alphabetic' | 'doubled';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number from 1 on in letters: A, B ... Z, then as the style has it. Throws a RangeError below 1: there is none. */
export function letters(number: number, style: LetterStyle): string {
  if (number < 1) throw new RangeError(`Letters count from 1 (A), not from ${number}`);
  if (style === 'doubled') return ALPHABET[(number - 1) % 26].repeat(Math.ceil(number / 26));
  let text = '';
  // Like writing a number in base 26, but with digits 1 to 26: there is no zero.
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) text = ALPHABET[(rest - 1) % 26] + text;
  return text;
}
