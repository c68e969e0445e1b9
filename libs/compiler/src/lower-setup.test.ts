import { facingName } from '@hexwright/hex';
import { formatProblem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { compiled, problemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const hexes = (placement: number, ...labels: readonly string[]): ToyEdit => [
  'hill',
  'scenario.json',
  `/setUp/${placement}/hexes`,
  labels,
];
const facing = (placement: number, name: string | undefined): ToyEdit => [
  'hill',
  'scenario.json',
  `/setUp/${placement}/facing`,
  name,
];
const BAKERS = 0;
const ANNA = 1;
const SMITHS = 2;
const TWINS = 3;

describe('a set-up', () => {
  it('places one-hex units in their hex', () => {
    const { setUp, map } = compiled();
    expect(setUp[TWINS]).toEqual({ unit: 3, left: map.numbering.hexOf('0506'), direction: 0, face: 0, markers: {} });
  });

  it('finds the left half of a two-hex unit from its facing', () => {
    const { setUp, map } = compiled();
    expect(setUp[SMITHS]).toMatchObject({ left: map.numbering.hexOf('0306'), direction: 0 });
    expect(setUp[BAKERS]).toMatchObject({ left: map.numbering.hexOf('0301'), direction: 3 });
  });

  it('takes the two hexes in either order', () => {
    expect(compiled(hexes(SMITHS, '0406', '0306')).setUp).toEqual(compiled().setUp);
  });

  it('knows all six facings of a pair', () => {
    for (let k = 0; k < 6; k++) {
      const { grid, numbering } = compiled().map;
      const left = numbering.hexOf('0305');
      const right = grid.neighbour[left * 6 + k];
      const { setUp } = compiled(
        hexes(SMITHS, numbering.label(right), numbering.label(left)),
        facing(SMITHS, facingName('pointy', k)),
      );
      expect(setUp[SMITHS]).toMatchObject({ left, direction: k });
    }
  });

  it('reads faces and markers', () => {
    expect(compiled().setUp[BAKERS]).toMatchObject({ face: 1, markers: { tired: 1 } });
  });

  it('lets a unit of another kind share the hex', () => {
    expect(compiled().setUp[ANNA].left).toBe(compiled().map.numbering.hexOf('0201'));
  });
});

describe('problems of a set-up', () => {
  it('off the map', () => {
    expect(problemsOf(hexes(TWINS, '0907'))).toEqual([
      expect.stringContaining(
        'error unit.off-map The Twins (twins) stands in 0907, which is not on the map. Its hexes run from 0101 to 0806.',
      ),
    ]);
  });

  it('on prohibited terrain, with the case of the terrain', () => {
    expect(problemsOf(hexes(TWINS, '0804'))).toEqual([
      expect.stringContaining('error unit.prohibited-terrain [7.4] The Twins (twins) stands in 0804, which is Pond'),
    ]);
  });

  it('two in a hex, with the name of the other', () => {
    expect(problemsOf(hexes(TWINS, '0406'))).toEqual([
      expect.stringContaining(
        'error unit.two-in-a-hex The Twins (twins) stands in 0406 together with Smiths (smiths); a hex holds one.',
      ),
    ]);
  });

  it('two hexes that are not neighbours', () => {
    expect(problemsOf(hexes(SMITHS, '0306', '0506'))).toEqual([
      expect.stringContaining('error unit.not-adjacent 0306 and 0506 are not next to each other'),
    ]);
  });

  it('a facing that does not fit, with the two that would', () => {
    const result = compile(toyChain(facing(SMITHS, 'WNW')), [TOY_SYSTEM]);
    expect(result.problems.map(formatProblem)).toEqual([
      expect.stringContaining(
        'error unit.facing Smiths (smiths) cannot face WNW there. A unit in 0306 and 0406 faces N or S.\n    fix: Face N\n    fix: Face S',
      ),
    ]);
    expect(result.problems[0].fixes[1].edits).toEqual([
      { file: 'scenario.json', pointer: '/setUp/2/facing', op: 'set', value: 'S' },
    ]);
  });

  it('no facing where one is needed: the fix adds it', () => {
    const result = compile(toyChain(facing(SMITHS, undefined)), [TOY_SYSTEM]);
    expect(result.problems.map(formatProblem)).toEqual([
      expect.stringContaining('error unit.facing Smiths (smiths) needs a facing.'),
    ]);
    expect(result.problems[0].fixes[0].edits[0].pointer).toBe('/setUp/2/facing');
  });

  it('a facing of the other grain', () => {
    expect(problemsOf(facing(SMITHS, 'E'))).toEqual([expect.stringContaining('cannot face E there')]);
  });

  it('a facing that is not needed is a warning', () => {
    expect(problemsOf(facing(TWINS, 'N'))).toEqual([
      expect.stringContaining('warning unit.facing The Twins (twins) covers one hex and so has no facing.'),
    ]);
  });

  it('too many hexes, or too few', () => {
    expect(problemsOf(hexes(TWINS, '0506', '0606'))).toEqual([
      expect.stringContaining('error unit.hex-count The Twins (twins) covers one hex.'),
    ]);
    expect(problemsOf(hexes(SMITHS, '0306'))).toEqual([
      expect.stringContaining('error unit.hex-count Smiths (smiths) covers two hexes.'),
    ]);
  });

  it('a marker that the game does not have', () => {
    expect(problemsOf(['hill', 'scenario.json', '/setUp/0/markers/0', 'tried'])).toEqual([
      expect.stringContaining('error unit.marker This game has no marker "tried". Did you mean "tired"?'),
    ]);
  });

  it('outside of the set-up zone: a warning', () => {
    expect(problemsOf(hexes(BAKERS, '0401', '0501'))).toEqual([
      expect.stringContaining(
        'warning unit.outside-zone 0501, where Bakers (bakers) is placed, is outside of the set-up zone "north-edge".',
      ),
    ]);
  });

  it('a unit that is never placed: a warning', () => {
    expect(problemsOf(['hill', 'scenario.json', '/setUp/3', undefined])).toEqual([
      expect.stringMatching(/^toy\/hill\/units.json:\d+:\d+ warning unit.never-placed The Twins \(twins\)/),
    ]);
  });

  it('a unit that can reach nobody: a warning', () => {
    const island: readonly ToyEdit[] = [
      ['hill', 'map.json', '/terrain/4', '.....~~~'],
      ['hill', 'map.json', '/terrain/3', '......~~'],
      ['hill', 'map.json', '/terrain/5', '.....~..'],
    ];
    expect(problemsOf(...island, hexes(TWINS, '0806'))).toEqual([
      expect.stringContaining('warning unit.cut-off From 0806, The Twins (twins) can never reach an enemy'),
    ]);
  });

  it('a wall shuts in as well as a pond does', () => {
    const wall = (id: string, ...between: readonly string[]) => ({ id, feature: 'wall', between });
    const corner: ToyEdit = [
      'hill',
      'map.json',
      '/hexsides',
      [wall('one', '0101', '0201'), wall('two', '0101', '0102')],
    ];
    const feature: ToyEdit = ['hill', 'map.json', '/features', []];
    expect(problemsOf(corner, feature, hexes(TWINS, '0101'))).toEqual([
      expect.stringContaining('warning unit.cut-off From 0101'),
    ]);
  });

  it('so does what costs more than anybody has', () => {
    const fence = (id: string, ...between: readonly string[]) => ({ id, feature: 'fence', between });
    const corner: ToyEdit = [
      'hill',
      'map.json',
      '/hexsides',
      [fence('one', '0101', '0201'), fence('two', '0101', '0102')],
    ];
    const feature: ToyEdit = ['hill', 'map.json', '/features', []];
    const told = (cost: number): readonly string[] =>
      problemsOf(corner, feature, hexes(TWINS, '0101'), ['rules', 'terrain.json', '/hexsides/2/cost', cost]);
    expect(told(3)).toEqual([]);
    expect(told(6)).toEqual([expect.stringContaining('warning unit.cut-off From 0101')]);
  });
});

describe('one-hex pieces with a front', () => {
  const system = { ...TOY_SYSTEM, facingKinds: ['gang'], reserveKinds: ['captain'] };
  const answer = (...edits: readonly ToyEdit[]): ReturnType<typeof compile> => compile(toyChain(...edits), [system]);

  it('look in one of the six directions', () => {
    const result = answer(facing(TWINS, 'NW'));
    expect(result.ok && result.game.setUp[TWINS].direction).toBe(2);
  });

  it('need a facing that hexes of the grain have', () => {
    const codes = (...edits: readonly ToyEdit[]): string[] => answer(...edits).problems.map(formatProblem);
    expect(codes()).toEqual([expect.stringContaining('The Twins (twins) needs a facing: one of E, NE')]);
    expect(codes(facing(TWINS, 'N'))).toEqual([expect.stringContaining('The Twins (twins) cannot face N')]);
    expect(answer().problems[0].fixes).toHaveLength(6);
  });

  it('are asked for where the map is empty', () => {
    const nobody: ToyEdit = ['hill', 'scenario.json', '/setUp', []];
    expect(compile(toyChain(nobody), [TOY_SYSTEM]).problems.map(formatProblem)).toContainEqual(
      expect.stringMatching(/scenario.json:\d+:\d+ warning setup.empty No counter is on the map yet/),
    );
  });

  it('may wait off the map where the game lets their kind wait', () => {
    const gone: ToyEdit = ['hill', 'scenario.json', `/setUp/${ANNA}`, undefined];
    const never = (problems: readonly { readonly code: string }[]): number =>
      problems.filter(({ code }) => code === 'unit.never-placed').length;
    expect(never(answer(gone, facing(TWINS - 1, 'NW')).problems)).toBe(0);
    expect(never(compile(toyChain(gone), [TOY_SYSTEM]).problems)).toBe(1);
  });
});
