/** Pictures that people look at: what is shown for the moment over the map, in every theme, near and far. */
import { Grid, sideBetween } from '@hexwright/hex';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { battleScene } from './battle-scene.ts';
import { Minimap } from './minimap.ts';
import { close, open, press, settled, theBoard, theHost } from './sample-board.ts';
import { sampleCounter } from './scene/sample-scene.ts';
import { PATTERNS, stage, type BoardScene } from './scene/scene.ts';
import { THEMES } from './scene/theme.ts';
import { underlayOf } from './scene/underlay.ts';
import { EMPTY_VIEW } from './scene/view.ts';
import { ToolState } from './tools/tool-state.ts';
import { thumbnail } from './thumbnail.ts';

afterEach(close);

async function picture(name: string): Promise<void> {
  await settled();
  await page.screenshot({ path: `../screenshots/${name}.png`, element: theHost() });
}

/** All kinds of everything, on a small flat map. */
function gallery(): BoardScene {
  const spec = { orientation: 'flat', columns: 14, rows: 9, shift: 'odd' } as const;
  const grid = new Grid(spec);
  const colors = ['#d9cfa3', '#5f93b5', '#6f8f57', '#d8c48f', '#c9b27c', '#b59a6a', '#b9a58c', '#cdbf96'];
  const at = (column: number, row: number): number => grid.hexAt(column, row);
  const chain = (hexes: readonly number[], d: readonly number[]): number[] =>
    hexes.flatMap((hex) =>
      d
        .map((one) => grid.neighbour[hex * 6 + one])
        .flatMap((other) => (other < 0 ? [] : [sideBetween(grid, hex, other)])),
    );
  const river = chain([at(6, 0), at(6, 1), at(6, 2), at(6, 3), at(6, 4)], [0, 1, 5]);
  return {
    grid: spec,
    label: (hex) => String((grid.columnOf(hex) + 1) * 100 + grid.rowOf(hex) + 1).padStart(4, '0'),
    grounds: PATTERNS.map((pattern, i) => ({ id: pattern, name: pattern, color: colors[i % colors.length], pattern })),
    ground: Uint16Array.from({ length: grid.count }, (_, hex) => {
      const column = grid.columnOf(hex);
      return grid.rowOf(hex) >= 6 ? column % PATTERNS.length : 0;
    }),
    elevation: Int8Array.from({ length: grid.count }, (_, hex) => Math.max(0, 3 - grid.distance(hex, at(10, 2)))),
    sideStyles: [
      { id: 'stream', name: 'Stream', color: '#4f86ad', drawing: 'stream' },
      { id: 'wall', name: 'Wall', color: '#7a7a7a', drawing: 'wall' },
      { id: 'hedge', name: 'Hedge', color: '#5f7f47', drawing: 'hedge' },
      { id: 'ridge', name: 'Ridge', color: '#6b4a2b', drawing: 'ridge' },
    ],
    sides: [
      ...[...new Set(river)].map((side) => ({ side, style: 0 })),
      ...chain([at(2, 4)], [0, 1, 2]).map((side) => ({ side, style: 1 })),
      ...chain([at(4, 4)], [3, 4, 5]).map((side) => ({ side, style: 2 })),
      ...chain([at(1, 1)], [0, 1]).map((side) => ({ side, style: 3 })),
    ],
    pathStyles: [
      { id: 'road', name: 'Road', color: '#8a6a3f', drawing: 'road' },
      { id: 'track', name: 'Track', color: '#8a6a3f', drawing: 'track' },
    ],
    paths: [
      {
        id: 'a',
        style: 0,
        hexes: [at(0, 5), at(1, 4), at(2, 4), at(3, 3), at(4, 4), at(5, 3), at(6, 4), at(7, 4), at(8, 5)],
      },
      { id: 'b', style: 1, hexes: [at(8, 5), at(9, 4), at(10, 4), at(11, 3), at(12, 3), at(13, 2)] },
    ],
    labels: [{ id: 'hill', text: 'The Hill', hex: at(10, 2) }],
    zones: [{ id: 'z', name: 'Z', color: '#2f5d8a', hexes: [at(0, 0), at(1, 0), at(0, 1)] }],
    counters: [
      sampleCounter({
        id: 'a',
        hex: at(1, 3),
        facing: 1,
        symbol: 'cavalry-lance',
        color: '#d08a7c',
        stripe: '#a3312b',
      }),
      sampleCounter({ id: 'b', hex: at(3, 1), facing: 2, symbol: 'infantry', color: '#9fb9cf', stripe: '#2f5d8a' }),
      sampleCounter({ id: 'c', hex: at(3, 1), facing: 2, symbol: 'bow', color: '#9fb9cf', stripe: '#2f5d8a' }),
      sampleCounter({ id: 'd', hex: at(3, 1), symbol: 'leader', name: 'Ada', color: '#9fb9cf', stripe: '#2f5d8a' }),
      sampleCounter({ id: 'e', hex: at(8, 2), across: 0, symbol: 'elephant', name: 'Elephants', color: '#c9a8c4' }),
      sampleCounter({ id: 'f', hex: at(8, 2), symbol: 'leader', name: 'Timur', color: '#c9a8c4', facing: null }),
      sampleCounter({
        id: 'g',
        hex: at(12, 4),
        facing: 4.5,
        color: '#d9b25f',
        marks: [
          { drawing: 'disc', text: 'D', tone: 'danger', name: 'disrupted' },
          { drawing: 'bar', text: '2', tone: 'warning', name: 'losses' },
        ],
      }),
    ],
  };
}

it('all kinds of things in three themes', async () => {
  const scene = gallery();
  const grid = new Grid(scene.grid);
  const at = (column: number, row: number): number => grid.hexAt(column, row);
  const board = open(scene, {}, 1240, 780);
  board.setView({
    ...EMPTY_VIEW,
    highlights: [
      { hexes: [at(2, 2), at(2, 3), at(3, 3)], tone: 'good', look: 'fill' },
      { hexes: [at(4, 1), at(4, 2)], tone: 'danger', look: 'fill' },
      { hexes: [at(5, 1), at(5, 2)], tone: 'warning', look: 'fill' },
      { hexes: [at(12, 1), at(12, 2)], tone: 'neutral', look: 'fill' },
    ],
    notes: [
      { hex: at(11, 6), text: '3:1', tone: 'danger' },
      { hex: at(5, 7), text: '1:2', tone: 'neutral' },
      { hex: at(7, 7), text: '2', tone: 'good' },
    ],
    arrows: [{ hexes: [at(1, 3), at(1, 4), at(2, 5), at(3, 5), at(4, 6)], tone: 'good', costs: ['1', '1½', '2', '1'] }],
  });
  for (const theme of Object.values(THEMES)) {
    board.setTheme(theme);
    await picture(`${theme.id}-all-kinds`);
  }
  board.setTheme(THEMES.light);
  board.focusHex(at(3, 1));
  press('f');
  await picture('light-fanned');
  press('Escape');
  board.hand.take('path');
  board.focusHex(at(4, 5));
  press('Enter');
  for (const key of ['PageUp', 'PageUp', 'ArrowUp']) press(key);
  await picture('light-keyboard-path');
  expect(board.view.fanned).toBe(-1);
});

it('a battle from near to far, with its minimap', async () => {
  const battle = await battleScene();
  const { layout } = stage(battle);
  const board = open(battle, {}, 1200, 780);
  const corner = document.createElement('div');
  corner.style.cssText = 'position:absolute;right:12px;bottom:12px;width:180px;height:220px;z-index:2';
  theHost().append(corner);
  const minimap = new Minimap(corner, board);
  for (const scale of [6, 11, 24, 90]) {
    board.moveTo({ ...board.seen, x: layout.width / 2, y: 19, scale });
    await picture(`light-scale-${scale}`);
  }
  minimap.destroy();
  corner.remove();
});

it('a scan while it is fitted', async () => {
  const battle = await battleScene();
  const board = open(battle, { hand: new ToolState({ tool: 'calibrate' }) }, 1200, 780);
  const image = thumbnail(battle, 800, 900).transferToImageBitmap();
  const scan = underlayOf(image, stage(battle).layout);
  board.setUnderlay({
    ...scan,
    warp: { ...scan.warp, b: 0.0006, c: -0.0006 },
    opacity: 0.7,
    marks: [{ pixel: { x: 1, y: 1 }, hex: 100 }],
  });
  board.setView({ ...EMPTY_VIEW, everyNumber: true });
  board.moveTo({ ...theBoard().seen, scale: 22 });
  await picture('light-scan');
  expect(board.underlay?.marks).toHaveLength(1);
});
