/** What people read on the screen of the units, for translation. */

export const UNITS = {
  title: 'Units',
  reading: 'Reading the counters …',
  find: 'Find units',
  findHint: 'Find',
  none: 'There are no counters yet. Create one, or paste a table from a spreadsheet.',
  noMatch: 'No matching units.',
  choose: 'Choose a unit to see its counter.',
  unit: 'Unit',
  theUnit: 'the unit',
  duplicate: (what: string) => `Duplicate ${what}`,
  copy: 'Duplicate',
  goToRoster: 'Go to the roster',
  roster: 'Roster',
  newUnit: 'New unit',
  fromSpreadsheet: 'Paste from a spreadsheet',
  addFromSpreadsheet: 'Add units from a spreadsheet',
  gone: (unit: string) => `There is no unit ${unit}. It may have been renamed or removed.`,
  removed: (what: string) => `${what} removed.`,
  showOnly: (field: string) => `Show only: ${field}`,
} as const;

/** What is done with several units at once. */
export const BULK = {
  many: (count: number) => `${count} units`,
  units: (count: number) => `${count} units:`,
  set: 'set',
  to: 'to',
  setAll: 'Set',
  remove: 'Remove …',
  inherited: (count: number) => `${count === 1 ? 'An inherited unit' : `${count} inherited units`}: changes are made`,
} as const;

/** The columns of the roster. */
export const COLUMNS = {
  name: 'Name',
  id: 'ID',
  idHint: 'The name by which files speak of it. It follows the name until you set it in the panel on the right.',
  side: 'Side',
  contingent: 'Contingent',
  contingentHint: 'Set up contingents under Rules, Sides.',
  kind: 'Kind',
  class: 'Class',
  size: 'Size',
  faces: 'Faces',
  facesHint: 'All faces, front first: “Melee · Fire: Longbow”.',
  traits: 'Traits',
  traitsHint: 'Names of traits, with · or commas between them.',
  provenance: 'Provenance',
  faceClass: (face: string) => `${face} class`,
  faceClassHint: 'The class of troops while this face is up. Empty: that of the unit.',
  ofUnit: 'As the unit',
  face: (index: number) => (index === 0 ? 'Front' : index === 1 ? 'Back' : `Face ${index + 1}`),
} as const;

export const TRAITS = {
  unknown: (text: string, known: string) => `“${text}” is not a trait. Known: ${known}.`,
} as const;

export const FACES = {
  unknown: (text: string, known: string) => `“${text}” is neither a face nor a value. Known: ${known}.`,
  add: 'Add a face',
  remove: 'Remove this face',
  addValue: 'Add a value …',
  addValueTo: (face: string) => `Add a value to ${face}`,
  removeValue: (value: string) => `Remove ${value}`,
  onScan: 'See where this face was read',
} as const;

export const PASTE = {
  title: 'Paste units from a spreadsheet',
  intro:
    'Copy the rows there with their headings, and paste them here. Headings may be those of the roster, in any order; whatever has another name can be assigned below.',
  table: 'Table of units',
  empty: 'Paste a table: a row of headings, and a row for each unit below it.',
  becomes: 'What becomes of the columns',
  heading: (heading: string, column: number) => `Column ${heading === '' ? column : `“${heading}”`} becomes`,
  noHeading: (column: number) => `Column ${column}`,
  leaveOut: 'Leave out',
  noName: 'No column is the name. Choose which one is.',
  twice: (title: string) => `Two columns become ${title}. Leave one of them out.`,
  row: (row: number, column: string, message: string) => `Row ${row}, ${column}: ${message}`,
  taken: (row: number, id: string) => `Row ${row}: there is already a unit “${id}”.`,
  preview: 'Preview',
  added: 'In italics: not in the table, set for you.',
  count: (count: number) => (count === 1 ? '1 new unit' : `${count} new units`),
  more: (count: number) => `and ${count} more`,
  cancel: 'Cancel',
  add: 'Add units',
} as const;

/** What people call columns in tables of their own, by the id of the column. */
export const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  name: ['unit', 'units', 'unit name', 'troops', 'counter'],
  side: ['army', 'player', 'nation', 'faction'],
  contingent: ['command', 'division', 'corps'],
  class: ['type', 'troop type', 'arm', 'arm of service'],
  'values.armour': ['armor'],
  'values.movement': ['move', 'movement allowance', 'movement points', 'ma', 'mp', 'speed'],
  'values.morale': ['morale level', 'morale rating', 'ml'],
  'values.strength': ['combat strength', 'cs'],
  'faces.0.strength': ['combat strength', 'cs'],
};

/** What steps are called in the history. */
export const STEPS = {
  set: (titles: readonly string[], who: string, to: string) =>
    `Set ${titles.length === 1 ? titles[0] : `${titles.length} values`} of ${who}${to === '' ? '' : ` to ${to}`}`,
  paste: (cells: number, who: string) => `Paste ${cells} cells into ${who}`,
  pasteUnits: (count: number) => (count === 1 ? 'Paste 1 unit' : `Paste ${count} units`),
  duplicate: (first: string, count: number) => `Duplicate ${count === 1 ? first : `${count} units`}`,
} as const;

export const REMOVE = {
  step: (what: string) => `Remove ${what}`,
  title: (what: string) => `Remove ${what}?`,
  nothingElse: (it: string) => `Nothing else refers to ${it}.`,
  references: (count: number, it: string) =>
    `${count === 1 ? 'One place refers' : `${count} places refer`} to ${it}, and will have problems.`,
  remove: 'Remove',
  one: 'It is on the map, and is taken off.',
  all: 'They are',
  some: (count: number) => `${count} of them are`,
  many: (who: string) => `${who} on the map, and are taken off.`,
} as const;

export const DETAIL = {
  own: 'This package’s own counter.',
  problems: 'Problems',
  counter: 'Counter',
  changed: 'Changed here',
  case: 'Case',
  note: 'Note',
  location: 'Location',
  offMap: 'off map',
  source: 'Source',
  onScan: 'See where it was read',
  reason: 'Reason',
  confidence: 'Confidence (0–1)',
  renames: 'Renamed everywhere it is referred to',
  inheritedId: 'Inherited: rename it in the base',
  putBack: 'Restore the unit',
  removedMeanwhile: (name: string, field: string, text: string) =>
    `${name} was removed while you were typing its ${field.toLowerCase()}: “${text}” was not taken.`,
  inheritedFrom: 'Inherited from',
  changedHere: ', changed here.',
  wouldChange: '. Editing it makes a change.',
  revert: 'Revert',
} as const;
