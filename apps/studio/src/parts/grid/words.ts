/** What people read in every grid, for translation. */
export const GRID = {
  empty: 'There is nothing here yet.',
  noMatch: 'Nothing matches.',
  openComments: (count: number) => (count === 1 ? '1 open comment' : `${count} open comments`),
  base: (value: string) => `The base says ${value}.`,
  changed: (value: string) => `Changed here. The base says ${value}.`,
  cell: (column: string, row: string) => `${column} of ${row}`,
} as const;

/** Why what was typed is not taken. */
export const REFUSED = {
  inherited: (column: string) => `${column} cannot be edited here: the base gives it.`,
  readOnly: (column: string, hint: string) => `${column} cannot be edited here.${hint === '' ? '' : ` ${hint}`}`,
  gone: (column: string, row: string, text: string) =>
    `${column} of ${row} is no longer here: somebody removed it, or it is not among what is shown. “${text}” was not taken.`,
  left: (message: string, column: string, row: string) => `${message} ${column} of ${row} was left as it was.`,
  tick: (column: string) => `${column} is yes or no: Space or Enter ticks it.`,
  notYesOrNo: (text: string) => `“${text}” is neither yes nor no.`,
  notWhole: (text: string, words: readonly string[]) =>
    `“${text}” is not a whole number${words.length === 0 ? '' : `, nor ${words.join(' or ')}`}.`,
  notOneOf: (text: string, column: string, words: readonly string[]) =>
    `“${text}” is not a word for ${column}. ${words.length === 0 ? 'There are no words for it yet.' : `Choose one of ${words.slice(0, 8).join(', ')}.`}`,
} as const;

/** Why what was pasted is not taken. */
export const PASTED = {
  ragged: (row: number, cells: number, width: number) =>
    `Row ${row} of what was pasted has ${cells} cells, the first row has ${width}.`,
  tooManyRows: (pasted: number, room: number) =>
    `${pasted} rows were pasted, but there are only ${room} from here on: row ${room + 1} has no place.`,
  tooManyColumns: (pasted: number, room: number) =>
    `${pasted} columns were pasted, but there are only ${room} from here on: column ${room + 1} has no place.`,
  readOnly: (where: string) => `${where}: this cell cannot be edited here.`,
  nothingChanged: (message: string) => `${message} Nothing was changed.`,
  at: (row: string, column: string) => `${row}, ${column}`,
  within: (down: number, right: number, row: string, column: string) =>
    `Row ${down}, column ${right} (${row}, ${column})`,
  wrong: (where: string, message: string) => `${where}: ${message}`,
} as const;
