import { expect, it } from 'vitest';
import { clickTool } from './click-tool.ts';
import { SampleHand } from './sample-hand.ts';
import { machineWith } from './machine.ts';
import { HEX_SPACE } from './tool.ts';

/** A hand with a tool that tells what it is asked about. */
function asking(): { readonly hand: SampleHand; readonly clicked: number[]; readonly over: number[] } {
  const [clicked, over]: [number[], number[]] = [[], []];
  const tool = clickTool({
    id: 'ask',
    title: 'Ask',
    key: 'q',
    cursor: 'grab',
    icon: [],
    touches: () => [],
    click: ({ hex }) => [{ do: 'own', run: () => void clicked.push(hex) }],
    over: ({ hex }) => [{ do: 'own', run: () => void over.push(hex) }],
  });
  const hand = new SampleHand('select');
  hand.machine = machineWith(HEX_SPACE, [tool], 'ask');
  return { hand, clicked, over };
}

it('asks about what is clicked and pointed at', () => {
  const { hand, clicked, over } = asking();
  hand.pointer('move', 12).pointer('down', 12).pointer('up', 12);
  expect([over, clicked]).toEqual([[12], [12]]);
});

it('asks nothing beside the map', () => {
  const { hand, clicked } = asking();
  hand.drag([{ x: -5, y: -5 }]);
  expect(clicked).toEqual([]);
});
