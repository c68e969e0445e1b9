import { problemAt, type Problem } from '@hexwright/model';
import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { blankRaster, type Raster } from './raster.ts';

/** A picture, or why there is none. */
export type ImageReading =
  | { readonly ok: true; readonly image: Raster }
  | { readonly ok: false; readonly problem: Problem };

/** A letter page at 1,200 dpi has 135 million pixels; what is larger is no scan of a sheet. */
const LARGEST_MEGAPIXELS = 140;
const MEGA = 1_000_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46];

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

/** Why a file cannot be taken as a picture, before any of it is decoded; null where it can. */
export function imageProblem(file: string, bytes: Uint8Array): Problem | null {
  if (beginsWith(bytes, PDF)) return refuse(file, 'image.pdf', pdfMessage(bytes));
  const size = isPng(bytes) ? pngSize(bytes) : jpegSize(bytes);
  if (size === null) {
    const message = 'is neither PNG nor JPEG. Save the scan as one of these, PNG for best results.';
    return refuse(file, 'image.unknown', message);
  }
  const megapixels = (size.width * size.height) / MEGA;
  if (megapixels <= LARGEST_MEGAPIXELS) return null;
  const message = `has ${Math.round(megapixels)} million pixels; ${LARGEST_MEGAPIXELS} are the most. 300 dpi are enough: scan it so, or make it smaller.`;
  return refuse(file, 'image.too-large', message);
}

/** What is said of a picture that begins well and cannot be decoded. */
export function brokenImage(file: string, reason: string): Problem {
  return refuse(file, 'image.broken', `cannot be read to its end (${reason}). Scan or copy it again.`);
}

function isPng(bytes: Uint8Array): boolean {
  return beginsWith(bytes, PNG);
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

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** From the first segment that begins a picture. */
function jpegSize(bytes: Uint8Array): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1];
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
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
