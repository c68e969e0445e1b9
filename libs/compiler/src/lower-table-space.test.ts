import { formatProblem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { CompiledGame } from './compiled-game.ts';
import type { GameSystem } from './game-system.ts';
import { TableSpace } from './table-space.ts';
import { TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

/** The toy on a table: a gang is as many inches wide as its speed, and an inch deep. */
const SYSTEM: GameSystem = {
  ...TOY_SYSTEM,
  playsOnTables: true,
  exclusiveKinds: TOY_SYSTEM.kinds,
  groundValues: {
    ...TOY_SYSTEM.groundValues,
    cover: { title: 'Cover', about: 'Whether it covers.', words: ['none', 'some'] },
  },
  blockOf: ({ map, units }, { unit, left, direction }) => {
    if (!(map instanceof TableSpace)) throw new RangeError('not on a table');
    const { speed = 1 } = units[unit].faces[0].values;
    return { ...map.pointOf(left), facing: direction, width: speed * 1000, depth: 1000 };
  },
};

const WOOD = [
  [10, 8],
  [16, 8],
  [16, 13],
  [10, 12.5],
];
const TABLE = {
  width: 48,
  depth: 36,
  features: [
    { id: 'copse', kind: 'bush', area: WOOD, level: 1 },
    {
      id: 'garden',
      kind: 'wall',
      line: [
        [20, 20],
        [28, 20],
      ],
      cover: true,
    },
    {
      id: 'lane',
      kind: 'path',
      line: [
        [0, 30],
        [48, 30],
      ],
      name: 'The lane',
    },
    {
      id: 'pool',
      kind: 'pond',
      area: [
        [30, 10],
        [34, 10],
        [32, 14],
      ],
    },
  ],
  deployments: [
    {
      id: 'up',
      side: 'north',
      area: [
        [0, 0],
        [48, 0],
        [48, 9],
        [0, 9],
      ],
    },
    {
      id: 'down',
      side: 'south',
      area: [
        [0, 27],
        [48, 27],
        [48, 36],
        [0, 36],
      ],
    },
  ],
  labels: [{ id: 'mill', text: 'The mill', at: [22, 14] }],
};
const SET_UP = [
  { unit: 'anna', hexes: ['24,3'], facing: 1800 },
  { unit: 'twins', hexes: ['24.5,30'] },
];
const HEXES = ['grid', 'numbering', 'terrainCodes', 'terrain', 'elevation', 'features', 'hexsides', 'labels', 'zones'];

/** The toy battle on a table, with some of it otherwise. */
function chain(table: unknown = TABLE, setUp: unknown = SET_UP): ReturnType<typeof toyChain> {
  return toyChain(
    ...HEXES.map((name): ToyEdit => ['hill', 'map.json', `/${name}`, undefined]),
    ['hill', 'map.json', '/table', table],
    ['hill', 'scenario.json', '/setUp', setUp],
    ['hill', 'rules.json', '/objectives', []],
    ['rules', 'terrain.json', '/terrains/1/values', { cover: 'some' }],
  );
}

function played(): CompiledGame & { readonly map: TableSpace } {
  const result = compile(chain(), [SYSTEM]);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  const { map } = result.game;
  if (!(map instanceof TableSpace)) throw new Error('not on a table');
  return { ...result.game, map };
}

function problems(table: unknown, setUp?: unknown): readonly string[] {
  return compile(chain(table, setUp), [SYSTEM])
    .problems.filter(({ code }) => /^(table|unit|schema|reference)\./.test(code) && code !== 'unit.never-placed')
    .map((problem) => formatProblem(problem));
}

describe('a package on a table', () => {
  it('has its table in thousandths of an inch, and its pieces on points with a facing', () => {
    const { map, setUp } = played();
    expect([map.plan.width, map.plan.depth]).toEqual([48_000, 36_000]);
    expect(setUp.map(({ left, direction }) => [map.label(left), direction])).toEqual([
      ['24,3', 1800],
      ['24.5,30', 0],
    ]);
    expect(map.plan.labels).toEqual([{ id: 'mill', text: 'The mill', at: { x: 22_000, y: 14_000 } }]);
    expect(map.plan.deployments[0]).toMatchObject({ side: 'north', name: 'up' });
  });

  it('has terrain as its kinds say it is, and as it says itself', () => {
    const [copse, garden, lane, pool] = played().map.plan.features;
    expect(copse).toMatchObject({ name: 'Bush', form: 'area', level: 1, cover: true, impassable: false });
    expect(copse.points[3]).toEqual({ x: 10_000, y: 12_500 });
    expect(garden).toMatchObject({ kind: 'wall', form: 'line', cover: true, impassable: true });
    expect(lane).toMatchObject({ name: 'The lane', kindName: 'Path', impassable: false });
    expect(pool).toMatchObject({ impassable: true, cover: false, level: 0 });
  });

  it('is no game of a system on hexes', () => {
    const { problems: all } = compile(chain(), [{ ...SYSTEM, playsOnTables: undefined }]);
    expect(all.map(({ code, message }) => `${code}: ${message}`)).toContain(
      'system.missing: This game is not played on a table. Give the map a grid of hexes.',
    );
  });
});

describe('what is wrong with a table', () => {
  const withFeature = (feature: unknown): unknown => ({ ...TABLE, features: [feature] });

  it('is an outline that crosses itself', () => {
    const bow = {
      id: 'bow',
      kind: 'bush',
      area: [
        [10, 8],
        [16, 13],
        [16, 8],
        [10, 12.5],
      ],
    };
    expect(problems(withFeature(bow))).toEqual([
      expect.stringContaining(
        'The outline of bow crosses itself: the edge from 10,8 to 16,13 and the one from 16,8 to 10,12.5. Move a corner.',
      ),
    ]);
  });

  it('is a feature without a kind, or of none that there is', () => {
    expect(problems(withFeature({ id: 'copse', area: WOOD }))).toEqual([
      expect.stringMatching(
        /^toy\/hill\/map\.json:\d+:\d+ error table\.kind copse has no kind, .* the id of a terrain/,
      ),
    ]);
    expect(problems(withFeature({ id: 'copse', kind: 'bushes', area: WOOD }))[0]).toContain(
      '"bushes" is not a terrain',
    );
    expect(
      problems(
        withFeature({
          id: 'copse',
          kind: 'bush',
          line: [
            [1, 1],
            [2, 2],
          ],
        }),
      )[0],
    ).toContain('"bush" is not a hexside');
  });

  it('is one that is neither area nor line, or both', () => {
    expect(problems(withFeature({ id: 'copse', kind: 'fence' }))[0]).toContain('Give one of the two.');
    expect(problems(withFeature({ id: 'copse', kind: 'bush', area: WOOD, line: WOOD }))[0]).toContain(
      'Take one of the two out.',
    );
  });

  it('is what lies beside it', () => {
    expect(
      problems(
        withFeature({
          id: 'brook',
          kind: 'fence',
          line: [
            [1, 1],
            [2, 36.5],
          ],
        }),
      )[0],
    ).toContain('brook has a point at 2,36.5, beside the table, which is 48 by 36 inches. Move it in.');
  });

  it('is a size that nobody can play on', () => {
    expect(problems({ width: 10_000, depth: 36 })[0]).toContain(
      'A table is 12 to 400 inches along each edge, not 10000. Write such a number.',
    );
    expect(problems({ width: 48, depth: -3 })[0]).toContain('not -3');
  });

  it('is two deployments that overlap, not two that touch', () => {
    const [up, down] = TABLE.deployments;
    const low = {
      ...down,
      area: [
        [0, 8.5],
        [48, 8.5],
        [48, 36],
        [0, 36],
      ],
    };
    expect(problems({ ...TABLE, deployments: [up, low] })[0]).toContain(
      'down and up overlap: both sides could stand in the same place. Move one of them.',
    );
    expect(
      problems({
        ...TABLE,
        deployments: [
          up,
          {
            ...down,
            area: [
              [0, 9],
              [48, 9],
              [48, 36],
              [0, 36],
            ],
          },
        ],
      }),
    ).toEqual([]);
  });
});

describe('what is wrong with a set-up on a table', () => {
  const anna = (placement: object): unknown => [{ ...SET_UP[0], ...placement }, SET_UP[1]];

  it('is a unit beside it, or half off it', () => {
    expect(problems(TABLE, anna({ hexes: ['50,3'] }))[0]).toContain('Name one, such as 0,0.');
    expect(problems(TABLE, anna({ hexes: ['46,3'] }))[0]).toContain('at 46,3 and reaches over the edge of the table');
    expect(problems(TABLE, anna({ hexes: ['45,3'] }))).toEqual([]);
  });

  it('is a facing of 400 degrees, or one of hexes', () => {
    expect(problems(TABLE, anna({ facing: 4000 }))[0]).toContain(
      'cannot face 4000: facings are tenths of a degree clockwise from north, 0 to 3599.',
    );
    expect(problems(TABLE, anna({ facing: 'NW' }))[0]).toContain('cannot face "NW"');
  });

  it('is a unit outside of the deployment of its side', () => {
    expect(problems(TABLE, anna({ hexes: ['24,8.5'] }))).toEqual([]);
    expect(problems(TABLE, anna({ hexes: ['24,8.5'], facing: 0 }))[0]).toContain('not wholly within up');
  });

  it('is a unit in another, not one beside it', () => {
    // Three inches wide each, back to back, and side by side.
    expect(problems(TABLE, anna({ hexes: ['24.5,31'], facing: 0 }))[0]).toContain('not wholly within up');
    const both = (hexes: string): readonly string[] =>
      problems({ width: 48, depth: 36 }, anna({ hexes: [hexes], facing: 0 }));
    expect(both('24.5,31')).toEqual([]);
    expect(both('24.5,30.98')).toEqual([
      expect.stringMatching(/scenario\.json:\d+:\d+ error unit\.two-in-a-place .* stands in the same place as Anna/),
    ]);
  });

  it('is a unit in terrain that nobody may enter', () => {
    const [, , , pool] = TABLE.features;
    const table = { width: 48, depth: 36, features: [pool] };
    expect(problems(table, anna({ hexes: ['32,9'] }))).toEqual([]);
    expect(problems(table, anna({ hexes: ['32,12'] }))).toEqual([
      expect.stringMatching(/error unit\.prohibited-terrain Anna \(anna\) stands in Pond: no piece may enter it\./),
    ]);
  });

  it('is a unit for which there is no room', () => {
    const wide: GameSystem = {
      ...SYSTEM,
      blockOf: () => ({ x: 24_000, y: 3000, facing: 0, width: 60_000, depth: 1000 }),
    };
    const { problems: all } = compile(chain(), [wide]);
    expect(all.map(({ code }) => code)).toContain('unit.too-wide');
  });
});
