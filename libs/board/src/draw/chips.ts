/** Chips in hexes: small squares, so that they are told from the round counts of stacks, with a letter for who sees no colours. */
import { readableOn } from '../scene/color.ts';
import type { Chip } from '../scene/scene.ts';
import { SANS, write } from './ink.ts';
import { legible } from './marks.ts';
import type { Sheet } from './sheet.ts';

/** Below this scale a letter would be a speck. */
const CHIPS_FROM = 18;
/** A hex has room for so many; of more the last place says how many there are besides. */
const MOST = 2;
/** Half of a chip, in hexsides, and the least in pixels. */
const HALF = 0.18;
const LEAST = 6;

/** How far below the middle of a hex they lie: within it, and where a counter prints least. */
const BELOW = 0.66;
/** Between two chips. */
const GAP = 0.05;

/** The chips of every hex, at its foot, over the counters. */
export function drawChips(sheet: Sheet): void {
  const { staged, area, scale } = sheet;
  const { chips: all = [] } = staged.scene;
  if (scale < CHIPS_FROM) return;
  const half = legible(HALF, scale, LEAST);
  for (const { place: hex, chips } of all) {
    const [x, y] = [staged.layout.x[hex], staged.layout.y[hex]];
    if (x < area.left - 1 || x > area.right + 1 || y < area.top - 1 || y > area.bottom + 1) continue;
    const shown = shownOf(chips);
    const step = half * 2 + GAP;
    const first = x - (step * (shown.length - 1)) / 2;
    shown.forEach((chip, place) => drawChip(sheet, chip, first + place * step, y + BELOW, half));
  }
}

function shownOf(chips: readonly Chip[]): readonly Pick<Chip, 'text' | 'color'>[] {
  if (chips.length <= MOST) return chips;
  const shown = chips.slice(0, MOST - 1);
  return [...shown, { text: `+${chips.length - shown.length}`, color: '' }];
}

function drawChip(
  { ink, theme }: Sheet,
  { text, color }: Pick<Chip, 'text' | 'color'>,
  x: number,
  y: number,
  half: number,
): void {
  const paper = color === '' ? theme.paper : color;
  const print = color === '' ? theme.text : readableOn(color);
  ink.beginPath();
  ink.rect(x - half, y - half, half * 2, half * 2);
  // A ring of the theme and a line in the colour of the letter: one of them stands out on any ground.
  ink.lineJoin = 'round';
  ink.strokeStyle = theme.overlayHalo;
  ink.lineWidth = half * 0.5;
  ink.stroke();
  ink.fillStyle = paper;
  ink.fill();
  ink.strokeStyle = print;
  ink.lineWidth = half * 0.18;
  ink.stroke();
  write(ink, text, x, y + half * 0.06, {
    size: half * 1.35,
    color: print,
    family: SANS,
    style: 'bold',
    within: half * 1.6,
  });
}
