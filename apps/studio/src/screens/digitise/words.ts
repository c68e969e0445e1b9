/** What people read on the screen that reads scanned sheets, for translation. */
import type { GridSide } from '@hexwright/digitiser';
import type { Step } from './steps.ts';

function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

/** As people typed them: beside signs of their own and ours it is else not clear where a name ends. */
function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}

const STEP_TITLES: Readonly<Record<Step, string>> = {
  sources: 'Sources',
  text: 'Text',
  grid: 'Grid',
  pairs: 'Pairs',
  zones: 'Zones',
  review: 'Review',
  finish: 'Finish',
  map: 'Map',
};

const SIDES: Readonly<Record<GridSide, string>> = {
  left: 'left of',
  right: 'right of',
  above: 'above',
  below: 'below',
};

export const DIGITISE = {
  title: 'Digitise',
  loading: 'Loading …',
  stepsOf: 'Steps of digitising',
  step: STEP_TITLES,
  goTo: (step: Step) => `Digitise: ${STEP_TITLES[step]}`,
  sheet: 'Sheet',
  next: (step: Step) => `Next: ${STEP_TITLES[step]}`,
  /** Names of steps in the history. */
  steps: {
    add: (sheet: string) => `Add the sheet ${sheet}`,
    remove: (sheet: string) => `Remove the sheet ${sheet}`,
    describe: 'Describe the sheet',
    grid: 'Place the grid',
    turn: (sheet: string) => `Turn the sheet ${sheet}`,
    double: (place: string, sheet: string) => `Single or double: ${place} of ${sheet}`,
    bare: (place: string, sheet: string) => `Counter or none: ${place} of ${sheet}`,
    answer: (place: string, sheet: string) => `Answer for ${place} of ${sheet}`,
    split: (place: string, sheet: string) => `Set ${place} of ${sheet} apart`,
    side: (paper: string) => `Say whose ${paper} is`,
    symbol: (symbol: string) => `Say what ${symbol} stands for`,
    roster: 'Change the list of counters',
    codes: 'Change the patterns of the codes',
    zones: 'Place the zones',
    allZones: 'Place the zones of all sheets',
    pair: 'Pair the sheets',
    read: (sheet: string) => `Read the sheet ${sheet}`,
    text: (count: number) => `Write ${counted(count, 'counter', 'counters')} from the text`,
    finish: (count: number) => `Write ${counted(count, 'counter', 'counters')} from the sheets`,
  },
  opening: (file: string) => `Opening ${file} …`,
  finding: 'Looking for the grid …',
  reading: 'Reading …',
  readingCounters: (done: number, of: number) => `Reading: ${done} of ${of} counters`,
  stop: 'Stop',
  stopped: 'Stopped. What has been read is kept until you close this tab: read again to go on.',
  abandoned: 'Stopped. Nothing has changed.',
  tooLarge: (file: string) => `${file} is larger than 80 MB. Save it smaller, as PNG or JPEG, then choose it again.`,
  notKept: 'This browser does not keep the picture. Choose it again when you come back; what was read is kept.',
  notStarted: 'The part that reads scans failed to load. Check that the server is running.',
  failed: (why: string) => `That did not work: ${why} Nothing is lost; try again.`,
  noGrid:
    'No block of counters is to be seen on it. If there is one, drag the four corners onto it, then fit the grid.',
  lost: 'The grid does not lie on the counters. Check that rows and columns are right, drag the four corners onto the block of counters, then fit the grid.',
  noCodes: (count: number) =>
    `None of its ${count} counters has a code of the patterns. Are they those of this game? Look at the patterns (Sources) and at the zones.`,
  upsideDown: 'The sheet lies upside-down on its scan, and its rows and columns are counted from the wrong end.',
  turnUpright: 'Turn it upright',
  otherPicture: (file: string) => `${file} is not the picture that was read before. Read it again where it differs.`,
  tally: (singles: number, doubles: number, cells: number) =>
    `${counted(singles, 'single', 'singles')}, ${counted(doubles, 'double', 'doubles')}, ${counted(cells, 'cell', 'cells')}`,
  difference: (what: string, found: number, printed: number) => `${found} ${what}, but ${printed} are printed`,
  addsUp: 'That is what is printed on the sheet.',
  notThose: (sides: readonly GridSide[]) =>
    `There are more ${sides.map((side) => SIDES[side]).join(' and ')} the grid.`,
  cutting: 'Cutting the counters out …',
  written: (count: number) => `${counted(count, 'counter', 'counters')} written into the package.`,
  counter: (place: string) => `Counter ${place} of the scan`,
  missingPicture: (file: string) => `This browser does not have ${file}. Choose it again to see it.`,
  chooseAgain: (file: string) => `Choose ${file} again`,
  choosePictures: 'Choose pictures',
} as const;

export const SOURCES = {
  empty: 'Read counters from scanned sheets',
  intro:
    'Choose scans or photographs of counter sheets: PNG, JPEG, WebP, GIF, or pages of a PDF; 300 dpi are enough. They stay in this browser: only what is read goes into the project.',
  drop: 'Drop pictures here',
  pictures: 'Pictures of the sheets',
  origin: 'Where it comes from, and its licence',
  rows: 'Rows',
  columns: 'Columns',
  rowsInStrip: 'Rows between gutters',
  columnsInStrip: 'Columns between gutters',
  layout: 'Cells of the sheet',
  layoutHint: 'A double counter covers two cells of a row. Leave the gutters empty where there are none.',
  expected: 'Printed on the sheet',
  expectedHint: 'How many counters it says it has: that checks the grid.',
  totals: { singles: 'Singles', doubles: 'Doubles', cells: 'Cells' },
  remove: (sheet: string) => `Remove ${sheet}`,
  size: (width: number, height: number) => `${width} by ${height} pixels`,
  codes: 'Codes on the counters',
  codesKnown: (system: string) => `As ${system} prints them. Write your own here where this sheet differs.`,
  codesUnknown: 'How the counters of this game are printed is not known. Write it here, one kind a line.',
  codesExample: 'unit {armour:P=plate|M=mail}-{movement:4|6|8}[-{morale:A-E}]',
  codesHint:
    'First the kind of piece, then what is printed: between braces a name and what may stand there, in square brackets what may be missing. What is to be read and not kept has no name: {:2-12}.',
  unknownKinds: (kinds: readonly string[], known: readonly string[]) =>
    `This game has no ${quoted(kinds)}: such counters would be problems in the package. It has ${known.join(', ')}.`,
  unknownValues: (values: readonly string[], known: readonly string[]) =>
    `Counters of this game have no ${quoted(values)}: they would be problems in the package. They have ${known.join(', ')}. Leave the name out, as in {:2-12}, for what is to be read and not kept.`,
  unknownWord: (value: string, word: string, known: readonly string[]) =>
    `The ${value} of a counter of this game cannot be “${word}”: such counters would be problems in the package. It can be ${known.join(', ')}; write it as in {${value}:X=${known[0]}}.`,
  more: 'Add more pictures',
  block: 'Another block of counters on this picture',
} as const;

export const TEXT = {
  text: 'List or transcription of the counters',
  hint: 'One counter or more a line, name and code, kept apart by tabs, pipes, commas or two spaces. Words in capitals are headings. It helps to read the names on scans; and where there is no scan, its counters themselves are written into the package.',
  none: 'No counters are in it yet.',
  tooLong: 'That is more than 200,000 characters, and is not kept. Leave out what is no list of counters.',
  counted: 'What is in it',
  totals: { singles: 'singles', doubles: 'doubles', cells: 'cells' },
  sides: 'Whose the counters are',
  noHeading: 'Those under no heading',
  sideOf: (heading: string) => `Side of those under ${heading === '' ? 'no heading' : heading}`,
  whose: 'Choose a side',
  asked: (count: number) => `${counted(count, 'cell', 'cells')} to look at`,
  askedHint: 'Choose one to go to it, and mend it in the text. What has no code stays out.',
  cell: (line: number, reading: string) => `Line ${line}: “${reading}”`,
  likely: (codes: readonly string[]) => (codes.length === 0 ? '' : `likely ${codes.join(' or ')}`),
  more: (count: number) => `and ${count} more`,
  ready: (count: number) => `${counted(count, 'counter has', 'counters have')} name, code and side.`,
  sidesAsked: (count: number) => `${counted(count, 'heading has', 'headings have')} no side yet.`,
  write: (count: number) => `Write ${counted(count, 'counter', 'counters')}`,
  again:
    'Do this only for counters that are on no scan. Those that were written before keep their ids, and what you have given them since.',
} as const;

export const GRID = {
  beyond: (sides: readonly GridSide[]) =>
    `There are more counters ${sides.map((side) => SIDES[side]).join(' and ')} the grid: it lies beside them, or there are more cells than was said. Alt with an arrow key moves it by a cell.`,
  find: 'Find the grid',
  fit: 'Fit to the lines',
  begin: 'Lay the corners by hand',
  board: 'The sheet and its grid',
  shift: 'Move by one cell',
  shiftTo: { up: 'Up by one row', down: 'Down by one row', left: 'Left by one column', right: 'Right by one column' },
  turn: 'Turn the sheet upside-down',
  corners: ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'],
  at: (corner: string, x: number, y: number) => `${corner}, at ${x}, ${y}`,
  rowLine: (edge: number) => (edge === 0 ? 'Line above row 1' : `Line below row ${Math.ceil(edge / 2)}`),
  columnLine: (edge: number) => (edge === 0 ? 'Line left of column 1' : `Line right of column ${Math.ceil(edge / 2)}`),
  cells: 'Cells: arrow keys choose one, M joins it with the next or parts them, N says whether it holds a counter',
  cell: (place: string, what: 'single' | 'double' | 'bare') => `${place}, ${what === 'bare' ? 'no counter' : what}`,
  join: 'Join with the next, or part',
  help: 'Drag a corner or a line, or choose it with Tab and move it with the arrow keys; with Shift it goes farther. Page Up and Page Down go from line to line.',
  helpCells:
    'Click a counter, or choose it with the arrow keys; M joins it with the next cell, or parts the two. N says of a bare cell that it holds no counter.',
  scan: 'The scan of the sheet. Arrow keys move, Shift goes farther, Enter clicks a corner.',
  clicks: (count: number) =>
    count === 0
      ? 'Say how many cells it has and let the grid be found; or click the four corners of the block of counters on the scan.'
      : `${count} of 4 corners clicked.`,
  clickAgain: 'Click the corners again',
  counted: 'Count',
  loupe: 'The place in hand, enlarged',
} as const;

export const PAIRS = {
  none: 'A sheet has a back if it is printed on both sides. Add its picture (Sources) to pair the two.',
  backOf: 'It is the back of',
  noBack: 'no other sheet: it is a front',
  turning: 'Turned over',
  turnings: {
    'left-right': 'like a page of a book: left and right change places',
    'top-bottom': 'from top to bottom: above and below change places',
    same: 'not at all: front and back are in the same order',
  },
  pairs: 'Fronts with what is behind them',
  hint: 'Check that each back belongs to its front. Codes on backs are read as those on fronts are, and become a second face.',
  gridsFirst: 'Place the grid of both sheets first: then fronts and backs are shown side by side.',
  blank: 'A back without a code gives no face.',
} as const;

export const ZONES = {
  intro:
    'Where things stand on a counter, the same for all of the sheet. Draw each box close around what is printed, with nothing else in it.',
  name: 'Name',
  code: 'Code',
  symbol: 'Symbol',
  nameless: 'Counters have no names',
  nameRun: 'Names run',
  nameRuns: { along: 'from left to right', up: 'upwards, along the side', down: 'downwards, along the side' },
  namelessHint: 'They are called by their codes.',
  symbolHint:
    'A picture that tells the class of troops: counters with the same one are grouped, and you say once what it means.',
  addSymbol: 'Add a zone for the symbol',
  removeSymbol: 'Remove',
  lie: 'How counters lie',
  lies: { 0: 'Upright', 90: 'Turned clockwise', 180: 'Upside-down', 270: 'Turned anticlockwise' },
  edges: { left: 'Left', top: 'Top', right: 'Right', bottom: 'Bottom' },
  edge: (zone: string, edge: string) => `${zone}: ${edge}, in per cent`,
  usual: 'Reset',
  forAll: 'The same on all sheets',
  examples: 'Counters of the sheet',
  board: (zone: string) => `Drag to redraw the zone of the ${zone}`,
  gridFirst: 'Place the grid first.',
  draw: 'Drag draws',
} as const;

export const REVIEW = {
  groups: 'Groups of counters that look alike',
  entry: (name: string, code: string, counters: number) => `${name} ${code} ×\u{A0}${counters}`,
  group: (count: number, name: string) =>
    `${counted(count, 'counter', 'counters')}: ${name === '' ? 'not read' : name}`,
  place: (sheet: string, place: string) => `${sheet}, ${place.replace('r', 'row ').replace('c', ', column ')}`,
  onScan: 'Show it on the scan',
  fields: { code: 'Code', name: 'Name' },
  accept: 'Accept',
  acceptNext: 'Accept and go on',
  unreadable: 'Unreadable',
  blank: 'Blank or unreadable',
  turn: 'Turn',
  split: (place: string) => `Separate ${place}`,
  siblings: 'Counters that look the same',
  more: (count: number) => `and ${count} more`,
  reading: (text: string, count: number) => `“${text}”${count > 1 ? ` ${count} times` : ''}`,
  said: 'Confirmed by hand.',
  accepted: 'Accepted: the readings agree.',
  proposed: 'Suggested.',
  notProposed: 'Nothing is suggested.',
  readAs: (told: string) => (told === '' ? 'Nothing was read.' : `Read as ${told}.`),
  cut: 'The print of the code goes on beyond its zone: draw the zone larger (Zones), then read again.',
  doubt: (code: string) => `It may be ${code}: look at the letter that differs.`,
  claims: (codes: readonly string[]) => `The list of counters says ${codes.join(' or ')}.`,
  noCode: (typed: string, near: readonly string[]) =>
    `${typed === '' ? 'There is no code yet.' : `“${typed}” is not a code of the patterns.`}${near.length === 0 ? '' : ` Close to it: ${near.join(', ')}.`}`,
  noName: 'Give it a name first.',
  review: { asked: 'to review', read: 'read', said: 'confirmed', unreadable: 'unreadable' },
  tally: 'Progress',
  allSettled: 'Everything is settled.',
  asked: (asked: number, all: number) => `${asked} of ${counted(all, 'group', 'groups')} to review`,
  papers: 'The side of each colour',
  paper: (paper: number) => `Side of colour ${paper}`,
  whose: 'Choose a side',
  noSides: 'The package has no sides yet. Add them under Rules, Sides.',
  symbols: 'The class of each symbol',
  symbol: (symbol: number) => `Class of symbol ${symbol}`,
  whatClass: 'Choose a class',
  noClasses: 'The package has no classes yet. Add them under Rules, Words.',
  read: 'Read the sheet',
  readAgain: 'Read again',
  stale: 'The grid or the zones have changed since it was read. Read again.',
  kept: 'What you have confirmed is kept when a sheet is read again.',
  keys: 'Enter accepts, Shift+Enter goes on to the next as well. 1 to 9 choose, C leads to the code and / to the name, Esc back, U says unreadable, R turns, S separates one from its group, ↑ and ↓ go through the groups.',
  notRead: 'The sheet has not been read yet.',
  noGrid: 'Place the grid first: what is read depends on it.',
  noPatterns: 'It is not known how the counters are printed. Write patterns of their codes (Sources).',
  local: 'It is read on this machine; no picture leaves it.',
  choice: 'Choose what it is',
} as const;

export const FINISH = {
  title: 'Write the counters into the package',
  ready: (count: number) => `${counted(count, 'counter is', 'counters are')} settled and can be written.`,
  asked: (count: number) => `${counted(count, 'counter is', 'counters are')} still to review, and left out until then.`,
  papers: (count: number) => `${counted(count, 'colour has', 'colours have')} no side yet (Review).`,
  nothing: 'Nothing is settled yet.',
  write: (count: number) => `Write ${counted(count, 'counter', 'counters')}`,
  again: 'Counters that were written before keep their ids, and whatever you have changed since.',
  written: 'In the package',
  scan: 'Scan',
  drawn: 'Redrawn',
  name: 'Name',
  values: 'Values',
  source: 'Source',
  art: 'Save the counters as pictures too',
  artHint:
    'All counters in one WebP picture a sheet, with their places in JSON, as a ZIP file for yourself. Check that the licence of the scan allows what you do with it: pictures do not go into the project, and so into no export.',
  artSave: 'Save pictures',
} as const;

/** What keys mean in the steps that hear them themselves. */
export const KEYS = {
  ofGrid: 'Grid of a sheet',
  ofReview: 'Review of a sheet',
  move: 'Move the corner or line in hand, or choose a cell',
  moveFar: 'Move the corner or line farther',
  toLine: 'Go from line to line',
  shift: 'Move the grid by one cell',
  join: 'Join a cell with the next, or part them',
  bare: 'Say that a cell holds no counter, or that it does',
  accept: 'Accept the group',
  acceptNext: 'Accept the group and go on',
  choose: 'Choose what it is',
  toCode: 'Go to the code',
  toName: 'Go to the name',
  unreadable: 'Say that it is unreadable',
  turn: 'Turn the counter',
  apart: 'Separate the counter from those like it',
  walk: 'Previous or next group',
} as const;
