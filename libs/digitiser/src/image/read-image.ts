import { problemAt, type Problem } from '@hexwright/model';
import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { formatOf, isPng, otherFormat, type PictureFormat } from './picture-format.ts';
import { blankRaster, type Raster } from './raster.ts';

/** A picture, or why there is none. */
export type ImageReading =
  | { readonly ok: true; readonly image: Raster }
  | { readonly ok: false; readonly problem: Problem };

/** A letter page at 1,200 dpi has 135 million pixels; what is larger is no scan of a sheet. */
const LARGEST_MEGAPIXELS = 140;
const MEGA = 1_000_000;
const PDF = [0x25, 0x50, 0x44, 0x46];
/** What is decoded here; a browser decodes more. */
const DECODED: readonly PictureFormat[] = ['PNG', 'JPEG'];

/**
 * Reads a PNG or JPEG file. Its size is looked up first, so that a huge one is refused before it takes any memory.
 *
 * @param file its name, for messages
 */
export function readImage(file: string, bytes: Uint8Array): ImageReading {
  const problem = imageProblem(file, bytes);
  if (problem !== null) return { ok: false, problem };
  try {
    return { ok: true, image: isPng(bytes) ? fromPng(bytes) : fromJpeg(bytes) };
  } catch (error) {
    return { ok: false, problem: brokenImage(file, error instanceof Error ? error.message : String(error)) };
  }
}

/**
 * Why a file cannot be taken as a picture, before any of it is decoded; null where it can.
 *
 * @param formats those that can be decoded
 */
export function imageProblem(
  file: string,
  bytes: Uint8Array,
  formats: readonly PictureFormat[] = DECODED,
): Problem | null {
  if (PDF.every((byte, index) => bytes[index] === byte)) return refuse(file, 'image.pdf', pdfMessage(bytes));
  const found = formatOf(bytes);
  const format = found?.format ?? otherFormat(bytes);
  if (found === null || !formats.includes(found.format)) {
    const what = format === null ? 'is no picture' : `is a ${format} picture`;
    const message = `${what}, and only ${listed(formats)} can be read. Save the scan as PNG for best results.`;
    return refuse(file, 'image.unknown', message);
  }
  const megapixels = (found.width * found.height) / MEGA;
  if (megapixels <= LARGEST_MEGAPIXELS) return null;
  const message = `has ${Math.round(megapixels)} million pixels; ${LARGEST_MEGAPIXELS} are the most. 300 dpi are enough: scan it so, or make it smaller.`;
  return refuse(file, 'image.too-large', message);
}

/** `PNG, JPEG and GIF` */
function listed(formats: readonly string[]): string {
  return `${formats.slice(0, -1).join(', ')} and ${formats.at(-1)}`;
}

/** What is said of a picture that begins well and cannot be decoded. */
export function brokenImage(file: string, reason: string): Problem {
  return refuse(file, 'image.broken', `cannot be read to its end (${reason}). Scan or copy it again.`);
}

function fromPng(bytes: Uint8Array): Raster {
  const { width, height, data, channels, depth, palette } = decodePng(bytes);
  const image = blankRaster(width, height);
  const shift = depth === 16 ? 8 : 0;
  const scale = depth < 8 && palette === undefined ? 255 / (2 ** depth - 1) : 1;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = pixel * channels;
    const color = palette?.[depth < 8 ? packed(data, width, depth, pixel) : data[from]];
    const grey = depth < 8 ? packed(data, width, depth, pixel) : data[from];
    // What one can see through lies on white.
    const opacity = color?.[3] ?? (channels % 2 === 0 ? data[from + channels - 1] >> shift : 255);
    for (let channel = 0; channel < 3; channel++) {
      const value = color?.[channel] ?? ((channels < 3 ? grey : data[from + channel]) >> shift) * scale;
      image.data[pixel * 4 + channel] = 255 - ((255 - value) * opacity) / 255;
    }
  }
  return image;
}

/** A pixel of a picture whose pixels share bytes; each row begins with a byte of its own. */
function packed(data: ArrayLike<number>, width: number, depth: number, pixel: number): number {
  const [row, column] = [Math.floor(pixel / width), pixel % width];
  const bit = column * depth;
  const byte = data[row * Math.ceil((width * depth) / 8) + (bit >> 3)];
  return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

function fromJpeg(bytes: Uint8Array): Raster {
  const { width, height, data } = decodeJpeg(bytes, {
    useTArray: true,
    maxResolutionInMP: LARGEST_MEGAPIXELS,
    maxMemoryUsageInMB: 2048,
  });
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

function pdfMessage(bytes: Uint8Array): string {
  const tail = new TextDecoder('latin1').decode(bytes);
  return tail.includes('/Encrypt')
    ? 'is a PDF file with a password. Open it with the password, and save its pages as PNG.'
    : 'is a PDF file. Save its pages as PNG, 300 dpi or more.';
}

function refuse(file: string, code: string, what: string): Problem {
  return problemAt({ file, pointer: '' }, code, `${file} ${what}`);
}
