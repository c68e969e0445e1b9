import { Options } from '@hexwright/board';
import { expect, it } from 'vitest';
import type { MapContext } from './map-context.ts';
import { mapTools } from './map-tools.ts';
import { RangeOverlay } from './range-overlay.ts';

it('are told apart by id, letter and drawing, those of the studio and those of the board', () => {
  const context = { scene: { items: { list: () => [] } } } as unknown as MapContext;
  const tools = mapTools(context, new RangeOverlay(), () => undefined).flat();
  for (const part of ['id', 'title', 'key'] as const)
    expect(new Set(tools.map((tool) => tool[part])).size, part).toBe(tools.length);
  expect(new Set(tools.map(({ icon }) => icon.map(({ d }) => d).join(' '))).size).toBe(tools.length);
});

it('offer what they do about a counter or a hex as lines of the menu, by themselves', () => {
  const written: number[] = [];
  const tools = mapTools({} as MapContext, new RangeOverlay(), (hex) => written.push(hex)).flat();
  expect(tools.flatMap(({ ofCounter }) => ofCounter?.title ?? [])).toEqual(['What can it reach?']);
  const label = tools.find(({ id }) => id === 'label');
  label?.ofHex?.run(7);
  expect(written).toEqual([7]);
  expect(label?.touches(new Options())).toEqual(['labels']);
});
