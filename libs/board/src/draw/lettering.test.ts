import { expect, it } from 'vitest';
import { sideBetween } from '@hexwright/hex';
import { ALL_LAYERS } from '../scene/layers.ts';
import { sampleScene } from '../scene/sample-scene.ts';
import type { Label } from '../scene/scene.ts';
import { stage } from '../scene/stage.ts';
import { THEMES } from '../scene/theme.ts';
import { drawNumbers } from './lettering.ts';
import { SvgInk } from './svg-ink.ts';

it('puts paper under the numbers beside lines along hexsides and roads, and under no others', () => {
  const { grid } = stage(sampleScene());
  const sides = [{ side: sideBetween(grid, 33, 34), style: 0 }];
  const paths = [{ id: 'road', style: 0, hexes: [60, 61] }];
  const staged = stage(sampleScene(undefined, { label: (hex) => `hex ${hex}`, sides, paths }));
  const ink = new SvgInk();
  drawNumbers({ ink, staged, theme: THEMES.light, layers: ALL_LAYERS, area: staged.layout.sheet, scale: 40 });
  const written = [...ink.text.matchAll(/<text [^>]*fill="none"[^>]*>hex (\d+)</g)].map(([, hex]) => Number(hex));
  expect(written).toEqual([33, 34, 60, 61]);
});

it('keeps numbers legible from afar', () => {
  const staged = stage(sampleScene(undefined, { label: (hex) => String(1000 + hex) }));
  const sizesAt = (scale: number): number[] => {
    const ink = new SvgInk();
    drawNumbers({ ink, staged, theme: THEMES.light, layers: ALL_LAYERS, area: staged.layout.sheet, scale });
    return [...ink.text.matchAll(/font:500 ([\d.]+)px/g)].map(([, size]) => (Number(size) / 100) * scale);
  };
  for (const scale of [21, 24, 30]) expect(Math.min(...sizesAt(scale))).toBeCloseTo(8);
  expect(sizesAt(60)[0]).toBeCloseTo(0.215 * 60);
});

it('lets numbers from afar give way to names that are shown', () => {
  const ridge = { id: 'ridge', text: 'Ridge', hex: 44, along: [43, 44, 45] };
  const numbers = (labels: readonly Label[], layers = ALL_LAYERS): readonly number[] => {
    const staged = stage(sampleScene(undefined, { label: (hex) => String(1000 + hex), labels }));
    const ink = new SvgInk();
    drawNumbers({ ink, staged, theme: THEMES.light, layers, area: staged.layout.sheet, scale: 12 });
    return [...new Set([...ink.text.matchAll(/>(\d+)</g)].map(([, number]) => Number(number) - 1000))];
  };
  expect(numbers([])).toEqual([44, 49]);
  expect(numbers([ridge])).toEqual([49]);
  expect(numbers([{ id: 'ridge', text: 'Ridge', hex: 44 }])).toEqual([49]);
  expect(numbers([ridge], { ...ALL_LAYERS, labels: 0 })).toEqual([44, 49]);
});
