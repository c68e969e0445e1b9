// What is measured in the browser: `measureBoard(columns, rows)` on the window, called by tools/bench/board.ts.
import { Grid, type GridSpec } from '@hexwright/hex';
import { Board, panned, zoomed, type BoardScene, type Counter } from '@hexwright/board';

const COUNTERS = 300;
const FRAMES = 150;

/** Milliseconds, in ascending order. */
interface BoardTimes {
  readonly pan: readonly number[];
  readonly zoom: readonly number[];
  /** From writing to a hex until the frame that shows it has been drawn. */
  readonly paint: readonly number[];
}

declare global {
  interface Window {
    measureBoard: (columns: number, rows: number) => Promise<BoardTimes>;
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
  const ground = Uint8Array.from(hexes, (hex) => (wave(hex, 3.1) > 1.1 ? 1 : wave(hex, 5.3) > 1.5 ? 2 : 0));
  const counter = (_: unknown, i: number): Counter => ({
    id: `counter-${i}`,
    hex: Math.floor(((i + 0.5) / COUNTERS) * grid.count),
    across: i % 2 === 0 ? 0 : null,
    facing: null,
    name: `Company ${i % 40}`,
    values: '6-8-D',
    symbol: i % 3 === 0 ? 'cavalry-lance' : 'bow',
    color: i % 2 === 0 ? '#d08a7c' : '#9fb9cf',
    stripe: i % 2 === 0 ? '#a3312b' : '#2f5d8a',
    mode: '',
    marks: [],
    art: null,
  });
  return {
    grid: spec,
    label: (hex) => String(hex),
    grounds: [
      { id: 'clear', name: 'Clear', color: '#d9cfa3', pattern: 'none' },
      { id: 'woods', name: 'Woods', color: '#6f8f57', pattern: 'trees' },
      { id: 'lake', name: 'Lake', color: '#5f93b5', pattern: 'waves' },
    ],
    ground,
    elevation: Int8Array.from(hexes, (hex) => Math.round(wave(hex, 7) + 2)),
    sideStyles: [],
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

window.measureBoard = async (columns, rows) => {
  const host = document.querySelector<HTMLElement>('#board');
  if (host === null) throw new Error('The page has no place for the board');
  const scene = bigScene(columns, rows);
  const board = new Board(host, scene);
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
  const middle = { x: host.clientWidth / 2, y: host.clientHeight / 2 };
  board.moveTo({ ...board.seen, scale: 22 });
  const pan = await intervals((i) => board.moveTo(panned(board.seen, i % 100 < 50 ? -14 : 14, i % 60 < 30 ? -7 : 7)));
  const zoom = await intervals((i) => board.moveTo(zoomed(board.seen, i % 100 < 50 ? 0.955 : 1 / 0.955, middle)));
  for (let i = 0; i < 60; i++) await frame();
  const paint: number[] = [];
  for (let i = 0; i < 40; i++) {
    const { hex } = board.hitAt(100 + i * 12, 200 + (i % 7) * 30);
    if (hex < 0) continue;
    scene.ground[hex] = (scene.ground[hex] + 1) % 3;
    const start = performance.now();
    board.hexesChanged([hex]);
    // The board asked for its frame first, so it has drawn when ours comes.
    await frame();
    paint.push(performance.now() - start);
  }
  board.destroy();
  return { pan, zoom, paint: ascending(paint) };
};
