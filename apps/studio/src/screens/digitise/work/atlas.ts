import {
  counterImage,
  placeOfSpot,
  WHOLE,
  type Grid,
  type QuarterTurn,
  type Raster,
  type Spot,
} from '@hexwright/digitiser';
import type { AtlasPlace } from './protocol.ts';

/** Pixels of a cell, and of the border by which each counter goes on around itself, so that none shows its neighbour. */
const SIZE = 144;
const BORDER = 2;

/** All counters of a sheet in one picture, in the order in which they lie. */
export async function atlasOf(
  image: Raster,
  grid: Grid,
  spots: readonly Spot[],
  turn: QuarterTurn,
): Promise<{ readonly picture: Blob; readonly places: readonly AtlasPlace[] }> {
  const cell = SIZE + 2 * BORDER;
  const canvas = new OffscreenCanvas(grid.layout.columns * cell, grid.layout.rows * cell);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no memory left for the picture.');
  const places: AtlasPlace[] = [];
  for (const spot of spots) {
    const { width, height, data } = counterImage(image, grid, spot, SIZE, WHOLE, turn);
    const bitmap = await createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
    const [x, y] = [spot.column * cell + BORDER, spot.row * cell + BORDER];
    context.drawImage(bitmap, x - BORDER, y - BORDER, width + 2 * BORDER, height + 2 * BORDER);
    context.drawImage(bitmap, x, y);
    bitmap.close();
    places.push({ place: placeOfSpot(spot), x, y, width, height });
  }
  return { picture: await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }), places };
}
