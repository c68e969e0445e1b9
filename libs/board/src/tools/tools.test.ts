import { sideBetween } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { copyPatch } from '../edit/patch.ts';
import { sampleCounter } from '../scene/sample-scene.ts';
import { foreseen, isBusy } from './machine.ts';
import { SampleHand } from './sample-hand.ts';
import { BOARD_TOOLS } from './all-tools.ts';
import { PLACING } from './counter.ts';
import { setting } from './options.ts';
import { TERRAIN, LEVEL, RADIUS } from './paint-options.ts';
import { PATCH } from './stamp.ts';
import { NO_PREVIEW } from './tool.ts';

describe('the brush', () => {
  it('shows a ghost first, then the stroke, and paints when it is lifted', () => {
    const hand = new SampleHand('brush', { terrain: 1 }).pointer('move', 3);
    expect(hand.machine.preview.paint).toEqual([{ hex: 3, terrain: 1, level: null }]);
    hand.pointer('down', 3).pointer('move', 1);
    expect(hand.machine.preview.paint.map(({ hex }) => hex)).toEqual([3, 2, 1]);
    expect(hand.effects).toEqual([]);
    hand.pointer('up', 1);
    expect(hand.effects).toEqual([
      { do: 'paint', title: 'Paint 3 hexes: woods', layer: 'terrain', value: 1, hexes: [3, 2, 1] },
    ]);
  });

  it('leaves hexes alone that are so already, and keeps to the selection', () => {
    expect(new SampleHand('brush', { terrain: 1 }).drag([11, 12]).effects).toEqual([]);
    const limited = new SampleHand('brush', { terrain: 2, radius: 1 }, [44, 43]).drag([44]);
    expect(limited.effects).toMatchObject([{ hexes: [44, 43] }]);
  });

  it('draws a line with shift from where the last stroke ended', () => {
    const hand = new SampleHand('brush', { terrain: 1 }).drag([30]).pointer('move', 33, { shift: true });
    expect(hand.machine.preview.brush).toEqual([30, 31, 32, 33]);
    hand.drag([33], { shift: true });
    expect(hand.effects.at(-1)).toMatchObject({ hexes: [30, 31, 32, 33] });
  });

  it('paints rings, levels and larger discs', () => {
    expect(new SampleHand('brush', { terrain: 1, radius: 2, form: 'ring' }).drag([43]).effects).toMatchObject([
      { title: 'Paint 12 hexes: woods' },
    ]);
    expect(new SampleHand('brush', { layer: 'elevation', level: 4 }).drag([0]).effects).toMatchObject([
      { title: 'Paint 1 hex: level 4', layer: 'elevation', value: 4 },
    ]);
    const hand = new SampleHand('brush').key(']').key(']').key('[');
    expect(hand.context.options.get(RADIUS)).toBe(1);
  });

  it('goes on where it comes back to the map', () => {
    const hand = new SampleHand('brush', { terrain: 1 }).drag([0, { x: -3, y: 3 }, 20]);
    expect(hand.effects).toMatchObject([{ hexes: expect.arrayContaining([0, 20]) as number[] }]);
  });
});

describe('filling and replacing', () => {
  it('shows how far a fill goes and does it', () => {
    const hand = new SampleHand('fill', { terrain: 0 }).pointer('move', 11);
    expect(hand.machine.preview.note).toBe('3 hexes');
    hand.pointer('down', 11);
    expect(hand.effects).toMatchObject([
      { title: 'Fill 3 hexes: clear', hexes: expect.arrayContaining([11, 12, 21]) as number[] },
    ]);
  });

  it('shows the same while the pointer stays in it, and no longer when the map has changed', () => {
    const hand = new SampleHand('fill', { terrain: 0 }).pointer('move', 11);
    const { paint } = hand.machine.preview;
    expect(hand.pointer('move', 21).machine.preview.paint).toBe(paint);
    expect(hand.pointer('move', 40).machine.preview.paint).not.toBe(paint);
    expect(hand.key('b').machine.tool).toBe('brush');
    const other = new SampleHand('fill', { terrain: 0 }).pointer('move', 11);
    other.context.staged.scene.terrain[12] = 2;
    other.context = { ...other.context, staged: { ...other.context.staged } };
    expect(other.pointer('move', 21).machine.preview.paint).not.toBe(paint);
    expect(other.machine.preview.note).toBe('2 hexes');
  });

  it('fills inside a selection only', () => {
    expect(new SampleHand('fill', { terrain: 1 }, [0, 1, 3]).pointer('down', 0).effects).toMatchObject([
      { hexes: [0, 1] },
    ]);
    expect(new SampleHand('fill', { terrain: 1 }, [0]).pointer('down', 44).effects).toEqual([]);
  });

  it('replaces a kind everywhere', () => {
    expect(new SampleHand('replace', { terrain: 1 }).pointer('down', 5).effects).toMatchObject([
      { title: 'Replace 8 hexes: woods' },
    ]);
  });
});

describe('choosing hexes', () => {
  it('by rectangle, lasso, wand and kind', () => {
    const chosen = (hand: SampleHand) => hand.effects.flatMap((effect) => (effect.do === 'select' ? effect.hexes : []));
    expect(chosen(new SampleHand('select').drag([22, 24]))).toEqual([22, 23, 24]);
    const lasso = new SampleHand('select', { selectWith: 'lasso' });
    const { x, y } = lasso.at(44);
    lasso.drag([
      { x: x - 2.2, y: y - 2 },
      { x: x + 2.2, y: y - 2 },
      { x: x + 2.2, y: y + 2 },
      { x: x - 2.2, y: y + 2 },
    ]);
    expect(chosen(lasso)).toHaveLength(7);
    expect(chosen(new SampleHand('select', { selectWith: 'wand' }).drag([12]))).toEqual([11, 12, 21]);
    expect(chosen(new SampleHand('select', { selectWith: 'same' }).drag([5]))).toHaveLength(8);
  });

  it('adds with shift, takes away with alt, and a click means one hex', () => {
    expect(new SampleHand('select', {}, [1]).drag([7], { shift: true }).effects).toEqual([
      { do: 'select', hexes: [1, 7] },
    ]);
    expect(new SampleHand('select', {}, [1, 7]).drag([7], { alt: true }).effects).toEqual([
      { do: 'select', hexes: [1] },
    ]);
    expect(new SampleHand('select', {}, [1]).drag([{ x: -3, y: -3 }]).effects).toEqual([{ do: 'select', hexes: [] }]);
  });
});

describe('drawing lines', () => {
  it('a click sets the nearest hexside, once', () => {
    const hand = new SampleHand('hexside');
    const { grid } = hand.context.staged;
    const [a, b] = [hand.at(42), hand.at(43)];
    hand.drag([{ x: a.x * 0.53 + b.x * 0.47, y: a.y }]);
    const side = sideBetween(grid, 42, 43);
    expect(hand.effects).toEqual([{ do: 'sides', title: 'Draw 1 side: ridge', style: 0, sides: [side], erase: false }]);
    expect(
      new SampleHand('hexside').drag([{ x: (hand.at(33).x + hand.at(34).x) / 2 - 0.1, y: hand.at(33).y }]).effects,
    ).toEqual([]);
  });

  it('a drag snaps from corner to corner', () => {
    const hand = new SampleHand('hexside');
    const { layout } = hand.context.staged;
    const corner = (i: number) => ({
      x: layout.x[44] + layout.cornerX[i] * 0.95,
      y: layout.y[44] + layout.cornerY[i] * 0.95,
    });
    hand.drag([corner(0), corner(1), corner(2), corner(3)]);
    expect(hand.effects).toMatchObject([{ title: 'Draw 3 sides: ridge' }]);
  });

  it('alt takes hexsides away that are there', () => {
    const hand = new SampleHand('hexside');
    const place = { x: (hand.at(33).x + hand.at(34).x) / 2 - 0.1, y: hand.at(33).y };
    hand.drag([place], { alt: true });
    expect(hand.effects).toMatchObject([{ title: 'Erase 1 side: ridge', erase: true }]);
  });

  it('a road runs through neighbours and can be rubbed out backwards', () => {
    const hand = new SampleHand('path').drag([20, 22, 23, 22]);
    expect(hand.effects).toEqual([
      { do: 'add-path', title: 'Draw road through 3 hexes', style: 0, hexes: [20, 21, 22] },
    ]);
    expect(new SampleHand('path').drag([20]).effects).toEqual([]);
  });

  it('alt removes the road that is pointed at', () => {
    const hand = new SampleHand('path').pointer('move', 62, { alt: true });
    expect(hand.machine.preview).toMatchObject({ erase: true, path: [60, 61, 62, 63] });
    expect(hand.pointer('down', 62, { alt: true }).effects).toEqual([
      { do: 'remove-path', title: 'Remove road', path: 'high-road' },
    ]);
  });

  it('zones grow and shrink under the brush', () => {
    expect(new SampleHand('zone', { zone: 'camp' }).drag([71, 73]).effects).toMatchObject([
      { title: 'Add 2 hexes to Camp', hexes: [72, 73], erase: false },
    ]);
    expect(new SampleHand('zone', { zone: 'camp' }).drag([71, 73], { alt: true }).effects).toMatchObject([
      { title: 'Take 1 hex from Camp', hexes: [71], erase: true },
    ]);
    expect(new SampleHand('zone').pointer('down', 3).machine.preview.note).toBe('Choose a zone first');
  });
});

describe('counters', () => {
  it('are moved by dragging', () => {
    const hand = new SampleHand('counter').pointer('down', 33).pointer('move', 36);
    expect(hand.machine.preview.ghosts).toMatchObject([{ id: 'horse-1', place: 36 }]);
    hand.pointer('up', 36);
    expect(hand.effects).toEqual([
      { do: 'move', title: 'Move Horse to 0704', counter: 'horse-1', place: 36, across: null, facing: null },
    ]);
  });

  it('over two hexes are held by the half that was taken, and turn about it', () => {
    const hand = new SampleHand('counter').pointer('down', 26).pointer('move', 46);
    expect(hand.machine.preview.ghosts).toMatchObject([{ place: 45, across: 0 }]);
    hand.key('r');
    const { grid } = hand.context.staged;
    const [ghost] = hand.machine.preview.ghosts;
    expect(ghost.across).toBe(1);
    expect(grid.neighbour[ghost.place * 6 + 1]).toBe(46);
    hand.pointer('up', 46);
    expect(hand.effects).toMatchObject([{ do: 'move', counter: 'guard', across: 1 }]);
  });

  it('stay where they are if half of them would be off the map, or if nothing was moved', () => {
    const hand = new SampleHand('counter').pointer('down', 25).pointer('move', 29);
    expect(hand.machine.preview).toMatchObject({ erase: true, note: 'Half of it would be off the map' });
    expect(hand.pointer('up', 29).effects).toEqual([]);
    expect(new SampleHand('counter').drag([33, 34, 33]).effects).toEqual([]);
  });

  it('are placed from the roster, turned on the way', () => {
    const placing = sampleCounter({ id: 'new', name: 'New', place: -1, across: 0 });
    const hand = new SampleHand('counter', { placing }).pointer('move', 50).key('r', { shift: true });
    expect(hand.context.options.get(PLACING)?.across).toBe(5);
    hand.pointer('move', 14).drag([14]);
    expect(hand.effects.slice(1)).toMatchObject([
      { do: 'place', counter: 'new', place: 14, across: 5 },
      { settings: [setting(PLACING, null)] },
    ]);
  });
});

describe('picking up, pasting and measuring', () => {
  it('the eyedropper takes what is there', () => {
    expect(new SampleHand('eyedropper').drag([45]).effects).toMatchObject([
      { settings: expect.arrayContaining([setting(TERRAIN, 2), setting(LEVEL, 3)]) as unknown },
    ]);
    expect(new SampleHand('eyedropper').pointer('move', 62).machine.preview.note).toBe('Clear, level 1, Road');
  });

  it('a patch is shown, turned and laid down', () => {
    const { staged } = new SampleHand('stamp').context;
    const patch = copyPatch(staged, [11, 12, 21]);
    const hand = new SampleHand('stamp', { patch }).pointer('move', 44);
    expect(hand.machine.preview.paint).toHaveLength(3);
    hand.key('r').key('f').drag([44]);
    expect(hand.effects.at(-1)).toMatchObject({ do: 'lay-patch', title: 'Paste 3 hexes', hex: 44 });
    expect(hand.context.options.get(PATCH)).not.toEqual(patch);
  });

  it('the ruler counts hexes, and rings go round the pointer', () => {
    const hand = new SampleHand('ruler').pointer('down', 20).pointer('move', 24);
    expect(hand.machine.preview).toMatchObject({ note: '4 hexes from 0103 to 0503' });
    expect(hand.pointer('up', 24).machine.preview).toEqual(NO_PREVIEW);
    expect(new SampleHand('rings').pointer('move', 44).machine.preview).toMatchObject({ brush: [44], note: '0505' });
  });
});

describe('the hand that holds the tools', () => {
  it('takes a tool up with its key; every tool has one of its own', () => {
    expect(new Set(BOARD_TOOLS.map(({ key }) => key)).size).toBe(BOARD_TOOLS.length);
    for (const { id, key } of BOARD_TOOLS) expect(new SampleHand('select').key(key).machine.tool).toBe(id);
    const hand = new SampleHand('select').key('b').keyUp('b');
    expect(hand.machine.tool).toBe('brush');
    expect(hand.machine.waiting).toBe(null);
  });

  it('lends a tool while its key is held, or while it is used', () => {
    expect(new SampleHand('brush').key('i').keyUp('i', 900).machine.tool).toBe('brush');
    expect(new SampleHand('brush').key('i').pointer('down', 5).keyUp('i').machine.tool).toBe('brush');
    const hand = new SampleHand('brush').key(' ');
    expect(hand.machine.tool).toBe('pan');
    expect(hand.keyUp(' ').machine.tool).toBe('brush');
  });

  it('shows what another tool or choice would do before the pointer has moved', () => {
    const hand = new SampleHand('select').pointer('move', 3).key('b');
    const hit = hand.pointed!;
    const shown = foreseen(hand.machine, hit, hit.place, hand.context);
    expect(shown.preview.paint).toEqual([{ hex: 3, terrain: 0, level: null }]);
    const { machine } = hand.pointer('down', 3);
    expect(foreseen(machine, hit, hit.place, hand.context)).toBe(machine);
  });

  it('lends it to the end of a gesture, whenever the key is let go', () => {
    const hand = new SampleHand('select', { terrain: 1 }).key('b').pointer('down', 3).keyUp('b').pointer('move', 5);
    expect(hand.machine.tool).toBe('brush');
    hand.pointer('up', 5);
    expect(hand.effects).toMatchObject([{ do: 'paint', hexes: [3, 4, 5] }]);
    expect(hand.machine).toMatchObject({ tool: 'select', waiting: null });
  });

  it('lends it on after Escape, until its key is let go', () => {
    const hand = new SampleHand('select', { terrain: 1 }).key('b').pointer('down', 3).key('Escape').pointer('up', 5);
    expect(hand.effects).toEqual([]);
    expect(hand.machine.tool).toBe('brush');
    expect(hand.keyUp('b').machine.tool).toBe('select');
    const late = new SampleHand('select', { terrain: 1 }).key('b').pointer('down', 3).keyUp('b').key('Escape');
    expect(late.machine).toMatchObject({ tool: 'select', waiting: null });
  });

  it('lends nothing any more when the keyboard has gone elsewhere', () => {
    expect(new SampleHand('brush').key(' ').send({ type: 'keys-gone', time: 20 }).machine.tool).toBe('brush');
    expect(new SampleHand('brush').key('i').send({ type: 'keys-gone', time: 20 }).machine).toMatchObject({
      tool: 'eyedropper',
      waiting: null,
    });
  });

  it('takes up the second of two letters typed fast', () => {
    expect(new SampleHand('select').key('b').key('g').keyUp('b').keyUp('g').machine.tool).toBe('fill');
    expect(new SampleHand('select').key('b').key('g').keyUp('b').keyUp('g', 900).machine.tool).toBe('select');
  });

  it('does not change tools in the middle of a gesture', () => {
    const hand = new SampleHand('brush', { terrain: 1 }).pointer('down', 3).key('v');
    expect(hand.machine.tool).toBe('brush');
  });

  it.each(['brush', 'select', 'hexside', 'path', 'zone', 'counter', 'ruler'] as const)(
    'Esc takes a gesture of the %s back as if it had never begun',
    (tool) => {
      const hand = new SampleHand(tool, { zone: 'camp', terrain: 1 }).pointer('down', 33).pointer('move', 36);
      expect(isBusy(hand.machine)).toBe(true);
      hand.effects = [];
      hand.key('Escape');
      expect(isBusy(hand.machine)).toBe(false);
      expect(hand.machine.preview).toEqual(NO_PREVIEW);
      hand.pointer('up', 36);
      expect(hand.effects).toEqual([]);
    },
  );

  it('Esc lets go of what is to be placed, then of the selection', () => {
    const hand = new SampleHand('counter', { placing: sampleCounter() }, [1, 2]).key('Escape');
    expect(hand.context.options.get(PLACING)).toBe(null);
    hand.effects = [];
    expect(hand.key('Escape').effects).toEqual([{ do: 'select', hexes: [] }]);
  });

  it('Esc puts the copy away, and the tool that only lays it down', () => {
    const { staged } = new SampleHand('stamp').context;
    const hand = new SampleHand('stamp', { patch: copyPatch(staged, [11]) }).key('Escape');
    expect(hand.context.options.get(PATCH)).toBe(null);
    expect(hand.machine.tool).toBe('select');
  });

  it('leaves shortcuts with control to others', () => {
    expect(new SampleHand('select').key('b', { control: true }).machine.tool).toBe('select');
  });
});
