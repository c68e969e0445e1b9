// What kind of picture a file is, and how large, by its first bytes: before any of it is decoded.

/** Formats whose size is looked up. */
export type PictureFormat = 'PNG' | 'JPEG' | 'GIF' | 'WebP';

/** Pixels across and down. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Other formats that scanners and telephones save, by what their files begin with, from some byte on. */
const OTHERS: readonly (readonly [name: string, from: number, begins: string])[] = [
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['HEIC', 4, 'ftyphei'],
  ['HEIC', 4, 'ftypmif1'],
  ['AVIF', 4, 'ftypavif'],
  ['BMP', 0, 'BM'],
];
const PNG = '\x89PNG\r\n\x1a\n';

/** The format of a picture and its size; null where it is in none of the formats whose size is known. */
export function formatOf(bytes: Uint8Array): (PictureSize & { readonly format: PictureFormat }) | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes) && bytes.length >= 24) {
    return { format: 'PNG', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (textAt(bytes, 0, 3) === 'GIF' && bytes.length >= 10) {
    return { format: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' && bytes.length >= 30) {
    return { format: 'WebP', ...webpSize(bytes, view) };
  }
  const jpeg = jpegSize(bytes, view);
  return jpeg === null ? null : { format: 'JPEG', ...jpeg };
}

/** The name of the format of a picture that is not read at all; null where it is not known either. */
export function otherFormat(bytes: Uint8Array): string | null {
  return OTHERS.find(([, from, begins]) => textAt(bytes, from, begins.length) === begins)?.[0] ?? null;
}

export function isPng(bytes: Uint8Array): boolean {
  return textAt(bytes, 0, PNG.length) === PNG;
}

/** Of the three ways in which a WebP file begins. */
function webpSize(bytes: Uint8Array, view: DataView): PictureSize {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X': {
      const at = (first: number): number => bytes[first] + bytes[first + 1] * 2 ** 8 + bytes[first + 2] * 2 ** 16 + 1;
      return { width: at(24), height: at(27) };
    }
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
}

/** From the first segment that begins a picture. */
function jpegSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
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

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
