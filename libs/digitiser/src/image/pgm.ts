import type { Raster } from './raster.ts';

/** A grey picture as a file (PGM): readers of print take it as it is, where they would have to unpack a PNG. */
export function pgmOf({ width, height, data }: Raster): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + width * height);
  file.set(head);
  for (let pixel = 0; pixel < width * height; pixel++) file[head.length + pixel] = data[pixel * 4];
  return file;
}
