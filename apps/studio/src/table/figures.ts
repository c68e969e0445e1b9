/** Blocks of figures seen from above, as paths in inches about the middle of their front: x to their right, y to the rear. */
import type { PieceOutline } from '@hexwright/playtest/screen';

/** Thousandths of an inch to the inch. */
const INCH = 1000;
/** How much of its room a figure's base takes up. */
const BASE = 0.82;
const HEAD = 0.3;

/** The paths of a block. */
export interface BlockPaths {
  /** All that it stands on. */
  readonly footprint: string;
  /** Each figure that stands: its base, and its head. */
  readonly bases: string;
  readonly heads: string;
  /** The front edge, with a point in the middle that says where it looks. */
  readonly front: string;
}

/** Where each figure stands: ranks are filled from the front, the last one from its middle. */
export function figurePlaces({ files, ranks, figures }: Pick<PieceOutline, 'files' | 'ranks' | 'figures'>): {
  readonly file: number;
  readonly rank: number;
}[] {
  return Array.from({ length: Math.min(figures, files * ranks) }, (_, index) => {
    const rank = Math.floor(index / files);
    const inRank = Math.min(files, figures - rank * files);
    return { file: (index % files) + (files - inRank) / 2, rank };
  });
}

/** A block of which so many figures are left: files and ranks close up as they do. Guns stand where they stood. */
export function thinned(outline: PieceOutline, figures: number): PieceOutline {
  const { files, ranks, width, depth } = outline;
  if (figures >= outline.figures || figures <= 0 || outline.figures > files * ranks) return { ...outline, figures };
  const wide = Math.min(files, figures);
  const deep = Math.ceil(figures / wide);
  return {
    ...outline,
    figures,
    files: wide,
    ranks: deep,
    width: (width * wide) / files,
    depth: (depth * deep) / ranks,
  };
}

/** @param isRound whether bases are round: tells sides apart where colours do not */
export function blockPaths(outline: PieceOutline, isRound: boolean): BlockPaths {
  const [width, depth] = [outline.width / INCH, outline.depth / INCH];
  const half = width / 2;
  const [wide, deep] = [width / Math.max(1, outline.files), depth / Math.max(1, outline.ranks)];
  const places = figurePlaces(outline).map(
    ({ file, rank }) => [(file + 0.5) * wide - half, (rank + 0.5) * deep] as const,
  );
  const [rx, ry] = [(wide * BASE) / 2, (deep * BASE) / 2];
  const radius = Math.min(wide, deep) * HEAD;
  const nose = Math.min(depth, width, 0.6) / 2;
  return {
    footprint: `M${n(-half)} 0H${n(half)}V${n(depth)}H${n(-half)}Z`,
    bases: places.map(([x, y]) => (isRound ? oval(x, y, rx, ry) : box(x, y, rx, ry))).join(''),
    heads: places.map(([x, y]) => oval(x, y, radius, radius)).join(''),
    front: `M${n(-half)} 0H${n(-nose)}L0 ${n(-nose)}L${n(nose)} 0H${n(half)}`,
  };
}

function box(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y - ry)}h${n(2 * rx)}v${n(2 * ry)}h${n(-2 * rx)}z`;
}

function oval(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [`a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0`, `a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0`];
  return `M${n(x - rx)} ${n(y)}${a}${b}z`;
}

/** A number of a path: thousandths are as fine as anybody sees. */
function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
