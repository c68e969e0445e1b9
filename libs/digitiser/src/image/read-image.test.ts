import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { readImage } from './read-image.ts';

function refusal(bytes: Uint8Array): string {
  const reading = readImage('front.png', bytes);
  return reading.ok ? 'accepted' : `${reading.problem.code} ${reading.problem.message}`;
}

const PICTURE = new Uint8Array([200, 10, 20, 255, 30, 200, 40, 255]);
const png = encodePng({ width: 2, height: 1, data: PICTURE, channels: 4, depth: 8 });

describe('readImage', () => {
  it('reads PNG of all kinds', () => {
    const reading = readImage('a', png);
    expect(reading.ok && [...reading.image.data]).toEqual([...PICTURE]);
    const grey = readImage(
      'a',
      encodePng({ width: 2, height: 1, data: new Uint8Array([7, 250]), channels: 1, depth: 8 }),
    );
    expect(grey.ok && [...grey.image.data]).toEqual([7, 7, 7, 255, 250, 250, 250, 255]);
    const deep = encodePng({ width: 1, height: 1, data: new Uint16Array([0xff00, 0x8000, 0]), channels: 3, depth: 16 });
    const sixteen = readImage('a', deep);
    expect(sixteen.ok && [...sixteen.image.data]).toEqual([255, 128, 0, 255]);
  });

  it('lays what one can see through on white', () => {
    const half = new Uint8Array([200, 10, 20, 0, 0, 0, 0, 51]);
    const reading = readImage('a', encodePng({ width: 2, height: 1, data: half, channels: 4, depth: 8 }));
    expect(reading.ok && [...reading.image.data]).toEqual([255, 255, 255, 255, 204, 204, 204, 255]);
  });

  it('reads JPEG', () => {
    const { data } = encodeJpeg({ width: 16, height: 8, data: new Uint8Array(16 * 8 * 4).fill(128) }, 90);
    const reading = readImage('a.jpg', data);
    expect(reading.ok && [reading.image.width, reading.image.height]).toEqual([16, 8]);
  });

  it('refuses what is no picture', () => {
    const roster = refusal(new TextEncoder().encode('a roster'));
    expect(roster).toMatch(/^image\.unknown front\.png is no picture, and only PNG and JPEG can be read\./);
    expect(refusal(new Uint8Array())).toMatch(/^image\.unknown/);
  });

  it.each([
    ['TIFF', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]],
    ['GIF', [...new TextEncoder().encode('GIF89a'), 4, 0, 2, 0]],
  ])('calls a picture in another format by its name, as %s', (name, bytes) => {
    expect(refusal(new Uint8Array(bytes))).toContain(
      `front.png is a ${name} picture, and only PNG and JPEG can be read.`,
    );
  });

  it('refuses what ends too early', () => {
    expect(refusal(png.slice(0, png.length - 30))).toMatch(/^image\.broken front\.png cannot be read to its end/);
  });

  it('refuses two hundred megapixels before it takes memory for them', () => {
    const huge = png.slice();
    new DataView(huge.buffer).setUint32(16, 20_000);
    new DataView(huge.buffer).setUint32(20, 10_000);
    expect(refusal(huge)).toContain('image.too-large front.png has 200 million pixels');
  });

  it('says what to do with a PDF, and with one that has a password', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(refusal(bytes('%PDF-1.4 trailer << /Root 1 0 R >>'))).toMatch(/^image\.pdf .* Save its pages as PNG/);
    expect(refusal(bytes('%PDF-1.4 trailer << /Encrypt 5 0 R >>'))).toContain('with a password');
  });
});
