import type { Point } from '@hexwright/table';
import { svg, type SVGTemplateResult } from 'lit';
import { draftOf, measured } from '../drawing-tool.ts';
import { snapped } from '../table-edits.ts';
import { answer, type Drawing, type TableAnswer, type TableTool } from '../table-tool.ts';

const INCH = 1000;

/** Where the tape begins while it is being drawn, or both its ends when it lies. */
type Tape = Drawing;

/** Says how far two points are apart, and which way the other one lies. */
export const tapeTool: TableTool<Tape> = {
  id: 'tape',
  title: 'Tape',
  key: 'u',
  cursor: 'crosshair',
  icon: [
    { d: 'm3 13.5 10.5-10.5 3.5 3.5L6.5 17Z' },
    { d: 'm6 10.5 1.6 1.6M9 7.5l1.6 1.6M12 4.5l1.6 1.6', look: 'faint' },
  ],
  hint: () => 'Click two points: how far they are apart, and which way.',
  idle: [],
  busy: (tape) => tape.length === 1,
  touches: () => [],
  handle(tape, event, { plan }) {
    if (event.type === 'key' || event.type === 'leave') return shown(tape, null);
    const at = snapped(event.hit, plan);
    if (event.type !== 'up') return shown(tape, at);
    if (tape.length !== 1) return shown([at], null);
    const ends = [tape[0], at];
    return { ...shown(ends, null), effects: [{ do: 'say', text: measured(tape[0], at) }] };
  },
};

function shown(tape: Tape, ahead: Point | null): TableAnswer<Tape> {
  if (tape.length === 0) return answer(tape);
  const [from, to = ahead ?? from] = tape;
  const isWhole = tape.length === 2;
  return answer(tape, {
    drawn: svg`${draftOf(isWhole ? [] : tape, [from, to])}${to === from ? '' : noteOf(from, to)}`,
  });
}

function noteOf(from: Point, to: Point): SVGTemplateResult {
  const [x, y] = [(from.x + to.x) / 2 / INCH, (from.y + to.y) / 2 / INCH];
  return svg`<g class="way selection"><text class="note" x=${x} y=${y}>${measured(from, to)}</text></g>`;
}
