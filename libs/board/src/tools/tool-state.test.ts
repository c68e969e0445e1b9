import { describe, expect, it } from 'vitest';
import { BOARD_TOOLS } from './all-tools.ts';
import { setting } from './options.ts';
import { TERRAIN, RADIUS } from './paint-options.ts';
import { SampleHand } from './sample-hand.ts';
import { ToolState } from './tool-state.ts';
import { showing, type Tool } from './tool.ts';

describe('what a person has in hand', () => {
  it('is the first tool, until another one is taken up by a key or from beside the board', () => {
    const hand = new ToolState();
    const taken: string[] = [];
    hand.tool.listen(({ id }) => taken.push(id));
    hand.take('brush');
    const { context } = new SampleHand('brush');
    const keys = { shift: false, alt: false, control: false };
    hand.step({ type: 'key-down', key: 'g', keys, time: 0, hit: null }, context);
    expect(taken).toEqual(['brush', 'fill']);
    expect(() => hand.take('chisel')).toThrow(RangeError);
    expect(() => new ToolState({ tool: 'chisel' })).toThrow('There is no tool chisel');
  });

  it('is no tool that may not be taken up, however it is asked for', () => {
    const asked: string[] = [];
    const hand = new ToolState({
      mayTake(tool) {
        asked.push(tool.id);
        return tool.id !== 'fill';
      },
    });
    hand.take('fill');
    const keys = { shift: false, alt: false, control: false };
    hand.step({ type: 'key-down', key: 'g', keys, time: 0, hit: null }, new SampleHand('select').context);
    expect(hand.tool.value.id).toBe('select');
    expect(asked).toEqual(['fill', 'fill']);
  });

  it('keeps what is set, and says what the map does not show', () => {
    const hand = new ToolState();
    const { scene } = new SampleHand('select').context.staged;
    const facts = { scene, options: hand.options.value, underlay: null };
    const said = hand.perform({ do: 'options', settings: [setting(TERRAIN, 1), setting(RADIUS, 2)] }, facts);
    expect(said).toBe('Woods, brush of radius 2');
    expect([hand.options.value.get(TERRAIN), hand.options.value.get(RADIUS)]).toEqual([1, 2]);
    expect(facts.options.get(TERRAIN)).toBe(0);
  });

  it('tells a tool when it is taken up and laid down', () => {
    const told: string[] = [];
    const stone: Tool = {
      id: 'stone',
      title: 'Stone',
      key: 'x',
      cursor: 'default',
      icon: [],
      idle: null,
      busy: () => false,
      touches: () => [],
      handle: () => showing(null),
      taken() {
        told.push('taken');
        return () => void told.push('laid down');
      },
    };
    const hand = new ToolState({ tools: [...BOARD_TOOLS, stone] });
    hand.take('stone');
    hand.take('stone');
    hand.take('pan');
    expect(told).toEqual(['taken', 'laid down']);
  });
});
