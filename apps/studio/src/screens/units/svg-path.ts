/** Outlines of SVG shapes, in the few commands that symbols have. */
import svgpath from 'svgpath';

/** `a b c d e f` of a matrix, as SVG writes it. */
export type Affine = readonly [number, number, number, number, number, number];
/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

/** The outline of a shape. */
export interface Outline {
  /** The box round all points that it is drawn with. */
  readonly box: Box;
  /** The outline moved by a matrix, as text. */
  readonly write: (matrix: Affine) => string;
}

/** The outline of a shape, already moved by the matrix of where it stands. */
export function svgPath(element: Element, matrix: Affine): Outline {
  const path = svgpath(dataOf(element))
    .matrix([...matrix])
    .abs()
    .unarc()
    .unshort();
  const points: (readonly [number, number])[] = [];
  path.iterate((segment, _, x, y) => {
    const [command, ...numbers] = segment;
    if (command === 'H') points.push([numbers[0] ?? 0, y]);
    else if (command === 'V') points.push([x, numbers[0] ?? 0]);
    else points.push(...pairs(numbers));
  });
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    box: [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)],
    write: (fit) => textOf(svgpath(path.toString()).matrix([...fit])),
  };
}

function textOf(path: ReturnType<typeof svgpath>): string {
  const words: string[] = [];
  const short = (value: number): number => Math.round(value * 100) / 100 || 0;
  path.iterate((segment, _, x, y) => {
    const [command, ...numbers] = segment;
    if (command === 'H') words.push('L', String(short(numbers[0] ?? 0)), String(short(y)));
    else if (command === 'V') words.push('L', String(short(x)), String(short(numbers[0] ?? 0)));
    else
      words.push(
        command.toUpperCase(),
        ...pairs(numbers)
          .flat()
          .map((number) => String(short(number))),
      );
  });
  return words.join(' ');
}

/** The numbers of a command, of which there are as many as it needs. */
function pairs(numbers: readonly (number | undefined)[]): (readonly [number, number])[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[2 * at] ?? 0,
    numbers[2 * at + 1] ?? 0,
  ]);
}

/** The path data of any of the plain shapes. */
function dataOf(element: Element): string {
  const of = (name: string): number => Number.parseFloat(element.getAttribute(name) ?? '') || 0;
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'rect':
      return `M${of('x')} ${of('y')}h${of('width')}v${of('height')}h${-of('width')}Z`;
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    default: {
      const numbers = (element.getAttribute('points') ?? '').match(/-?[\d.]+(?:e-?\d+)?/gi) ?? [];
      const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) =>
        numbers.slice(2 * at, 2 * at + 2),
      );
      const data = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');
      return element.localName === 'polygon' && data !== '' ? `${data}Z` : data;
    }
  }
}

function ellipse(x: number, y: number, across: number, down: number): string {
  const half = `a${across} ${down} 0 1 0 `;
  return `M${x - across} ${y}${half}${2 * across} 0${half}${-2 * across} 0Z`;
}
