import { describe, expect, it } from 'vitest';
import { contrast } from '../scene/color.ts';
import { ALL_LAYERS } from '../scene/layers.ts';
import { INRADIUS } from '../scene/layout.ts';
import { SAMPLE_SPECS, sampleScene } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import { THEMES } from '../scene/theme.ts';
import type { Influence } from '../scene/view.ts';
import { drawAreas, drawLinks } from './influences.ts';
import type { Sheet } from './sheet.ts';
import { SvgInk } from './svg-ink.ts';

const area: Influence = { places: [33], shape: 'area', color: '#a3312b', slant: 'rising', isStrong: false };

function drawn(one: Influence, spec = SAMPLE_SPECS[0]): { text: string; sheet: Sheet } {
  const staged = stage(sampleScene(spec));
  const ink = new SvgInk();
  const sheet = { ink, staged, theme: THEMES.light, layers: ALL_LAYERS, area: staged.layout.sheet, scale: 40 };
  drawAreas(sheet, [one]);
  drawLinks(sheet, [one]);
  return { text: ink.text, sheet };
}

/** Strokes from point to point: those of the hatch. */
const strokes = (text: string): number[][] =>
  Array.from(text.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)(?=M|")/g), (found) => found.slice(1).map(Number));

describe('influences', () => {
  it('hatch an area within its hexes, in both orientations, denser where they are strong', () => {
    for (const spec of SAMPLE_SPECS) {
      const { text, sheet } = drawn(area, spec);
      const { layout } = sheet.staged;
      const found = strokes(text);
      expect(found.length).toBeGreaterThan(4);
      for (const [x, y, toX, toY] of found) {
        for (const [px, py] of [
          [x, y],
          [toX, toY],
        ]) {
          for (let side = 0; side < 6; side++) {
            const [nx, ny] = [layout.middleX[side] / INRADIUS, layout.middleY[side] / INRADIUS];
            expect((px - layout.x[33]) * nx + (py - layout.y[33]) * ny).toBeLessThan(INRADIUS + 0.01);
          }
        }
      }
      expect(strokes(drawn({ ...area, isStrong: true }, spec).text).length).toBeGreaterThan(found.length);
    }
  });

  it('slant one way for one owner and the other way for the other', () => {
    const rises = (slant: Influence['slant']): boolean[] =>
      strokes(drawn({ ...area, slant }).text).map(([x, y, toX, toY]) => (toX - x) * (toY - y) < 0);
    expect(new Set(rises('rising'))).toEqual(new Set([true]));
    expect(new Set(rises('falling'))).toEqual(new Set([false]));
  });

  it('are seen in every theme, whatever colour their side has', () => {
    for (const theme of Object.values(THEMES)) {
      const staged = stage(sampleScene());
      for (const color of ['#3a3f4a', '#b3282d', '#e8d9a0']) {
        const ink = new SvgInk();
        const sheet = { ink, staged, theme, layers: ALL_LAYERS, area: staged.layout.sheet, scale: 40 };
        drawAreas(sheet, [{ ...area, color }]);
        const [stroke] = /#[0-9a-f]{6}/.exec(ink.text) ?? [''];
        expect(contrast(stroke, theme.terrain('#d9cfa3'))).toBeGreaterThan(2.5);
      }
    }
  });

  it('lead through hexes, broken where that is worse, and mark spots', () => {
    const line = { ...area, places: [33, 34, 35] };
    expect(drawn({ ...line, shape: 'line' }).text).not.toContain('dasharray');
    expect(drawn({ ...line, shape: 'broken-line' }).text).toContain('stroke-dasharray');
    expect(drawn({ ...line, shape: 'spots' }).text.match(/>!</g)).toHaveLength(3);
    expect(drawn({ ...line, places: [33], shape: 'line' }).text).toBe('');
  });
});
