import { sideBetween } from '@hexwright/hex';
import { afterEach, describe, expect, it } from 'vitest';
import { close, drag, focused, heard, open, press, settled, theBoard, theHost } from '../sample-board.ts';
import { fitted, toScreen } from '../scene/pan-zoom.ts';
import type { Hit } from '../scene/hit.ts';
import { ALL_LAYERS } from '../scene/layers.ts';
import { sampleCounter, sampleScene } from '../scene/sample-scene.ts';
import type { BoardScene } from '../scene/scene.ts';
import { stage } from '../scene/stage.ts';
import { EMPTY_VIEW } from '../scene/view.ts';
import { PLACING } from '../tools/counter.ts';
import { setting } from '../tools/options.ts';
import { TERRAIN } from '../tools/paint-options.ts';
import { ToolState } from '../tools/tool-state.ts';
import type { ToolEffect } from '../tools/tool.ts';

afterEach(close);

interface Log {
  readonly effects: ToolEffect[];
  readonly activated: Hit[];
  readonly asked: Hit[];
}

/** A board with the focus on a hex. */
async function withKeys(tool: string, hex: number, scene: BoardScene = sampleScene()): Promise<Log> {
  const log: Log = { effects: [], activated: [], asked: [] };
  const board = open(scene, {
    hand: new ToolState({ tool }),
    onEffect: (effect) => log.effects.push(effect),
    onActivate: (hit) => log.activated.push(hit),
    onContext: (hit) => log.asked.push(hit),
  });
  await settled();
  board.focusHex(hex);
  return log;
}

describe('a gesture between two Enters', () => {
  it('draws a road', async () => {
    const { effects } = await withKeys('path', 20);
    press('Enter');
    expect(heard()).toContain('Draw roads and streams, from 0103');
    for (const key of ['ArrowRight', 'ArrowRight', 'PageDown']) press(key);
    expect(heard()).toContain('4 hexes');
    expect(effects).toEqual([]);
    press('Enter');
    expect(effects).toMatchObject([{ do: 'add-path', hexes: [20, 21, 22, 32] }]);
    expect(heard()).toBe('Draw road through 4 hexes');
  });

  it('chooses a rectangle', async () => {
    const { effects } = await withKeys('select', 22);
    press('Enter');
    for (const key of ['ArrowRight', 'ArrowRight']) press(key);
    press('Enter');
    expect(effects).toEqual([{ do: 'select', hexes: [22, 23, 24] }]);
    expect(heard()).toBe('3 selected');
  });

  it('draws along hexsides, with a pen that can be turned to any corner first', async () => {
    const scene = sampleScene();
    const { effects } = await withKeys('hexside', 44, scene);
    press('Enter');
    expect(heard()).toContain('Pen in the north corner of 0505');
    press('r');
    expect(heard()).toContain('Pen in the north-east corner of 0505');
    press('ArrowDown');
    expect(heard()).toBe('1 side');
    press('Enter');
    const { grid } = stage(scene);
    expect(effects).toMatchObject([{ do: 'sides', sides: [sideBetween(grid, 44, 45)], erase: false }]);
    press('Enter');
    press('Enter');
    expect(heard()).toBe('Nothing drawn');
    expect(effects).toHaveLength(1);
  });

  it('picks a counter up, turns it, and sets it down', async () => {
    const scene = sampleScene(undefined, { counters: [sampleCounter({ place: 33, facing: 0 })] });
    const { effects } = await withKeys('counter', 33, scene);
    press('Enter');
    expect(heard()).toContain('Horse picked up, from 0404');
    press('ArrowRight');
    press('r');
    press('Enter');
    expect(effects).toMatchObject([{ do: 'move', title: 'Move Horse to 0504', place: 34, facing: 1 }]);
  });

  it('is dropped by Escape, and by the mouse', async () => {
    const scene = sampleScene();
    const { effects } = await withKeys('path', 20, scene);
    press('Enter');
    press('ArrowRight');
    press('Escape');
    press('Enter');
    press('ArrowRight');
    drag(scene, [50, 52]);
    expect(effects).toMatchObject([{ do: 'add-path', hexes: [50, 51, 52] }]);
    press('ArrowRight');
    expect(effects).toHaveLength(1);
  });

  it('with Shift paints a line from the last stroke', async () => {
    const { effects } = await withKeys('brush', 30);
    press('2');
    expect(heard()).toBe('Woods');
    press('Enter');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
    press('Enter', { shiftKey: true });
    expect(effects.at(-1)).toMatchObject({ do: 'paint', hexes: [30, 31, 32, 33] });
  });
});

describe('keys', () => {
  it('Enter activates, Shift+F10 asks for a menu', async () => {
    const { activated, asked } = await withKeys('pan', 45);
    press('Enter');
    press('F10', { shiftKey: true });
    expect(activated).toMatchObject([{ hex: 45 }]);
    expect(asked).toMatchObject([{ hex: 45 }]);
  });

  it('F spreads a stack out and lays it together', async () => {
    const counters = ['a', 'b', 'c'].map((id) => sampleCounter({ id, place: 33 }));
    await withKeys('select', 33, sampleScene(undefined, { counters }));
    press('f');
    expect(theBoard().view.fanned).toBe(33);
    expect(heard()).toBe('Stack in 0404 spread out');
    press('Escape');
    expect(theBoard().view.fanned).toBe(-1);
    expect(heard()).toBe('Stack closed');
  });

  it('say that a locked layer is left alone', async () => {
    const { effects } = await withKeys('brush', 3);
    theBoard().setLayers(ALL_LAYERS, ['terrain']);
    press('Enter');
    expect(effects).toMatchObject([{ do: 'refuse' }]);
    expect(heard()).toBe('Terrain: this layer is locked');
  });
});

describe('pointers', () => {
  const at = (scene: BoardScene, hex: number) => {
    const { layout } = stage(scene);
    const { x, y } = toScreen(theBoard().seen, { x: layout.x[hex], y: layout.y[hex] });
    return { clientX: x, clientY: y };
  };
  const send = (type: string, init: PointerEventInit) =>
    theHost().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', pointerId: 1, ...init }));

  it('a click activates, a drag does not, the right button asks without moving', async () => {
    const scene = sampleScene();
    const { activated, asked } = await withKeys('pan', 0, scene);
    drag(scene, [44]);
    drag(scene, [44, 55]);
    expect(activated).toMatchObject([{ hex: 44 }]);
    send('pointerdown', { ...at(scene, 12), button: 2 });
    send('pointerup', { ...at(scene, 12), button: 2 });
    expect(asked).toMatchObject([{ hex: 12 }]);
    send('pointerdown', { ...at(scene, 12), button: 2 });
    send('pointermove', { ...at(scene, 14) });
    send('pointerup', { ...at(scene, 14), button: 2 });
    expect(asked).toHaveLength(1);
  });

  it('a double click spreads a stack of long and short counters, each of which can then be taken', async () => {
    const counters = [
      sampleCounter({ id: 'long', place: 33, across: 0 }),
      sampleCounter({ id: 'short', place: 33 }),
      sampleCounter({ id: 'other', place: 34, across: 3 }),
    ];
    const scene = sampleScene(undefined, { counters });
    await withKeys('counter', 0, scene);
    theHost().dispatchEvent(new MouseEvent('dblclick', { ...at(scene, 33), bubbles: true }));
    expect(theBoard().view.fanned).toBe(33);
    await settled();
    const found = new Set<number>();
    for (let x = 0; x < 700; x += 8) for (let y = 0; y < 520; y += 8) found.add(theBoard().hitAt(x, y).counter);
    expect(found).toEqual(new Set([-1, 0, 1, 2]));
    // Pressing elsewhere lays it together.
    send('pointerdown', at(scene, 0));
    send('pointerup', at(scene, 0));
    expect(theBoard().view.fanned).toBe(-1);
  });

  it('what is left of two fingers draws nothing, and beside a pen fingers only move', async () => {
    const scene = sampleScene();
    const { effects } = await withKeys('brush', 0, scene);
    theBoard().hand.set(setting(TERRAIN, 1));
    const touch = (type: string, pointerId: number, hex: number) =>
      send(type, { ...at(scene, hex), pointerId, pointerType: 'touch' });
    touch('pointerdown', 1, 44);
    touch('pointerdown', 2, 46);
    touch('pointerup', 2, 46);
    touch('pointermove', 1, 48);
    touch('pointerup', 1, 48);
    expect(effects).toEqual([]);
    touch('pointerdown', 1, 44);
    touch('pointerup', 1, 44);
    expect(effects).toHaveLength(1);
    send('pointerdown', { ...at(scene, 50), pointerType: 'pen' });
    send('pointerup', { ...at(scene, 50), pointerType: 'pen' });
    expect(effects).toHaveLength(2);
    const { x } = theBoard().seen;
    touch('pointerdown', 1, 44);
    touch('pointermove', 1, 47);
    touch('pointerup', 1, 47);
    expect(effects).toHaveLength(2);
    expect(theBoard().seen.x).not.toBe(x);
  });

  it('a finger that rests asks for the menu and draws nothing; one that moves on or is lifted does not', async () => {
    const scene = sampleScene();
    const { effects, asked } = await withKeys('brush', 0, scene);
    theBoard().hand.set(setting(TERRAIN, 1));
    const touch = (type: string, hex: number) => send(type, { ...at(scene, hex), pointerId: 1, pointerType: 'touch' });
    touch('pointerdown', 40);
    touch('pointermove', 43);
    touch('pointerup', 43);
    touch('pointerdown', 50);
    touch('pointerup', 50);
    expect(effects).toHaveLength(2);
    touch('pointerdown', 44);
    await expect.poll(() => asked.map(({ hex }) => hex)).toEqual([44]);
    touch('pointermove', 46);
    touch('pointerup', 46);
    expect(effects).toHaveLength(2);
    expect(theBoard().hand.busy).toBe(false);
  });
});

describe('what is carried over the board from elsewhere', () => {
  const counter = sampleCounter({ id: 'new', name: 'New', place: -1 });

  it('is shown over the hex, and set down there as one step', async () => {
    const { effects } = await withKeys('counter', 0);
    const board = theBoard();
    board.hand.set(setting(PLACING, counter));
    board.carryOver(board.placeOf(44));
    expect(board.hand.machine.value.preview.ghosts).toMatchObject([{ id: 'new', place: 44 }]);
    expect(board.place(counter, board.placeOf(45))).toBe(true);
    expect(effects).toMatchObject([{ do: 'place', title: 'Place New', counter: 'new', place: 45 }]);
  });

  it('stays in hand beside the map', async () => {
    const { effects } = await withKeys('counter', 0);
    expect(theBoard().place(counter, { x: 1, y: 1 })).toBe(false);
    expect(effects).toEqual([]);
  });
});

describe('a host', () => {
  it('shows a hex and gives it the keyboard', async () => {
    const scene = sampleScene();
    await withKeys('pan', 0, scene);
    const board = theBoard();
    const { layout } = stage(scene);
    board.moveTo({ ...fitted(board.seen, layout.sheet), scale: 90, x: layout.x[0], y: layout.y[0] });
    await settled();
    board.reveal([45]);
    for (let i = 0; i < 4; i++) await settled();
    const { x, y } = toScreen(board.seen, { x: layout.x[45], y: layout.y[45] });
    expect(x > 0 && x < 700 && y > 0 && y < 520).toBe(true);
    board.focusHex(45);
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    expect(focused()).toContain('The Hill');
    board.focusHex(-1);
    board.focusHex(9999);
    expect(board.focused).toBe(45);
  });

  it('hands over a new scene for every change, and the view stays', async () => {
    const scene = sampleScene();
    await withKeys('pan', 0, scene);
    const board = theBoard();
    board.setView({ ...EMPTY_VIEW, litCounters: ['horse-1'] });
    board.setScene({ ...scene, terrain: scene.terrain.slice(), counters: [sampleCounter({ place: 50 })] });
    expect(heard()).toBe('Horse placed in 0106');
    board.setScene({ ...board.scene, counters: [] });
    expect(heard()).toBe('Horse removed');
    expect(board.view.litCounters).toEqual(['horse-1']);
    expect(() => board.setScene({ ...scene, terrain: new Uint16Array(3) })).toThrow(RangeError);
    expect(board.scene.counters).toEqual([]);
    expect(board.snapshotSvg()).toContain('The Hill');
  });
});
