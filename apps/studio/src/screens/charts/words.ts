/** What people read on the screen of the charts, for translation; terrain-words.ts has those of the terrain chart. */
export const CHARTS = {
  title: 'Charts',
  width: 'Width of the list of charts',
  loading: 'Reading the charts …',
  terrain: 'Terrain effects',
  terrainCommand: 'Terrain effects chart',
  missing: (name: string) => `There is no table ${name}`,
  events: 'The dice of this table say what happens. It is written with the rules.',
  openEvents: 'Open the table of events',
  missingWhy: 'It may have been renamed or removed.',
  openComments: 'open comments',
  changed: 'changed',
} as const;

export const RESULTS = {
  chances: 'Chances',
  modified: 'with the dice modified by',
  legend: 'The darker, the likelier: steps at 10, 30, 50, 70 and 90 percent',
  notRolled: 'Nothing is rolled for this table.',
  changes: 'Changes are made',
  paste: 'Paste a whole table',
  result: 'Result',
  die: 'Die',
  thrown: 'Rolled',
  thrownHint: 'How often the modified dice show it',
  results: 'How often each result comes',
  resultsLabel: 'Chances of results',
  differences: 'Changed from the base',
  revert: 'Revert',
  revertCell: (row: string, column: string) => `Revert ${row}, ${column}`,
  entries: 'Rows and columns',
  lists: { rows: 'Rows', columns: 'Columns' },
  words: { rows: 'row', columns: 'column' },
  heading: (word: string, id: string) => `Heading of ${word} ${id}`,
  remove: (word: string, id: string) => `Remove ${word} ${id}`,
  newId: (word: string) => `ID of a new ${word}`,
  add: 'Add',
  addStep: (word: string, id: string) => `Add ${word} ${id}`,
  match: (title: string, word: string, id: string) => `${title} of ${word} ${id}`,
  any: (title: string) => `any ${title.toLowerCase()}`,
  matchStep: (word: string, id: string, title: string) => `Set ${title.toLowerCase()} of ${word} ${id}`,
  matchesAll: (count: number) => `Matches all ${count} units.`,
  matches: (names: readonly string[], range: string) => {
    const more = names.length > 4 ? ` and ${names.length - 3} more` : '';
    const shown = names.length > 4 ? names.slice(0, 3) : names;
    const who = names.length === 0 ? 'Matches no unit' : `Matches ${shown.join(', ')}${more}`;
    return range === '' ? `${who}.` : `${who}; ${range}.`;
  },
  taken: (word: string, id: string) => `There is a ${word} ${id} already.`,
  pasteTitle: 'A whole table from a spreadsheet',
  pasteHint: (rows: number, columns: number) =>
    `${rows} rows of ${columns} cells, with or without their headings. A dash or nothing is “no effect”, NA is “not allowed”.`,
  pasteField: 'The table',
  pasteCount: (count: number) => (count === 1 ? '1 cell will change.' : `${count} cells will change.`),
  cancel: 'Cancel',
  take: 'Paste',
  setOne: (cell: string, table: string, value: string) => `Set ${cell} of the ${table} table to ${value}`,
  setMany: (count: number, table: string) => `Set ${count} cells of the ${table} table`,
  pasteMany: (count: number, table: string) => `Paste ${count} cells of the ${table} table`,
  dice: (count: number, sides: number) =>
    `${count === 1 ? 'one die' : count === 2 ? 'two dice' : `${count} dice`}${sides === 6 ? '' : ` of ${sides} sides`}`,
  otherColumn: (at: number, there: string, here: string) =>
    `Column ${at} is headed “${there}” there and “${here}” here.`,
  otherRow: (at: number, there: string, here: string) => `Row ${at} is headed “${there}” there and “${here}” here.`,
  otherShape: (pasted: readonly [number, number], here: readonly [number, number]) =>
    `${pasted[0]} rows of ${pasted[1]} were pasted; this table has ${here[0]} rows of ${here[1]}, with or without headings.`,
  nothingChanged: (message: string) => `${message} Nothing was changed.`,
} as const;
