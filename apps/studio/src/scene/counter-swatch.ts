import { counterPicture, type Counter } from '@hexwright/board';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { boardTheme } from './board-theme.ts';

const drawn = new Map<string, string>();
const MOST_DRAWN = 600;

/**
 * A counter as the map shows it, long if it lies over two hexes. It stands in the page itself: an image of its own would not
 * have the type that the page brings along. The board escapes every word of the package that it writes.
 *
 * @param scale the zoom at which it is drawn, in pixels a hexside: from far off it says less
 */
export function counterSwatch(counter: Counter, isDouble: boolean, scale = 60): unknown {
  const theme = boardTheme();
  const { name, values, symbol, design, color, stripe, mode, marks, art } = counter;
  const looks = [name, values, symbol, design, color, stripe, mode, marks, art];
  const key = JSON.stringify([theme.id, ...looks, isDouble, scale]);
  const known = drawn.get(key);
  if (known !== undefined) return unsafeHTML(known);
  const { svg, ratio } = counterPicture(counter, isDouble, theme, scale);
  const size = `width="${Math.round(60 * ratio)}" height="60"`;
  const made = svg.replace('<svg', `<svg class="swatch" aria-hidden="true" ${size}`);
  const [oldest] = drawn.keys();
  if (drawn.size >= MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  drawn.set(key, made);
  return unsafeHTML(made);
}
