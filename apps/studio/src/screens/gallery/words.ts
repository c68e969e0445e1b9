/** What people read in the gallery, for translation. */

export const NEW_BATTLE = {
  title: 'New battle',
  name: 'Title',
  id: 'ID (folder)',
  sides: 'Sides',
  side: (number: number) => `Side ${number}`,
  sideName: (number: number) => (number === 1 ? 'First side' : 'Second side'),
  defaultSides: ['Red', 'Blue'],
  hexes: 'Orientation',
  flat: 'Flat-top',
  flatHint: 'Columns of hexes',
  pointy: 'Pointy-top',
  pointyHint: 'Rows of hexes',
  size: 'Size of the map',
  columns: 'Columns',
  rows: 'Rows',
  by: 'by',
  grows: 'hexes; it can grow later',
  rules: 'Rules',
  noRules: 'None: rules of my own',
  charts: 'Charts and exclusive rules',
  chartsOf: (title: string) => `Those of ${title}`,
  noCharts: 'None: only what the rules have',
  counters: 'Counters',
  countersOf: (title: string) => `Those of ${title}`,
  ownCounters: 'My own: an empty roster',
  cancel: 'Cancel',
  create: 'Create',
  contingentReason: 'A contingent of this battle.',
  inTheBox: (like: string) => `The counters are those of ${like}; those that are not wanted stay in the box.`,
  step: (title: string) => `New battle: ${title}`,
} as const;

export const IDS = {
  missing: 'Give it an ID: the folder it is kept in.',
  letters: 'Small letters, digits and hyphens, with / between folders.',
  taken: 'There is already a package with this ID.',
  inside: (other: string) => `A package cannot be inside another: there is ${other}.`,
  use: (id: string) => `Use ${id}`,
} as const;

export const CARD = {
  ready: 'Ready to play',
  inOrder: 'No problems',
  missing: (steps: string) => `Still missing: ${steps}`,
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  warnings: (count: number) => (count === 1 ? 'Playable, 1 warning' : `Playable, ${count} warnings`),
  actions: {
    derive: 'Derive a variant …',
    duplicate: 'Duplicate …',
    rename: 'Rename …',
    export: 'Export as zip',
    remove: 'Remove …',
  },
  menu: (title: string) => `Actions for ${title}`,
  changed: (ago: string) => `changed ${ago}`,
} as const;

export const GALLERY = {
  title: 'Battles',
  kinds: { all: 'All', battles: 'Battles', bases: 'Bases' },
  find: 'Find a battle',
  import: 'Import',
  importZip: 'Import zip',
  zip: 'A zip of a package',
  noMatch: 'No matching battles.',
  showAll: 'Show all',
  nothing: 'Nothing here yet',
  begin: 'Create a battle, or import one: drop a zip here.',
  drop: 'Drop a zip to import its packages',
  removed: (title: string) => `${title} removed.`,
  noExport: 'There is nothing to export.',
  exported: (file: string, withBases: boolean) => `${file} exported${withBases ? ', with what it builds on' : ''}.`,
  renamed: (from: string, to: string) => `Rename ${from}: ${to}`,
  duplicate: (title: string) => ({
    heading: `Duplicate ${title}`,
    word: 'A copy of everything, which goes its own way from now on.',
    action: 'Duplicate',
    title: `${title}, copy`,
  }),
  derive: (title: string) => ({
    heading: `Derive a variant of ${title}`,
    word: 'It has everything that the original has, follows its changes, and keeps only what you make different.',
    action: 'Derive',
    title: `${title}: variant`,
  }),
  rename: (title: string) => ({
    heading: `Rename ${title}`,
    word: 'What builds on it follows. Links to its old ID lead nowhere afterwards.',
    action: 'Rename',
    title,
  }),
  variantOf: (title: string) => `Variant of ${title}`,
  buildsOn: (titles: readonly string[]) => `Builds on ${titles.join(', which builds on ')}`,
  base: 'A base',
  alone: 'Stands alone',
  drawing: 'Drawing …',
  itsMap: 'Its map',
  rulesOnly: 'Rules to build on',
  noMap: 'No map yet',
  show: 'Show',
} as const;

export const PROJECTS = {
  title: 'Projects',
  unreachable: 'The server cannot be reached',
  checkServer: 'Check that the server is running, then try again.',
  retry: 'Try again',
  opening: 'Opening …',
  none: 'No project is open',
  start: 'Start Hexwright with a folder of packages.',
  packages: (count: number, folder: string) => `${count === 1 ? '1 package' : `${count} packages`} in ${folder}`,
} as const;

export const REMOVE = {
  title: (name: string) => `Remove ${name}?`,
  files: 'Its files go from the folder too. It can be undone as long as this page is open.',
  referred: 'It stays as long as others build on it. Remove these first, or let them extend another package:',
  cancel: 'Cancel',
  remove: 'Remove',
} as const;

export const IMPORT = {
  title: (name: string) => `Import ${name}`,
  refused: (name: string) => `${name} cannot be imported`,
  reading: 'Reading …',
  import: 'Import',
  cancel: 'Cancel',
  close: 'Close',
  idOf: (title: string) => `ID of ${title}`,
} as const;
