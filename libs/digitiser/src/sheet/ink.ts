import { blankRaster, type Raster } from '../image/raster.ts';

/** Red, green and blue. */
export type Rgb = readonly [number, number, number];

/** The square of the distance between black and white. */
const FARTHEST = 3 * 255 ** 2;
/** Ink as dark as this share of all pixels is full: fewer are dust. */
const FULL = 0.985;

/** The colour of the paper of a counter: the middle of all its pixels, as most of them are bare. */
export function paperOf({ data }: Raster): Rgb {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) counts[channel][data[at + channel]] += 1;
  }
  const [red, green, blue] = counts.map((count) => {
    let left = data.length / 8;
    let value = 0;
    while (left > count[value]) left -= count[value++];
    return value;
  });
  return [red, green, blue];
}

/** How much ink each pixel has: 0 for the paper, 1 for the farthest from it. */
export function inkOf({ width, height, data }: Raster, paper: Rgb): Float32Array {
  const away = new Float32Array(width * height);
  const squares = new Uint32Array(FARTHEST + 1);
  for (let pixel = 0; pixel < away.length; pixel++) {
    const at = pixel * 4;
    const [red, green, blue] = [data[at] - paper[0], data[at + 1] - paper[1], data[at + 2] - paper[2]];
    const square = red * red + green * green + blue * blue;
    squares[square] += 1;
    away[pixel] = Math.sqrt(square);
  }
  const full = Math.max(60, Math.sqrt(atRank(squares, Math.floor(away.length * FULL))));
  return away.map((value) => Math.min(1, Math.max(0, value - 12) / (full - 12)));
}

/** Which value has so many before it in order, by how often each comes: counting them takes a fraction of sorting. */
function atRank(counts: Uint32Array, rank: number): number {
  let [value, before] = [0, counts[0]];
  while (before <= rank && value < counts.length - 1) before += counts[++value];
  return value;
}

/** The ink alone, black on white, with a white frame: what readers of print like best. */
export function inkImage(source: Raster, paper: Rgb, frame: number): Raster {
  const ink = inkOf(source, paper);
  return framed(source, frame, (pixel) => 255 * (1 - ink[pixel]));
}

/** The picture in grey on white, with a white frame. Light print on a dark paper is turned round: it is read as dark. */
export function greyImage(source: Raster, paper: Rgb, frame: number): Raster {
  const { data } = source;
  const white = paper[0] + paper[1] + paper[2];
  const ink = inkOf(source, paper);
  const lightAt = (pixel: number): number => data[pixel * 4] + data[pixel * 4 + 1] + data[pixel * 4 + 2];
  const lighter = ink.reduce((sum, share, pixel) => sum + share * (lightAt(pixel) - white), 0);
  const brightest = 3 * 255;
  return framed(source, frame, (pixel) =>
    lighter > 0 ? (255 * (brightest - lightAt(pixel))) / (brightest - white) : (255 * lightAt(pixel)) / white,
  );
}

function framed({ width, height }: Raster, frame: number, grey: (pixel: number) => number): Raster {
  const result = blankRaster(width + 2 * frame, height + 2 * frame);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = grey(y * width + x);
      const at = ((y + frame) * result.width + x + frame) * 4;
      result.data[at] = value;
      result.data[at + 1] = value;
      result.data[at + 2] = value;
    }
  }
  return result;
}
