import { expect, it } from 'vitest';
import { EXAMPLE } from '../draw/example.ts';
import { explained, footOf, legendOf } from './foot.ts';
import type { BoardScene } from './scene.ts';
import { stage } from './stage.ts';

const kind = (id: string): { id: string; name: string; color: string } => ({ id, name: id, color: '#888888' });

/** Nine hexes with a wood in the corner and a road, of a chart that has more. */
const SCENE: BoardScene = {
  ...EXAMPLE,
  terrains: ['clear', 'marsh', 'wood'].map((id) => ({ ...kind(id), pattern: 'none' })),
  terrain: EXAMPLE.terrain.map((_, hex) => (hex === 0 ? 2 : 0)),
  sideStyles: [{ ...kind('wall'), drawing: 'wall' }],
  sides: [],
  pathStyles: [
    { ...kind('track'), drawing: 'track' },
    { ...kind('road'), drawing: 'road' },
  ],
  paths: [{ id: 'way', style: 1, hexes: [3, 4, 5] }],
  frame: { title: '', subtitle: '', legend: true, compass: false, scale: null },
};

it('explains what lies on the map, and no kind of the chart besides', () => {
  expect(explained(SCENE).map(({ style }) => style.id)).toEqual(['clear', 'wood', 'road']);
});

it('lays the sheet out again where the first of a kind comes to the map', () => {
  const before = stage(SCENE);
  expect(stage({ ...SCENE, terrain: SCENE.terrain.slice() }, before).layout).toBe(before.layout);
  const after = stage({ ...SCENE, terrain: SCENE.terrain.map((style, hex) => (hex === 8 ? 1 : style)) }, before);
  expect(after.layout).not.toBe(before.layout);
  expect(footOf(after.scene, 1)).toBeGreaterThan(footOf(before.scene, 1));
});

it('sets the legend across the sheet, below compass and scale, where beside them it would be one long column', () => {
  const frame = { title: 'Field', subtitle: '', legend: true, compass: true, scale: { hexes: 5, text: '' } };
  const many = Array.from({ length: 9 }, (_, n) => ({ ...kind(`kind-${n}`), pattern: 'none' }));
  const scene = { ...SCENE, terrains: many, terrain: Uint16Array.from(many.keys()), paths: [], frame };
  const narrow = legendOf(scene, 22);
  expect(narrow.perRow).toBe(3);
  expect(narrow.top).toBeGreaterThan(legendOf({ ...scene, frame: { ...frame, scale: null } }, 40).top);
  expect(footOf(scene, 22)).toBeLessThan(6);
  const few = legendOf({ ...scene, terrain: new Uint16Array(9) }, 22);
  expect(few.top).toBe(legendOf({ ...scene, frame: { ...frame, scale: null } }, 40).top);
});
