import { blankRaster, type Raster } from '../image/raster.ts';

/** Red, green and blue. */
export type Rgb = readonly [number, number, number];

/** The square of the distance between black and white. */
const FARTHEST = 3 * 255 ** 2;
/** Ink as dark as this share of all pixels is full: fewer are dust. */
const FULL = 0.985;
/** The bits of a square by which pixels are told apart after they have been by the others: half of them. */
const FINE = 9;

/** The colour of the paper of a counter: the middle of all its pixels, as most of them are bare. */
export function paperOf({ data }: Raster): Rgb {
  const reds = new Uint32Array(256);
  const greens = new Uint32Array(256);
  const blues = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 4) {
    reds[data[at]] += 1;
    greens[data[at + 1]] += 1;
    blues[data[at + 2]] += 1;
  }
  const middleOf = (counts: Uint32Array): number => {
    let left = data.length / 8;
    let value = 0;
    while (left > counts[value]) left -= counts[value++];
    return value;
  };
  return [middleOf(reds), middleOf(greens), middleOf(blues)];
}

/** How much ink each pixel has: 0 for the paper, 1 for the farthest from it. */
export function inkOf({ width, height, data }: Raster, paper: Rgb): Float32Array {
  const squares = new Uint32Array(width * height);
  for (let pixel = 0; pixel < squares.length; pixel++) {
    const red = data[pixel * 4] - paper[0];
    const green = data[pixel * 4 + 1] - paper[1];
    const blue = data[pixel * 4 + 2] - paper[2];
    squares[pixel] = red * red + green * green + blue * blue;
  }
  const full = Math.max(60, Math.sqrt(atRank(squares, Math.floor(squares.length * FULL))));
  const ink = new Float32Array(squares.length);
  for (let pixel = 0; pixel < ink.length; pixel++) {
    ink[pixel] = Math.min(1, Math.max(0, Math.fround(Math.sqrt(squares[pixel])) - 12) / (full - 12));
  }
  return ink;
}

/** Which value has so many before it in order: values are counted by their upper bits, and within those by the others. */
function atRank(values: Uint32Array, rank: number): number {
  const coarse = new Uint32Array((FARTHEST >> FINE) + 1);
  for (const value of values) coarse[value >> FINE] += 1;
  const [upper, before] = reachedIn(coarse, rank);
  const fine = new Uint32Array(1 << FINE);
  for (const value of values) if (value >> FINE === upper) fine[value & ((1 << FINE) - 1)] += 1;
  return (upper << FINE) + reachedIn(fine, rank - before)[0];
}

/** Where counts reach a rank, and how many come before. */
function reachedIn(counts: Uint32Array, rank: number): [at: number, before: number] {
  let [at, before] = [0, 0];
  while (before + counts[at] <= rank && at < counts.length - 1) before += counts[at++];
  return [at, before];
}

/** The ink alone, black on white, with a white frame: what readers of print like best. */
export function inkImage(source: Raster, paper: Rgb, frame: number): Raster {
  const ink = inkOf(source, paper);
  const greys = new Float64Array(ink.length);
  for (let pixel = 0; pixel < greys.length; pixel++) greys[pixel] = 255 * (1 - ink[pixel]);
  return framed(source, frame, greys);
}

/** The picture in grey on white, with a white frame. Light print on a dark paper is turned round: it is read as dark. */
export function greyImage(source: Raster, paper: Rgb, frame: number): Raster {
  const { data } = source;
  const white = paper[0] + paper[1] + paper[2];
  const brightest = 3 * 255;
  const ink = inkOf(source, paper);
  const greys = new Float64Array(ink.length);
  let lighter = 0;
  for (let pixel = 0; pixel < greys.length; pixel++) {
    const light = data[pixel * 4] + data[pixel * 4 + 1] + data[pixel * 4 + 2];
    lighter += ink[pixel] * (light - white);
    greys[pixel] = light;
  }
  for (let pixel = 0; pixel < greys.length; pixel++) {
    const light = greys[pixel];
    greys[pixel] = lighter > 0 ? (255 * (brightest - light)) / (brightest - white) : (255 * light) / white;
  }
  return framed(source, frame, greys);
}

function framed({ width, height }: Raster, frame: number, greys: Float64Array): Raster {
  const result = blankRaster(width + 2 * frame, height + 2 * frame);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = ((y + frame) * result.width + x + frame) * 4;
      const grey = greys[y * width + x];
      result.data[at] = grey;
      result.data[at + 1] = grey;
      result.data[at + 2] = grey;
    }
  }
  return result;
}
