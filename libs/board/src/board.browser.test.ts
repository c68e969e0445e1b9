import { Grid } from '@hexwright/hex';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CanvasRenderer } from './canvas/canvas-renderer.ts';
import { sheetAsSvg } from './draw/export.ts';
import { SYMBOLS } from './draw/symbols.ts';
import { fitted, toScreen } from './scene/pan-zoom.ts';
import { placeCounters } from './scene/footprint.ts';
import {
  close,
  colorAt,
  colorIn,
  drag,
  focused,
  frame,
  makeHost,
  near,
  open,
  press,
  settled,
  theBoard,
  theHost,
} from './sample-board.ts';
import { ALL_LAYERS } from './scene/layers.ts';
import { sampleBattle } from './scene/sample-gallery.ts';
import { sampleCounter, sampleScene, SAMPLE_SPECS } from './scene/sample-scene.ts';
import { PATTERNS, type Counter } from './scene/scene.ts';
import { stage } from './scene/stage.ts';
import { THEMES } from './scene/theme.ts';
import { EMPTY_VIEW } from './scene/view.ts';
import { setting } from './tools/options.ts';
import { TERRAIN } from './tools/paint-options.ts';
import { ToolState } from './tools/tool-state.ts';
import type { ToolEffect } from './tools/tool.ts';

afterEach(close);

describe.each(SAMPLE_SPECS)('what is drawn on a $orientation map', (spec) => {
  it('every hex has its terrain, a name and a number', async () => {
    const scene = sampleScene(spec, { elevation: new Int8Array(80).fill(1), labels: [], zones: [], paths: [] });
    open(scene);
    await settled();
    for (const hex of [0, 9, 14, 44, 70, 79]) {
      const wanted = scene.terrains[scene.terrain[hex]];
      if (wanted.pattern === 'none')
        expect(near(colorIn(scene, 'map', hex), wanted.color), scene.label(hex)).toBe(true);
    }
    const water = [0, 10, 20, 30].map((i) => colorIn(scene, 'map', 25, -0.5 + i / 30, 0.4));
    expect(water.some((color) => near(color, '#5f93b5'))).toBe(true);
  });

  it('the sheet casts its shadow on the desk, with nothing black beside it', async () => {
    const scene = sampleScene(spec);
    const one = open(scene);
    await settled();
    const { layout } = stage(scene);
    const corner = toScreen(one.seen, { x: layout.width, y: layout.height });
    const shadow = colorAt('map', corner.x + 2, corner.y - 40);
    const desk = colorAt('map', corner.x + 12, corner.y - 40);
    expect(near(desk, THEMES.light.desk, 2)).toBe(true);
    expect(shadow[0]).toBeLessThan(desk[0] - 15);
    expect(shadow[0]).toBeGreaterThan(60);
  });

  it('a painted hex shows in the next frame, and its contour with it', async () => {
    const scene = sampleScene(spec, { elevation: new Int8Array(80).fill(1), zones: [] });
    open(scene);
    await settled();
    expect(near(colorIn(scene, 'map', 33, 0.2, 0.2), '#d9cfa3')).toBe(true);
    scene.terrain[33] = 2;
    theBoard().hexesChanged([33]);
    await frame();
    expect(near(colorIn(scene, 'map', 33, 0.05, 0.2), '#d9cfa3', 30)).toBe(false);
    const before = colorIn(scene, 'map', 36, 0.02, 0.2);
    scene.elevation[36] = 4;
    theBoard().hexesChanged([36]);
    await frame();
    await settled();
    expect(colorIn(scene, 'map', 36, 0.02, 0.2)[2]).toBeLessThan(before[2] - 20);
  });

  it('the first hex painted in a frame is drawn at once, and others with the frame', async () => {
    const scene = sampleScene(spec, { zones: [] });
    open(scene);
    await settled();
    const shown = (hex: number): string => String(colorIn(scene, 'map', hex, 0.05, 0.2));
    const before = [shown(33), shown(36)];
    [scene.terrain[33], scene.terrain[36]] = [2, 2];
    theBoard().hexesChanged([33]);
    await Promise.resolve();
    theBoard().hexesChanged([36]);
    await Promise.resolve();
    expect([shown(33) === before[0], shown(36) === before[1]]).toEqual([false, true]);
    await frame();
    expect(shown(36)).not.toBe(before[1]);
  });

  it('counters lie over their hexes, and lit ones are framed', async () => {
    const counters: Counter[] = [
      sampleCounter({ id: 'a', place: 33, values: '', name: '', symbol: 'none' }),
      sampleCounter({ id: 'b', place: 55, across: 0, color: '#2f5d8a' }),
    ];
    const scene = sampleScene(spec, { counters });
    const one = open(scene);
    await settled();
    expect(colorIn(scene, 'counters', 33, 0.3, 0.3)[0]).toBeGreaterThan(150);
    expect(colorIn(scene, 'counters', 55)[3]).toBe(255);
    expect(colorIn(scene, 'counters', 20)[3]).toBe(0);
    one.setView({ ...EMPTY_VIEW, litCounters: ['a'] });
    await settled();
    const dxs = [0.59, 0.61, 0.63, 0.65, 0.67, 0.69];
    const frames = dxs.map((dx) => colorIn(scene, 'counters', 33, -dx, 0));
    // Orange, where the counter's edge or nothing was.
    expect(
      frames.map(([red, , blue, alpha]) => (red - blue) * alpha).some((orange) => orange > 100 * 255),
      frames.join(' / '),
    ).toBe(true);
  });
});

describe('the board listens', () => {
  it('to a stroke of the brush', async () => {
    const scene = sampleScene();
    const effects: ToolEffect[] = [];
    const one = open(scene, { hand: new ToolState({ tool: 'brush' }), onEffect: (effect) => effects.push(effect) });
    one.hand.set(setting(TERRAIN, 1));
    await settled();
    drag(scene, [30, 33]);
    expect(effects).toMatchObject([{ do: 'paint', title: 'Paint 4 hexes: woods', hexes: [30, 31, 32, 33] }]);
  });

  it('to a stroke that begins beside the map, from where it comes onto it', () => {
    const scene = sampleScene();
    const effects: ToolEffect[] = [];
    const one = open(scene, { hand: new ToolState({ tool: 'brush' }), onEffect: (effect) => effects.push(effect) });
    one.hand.set(setting(TERRAIN, 1));
    const { layout } = stage(scene);
    const send = (type: string, place: { readonly x: number; readonly y: number }): void => {
      const { x, y } = toScreen(one.seen, place);
      const at = { clientX: x, clientY: y, bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 };
      theHost().dispatchEvent(new PointerEvent(type, at));
    };
    const middle = (hex: number) => ({ x: layout.x[hex], y: layout.y[hex] });
    send('pointerdown', { x: -1, y: layout.y[30] });
    send('pointermove', middle(30));
    send('pointermove', middle(32));
    send('pointerup', middle(32));
    expect(effects).toMatchObject([{ do: 'paint', hexes: [30, 31, 32] }]);
    // What was pressed beside the map and let go there is over.
    send('pointerdown', { x: -1, y: layout.y[30] });
    send('pointerup', { x: -1, y: layout.y[30] });
    send('pointermove', middle(34));
    send('pointerup', middle(34));
    expect(effects).toHaveLength(1);
  });

  it('to a drag of the hand, which moves the map; one that has hardly strayed is a click, unless Escape takes it back', async () => {
    const scene = sampleScene();
    const clicked: number[] = [];
    const one = open(scene, { hand: new ToolState({ tool: 'pan' }), onActivate: ({ hex }) => clicked.push(hex) });
    await settled();
    const { x, y } = one.placeOf(33);
    const send = (type: string, dx: number): void => {
      const at = { clientX: x + dx, clientY: y, bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 };
      theHost().dispatchEvent(new PointerEvent(type, at));
    };
    send('pointerdown', 0);
    send('pointermove', 3);
    send('pointerup', 3);
    expect(clicked).toEqual([33]);
    expect(one.placeOf(33).x).toBeCloseTo(x + 3);
    send('pointerdown', 3);
    send('pointermove', 40);
    send('pointerup', 40);
    expect(one.placeOf(33).x).toBeCloseTo(x + 40);
    send('pointerdown', 40);
    press('Escape');
    send('pointerup', 40);
    expect(clicked).toEqual([33]);
  });

  it('to no click of another tool, when the one that was lent by a key has gone before the button', async () => {
    const effects: ToolEffect[] = [];
    const hand = new ToolState({ tool: 'brush' });
    const one = open(sampleScene(), { hand, onEffect: (effect) => effects.push(effect) });
    hand.set(setting(TERRAIN, 1));
    await settled();
    const { x: clientX, y: clientY } = one.placeOf(33);
    const at = { clientX, clientY, bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 };
    theHost().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(hand.tool.value.id).toBe('pan');
    theHost().dispatchEvent(new PointerEvent('pointerdown', at));
    theHost().dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
    theHost().dispatchEvent(new PointerEvent('pointerup', at));
    expect(hand.tool.value.id).toBe('brush');
    expect(effects).toEqual([]);
  });

  it('to the wheel, about the cursor', async () => {
    const one = open(sampleScene());
    await settled();
    const before = one.hitAt(200, 200).place;
    theHost().dispatchEvent(new WheelEvent('wheel', { deltaY: -240, clientX: 200, clientY: 200, cancelable: true }));
    expect(one.seen.scale).toBeGreaterThan(30);
    expect(one.hitAt(200, 200).place.x).toBeCloseTo(before.x);
    expect(one.hitAt(200, 200).place.y).toBeCloseTo(before.y);
  });

  it('to two fingers, without drawing anything', async () => {
    const scene = sampleScene();
    const effects: ToolEffect[] = [];
    const one = open(scene, { hand: new ToolState({ tool: 'brush' }), onEffect: (effect) => effects.push(effect) });
    one.hand.set(setting(TERRAIN, 1));
    await settled();
    const { scale } = one.seen;
    const touch = (type: string, pointerId: number, clientX: number) =>
      theHost().dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY: 200, pointerType: 'touch', bubbles: true }),
      );
    touch('pointerdown', 1, 200);
    touch('pointerdown', 2, 300);
    touch('pointermove', 2, 400);
    touch('pointerup', 2, 400);
    touch('pointerup', 1, 200);
    expect(one.seen.scale).toBeCloseTo(scale * 2);
    expect(effects).toEqual([]);
  });

  it('to keys alone: the focus moves, is read out, and Enter paints', async () => {
    const scene = sampleScene();
    const effects: ToolEffect[] = [];
    const one = open(scene, { onEffect: (effect) => effects.push(effect) });
    one.hand.set(setting(TERRAIN, 2));
    await settled();
    expect(focused()).toBe('0101, Clear, level 1.');
    for (const key of ['ArrowRight', 'PageDown', 'ArrowDown']) press(key);
    expect(theHost().querySelector('[role=status]')!.textContent).toBe(focused());
    press('b');
    expect(one.hand.tool.value.id).toBe('brush');
    press('Enter');
    expect(effects).toMatchObject([{ do: 'paint', title: 'Paint 1 hex: river' }]);
    expect(theHost().querySelector('[role=status]')!.textContent).toBe('Paint 1 hex: river');
  });

  it('leaves nothing behind on the page', () => {
    const one = open(sampleScene());
    one.destroy();
    expect(theHost().childElementCount).toBe(0);
  });
});

describe('the canvas renderer', () => {
  it('is as sharp as the screen', () => {
    const staged = stage(sampleScene());
    const renderer = new CanvasRenderer(
      makeHost(300, 200),
      staged,
      placeCounters(staged),
      THEMES.light,
      () => undefined,
    );
    renderer.resize(300, 200, 2.5);
    const camera = fitted({ x: 0, y: 0, scale: 1, width: 300, height: 200 }, staged.layout.sheet);
    for (let i = 0; i < 20; i++) renderer.draw(camera, i * 200);
    expect(theHost().querySelector('canvas')!.width).toBe(750);
    expect(near(colorAt('map', 2, 2), THEMES.light.desk, 3)).toBe(true);
    renderer.destroy();
    expect(theHost().childElementCount).toBe(0);
  });

  it('shows each pattern and each symbol differently', async () => {
    const spec = { orientation: 'flat', columns: PATTERNS.length, rows: 2, shift: 'odd' } as const;
    const grid = new Grid(spec);
    const terrains = PATTERNS.map((pattern) => ({ id: pattern, name: pattern, color: '#a9b07a', pattern }));
    const counters = SYMBOLS.slice(0, 12).map((symbol, i) =>
      sampleCounter({ id: symbol, place: 12 + i, symbol, name: symbol, color: '#cdbb8a', facing: i % 6 }),
    );
    const terrain = Uint16Array.from({ length: grid.count }, (_, hex) => hex % PATTERNS.length);
    const elevation = new Int8Array(grid.count);
    const scene = sampleScene(spec, {
      terrains,
      terrain,
      elevation,
      counters,
      labels: [],
      zones: [],
      paths: [],
      sides: [],
    });
    open(scene, {}, 1260, 260);
    await settled();
    await page.screenshot({ path: '../screenshots/patterns-and-symbols.png', element: theHost() });
    const map = theHost().querySelector<HTMLCanvasElement>('canvas[data-layer=map]')!.getContext('2d')!;
    const { layout } = stage(scene);
    const prints = PATTERNS.map((_, hex) => {
      const { x, y } = toScreen(theBoard().seen, { x: layout.x[hex], y: layout.y[hex] });
      const size = theBoard().seen.scale;
      return map.getImageData(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8).data.join();
    });
    expect(new Set(prints).size).toBe(PATTERNS.length);
  });

  it('draws what it does not know, too', async () => {
    const scene = sampleScene(SAMPLE_SPECS[0], {
      terrains: [{ id: 'odd', name: 'Odd', color: 'pink', pattern: 'never heard of' }],
      counters: [sampleCounter({ symbol: '__proto__', color: 'half-typed', art: '/there-is-no-such-picture.png' })],
      sides: [{ side: 3, style: 99 }],
      paths: [
        { id: 'lost', style: 99, hexes: [1, 2] },
        { id: 'point', style: 0, hexes: [5] },
      ],
      labels: [{ id: 'empty', text: '', hex: 3 }],
      zones: [{ id: 'none', name: 'None', color: '#123456', hexes: [] }],
    });
    open(scene);
    await settled();
    expect(colorIn(scene, 'counters', 33)[3]).toBe(255);
  });

  it('hides layers', async () => {
    const scene = sampleScene(SAMPLE_SPECS[0], { counters: [sampleCounter()] });
    const one = open(scene);
    one.setLayers({ ...ALL_LAYERS, counters: 0 });
    await settled();
    expect(colorIn(scene, 'counters', 33)[3]).toBe(0);
  });
});

describe('a whole battle', () => {
  it('is written as SVG that a reader of XML accepts', () => {
    const svg = sheetAsSvg(stage(sampleBattle()));
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBe(null);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const words = [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words).toEqual(expect.arrayContaining(['The Hill', 'Guards', '0101']));
  });

  it('draws nothing anew when it is told the theme that it has', async () => {
    const one = open(sampleScene(SAMPLE_SPECS[0]));
    await settled();
    const before = one.overviewVersion;
    one.setTheme(THEMES.light);
    await frame();
    expect(one.overviewVersion).toBe(before);
    one.setTheme(THEMES.dark);
    await settled();
    expect(one.overviewVersion).toBeGreaterThan(before);
  });

  it('is drawn in three themes, for people to look at', async () => {
    const battle = sampleBattle();
    const { layout, grid } = stage(battle);
    const one = open(battle, {}, 1200, 780);
    const picture = async (name: string): Promise<void> => {
      await settled();
      await page.screenshot({ path: `../screenshots/${name}.png`, element: theHost() });
    };
    await picture('light-whole');
    const hex = grid.hexAt(8, 10);
    const seen = { ...one.seen, x: layout.x[hex] + 4, y: layout.y[hex] + 1, scale: 46 };
    for (const theme of Object.values(THEMES)) {
      one.setTheme(theme);
      one.moveTo(seen);
      await picture(`${theme.id}-close`);
      expect(near(colorAt('map', 0, 0), theme.desk, 2)).toBe(false);
    }
    one.setTheme(THEMES.light);
    const at = (column: number, row: number): number => grid.hexAt(column, row);
    one.hand.selection.value = [at(14, 13), at(15, 13), at(14, 14)];
    one.setView({
      ...EMPTY_VIEW,
      highlights: [{ places: [at(9, 13), at(9, 14), at(10, 14), at(8, 13), at(10, 13)], tone: 'good', look: 'fill' }],
      notes: [1, 2, 3].map((cost) => ({ place: at(7 + cost, 13), text: String(cost), tone: 'neutral' })),
      arrows: [{ places: [at(4, 12), at(5, 13), at(6, 14), at(7, 14)], tone: 'danger' }],
      sights: [{ from: at(15, 12), to: at(13, 8), blockedBy: [at(14, 10)] }],
      people: [{ hex: at(4, 14), selection: [at(5, 14), at(5, 15)], name: 'Ada', color: '#0f766e' }],
      litCounters: ['Guards-1-4'],
      fanned: -1,
    });
    await picture('light-overlays');
    one.moveTo({ ...seen, x: layout.width - 7, y: 14, scale: 40 });
    await picture('light-river');
  });
});
