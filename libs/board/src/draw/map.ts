import type { LayerId } from '../scene/layers.ts';
import { drawContours } from './contours.ts';
import { drawFrame } from './frame.ts';
import { drawTerrain, drawLevels } from './terrain.ts';
import { drawGrid, drawNames, drawNumbers, drawPaper, drawZones } from './lettering.ts';
import { drawPaths, drawSides } from './lines.ts';
import type { Sheet } from './sheet.ts';

/** The layers of the map itself in the order in which they are drawn. */
const PASSES: readonly (readonly [LayerId, (sheet: Sheet) => void])[] = [
  ['terrain', drawTerrain],
  ['elevation', drawLevels],
  ['zones', drawZones],
  ['grid', drawGrid],
  ['elevation', drawContours],
  ['paths', drawPaths],
  ['sides', drawSides],
  ['numbers', drawNumbers],
  ['labels', drawNames],
];

/** Draws the map without counters. */
export function drawMap(sheet: Sheet): void {
  const { ink, layers } = sheet;
  drawPaper(sheet);
  drawFrame(sheet);
  for (const [layer, draw] of PASSES) {
    if (layers[layer] <= 0) continue;
    ink.save();
    ink.globalAlpha = layers[layer];
    draw(sheet);
    ink.restore();
  }
}
