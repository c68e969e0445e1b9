import { sideBetween } from '@hexwright/hex';
import { expect, it } from 'vitest';
import { sampleScene } from '../scene/sample-scene.ts';
import { ALL_LAYERS } from '../scene/layers.ts';
import { stage } from '../scene/stage.ts';
import { THEMES } from '../scene/theme.ts';
import { drawSide } from './lines.ts';
import { endsOf } from './side-ends.ts';
import { SvgInk } from './svg-ink.ts';

it('draws a bridge across its hexside, a wall along it', () => {
  const staged = stage(sampleScene());
  const side = sideBetween(staged.grid, 0, 1);
  const [ax, ay, bx, by] = endsOf(staged, side);
  const alongSide = Math.atan2(by - ay, bx - ax);
  const turnOf = (drawing: 'bridge' | 'wall'): number => {
    const ink = new SvgInk();
    drawSide(
      { ink, staged, theme: THEMES.light, layers: ALL_LAYERS, area: staged.layout.sheet, scale: 5 },
      drawing,
      '#777777',
      [side],
    );
    const [, x, y, toX, toY] = (/d="M ?([-\d.]+)[ ,]([-\d.]+) ?L ?([-\d.]+)[ ,]([-\d.]+)/.exec(ink.text) ?? []).map(
      Number,
    );
    return Math.abs(Math.cos(Math.atan2(toY - y, toX - x) - alongSide));
  };
  expect(turnOf('wall')).toBeCloseTo(1, 2);
  expect(turnOf('bridge')).toBeCloseTo(0, 2);
});
