import { ToolState, type Board, type ToolContext } from '@hexwright/board';
import type { SightReport } from '@hexwright/engine';
import { expect, it } from 'vitest';
import { Store } from '../../../parts/store.ts';
import type { SightAnswer, SightQuestion } from '../../../compile-service/questions/terrain.ts';
import type { MapContext } from '../map-context.ts';
import { RangeOverlay } from '../range-overlay.ts';
import { lineOfSightTool } from './line-of-sight.ts';

/** The tool on a map of which only the numbers are known, with the questions that it asks and how they are answered. */
function onMap(answer: (question: SightQuestion) => Promise<SightAnswer>) {
  const overlay = new RangeOverlay();
  const session = { compileService: { ask: async (_: string, question: SightQuestion) => answer(question) } };
  const context = {
    session,
    id: 'small',
    board: new Store<Board | null>(null),
    label: (hex: number) => `0${hex}`,
    get hand() {
      return hand;
    },
  } as unknown as MapContext;
  const sight = lineOfSightTool(context, overlay);
  const hand: ToolState = new ToolState({ tools: [sight] });
  const keys = { shift: false, alt: false, control: false };
  const pointer = (type: 'down' | 'move' | 'up', hex: number): void => {
    const event = { type, hit: { hex }, screen: { x: 0, y: 0 }, keys } as Parameters<typeof sight.handle>[1];
    const { options, selection } = hand;
    const around = {
      options: options.value,
      selection: selection.value,
      untouchable: new Map(),
    } as unknown as ToolContext;
    for (const effect of hand.step(event, around).effects) if (effect.do === 'own') effect.run();
  };
  return { overlay, sight, hand, pointer };
}

const seen = (found: Partial<SightReport>): SightAnswer => ({
  found: { clear: true, range: 2, blockedBy: [], ...found },
  inTheWay: null,
  leftOut: null,
});

it('follows the pointer after a click, and is laid down by the next one', async () => {
  const asked: SightQuestion[] = [];
  const { overlay, pointer } = onMap(async (question) => {
    asked.push(question);
    return seen({});
  });
  pointer('down', 3);
  pointer('up', 3);
  expect(overlay.words.value?.text).toBe('From 03 to …');
  pointer('move', 5);
  await expect.poll(() => overlay.words.value?.text).toBe('03 to 05, 2 hexes: clear.');
  pointer('down', 6);
  pointer('up', 6);
  await expect.poll(() => overlay.words.value?.text).toBe('03 to 06, 2 hexes: clear.');
  pointer('move', 7);
  expect(asked.map(({ from, to }) => [from, to])).toEqual([
    [3, 5],
    [3, 6],
  ]);
  expect(overlay.shown.value.sights).toEqual([{ from: 3, to: 6, blockedBy: [] }]);
});

it('asks about where the pointer is when the answer comes, not about every hex on the way', async () => {
  const open: ((answer: SightAnswer) => void)[] = [];
  const asked: number[] = [];
  const { overlay, pointer } = onMap(async ({ to }) => {
    asked.push(to);
    return new Promise((resolve) => open.push(resolve));
  });
  pointer('down', 1);
  for (const hex of [2, 3, 4]) pointer('move', hex);
  open[0](seen({ clear: false, blockedBy: [{ place: 2, text: 'Wood', case: '8.1' }] }));
  await expect.poll(() => asked).toEqual([2, 4]);
  expect(overlay.words.value).toMatchObject({ tone: 'danger', parts: [{ label: '02: Wood', case: '8.1' }] });
});

it('shows nothing of an answer that comes after it was laid down, and says why there is none', async () => {
  const open: ((answer: SightAnswer) => void)[] = [];
  const { overlay, sight, pointer, hand } = onMap(async () => new Promise((resolve) => open.push(resolve)));
  pointer('down', 1);
  pointer('move', 2);
  const context = {} as ToolContext;
  for (const effect of hand.tool.value.letGo?.(context) ?? []) if (effect.do === 'own') effect.run();
  expect(overlay.isEmpty).toBe(true);
  open[0](seen({}));
  sight.ofHex?.run(4);
  pointer('move', 5);
  await expect.poll(() => open.length).toBe(2);
  open[1]({ found: null, inTheWay: 'map.json has no terrain.', leftOut: null });
  await expect.poll(() => overlay.words.value?.tone).toBe('danger');
  expect(overlay.words.value?.text).toContain('map.json has no terrain.');
});
