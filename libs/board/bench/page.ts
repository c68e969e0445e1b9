// What is measured in the browser, called by tools/bench/board.ts: functions on the window.
import { Grid, range, type GridSpec } from '@hexwright/hex';
import { Board, panned, zoomed, type BoardScene, type Counter } from '@hexwright/board';
import type { BoardTimes } from './times.ts';

const COUNTERS = 300;
const FRAMES = 150;

declare global {
  interface Window {
    measureBoard: (columns: number, rows: number) => Promise<BoardTimes>;
    /** Paints `strokes` strokes on a map of 100,000 hexes and takes each back, eight changes a frame; the board stays. */
    paintForLong: (strokes: number) => Promise<void>;
  }
}

const frame = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

function bigScene(columns: number, rows: number): BoardScene {
  const spec: GridSpec = { orientation: 'pointy', columns, rows, shift: 'even' };
  const grid = new Grid(spec);
  const wave = (hex: number, length: number): number =>
    Math.sin(grid.columnOf(hex) / length) + Math.cos(grid.rowOf(hex) / length);
  const hexes = Array.from({ length: grid.count }, (_, hex) => hex);
  const terrain = Uint16Array.from(hexes, (hex) => (wave(hex, 3.1) > 1.1 ? 1 : wave(hex, 5.3) > 1.5 ? 2 : 0));
  const counter = (_: unknown, i: number): Counter => ({
    id: `counter-${i}`,
    place: Math.floor(((i + 0.5) / COUNTERS) * grid.count),
    across: i % 2 === 0 ? 0 : null,
    facing: null,
    name: `Company ${i % 40}`,
    values: '6-8-D',
    symbol: i % 3 === 0 ? 'spear' : 'bow',
    color: i % 2 === 0 ? '#d08a7c' : '#9fb9cf',
    stripe: i % 2 === 0 ? '#a3312b' : '#2f5d8a',
    mode: '',
    marks: [],
    art: null,
  });
  return {
    grid: spec,
    label: (hex) => String(hex),
    terrains: [
      { id: 'clear', name: 'Clear', color: '#d9cfa3', pattern: 'none' },
      { id: 'woods', name: 'Woods', color: '#6f8f57', pattern: 'trees' },
      { id: 'lake', name: 'Lake', color: '#5f93b5', pattern: 'waves' },
    ],
    terrain,
    elevation: Int8Array.from(hexes, (hex) => Math.round(wave(hex, 7) + 2)),
    sideStyles: [{ id: 'wall', name: 'Wall', color: '#7a7a7a', drawing: 'wall' }],
    sides: [],
    pathStyles: [{ id: 'road', name: 'Road', color: '#8a6a3f', drawing: 'road' }],
    paths: [
      { id: 'road', style: 0, hexes: Array.from({ length: columns }, (_, column) => grid.hexAt(column, rows >> 1)) },
    ],
    labels: [],
    zones: [],
    counters: Array.from({ length: COUNTERS }, counter),
  };
}

const ascending = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);

function placeForBoard(): HTMLElement {
  const host = document.querySelector<HTMLElement>('#board');
  if (host === null) throw new Error('The page has no place for the board');
  return host;
}

window.measureBoard = async (columns, rows) => {
  const host = placeForBoard();
  const scene = bigScene(columns, rows);
  const intervals = async (step: (i: number) => void): Promise<number[]> => {
    const times: number[] = [];
    for (let i = 0; i < 40; i++) await frame();
    let last = await frame();
    for (let i = 0; i < FRAMES; i++) {
      step(i);
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    return ascending(times);
  };
  const empty = await intervals(() => undefined);
  const board = new Board(host, scene);
  const middle = { x: host.clientWidth / 2, y: host.clientHeight / 2 };
  board.moveTo({ ...board.seen, scale: 22 });
  const pan = await intervals((i) => board.moveTo(panned(board.seen, i % 100 < 50 ? -14 : 14, i % 60 < 30 ? -7 : 7)));
  const zoom = await intervals((i) => board.moveTo(zoomed(board.seen, i % 100 < 50 ? 0.955 : 1 / 0.955, middle)));
  board.moveTo({ ...board.seen, scale: 22 });
  for (let i = 0; i < 60; i++) await frame();
  const canvas = host.querySelector<HTMLCanvasElement>('canvas[data-layer=map]')?.getContext('2d');
  const [paint, moveCounter, drawSide]: number[][] = [[], [], []];
  let late = 0;
  for (let i = 0; i < 40; i++) {
    const [x, y] = [100 + i * 12, 200 + (i % 7) * 30];
    const { hex } = board.hitAt(x, y);
    if (hex < 0) continue;
    const color = (): string => String(canvas?.getImageData(x - 3, y - 3, 6, 6).data.join());
    const before = color();
    await frame();
    const start = performance.now();
    scene.terrain[hex] = (scene.terrain[hex] + 1) % 3;
    board.hexesChanged([hex]);
    // The board asked for its frame first, so it has drawn when ours comes.
    await frame();
    paint.push(performance.now() - start);
    if (color() === before) late++;
  }
  let shown = scene;
  const show = async (changes: Partial<BoardScene>): Promise<number> => {
    const start = performance.now();
    shown = Object.assign({}, shown, changes);
    board.setScene(shown);
    await frame();
    return performance.now() - start;
  };
  for (let i = 0; i < 40; i++) {
    moveCounter.push(
      await show({ counters: shown.counters.map((one, at) => (at === i ? { ...one, place: one.place + 1 } : one)) }),
    );
    drawSide.push(await show({ sides: shown.sides.concat({ side: 3000 + i * 17, style: 0 }) }));
  }
  board.destroy();
  return {
    empty,
    pan,
    zoom,
    paint: ascending(paint),
    late,
    moveCounter: ascending(moveCounter),
    drawSide: ascending(drawSide),
  };
};

let painted: Board | null = null;

window.paintForLong = async (strokes) => {
  painted?.destroy();
  const scene = bigScene(400, 250);
  const board = new Board(placeForBoard(), scene);
  painted = board;
  const grid = new Grid(scene.grid);
  board.moveTo({ ...board.seen, scale: 22 });
  for (let i = 0; i < strokes; i++) {
    const middle = board.hitAt(60 + ((i * 37) % 1100), 60 + ((i * 23) % 680)).hex;
    if (middle < 0) continue;
    const hexes = range(grid, middle, 1);
    const before = hexes.map((hex) => scene.terrain[hex]);
    for (const hex of hexes) scene.terrain[hex] = i % 3;
    board.hexesChanged(hexes);
    hexes.forEach((hex, at) => {
      scene.terrain[hex] = before[at];
    });
    board.hexesChanged(hexes);
    if (i % 4 === 0) await frame();
    if (i % 400 === 0) board.moveTo(panned(board.seen, i % 800 === 0 ? -600 : 600, 200));
  }
  await frame();
};
