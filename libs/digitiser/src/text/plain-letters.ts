// Transcriptions come with signs that look right and are not: Cyrillic letters, marks of typesetting, other spaces.

/** Cyrillic and Greek letters by the Latin ones they cannot be told from. */
const LOOK_ALIKES = new Map(
  Object.entries({
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    О: 'O',
    Р: 'P',
    Ѕ: 'S',
    Т: 'T',
    Х: 'X',
    У: 'Y',
    а: 'a',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    о: 'o',
    р: 'p',
    г: 'r',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    ћ: 'h',
    п: 'n',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Χ: 'X',
  }),
);

/** A text in plain letters, and what had to be changed for it. */
export interface PlainLetters {
  readonly text: string;
  /** How many letters of another alphabet stood for Latin ones. */
  readonly lookAlikes: number;
  /** Whether letters are left that are not Latin: a word that is still to be read. */
  readonly hasStrangers: boolean;
}

/**
 * Takes the marks of typesetting away (`<b>`, `**`, backslashes before signs), makes all spaces plain ones except tabs,
 * and puts Latin letters in place of those that look the same. No line ends change.
 */
export function plainLetters(source: string): PlainLetters {
  const bare = source
    .replaceAll(/<\/?[A-Za-z][^<>]{0,40}>/g, '')
    .replaceAll('**', '')
    .replaceAll(/\\([^\w\s])/g, '$1')
    .replaceAll(/[^\S\n\t]/g, ' ')
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '');
  let lookAlikes = 0;
  const text = bare.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    const latin = LOOK_ALIKES.get(letter);
    if (latin === undefined) return letter;
    lookAlikes += 1;
    return latin;
  });
  return { text, lookAlikes, hasStrangers: /[^\P{L}\p{Script=Latin}]/u.test(text) };
}
