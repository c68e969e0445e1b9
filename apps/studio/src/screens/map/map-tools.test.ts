import { Options } from '@hexwright/board';
import { expect, it } from 'vitest';
import type { EditedMap } from './map-edits.ts';
import { mapTools } from './map-tools.ts';
import { RangeOverlay } from './range-overlay.ts';

it('are told apart by id, letter and drawing, those of the studio and those of the board', () => {
  const context = { scene: { items: { list: () => [] } } } as unknown as EditedMap;
  const tools = mapTools(context, new RangeOverlay()).flat();
  for (const part of ['id', 'title', 'key'] as const)
    expect(new Set(tools.map((tool) => tool[part])).size, part).toBe(tools.length);
  expect(new Set(tools.map(({ icon }) => icon.map(({ d }) => d).join(' '))).size).toBe(tools.length);
});

it('offer what they do about a counter or a hex as lines of the menu, by themselves', () => {
  const asked: string[] = [];
  const edits = { mayChange: (layer: string) => asked.push(layer) > 0 };
  const tools = mapTools({ edits } as unknown as EditedMap, new RangeOverlay()).flat();
  expect(tools.flatMap(({ ofCounter }) => ofCounter?.title ?? [])).toEqual(['What can it reach?']);
  const label = tools.find(({ id }) => id === 'label');
  label?.ofHex?.run(7);
  expect(asked).toEqual(['labels']);
  expect(label?.touches(new Options())).toEqual(['labels']);
});
