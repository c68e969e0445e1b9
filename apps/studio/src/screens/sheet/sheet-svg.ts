import type { CounterPicture } from '@hexwright/board';
import type { CounterSheet, SheetCounter } from './counter-sheets.ts';

/** Room round the counters and above each sheet, in millimetres. */
const MARGIN = 10;
const TITLE = 9;

/**
 * All sheets below one another as one SVG document, in real size.
 *
 * @param picture of a counter; null for a blank one
 * @param size breadth of a counter in millimetres
 */
export function sheetSvg(
  sheets: readonly CounterSheet[],
  picture: (counter: SheetCounter) => CounterPicture | null,
  size: number,
): string {
  const parts: string[] = [];
  let [width, y] = [0, MARGIN];
  for (const { title, rows } of sheets) {
    parts.push(
      `<text x="${MARGIN}" y="${round(y + 5)}" font-family="'Source Serif 4 Variable', Georgia, serif" font-size="5">${escaped(title)}</text>`,
    );
    y += TITLE;
    for (const row of rows) {
      let x = MARGIN;
      for (const counter of row) {
        const drawn = picture(counter);
        const wide = size * (drawn?.ratio ?? (counter.isDouble ? 2 : 1));
        const box = `x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${size}"`;
        if (drawn !== null) parts.push(drawn.svg.replace('<svg ', `<svg ${box} `));
        x += wide;
      }
      width = Math.max(width, x);
      y += size;
    }
    y += MARGIN;
  }
  const [across, down] = [round(width + MARGIN), round(y)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${across} ${down}">\n${parts.join('\n')}\n</svg>\n`;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
