// What digitise.json says of the scan of a map, or of a part of one.
import { QUARTER_TURNS, type Point, type QuarterTurn } from '@hexwright/digitiser';
import { Invalid, list, object, only, pointOf, word, type JsonObject } from './setting-values.ts';

/** What is known of the scan of a map. */
export interface MapSource {
  /** The file of the map in the folder: its grid and how it is numbered. */
  readonly of: string;
  /** Two hexes by their numbers, and where their centres are; null where the map is to be found. */
  readonly clicks: readonly { readonly hex: string; readonly at: Point }[] | null;
  /** How it is known to lie; null where nobody has said it. */
  readonly turn: QuarterTurn | null;
  /** Hexes of which somebody says what they are. */
  readonly terrain: readonly SaidHex[];
  readonly level: readonly SaidHex[];
  /** What lies on sides of hexes, and what leads from hex to hex, with a point of the scan where it is to be seen. */
  readonly hexsides: readonly SeenWay[];
  readonly features: readonly SeenWay[];
}

/** What somebody says of a hex. */
export interface SaidHex {
  readonly hex: string;
  readonly value: string;
}

/** Something that runs along hexes, and a point of the scan that has its colour. */
export interface SeenWay {
  readonly id: string;
  readonly at: Point;
}

const KNOWN = ['file', 'page', 'dpi', 'mapOf', 'clicks', 'turn', 'terrain', 'level', 'hexsides', 'features'];

/** Reads it; null for a source that is no scan of a map. */
export function mapSourceOf(source: JsonObject, pointer: string): MapSource | null {
  if (source['mapOf'] === undefined) return null;
  only(source, pointer, KNOWN);
  const turn = source['turn'] === undefined ? null : QUARTER_TURNS.find((one) => one === source['turn']);
  if (turn === undefined) throw new Invalid(`${pointer}/turn`, `Here must stand one of ${QUARTER_TURNS.join(', ')}.`);
  const clicks = source['clicks'] === undefined ? null : clicksIn(source['clicks'], `${pointer}/clicks`);
  const of = word(source['mapOf'], `${pointer}/mapOf`);
  if (!/^[^/\\:]+\.json$/.test(of))
    throw new Invalid(`${pointer}/mapOf`, `"${of}" is no map file (.json) in the folder.`);
  const level = saidIn(source['level'], `${pointer}/level`);
  const strange = level.find(({ value }) => !isLevel(value));
  if (strange !== undefined) {
    throw new Invalid(`${pointer}/level/${strange.value}`, `"${strange.value}" is no level. Levels go from 0 to 9.`);
  }
  return {
    of,
    clicks,
    turn,
    terrain: saidIn(source['terrain'], `${pointer}/terrain`),
    level,
    hexsides: seenIn(source['hexsides'], `${pointer}/hexsides`),
    features: seenIn(source['features'], `${pointer}/features`),
  };
}

/** Whether a text is one of the levels that a map may have. */
export function isLevel(text: string): boolean {
  return /^[0-9]$/.test(text);
}

/** Lists of hexes by what they are. */
function saidIn(value: unknown, pointer: string): SaidHex[] {
  return Object.entries(object(value ?? {}, pointer)).flatMap(([what, hexes]) =>
    list(hexes, `${pointer}/${what}`).map((hex, index) => ({
      hex: word(hex, `${pointer}/${what}/${index}`),
      value: what,
    })),
  );
}

/** Points of the scan by what is to be seen there. */
function seenIn(value: unknown, pointer: string): SeenWay[] {
  return Object.entries(object(value ?? {}, pointer)).map(([id, point]) => {
    const at = pointOf(point);
    if (at === null)
      throw new Invalid(`${pointer}/${id}`, 'Here must stand a point [x, y] of the scan that has its colour.');
    return { id, at };
  });
}

function clicksIn(value: unknown, pointer: string): NonNullable<MapSource['clicks']> {
  const clicks = Object.entries(object(value, pointer)).map(([hex, point]) => {
    const at = pointOf(point);
    if (at === null) throw new Invalid(`${pointer}/${hex}`, 'The centre of a hex is a point [x, y] in pixels.');
    return { hex, at };
  });
  if (clicks.length !== 2) throw new Invalid(pointer, `There are ${clicks.length} hexes. Give two, far apart.`);
  return clicks;
}
