import type { PathDrawing, SideDrawing } from '@hexwright/board';
import type { Feature, Hexside } from '@hexwright/model';
import { expect, expectTypeOf, it } from 'vitest';
import { pathStyle, sideStyle } from './chart.ts';

it('draws a kind as it says, whatever it is called', () => {
  expect(sideStyle({ id: 'bridge', name: 'Bridge', drawing: 'bridge' }).drawing).toBe('bridge');
  expect(sideStyle({ id: 'long-wall', name: 'Long Wall', drawing: 'river' }).drawing).toBe('river');
  expect(sideStyle({ id: 'ridge', name: 'Ridge' }).drawing).toBe('line');
  expect(sideStyle({ id: 'ridge', name: 'Ridge', drawing: 'palisade' }).drawing).toBe('line');
  expect(pathStyle({ id: 'stream', name: 'Stream', drawing: 'road' }).drawing).toBe('road');
});

it('colours a kind without a colour as what it is drawn as', () => {
  const colors = ['moat', 'long-water', 'river'].map((id) => sideStyle({ id, drawing: 'river' }).color);
  expect(new Set(colors)).toEqual(new Set([pathStyle({ id: 'brook', drawing: 'river' }).color]));
  expect(sideStyle({ id: 'moat', drawing: 'wall' }).color).not.toBe(colors[0]);
  expect(sideStyle({ id: 'moat', drawing: 'river', color: '#112233' }).color).toBe('#112233');
  expect(sideStyle({ id: 'a' }).color).not.toBe(sideStyle({ id: 'b' }).color);
});

it('knows every drawing that the format has, and no other', () => {
  expectTypeOf<SideDrawing>().toEqualTypeOf<NonNullable<Hexside['drawing']>>();
  expectTypeOf<PathDrawing>().toEqualTypeOf<NonNullable<Feature['drawing']>>();
});
