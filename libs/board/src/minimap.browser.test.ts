import { afterEach, describe, expect, it } from 'vitest';
import { Minimap } from './minimap.ts';
import { close, near, open, settled, theBoard } from './sample-board.ts';
import { sampleCounter, sampleScene } from './scene/sample-scene.ts';
import { THEMES } from './scene/theme.ts';
import { underlayOf } from './scene/underlay.ts';
import { stage } from './scene/stage.ts';
import { thumbnail } from './thumbnail.ts';

const corner = document.createElement('div');
corner.style.cssText = 'position:fixed;right:0;bottom:0;width:240px;height:160px';
document.body.append(corner);

let minimap: Minimap | null = null;

afterEach(() => {
  minimap?.destroy();
  minimap = null;
  close();
});

describe('the minimap', () => {
  it('shows the map and follows it; pressing and arrows move the window', async () => {
    const board = open(sampleScene());
    minimap = new Minimap(corner, board);
    board.moveTo({ ...board.seen, scale: 90 });
    await settled();
    const canvas = corner.querySelector('canvas')!;
    const box = canvas.getBoundingClientRect();
    const press = (type: string, x: number, y: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX: box.left + x, clientY: box.top + y, button: 0 }),
      );
    press('pointerdown', 60, 40);
    const { x, y } = board.seen;
    expect(x).toBeLessThan(board.sheet.right / 2);
    expect(y).toBeLessThan(board.sheet.bottom / 2);
    press('pointermove', 90, 40);
    press('pointerup', 90, 40);
    expect(board.seen.x).toBeGreaterThan(x);
    press('pointermove', 10, 10);
    expect(board.seen.y).toBeCloseTo(y);
    canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    expect(board.seen.y).toBeGreaterThan(y);
    await settled();
    const context = canvas.getContext('2d')!;
    const colors = Array.from({ length: 240 }, (_, at) => [...context.getImageData(at, 80, 1, 1).data]);
    expect(colors.some((color) => near(color, THEMES.light.selection))).toBe(true);
    minimap.destroy();
    expect(corner.childElementCount).toBe(0);
  });

  it('shows what is painted', async () => {
    const scene = sampleScene(undefined, { elevation: new Int8Array(80), terrain: new Uint16Array(80) });
    const board = open(scene);
    minimap = new Minimap(corner, board);
    await settled();
    const context = corner.querySelector('canvas')!.getContext('2d')!;
    const blue = (): boolean =>
      Array.from({ length: 240 }, (_, at) => [...context.getImageData(at, 70, 1, 1).data]).some((color) =>
        near(color, '#5f93b5'),
      );
    expect(blue()).toBe(false);
    for (let hex = 0; hex < 80; hex++) scene.terrain[hex] = 2;
    board.hexesChanged(Array.from({ length: 80 }, (_, hex) => hex));
    await settled();
    expect(blue()).toBe(true);
  });
});

describe('a thumbnail', () => {
  it.each([
    [10, 8],
    [120, 80],
  ])('shows a whole map of %i by %i', (columns, rows) => {
    const spec = { orientation: 'flat', columns, rows, shift: 'odd' } as const;
    const count = columns * rows;
    const scene = sampleScene(spec, {
      counters: [sampleCounter({ place: 44, color: '#a3312b' })],
      terrain: new Uint16Array(count).fill(1),
      elevation: new Int8Array(count),
    });
    const canvas = thumbnail(scene, 300, 200);
    expect(Math.max(canvas.width / 300, canvas.height / 200)).toBeCloseTo(1, 2);
    const middle = canvas.getContext('2d')!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
    expect(near([...middle], '#6f8f57', 60)).toBe(true);
    expect(near([...canvas.getContext('2d')!.getImageData(1, 1, 1, 1).data], THEMES.light.paper, 40)).toBe(true);
  });
});

describe('a scan under the map', () => {
  it('shows through as far as it is asked to, and blinks', async () => {
    const scene = sampleScene();
    const board = open(scene);
    const image = document.createElement('canvas');
    [image.width, image.height] = [400, 300];
    const ink = image.getContext('2d')!;
    ink.fillStyle = '#ff00ff';
    ink.fillRect(0, 0, 400, 300);
    const scan = underlayOf(image, stage(scene).layout);
    board.setUnderlay({ ...scan, opacity: 1 });
    await settled();
    const pink = (): boolean => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=counters]')!;
      const ratio = canvas.width / canvas.clientWidth;
      // Away from the grid, which lies over the scan.
      return [0, 9, 18].some((dx) => {
        const { data } = canvas.getContext('2d')!.getImageData((340 + dx) * ratio, 250 * ratio, 1, 1);
        return near([...data], '#ff00ff') && data[3] > 200;
      });
    };
    expect(pink()).toBe(true);
    board.setUnderlay({ ...scan, opacity: 1, blink: true });
    for (const isSeen of [false, true]) await expect.poll(pink).toBe(isSeen);
    board.setUnderlay(null);
    await settled();
    expect(pink()).toBe(false);
    expect(theBoard().underlay).toBe(null);
  });

  it('that is no picture, or not loaded, does not stop the board', async () => {
    const scene = sampleScene();
    const board = open(scene);
    const broken = new Image();
    broken.src = 'data:image/png;base64,AAAA';
    board.setUnderlay(underlayOf(broken, stage(scene).layout));
    await settled();
    expect(board.hitAt(350, 260).hex).toBeGreaterThanOrEqual(0);
  });
});
