import {
  centreOf,
  checkNumbers,
  colorAt,
  doubtfulExamples,
  findMap,
  hexesOnScan,
  looksOf,
  onScan,
  proposeValues,
  proposeWays,
  registerMap,
  spacingAt,
  type Look,
  type Raster,
  type TextReader,
} from '@hexwright/digitiser';
import { createNumbering, Grid } from '@hexwright/hex';
import type { MapAsked, PlacedMap } from './map-protocol.ts';

/** How much around a hex is shown with it, in hexes. */
const SHOWN = 1.7;

/**
 * What is asked of scanned maps, answered in the worker.
 *
 * @param tell told of how many printed places have been read
 */
export function mapAnswers(
  pictureOf: (sheet: string) => Promise<Raster>,
  reader: TextReader,
  tell: (read: number) => void,
) {
  /** The reader for one question. */
  const counted = (): TextReader => {
    let count = 0;
    return {
      read: (picture, layout) => {
        tell(++count);
        return reader.read(picture, layout);
      },
    };
  };
  /** The looks of the hexes that were last asked of: examples change more often than scans. */
  let known: { readonly key: string; readonly looks: ReadonlyMap<number, Look> } | null = null;
  const looksIn = async ({ sheet, grid: spec, fit }: PlacedMap): Promise<ReadonlyMap<number, Look>> => {
    const key = JSON.stringify([sheet, spec, fit]);
    if (known?.key !== key) {
      const grid = new Grid(spec);
      const hexes = hexesOnScan(grid, fit);
      const looks = looksOf(await pictureOf(sheet), grid, fit, hexes);
      known = { key, looks: new Map(hexes.map((hex, index) => [hex, looks[index]])) };
    }
    return known.looks;
  };
  const answers: {
    readonly [Name in keyof MapAsked]: (question: MapAsked[Name]['question']) => Promise<MapAsked[Name]['answer']>;
  } = {
    findMap: async ({ sheet, grid: spec, numbering }) => {
      const grid = new Grid(spec);
      return findMap(await pictureOf(sheet), grid, createNumbering(numbering, grid), counted());
    },
    place: async ({ sheet, grid, clicks }) => registerMap(await pictureOf(sheet), new Grid(grid), clicks),
    propose: async (question) => {
      const { examples, field } = question;
      const looks = await looksIn(question);
      return { proposals: proposeValues(looks, examples, field), doubtful: doubtfulExamples(looks, examples) };
    },
    numbers: async ({ sheet, grid: spec, numbering, fit }) => {
      const grid = new Grid(spec);
      const labels = createNumbering(numbering, grid);
      return checkNumbers(await pictureOf(sheet), grid, labels, fit, hexesOnScan(grid, fit), counted());
    },
    color: async ({ sheet, at }) => colorAt(await pictureOf(sheet), at),
    ways: async ({ sheet, grid, fit, color, kind }) =>
      proposeWays(await pictureOf(sheet), new Grid(grid), fit, color, kind),
    hex: async ({ sheet, grid, fit, hex, size }) => {
      const { width, height, data } = await pictureOf(sheet);
      const centre = centreOf(new Grid(grid), hex);
      const at = onScan(fit, centre);
      const side = Math.round(spacingAt(fit, centre) * SHOWN);
      const [left, top] = [Math.round(at.x - side / 2), Math.round(at.y - side / 2)];
      const cut = new Uint8ClampedArray(side * side * 4).fill(255);
      for (let y = Math.max(0, -top); y < side && top + y < height; y++) {
        const [from, to] = [Math.max(0, -left), Math.min(side, width - left)];
        const start = ((top + y) * width + left) * 4;
        if (to > from) cut.set(data.subarray(start + from * 4, start + to * 4), (y * side + from) * 4);
      }
      const resize = { resizeWidth: size, resizeHeight: size, resizeQuality: 'high' } as const;
      return createImageBitmap(new ImageData(cut, side, side), resize);
    },
  };
  return answers;
}
