/** Where somebody's cursor is on a map: the package and the label of the hex. */
export interface MapCursor {
  readonly package: string;
  /** '' while the pointer is elsewhere. */
  readonly hex: string;
  /** Labels of the hexes that are selected; at most {@link MOST_HEXES}. */
  readonly selection: readonly string[];
  /** What is seen: the middle of the window on the sheet, and how many CSS pixels a hexside has. */
  readonly view: { readonly x: number; readonly y: number; readonly scale: number } | null;
}

/** The value that somebody is at, in a text or in a form. */
export interface FieldCursor {
  /** `battles/first:units.json`; only `battles/first:` where a form shows something that no file of the package has. */
  readonly file: string;
  /** JSON pointer of the value. */
  readonly pointer: string;
  /** What changes call the value: `units/guards/values/armour`; '' where it has no such name. It outlives edits around it. */
  readonly item: string;
  /** Characters from the start of the value's text to the cursor, less than 0 before it; 0 in a form. */
  readonly offset: number;
}

/** What somebody who has the project open shows of themselves. It is not kept: who leaves takes it along. */
export interface Presence {
  /** As the server knows the person; else as they call themselves. */
  readonly name: string;
  /** Which of the colours for people: 0 to 11. */
  readonly color: number;
  /** The address of what is seen: `/scenarios/battles/first/-/map?hex=0512`. */
  readonly place: string;
  readonly map: MapCursor | null;
  readonly field: FieldCursor | null;
  /** How often this person has asked everybody to come. */
  readonly calls: number;
}

/** More selected hexes than this are not shown to others. */
export const MOST_HEXES = 400;
/** How many colours people have between them. */
export const PERSON_COLORS = 12;

const LONGEST_NAME = 40;
const LONGEST_TEXT = 500;

/** What somebody shows, as it came over the wire; null for anything else. Whatever is too long is cut. */
export function readPresence(value: unknown): Presence | null {
  if (!isFields(value)) return null;
  // The server puts `person` there, whatever the page has sent.
  const { person } = value;
  const known = isFields(person) ? wordIn(person, 'name').trim() : '';
  const name = (known || wordIn(value, 'name').trim()).slice(0, LONGEST_NAME);
  const place = wordIn(value, 'place');
  if (name === '' || !place.startsWith('/') || place.startsWith('//')) return null;
  return {
    name,
    color: Math.abs(Math.trunc(numberIn(value, 'color'))) % PERSON_COLORS,
    place,
    map: readMap(value['map']),
    field: readField(value['field']),
    calls: Math.trunc(numberIn(value, 'calls')),
  };
}

function readMap(value: unknown): MapCursor | null {
  if (!isFields(value)) return null;
  const { selection, view } = value;
  const labels = Array.isArray(selection) ? selection.filter((one) => typeof one === 'string') : [];
  const seen = isFields(view)
    ? { x: numberIn(view, 'x'), y: numberIn(view, 'y'), scale: numberIn(view, 'scale') }
    : null;
  return {
    package: wordIn(value, 'package'),
    hex: wordIn(value, 'hex').slice(0, LONGEST_NAME),
    selection: labels.slice(0, MOST_HEXES).map((label) => label.slice(0, LONGEST_NAME)),
    view: seen !== null && seen.scale > 0 ? seen : null,
  };
}

function readField(value: unknown): FieldCursor | null {
  if (!isFields(value)) return null;
  const file = wordIn(value, 'file');
  const offset = Math.trunc(numberIn(value, 'offset'));
  return file === '' ? null : { file, pointer: wordIn(value, 'pointer'), item: wordIn(value, 'item'), offset };
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function wordIn(value: Fields, name: string): string {
  const word = value[name];
  return typeof word === 'string' ? word.slice(0, LONGEST_TEXT) : '';
}

function numberIn(value: Fields, name: string): number {
  const number = value[name];
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
