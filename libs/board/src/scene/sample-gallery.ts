/** Scenes with much to look at, for tests of what is drawn. */
import { Grid, sideBetween } from '@hexwright/hex';
import { sampleCounter, sampleScene } from './sample-scene.ts';
import { PATTERNS, type BoardScene, type Counter } from './scene.ts';

/** All kinds of everything, on a small flat map. */
export function sampleGallery(): BoardScene {
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
    terrains: PATTERNS.map((pattern, i) => ({ id: pattern, name: pattern, color: colors[i % colors.length], pattern })),
    terrain: Uint16Array.from({ length: grid.count }, (_, hex) => {
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
        place: at(1, 3),
        facing: 1,
        symbol: 'cavalry-lance',
        color: '#d08a7c',
        stripe: '#a3312b',
      }),
      sampleCounter({ id: 'b', place: at(3, 1), facing: 2, symbol: 'infantry', color: '#9fb9cf', stripe: '#2f5d8a' }),
      sampleCounter({ id: 'c', place: at(3, 1), facing: 2, symbol: 'bow', color: '#9fb9cf', stripe: '#2f5d8a' }),
      sampleCounter({ id: 'd', place: at(3, 1), symbol: 'leader', name: 'Ada', color: '#9fb9cf', stripe: '#2f5d8a' }),
      sampleCounter({ id: 'e', place: at(8, 2), across: 0, symbol: 'elephant', name: 'Elephants', color: '#c9a8c4' }),
      sampleCounter({ id: 'f', place: at(8, 2), symbol: 'leader', name: 'Marshal', color: '#c9a8c4', facing: null }),
      sampleCounter({
        id: 'g',
        place: at(12, 4),
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

/** Two armies of three lines on a large map. */
export function sampleBattle(): BoardScene {
  const spec = { orientation: 'pointy', columns: 34, rows: 28, shift: 'even' } as const;
  const grid = new Grid(spec);
  const army = (name: string, first: number, color: string): Counter[] =>
    [0, 1, 2].flatMap((line) =>
      Array.from({ length: 12 }, (_, file) =>
        sampleCounter({
          id: `${name}-${line}-${file}`,
          place: grid.hexAt(file * 2 + 4, first + line * 2),
          name: line === 1 ? name : 'Horse',
          symbol: line === 1 ? 'infantry' : 'cavalry',
          color,
          across: line === 2 ? 0 : null,
          marks: file === 3 ? [{ drawing: 'pennant', text: 'L', tone: 'neutral', name: 'Led' }] : [],
        }),
      ),
    );
  return sampleScene(spec, { counters: [...army('Guards', 6, '#d08a7c'), ...army('Pikes', 18, '#9fb9cf')] });
}
