/** What people read where a scanned map is read, for translation. */
import type { HexField, RegistrationFault } from '@hexwright/digitiser';

function counted(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

const FAULTS: Readonly<Record<RegistrationFault, string>> = {
  'same-hex': 'Both clicks name the same hex. Click two hexes that are far apart.',
  'same-point': 'Both clicks are in the same place. Click two hexes that are far apart.',
  outside: 'There are too few hexes on the scan. See that the clicks are on it, and that the numbers are right.',
  'too-small':
    'The hexes are too small to see their lines. Scan the map at 200 dpi or more, or see that the numbers are right.',
  'no-lines':
    'The printed lines are not where the clicks say. See that both numbers are right, and that the map has as many columns and rows, and the same orientation, as the printed one.',
  turned:
    'By these clicks the map lies turned on the scan. See that both numbers are right; if they are, turn the scan upright.',
};

export const SCANS = {
  loading: 'Loading …',
  empty: 'Read a map from its scan',
  intro:
    'Choose a scan or photograph of the map: PNG, JPEG, WebP or GIF; 150 dpi are enough. It stays in this browser: only what is read goes into the project.',
  noMap:
    'The package has no map of hexes yet. Make one under Map, with as many columns and rows as the printed one has.',
  choose: 'Choose a scan',
  another: 'Add another scan',
  pictures: 'Pictures of the map',
  scan: 'Scan',
  origin: 'Where it comes from, and its licence',
  remove: (scan: string) => `Remove ${scan}`,
  isSheet: (name: string) => `${name} is a sheet of counters already. Rename the file, then choose it again.`,
  opening: (file: string) => `Opening ${file} …`,
  working: {
    find: 'Looking for the map …',
    place: 'Looking for the hexes …',
    numbers: 'Reading the printed numbers …',
    ways: 'Following the colour …',
  },
  read: (count: number) => `${counted(count, 'printed place', 'printed places')} read.`,
  stopped: 'Stopped.',
  failed: (why: string) => `That did not work: ${why} Nothing is lost; try again.`,
  steps: {
    add: (scan: string) => `Add the scan ${scan}`,
    remove: (scan: string) => `Remove the scan ${scan}`,
    lift: (scan: string) => `Place ${scan} again`,
    describe: 'Describe the scan',
    click: 'Click a hex',
    place: 'Find the hexes',
    say: (hex: string, value: string) => `Say what ${hex} is: ${value}`,
    sayAll: (count: number) => `Say what ${count} hexes are`,
    unsay: (hex: string) => `Remove the example ${hex}`,
    write: (count: string) => `Write ${count} from the scan`,
    ways: (count: number, name: string) => `Write ${count} of ${name} from the scan`,
  },
  faults: FAULTS,
  notFound: {
    'no-hexes': 'No hexes are to be seen on the scan. Show two of them below.',
    'no-numbers':
      'The hexes are there, but too few of their numbers can be read to tell which they are. Show two of them below.',
    pushed:
      'The printed numbers are those of a map whose other rows or columns are pushed. Choose so under “Size, orientation and numbering of the map” (Map), and place the scan again.',
  },
} as const;

export const PLACE = {
  title: 'Where the hexes are',
  findMap: 'Find the map',
  findHint: 'Looks for the hexes by their lines and reads some of their numbers; the map may lie on its side.',
  foundBy: (agree: number, turn: number) =>
    `${
      agree === 0
        ? 'Found by its outline, and taken to lie upright: its printed numbers cannot be read. Compare some of them with those of the hexes.'
        : `Found by its lines and ${counted(agree, 'printed number', 'printed numbers')}.`
    }${turn === 0 ? '' : ` It lies turned by ${turn}° clockwise.`}`,
  intro:
    'Or show two hexes: write the number of one, then click its centre on the scan; then another, as far away as you can.',
  hex: (index: number) => (index === 0 ? 'First hex' : 'Second hex'),
  chosen: 'shown on the scan',
  next: 'now click its centre',
  noNumber: 'Write the number of the hex first.',
  noHex: (label: string) => `The map has no hex ${label}. See how its hexes are numbered (Map).`,
  find: 'Find the hexes',
  again: 'Place again',
  found: (share: number, rms: number) =>
    `The lines of ${Math.round(share * 100)} of 100 hexes are where they should be, ${rms.toFixed(1)} pixels off on average. See that the numbers on the scan are those of the hexes.`,
  stale: 'The map has changed since its hexes were found on the scan. Find them again.',
  check: 'Check the numbers',
  agree: (agree: number, looked: number) =>
    `${agree} of ${looked} printed numbers were read, and are those of their hexes.`,
  unread: 'The printed numbers cannot be read. Compare some of them yourself.',
  off: 'The printed numbers are those of other hexes: the clicks were given wrong numbers. Place the scan again.',
} as const;

export const TERRAIN = {
  tabs: 'What is read',
  tab: { terrain: 'Terrain', level: 'Levels', ways: 'Rivers and roads' },
  intro: {
    terrain: 'Choose a terrain and click a hex or two of each look it has; the rest is proposed.',
    level:
      'Choose a level and click hexes of each tint it has. All others are proposed; what covers its tint cannot be told.',
  } satisfies Record<HexField, string>,
  palette: { terrain: 'Terrains', level: 'Levels' } satisfies Record<HexField, string>,
  level: (level: string) => `Level ${level}`,
  said: (count: number) => counted(count, 'example', 'examples'),
  noTerrains: 'The package has no terrains yet. Add them under Charts.',
  tally: (said: number, sure: number, asked: number) => `${said} said, ${sure} taken for the same, ${asked} to review`,
  none: 'Give examples of two kinds or more: then the rest is proposed.',
  review: 'Review',
  take: (count: number) => `Say ${counted(count, 'hex', 'hexes')} as proposed`,
  takeHint:
    'See first that the colours over the scan are right. Twenty answers or so usually set right all that is left.',
  reviewing: 'Review, the least certain first',
  stop: 'Back to examples',
  done: 'Nothing is left to review.',
  crop: (hex: string) => `Hex ${hex} on the scan`,
  like: (hex: string, percent: number) => `Looks most like ${hex}; certain to ${percent} of 100.`,
  choices: 'What is it?',
  skip: 'Later',
  doubtful: 'Look again at these examples',
  likeAnother: (hex: string, value: string, other: string, said: string) =>
    `${hex} is said to be ${value}, and looks more like ${other}, which is said to be ${said}.`,
  unlike: (hex: string, value: string) => `${hex} looks unlike all other examples of ${value}.`,
  look: (hex: string) => `Look at ${hex}`,
  removeExample: (hex: string) => `Remove ${hex}`,
  doubtfulHint: 'What looks like one of these is asked. If it is right, click another hex that looks the same.',
  keys: '1 to 9 choose, Enter takes the first, S leaves it for later, Esc goes back to examples.',
  write: (count: number) => `Write ${counted(count, 'hex', 'hexes')} into the map`,
  writeHint:
    'What is said and what is taken for the same. The map keeps which of the two it was; what is to review stays as it is.',
  written: (count: number) => `${counted(count, 'hex', 'hexes')} written into the map.`,
  reviews: { said: 'said', sure: 'taken for the same', asked: 'to review', none: 'not proposed' },
  hex: (label: string, value: string, review: string) => `${label}: ${value === '' ? '' : `${value}, `}${review}`,
} as const;

export const WAYS = {
  kind: 'What runs there',
  none: 'The package has no rivers, walls or roads yet. Add them under Charts.',
  intro:
    'Choose what it is, then click its colour on the scan. Nothing is taken without you: click the places that are right, or tick all and click those that are not.',
  color: 'Colour',
  found: (count: number) =>
    count === 0 ? 'Nothing of that colour runs along hexes.' : `${counted(count, 'place', 'places')} of that colour.`,
  list: 'Places, the least certain first',
  place: (from: string, to: string, percent: number) => `${from} – ${to}: ${percent} of 100`,
  all: 'Tick all',
  notAll: 'Untick all',
  write: (count: number) => `Write ${counted(count, 'place', 'places')} into the map`,
  written: (count: number) => `${counted(count, 'place', 'places')} written into the map.`,
} as const;

export const BOARD = {
  board: 'The scan and its hexes. Arrow keys move, Shift goes farther, Enter clicks.',
  zoom: 'Enlarge',
  at: (x: number, y: number) => `Cross at ${x}, ${y}`,
} as const;

/** What keys mean in the step. */
export const MAP_KEYS = {
  group: 'Map from a scan',
  move: 'Move the cross, or go from hex to hex',
  far: 'Move the cross farther',
  click: 'Click there, or take the first choice',
  choose: 'Choose what a hex is',
  skip: 'Leave a hex for later',
  back: 'Back to examples',
} as const;
