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
  readonly terrain: readonly { readonly hex: string; readonly value: string }[];
}

/** Reads it; null for a source that is no scan of a map. */
export function mapSourceOf(source: JsonObject, pointer: string): MapSource | null {
  if (source['mapOf'] === undefined) return null;
  only(source, pointer, ['file', 'page', 'dpi', 'mapOf', 'clicks', 'turn', 'terrain']);
  const turn = source['turn'] === undefined ? null : QUARTER_TURNS.find((one) => one === source['turn']);
  if (turn === undefined) throw new Invalid(`${pointer}/turn`, `Here must stand one of ${QUARTER_TURNS.join(', ')}.`);
  const terrain = Object.entries(object(source['terrain'] ?? {}, `${pointer}/terrain`)).flatMap(([value, hexes]) =>
    list(hexes, `${pointer}/terrain/${value}`).map((hex, index) => ({
      hex: word(hex, `${pointer}/terrain/${value}/${index}`),
      value,
    })),
  );
  const clicks = source['clicks'] === undefined ? null : clicksIn(source['clicks'], `${pointer}/clicks`);
  const of = word(source['mapOf'], `${pointer}/mapOf`);
  if (!/^[^/\\:]+\.json$/.test(of))
    throw new Invalid(`${pointer}/mapOf`, `"${of}" is no map file (.json) in the folder.`);
  return { of, clicks, turn, terrain };
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
