/** Units on a table, drawn in inches: blocks of figures seen from above. */
import { readableOn, type Counter } from '@hexwright/board';
import type { PieceOutline, TableMark } from '@hexwright/playtest/screen';
import { svg, type SVGTemplateResult } from 'lit';
import { arcPath } from './arcs.ts';
import { blockPaths } from './figures.ts';

const INCH = 1000;

/** A unit as it stands. */
export interface TableUnit {
  readonly id: string;
  readonly outline: PieceOutline;
  /** How it is printed elsewhere: its colours, its name, its marks. */
  readonly counter: Counter;
  /** Whether the bases of its figures are round: those of every other side are. */
  readonly isRound: boolean;
  readonly isLit: boolean;
}

/** Where a block stands, for what is drawn about the middle of its front. */
export function transformOf({ x, y, facing }: Pick<PieceOutline, 'x' | 'y' | 'facing'>): string {
  return `translate(${x / INCH} ${y / INCH}) rotate(${facing / 10})`;
}

export function unitOf({ id, outline, counter, isRound, isLit }: TableUnit): SVGTemplateResult {
  const { footprint, bases, heads, front } = blockPaths(outline, isRound);
  const { color, marks, name } = counter;
  const paper = counter.stripe ?? color;
  return svg`<g class=${`unit ${isLit ? 'lit' : ''}`} data-id=${id} transform=${transformOf(outline)}>
    <title>${[name, ...marks.map((mark) => mark.name)].join(', ')}</title>
    <path class="footprint" style=${`fill:${color}`} d=${footprint}></path>
    <path class="bases" style=${`fill:${paper}`} d=${bases}></path>
    <path class="heads" style=${`fill:${readableOn(paper)}`} d=${heads}></path>
    <path class="front" d=${front}></path>
    ${marksOf(counter, outline)}
  </g>`;
}

/** Draws a block anew that stands already, while its figures fall. */
export function redraw(block: Element, outline: PieceOutline, isRound: boolean): void {
  for (const [part, path] of Object.entries(blockPaths(outline, isRound))) {
    block.querySelector(`.${part}`)?.setAttribute('d', path);
  }
}

/** The marks of a unit behind its rear, upright whichever way it looks. */
function marksOf({ marks }: Counter, { depth, facing }: PieceOutline): SVGTemplateResult[] {
  return marks.map(
    ({ text, tone }, index) => svg`<g class=${`mark ${tone}`}
      transform=${`translate(${(index - (marks.length - 1) / 2) * 1.1} ${depth / INCH + 0.7}) rotate(${-facing / 10})`}>
      <circle r="0.5"></circle><text y="0.22">${text}</text>
    </g>`,
  );
}

/** What a presenter lays over the table: ways with what they take, arcs, lines. */
export function markOf(mark: TableMark): SVGTemplateResult {
  switch (mark.draw) {
    case 'way':
      return wayOf(mark);
    case 'arc':
      return svg`<g class=${`arc ${mark.tone}`} transform=${transformOf(mark.from)}>
        <title>${mark.text}</title>
        <path d=${arcPath(mark.from.width, mark.half, mark.reach)}></path>
        <text class="note" y=${-mark.reach / INCH + 0.9}>${mark.text}</text>
      </g>`;
    default:
      return lineOf(mark);
  }
}

function wayOf({ stages, tone }: Extract<TableMark, { readonly draw: 'way' }>): SVGTemplateResult {
  const points = stages.map(({ outline }) => `${outline.x / INCH},${outline.y / INCH}`).join(' ');
  return svg`<g class=${`way ${tone}`}>
    ${stages
      .slice(1)
      .map(
        ({ outline }) =>
          svg`<path class="stage" transform=${transformOf(outline)} d=${blockPaths({ ...outline, figures: 0 }, false).footprint}></path>`,
      )}
    <polyline points=${points}></polyline>
    ${stages.map(({ outline, text }) =>
      text === '' ? '' : svg`<text class="note" x=${outline.x / INCH + 0.3} y=${outline.y / INCH - 0.3}>${text}</text>`,
    )}
  </g>`;
}

function lineOf({ from, to, text, tone }: Extract<TableMark, { readonly draw: 'line' }>): SVGTemplateResult {
  const [x, y] = [(from.x + to.x) / 2 / INCH, (from.y + to.y) / 2 / INCH];
  return svg`<g class=${`line ${tone}`}>
    <polyline points=${`${from.x / INCH},${from.y / INCH} ${to.x / INCH},${to.y / INCH}`}></polyline>
    ${text === '' ? '' : svg`<text class="note" x=${x} y=${y}>${text}</text>`}
  </g>`;
}
