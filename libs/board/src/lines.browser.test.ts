/** Pictures that people look at: every drawing of hexsides and paths, the shores of water, in every theme. */
import { Grid, sideBetween } from '@hexwright/hex';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isCrossing } from './draw/crossings.ts';
import { close, open, settled, theHost } from './sample-board.ts';
import { PATH_DRAWINGS, SIDE_DRAWINGS, type BoardScene } from './scene/scene.ts';
import { stage } from './scene/stage.ts';
import { THEMES } from './scene/theme.ts';

afterEach(close);

const COLORS: Readonly<Record<string, string>> = {
  river: '#4f86ad',
  stream: '#5f93b5',
  ditch: '#8a7a52',
  wall: '#7a7a7a',
  hedge: '#5f7f47',
  ridge: '#6b4a2b',
  cliff: '#5b4632',
  bridge: '#a58a63',
  ford: '#8fb7cf',
  gate: '#8a7a62',
  road: '#8a6a3f',
  track: '#8a6a3f',
  line: '#84506b',
};

function drawings(): BoardScene {
  const spec = { orientation: 'pointy', columns: 16, rows: 11, shift: 'even' } as const;
  const grid = new Grid(spec);
  const at = (column: number, row: number): number => grid.hexAt(column, row);
  const south = (column: number, row: number): number[] =>
    [4, 5].flatMap((d) => {
      const other = grid.neighbour[at(column, row) * 6 + d];
      return other < 0 ? [] : [sideBetween(grid, at(column, row), other)];
    });
  const styleOf = (name: string): number => SIDE_DRAWINGS.findIndex((one) => one === name);
  const water = new Set([at(12, 6), at(13, 6), at(12, 7), at(13, 7), at(14, 7), at(11, 8), at(12, 8), at(15, 9)]);
  const wood = new Set([at(8, 8), at(9, 8), at(8, 9), at(9, 9), at(10, 9), at(11, 9), at(7, 10)]);
  const village = new Set([at(3, 9), at(4, 9)]);
  return {
    grid: spec,
    label: (hex) => String((grid.columnOf(hex) + 1) * 100 + grid.rowOf(hex) + 1).padStart(4, '0'),
    terrains: [
      { id: 'clear', name: 'Clear', color: '#d9cfa3', pattern: 'none' },
      { id: 'lake', name: 'Lake', color: '#5f93b5', pattern: 'waves' },
      { id: 'wood', name: 'Wood', color: '#6f8f57', pattern: 'trees' },
      { id: 'village', name: 'Village', color: '#b98f6b', pattern: 'buildings' },
    ],
    terrain: Uint16Array.from({ length: grid.count }, (_, hex) =>
      water.has(hex) ? 1 : wood.has(hex) ? 2 : village.has(hex) ? 3 : 0,
    ),
    elevation: new Int8Array(grid.count),
    sideStyles: SIDE_DRAWINGS.map((drawing) => ({ id: drawing, name: drawing, color: COLORS[drawing], drawing })),
    sides: [
      ...SIDE_DRAWINGS.filter((one) => !isCrossing(one)).flatMap((drawing, index) =>
        [0, 1, 2].flatMap((step) =>
          south(1 + (index % 4) * 4 + step - 1, index < 4 ? 0 : 2).map((side) => ({ side, style: styleOf(drawing) })),
        ),
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((column) =>
        south(column, 5).map((side) => ({ side, style: styleOf('river') })),
      ),
      { side: south(2, 5)[0], style: styleOf('bridge') },
      { side: south(5, 5)[1], style: styleOf('bridge') },
      { side: south(8, 5)[0], style: styleOf('ford') },
      { side: south(12, 4)[0], style: styleOf('ford') },
      // In the wall.
      { side: south(1, 2)[0], style: styleOf('gate') },
    ],
    pathStyles: PATH_DRAWINGS.map((drawing) => ({ id: drawing, name: drawing, color: COLORS[drawing], drawing })),
    paths: [
      { id: 'a', style: 1, hexes: [at(3, 4), at(2, 5), at(2, 6), at(2, 7), at(3, 8), at(3, 9), at(4, 10)] },
      ...PATH_DRAWINGS.map((_, style) => ({
        id: `p${style}`,
        style,
        hexes: [at(5 + style, 7), at(5 + style, 8), at(6 + style, 9), at(6 + style, 10)],
      })),
    ],
    labels: [],
    zones: [],
    counters: [],
  };
}

it('every drawing of hexsides and paths in three themes', async () => {
  const board = open(drawings(), {}, 1240, 780);
  for (const theme of Object.values(THEMES)) {
    board.setTheme(theme);
    await settled();
    await page.screenshot({ path: `../screenshots/${theme.id}-lines.png`, element: theHost() });
  }
  expect(board.scene.sides.length).toBeGreaterThan(0);
});

it('from far off, with some of the numbers', async () => {
  const board = open(drawings(), {}, 620, 420);
  for (const scale of [5, 14]) {
    board.moveTo({ ...board.seen, scale });
    await settled();
    await page.screenshot({ path: `../screenshots/light-numbers-${scale}.png`, element: theHost() });
  }
  expect(board.seen.scale).toBe(14);
});

it('a frame at the foot of the sheet, and names that are turned and bent', async () => {
  const scene = drawings();
  const grid = new Grid(scene.grid);
  const line = [
    [1, 6],
    [2, 7],
    [3, 7],
    [4, 7],
    [5, 6],
    [6, 6],
  ].map(([column, row]) => grid.hexAt(column, row));
  const framed: BoardScene = {
    ...scene,
    labels: [
      { id: 'river', text: 'The Blue Water', hex: line[0], along: line },
      { id: 'hill', text: 'Long Ridge', hex: grid.hexAt(10, 3), rotation: -30, size: 1.4 },
    ],
    frame: {
      title: 'The Ford at Lower Mill',
      subtitle: 'An evening in June',
      legend: true,
      compass: true,
      scale: { hexes: 4, text: '400 yards' },
    },
  };
  const board = open(framed, {}, 1240, 980);
  for (const theme of [THEMES.light, THEMES.dark]) {
    board.setTheme(theme);
    await settled();
    await page.screenshot({ path: `../screenshots/${theme.id}-frame.png`, element: theHost() });
  }
  const plain = stage(scene).layout;
  expect(stage(framed).layout.height).toBeGreaterThan(plain.height);
  const svg = board.snapshotSvg();
  for (const words of ['The Ford at Lower Mill', '400 yards', 'Long Ridge']) expect(svg).toContain(words);
  // Without a frame the sheet is as high as before.
  board.setScene({ ...framed, frame: null });
  expect(board.sheet.bottom).toBeCloseTo(plain.height);
});
