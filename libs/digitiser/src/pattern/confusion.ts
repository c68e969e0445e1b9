// How alike characters look. Costs go from 0, the same, to 1, nothing in common.

/** Characters that a reader of print takes for each other, and what mistaking one for the other costs. */
const ALIKE: readonly (readonly [pair: string, cost: number])[] = [
  ...(
    [
      '0O',
      '0o',
      'Oo',
      '1l',
      '1I',
      'lI',
      '1|',
      'l|',
      'I|',
      '1i',
      '1!',
      'Cc',
      'Pp',
      'Ss',
      'Vv',
      'Ww',
      'Xx',
      'Zz',
    ] as const
  ).map((pair) => [pair, 0.15] as const),
  ...(['5S', '8B', '2Z', '0D', 'OD', 'OQ', '0Q', '6G', '6b', '9g', '9q', '4A', '7T', '1T', '1/', '7/'] as const).map(
    (pair) => [pair, 0.35] as const,
  ),
  ...(
    [
      '68',
      '38',
      '3B',
      'PR',
      'PF',
      'MN',
      'MH',
      'NH',
      'CG',
      'CO',
      'C0',
      'CE',
      'EF',
      'BE',
      'BR',
      '17',
      '56',
      '58',
      '89',
      'DB',
    ] as const
  ).map((pair) => [pair, 0.5] as const),
  ...(['-.', '-_', '-~', '-=', "-'", '-:', '.,', ".'", '-*', '-+', '+t', '+f'] as const).map(
    (pair) => [pair, 0.3] as const,
  ),
];

const COST_OF = new Map(
  ALIKE.flatMap(([[one, other], cost]): [string, number][] => [
    [one + other, cost],
    [other + one, cost],
  ]),
);

/** What it costs that `read` was read where `printed` is printed. */
export function substitutionCost(printed: string, read: string): number {
  if (printed === read) return 0;
  const alike = COST_OF.get(printed + read);
  if (alike !== undefined) return alike;
  return printed.toLowerCase() === read.toLowerCase() ? 0.3 : 1;
}

/** What it costs that a printed character was not read. */
export function omissionCost(printed: string): number {
  return isMark(printed) ? 0.4 : 0.9;
}

/** What it costs that a character was read which is not printed. */
export function additionCost(read: string): number {
  return isMark(read) ? 0.3 : 0.9;
}

/** Whether two printed characters are easily taken for each other. */
export function isConfusable(one: string, other: string): boolean {
  return one !== other && substitutionCost(one, other) <= 0.5;
}

/** Dashes, dots and the like, which dirt imitates and wear takes away. */
function isMark(character: string): boolean {
  return /[^\p{L}\p{N}]/u.test(character);
}
