import { describe, expect, it } from 'vitest';
import { copyPatch } from '../edit/patch.ts';
import { underlayOf, type Underlay } from '../scene/underlay.ts';
import { warped } from '../scene/warp.ts';
import { SIDE_STYLE } from './hexside.ts';
import { TERRAIN, LEVEL, RADIUS } from './paint-options.ts';
import { PATH_STYLE } from './path.ts';
import { SampleHand } from './sample-hand.ts';

describe('keys that choose what is painted', () => {
  it('digits choose from the palette of the tool', () => {
    expect(new SampleHand('brush').key('3').context.options.get(TERRAIN)).toBe(2);
    expect(new SampleHand('brush').key('9').context.options.get(TERRAIN)).toBe(0);
    expect(new SampleHand('fill', { layer: 'elevation' }).key('4').context.options.get(LEVEL)).toBe(4);
    expect(new SampleHand('hexside').key('2').context.options.get(SIDE_STYLE)).toBe(1);
    expect(new SampleHand('path').key('2').context.options.get(PATH_STYLE)).toBe(1);
    expect(new SampleHand('select').key('2').effects).toEqual([]);
  });

  it('brackets size every brush, and no key does so with alt', () => {
    expect(new SampleHand('zone').key(']').key(']').key('[').context.options.get(RADIUS)).toBe(1);
    expect(new SampleHand('brush').key('[').effects).toEqual([]);
    expect(new SampleHand('brush').key('2', { alt: true }).effects).toEqual([]);
  });

  it('R turns a counter that is only pointed at', () => {
    const hand = new SampleHand('counter').pointer('move', 25).key('r');
    expect(hand.effects).toMatchObject([{ do: 'move', title: 'Turn Guard', counter: 'guard', across: 1 }]);
    expect(new SampleHand('counter').pointer('move', 33).key('r').effects).toEqual([]);
    expect(new SampleHand('counter').pointer('move', 0).key('r').effects).toEqual([]);
  });
});

describe('a layer that is locked or hidden', () => {
  it.each([
    ['brush', 'terrain', 'Terrain: this layer is locked'],
    ['fill', 'terrain', 'Terrain: this layer is locked'],
    ['hexside', 'sides', 'Hexsides: this layer is locked'],
    ['path', 'paths', 'Roads and streams: this layer is locked'],
    ['counter', 'counters', 'Counters: this layer is locked'],
  ] as const)('is not changed by the %s, which says so', (tool, layer, title) => {
    const hand = new SampleHand(tool, { terrain: 1 }).lock(layer).drag([33, 36]);
    expect(hand.effects).toEqual([{ do: 'refuse', title }]);
    expect(hand.machine.preview.note).toBe(title);
  });

  it('keeps its part of a copy away, which is said', () => {
    const { staged } = new SampleHand('stamp').context;
    const patch = copyPatch(staged, [33, 34, 60, 61]);
    expect(patch.sides.length).toBeGreaterThan(0);
    expect(patch.paths.length).toBeGreaterThan(0);
    const hand = new SampleHand('stamp', { patch }).lock('sides').drag([44]);
    expect(hand.effects).toMatchObject([
      { title: 'Paste 4 hexes without hexsides (locked)', patch: { sides: [], paths: patch.paths } },
    ]);
    expect(new SampleHand('stamp', { patch }).lock('paths').pointer('move', 44).machine.preview.note).toBe(
      '4 hexes without roads and streams (locked)',
    );
    const plain = { ...patch, sides: [] };
    expect(new SampleHand('stamp', { patch: plain }).lock('sides').drag([44]).effects).toMatchObject([
      { title: 'Paste 4 hexes' },
    ]);
  });

  it('does not hinder what changes others', () => {
    expect(new SampleHand('brush', { terrain: 1 }).lock('counters').drag([0]).effects).toMatchObject([{ do: 'paint' }]);
    expect(new SampleHand('brush', { layer: 'elevation', level: 3 }).lock('terrain').drag([0]).effects).toMatchObject([
      { layer: 'elevation' },
    ]);
    expect(new SampleHand('select').lock('terrain').drag([3]).effects).toMatchObject([{ do: 'select' }]);
  });
});

describe('fitting a scan', () => {
  /** A scan of which only the size matters. */
  const picture = { width: 1000, height: 800 } as Underlay['image'];

  function withScan(): SampleHand {
    const hand = new SampleHand('calibrate');
    return hand.lay(underlayOf(picture, hand.context.staged.layout));
  }

  it('needs one', () => {
    const hand = new SampleHand('calibrate').drag([3, 4]);
    expect(hand.effects).toEqual([]);
    expect(hand.pointer('move', 3).machine.preview.note).toBe('There is no scan to fit');
  });

  it('lays what was dragged on three hexes where it belongs', () => {
    const hand = withScan();
    expect(hand.pointer('move', 0).machine.preview.note).toContain('(1 of 3)');
    const { warp } = hand.context.underlay!;
    const pixels: { x: number; y: number }[] = [];
    for (const [from, to] of [
      [1, 0],
      [18, 9],
      [72, 70],
    ]) {
      const place = hand.at(from);
      const before = hand.context.underlay!.warp;
      pixels.push({ x: (place.x - before.e) / before.a, y: (place.y - before.f) / before.d });
      hand.drag([from, to]);
      if (to === 0) expect(hand.effects.at(-1)).toMatchObject({ do: 'lay-scan', title: 'Fit the scan on 0101' });
      if (to === 0) expect(hand.context.underlay!.warp.a).toBe(warp.a);
    }
    const { warp: found, marks } = hand.context.underlay!;
    expect(marks.map(({ hex }) => hex)).toEqual([0, 9, 70]);
    for (const { pixel, hex } of marks) {
      expect(warped(found, pixel).x).toBeCloseTo(hand.at(hex).x);
      expect(warped(found, pixel).y).toBeCloseTo(hand.at(hex).y);
    }
    hand.key('Backspace');
    expect(hand.context.underlay!.marks).toHaveLength(2);
  });

  it('can be pushed by keys, and a drag off the map or Escape changes nothing', () => {
    const hand = withScan();
    const { e } = hand.context.underlay!.warp;
    hand.key('ArrowRight', { alt: true });
    expect(hand.context.underlay!.warp.e).toBeCloseTo(e + 0.02);
    hand.key('ArrowLeft', { alt: true, shift: true });
    expect(hand.context.underlay!.warp.e).toBeCloseTo(e - 0.18);
    hand.effects = [];
    hand.drag([3, { x: -5, y: -5 }]);
    hand.pointer('down', 3).key('Escape').pointer('up', 7);
    expect(hand.effects).toEqual([]);
  });
});
