import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { formatOf, otherFormat } from './picture-format.ts';

/** Text and bytes one after the other. */
function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );
}

const SIZE = [0, 0, 0, 0];

describe('formatOf', () => {
  it.each([
    ['PNG', encodePng({ width: 300, height: 2, data: new Uint8Array(600), channels: 1, depth: 8 })],
    ['JPEG', encodeJpeg({ width: 300, height: 2, data: new Uint8Array(2400) }, 50).data],
    ['GIF', bytesOf('GIF87a', [44, 1, 2, 0])],
    ['WebP', bytesOf('RIFF', SIZE, 'WEBPVP8 ', SIZE, [0, 0, 0, 0x9d, 0x01, 0x2a, 44, 1, 2, 0])],
    ['WebP', bytesOf('RIFF', SIZE, 'WEBPVP8L', SIZE, [0x2f, 0x2b, 0x41, 0, 0, 0, 0, 0, 0, 0])],
    ['WebP', bytesOf('RIFF', SIZE, 'WEBPVP8X', SIZE, [0, 0, 0, 0, 43, 1, 0, 1, 0, 0])],
  ])('finds the size of a %s picture', (format, bytes) => {
    expect(formatOf(new Uint8Array(bytes))).toEqual({ format, width: 300, height: 2 });
  });

  it('finds none where there is no picture, or too little of it', () => {
    expect(formatOf(bytesOf('GIF89a'))).toBeNull();
    expect(formatOf(bytesOf('RIFF', SIZE, 'WAVE'))).toBeNull();
    expect(formatOf(new Uint8Array())).toBeNull();
  });
});

describe('otherFormat', () => {
  it('names what scanners and telephones save besides', () => {
    expect(otherFormat(bytesOf('MM\0*'))).toBe('TIFF');
    expect(otherFormat(bytesOf(SIZE, 'ftypheic'))).toBe('HEIC');
    expect(otherFormat(bytesOf('a roster'))).toBeNull();
  });
});
