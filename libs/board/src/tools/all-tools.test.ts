import { expect, it } from 'vitest';
import { BOARD_TOOLS } from './all-tools.ts';
import { SampleHand } from './sample-hand.ts';

it('are told apart by id, letter and drawing, and say what to do with them', () => {
  const { context } = new SampleHand('select');
  const facts = { scene: context.staged.scene, options: context.options, underlay: null };
  for (const part of ['id', 'title', 'key'] as const)
    expect(new Set(BOARD_TOOLS.map((tool) => tool[part])).size).toBe(BOARD_TOOLS.length);
  expect(new Set(BOARD_TOOLS.map(({ icon }) => icon.map(({ d }) => d).join(' '))).size).toBe(BOARD_TOOLS.length);
  for (const tool of BOARD_TOOLS) {
    const says = [tool.hint?.(facts) ?? '', ...(tool.offers?.(context.options) ?? []).map(({ title }) => title)];
    expect(says.join(''), tool.id).not.toBe('');
  }
});
