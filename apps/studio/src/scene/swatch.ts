/** Small pictures of grounds and counters, drawn by the board's own hand, as addresses of images. */
import {
  ALL_LAYERS,
  counterPicture,
  sheetAsSvg,
  stage,
  type BoardScene,
  type Counter,
  type GroundStyle,
  type LayerId,
  type Theme,
} from '@hexwright/board';

const pictures = new Map<string, string>();
const MOST_PICTURES = 600;
/** Half of the piece of ground that is shown, in hexsides. */
const HALF = 0.95;
const MIDDLE = 4;

/** A piece of ground, square. */
export function groundSwatch(style: GroundStyle, theme: Theme): string {
  return kept(`ground ${theme.id} ${style.color} ${style.pattern}`, () => {
    const staged = stage(meadow(style));
    const [x, y] = [staged.layout.x[MIDDLE] - HALF, staged.layout.y[MIDDLE] - HALF];
    const layers = Object.fromEntries(Object.keys(ALL_LAYERS).map((layer) => [layer, 0])) as Record<LayerId, number>;
    const svg = sheetAsSvg(staged, { theme, layers: { ...layers, ground: 1 } });
    const size = 2 * HALF;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${x} ${y} ${size} ${size}">`;
    return svg.replace(/^<svg[^>]*>/, head);
  });
}

/** A counter as it is printed, long if it lies over two hexes. */
export function counterImage(counter: Counter, isDouble: boolean, theme: Theme): string {
  const { name, values, symbol, color, stripe, mode, marks, art } = counter;
  const key = JSON.stringify([theme.id, name, values, symbol, color, stripe, mode, marks, art, isDouble]);
  return kept(key, () => {
    const { svg, ratio } = counterPicture(counter, isDouble, theme);
    return svg.replace('<svg', `<svg width="${Math.round(60 * ratio)}" height="60"`);
  });
}

/** Nine hexes of one kind. */
function meadow(style: GroundStyle): BoardScene {
  return {
    grid: { orientation: 'pointy', columns: 3, rows: 3, shift: 'even' },
    label: () => '',
    grounds: [style],
    ground: new Uint8Array(9),
    elevation: new Int8Array(9),
    sideStyles: [],
    sides: [],
    pathStyles: [],
    paths: [],
    labels: [],
    zones: [],
    counters: [],
  };
}

/** The address of an SVG document, made once. */
function kept(key: string, make: () => string): string {
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const [oldest] = pictures.keys();
  if (pictures.size >= MOST_PICTURES && oldest !== undefined) pictures.delete(oldest);
  const made = `data:image/svg+xml,${encodeURIComponent(make())}`;
  pictures.set(key, made);
  return made;
}
