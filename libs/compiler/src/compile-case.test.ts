import { formatProblem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { compileCase, type CaseCompilation } from './compile.ts';
import { onHexes } from './compiled-game.ts';
import { toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const position = {
  case: '5.1',
  title: 'One throws',
  map: {
    columns: 4,
    rows: 4,
    terrain: { '0202': 'bush' },
    elevation: { '0303': 3 },
    features: { '0101': ['path'] },
    hexsides: [{ feature: 'fence', between: ['0101', '0201'] }],
    zones: { top: ['0404'] },
  },
  units: [
    { id: 'A', copy: 'bakers', hexes: ['0101', '0201'], facing: 'N', face: 'slings', values: { speed: 9 } },
    { id: 'B', side: 'south', kind: 'gang', class: 'child', hexes: ['0104'], tired: 2, 'aims-at': 'A' },
    { id: 'C', side: 'south', kind: 'captain', tired: true },
  ],
};

function compileToy(content: object, ...edits: readonly ToyEdit[]): CaseCompilation {
  const source = { path: 'cases/one.case.json', text: JSON.stringify(content, null, 2) };
  return compileCase(toyChain(...edits), source, [TOY_SYSTEM]);
}

const problemsOf = (content: object): readonly string[] => compileToy(content).problems.map(formatProblem);

describe('compiling a case', () => {
  const result = compileToy(position);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  const { game, content } = result;

  it('gives its small map the rules of the package', () => {
    const { map } = onHexes(game);
    expect(map.grid.count).toBe(16);
    const hex = (label: string): number => map.numbering.hexOf(label);
    expect(map.entryCost[hex('0202')]).toBe(2);
    expect(map.entryCost[hex('0101')]).toBe(1);
    expect(map.elevation[hex('0303')]).toBe(3);
    expect(map.elevation[hex('0101')]).toBe(1);
    expect(map.features.get('path')?.[hex('0101')]).toBe(1);
    expect(map.surcharge[hex('0101') * 6]).toBe(2);
    expect([...(map.zones.get('top')?.hexes ?? [])]).toEqual([hex('0404')]);
    expect([...(map.zones.get('north-edge')?.hexes ?? [])]).toEqual([]);
  });

  it('has its own counters only, and places them', () => {
    expect(game.units.map((unit) => unit.id)).toEqual(['A', 'B', 'C']);
    expect(game.setUp.map(({ unit, left }) => [unit, left])).toEqual([
      [0, 0],
      [1, 12],
      [2, -1],
    ]);
  });

  it('copies counters with what is altered', () => {
    expect(game.units[0].faces[0].values).toMatchObject({ speed: 9, brave: 1 });
    expect(game.units[0].size).toBe(2);
  });

  it('reads marker levels, and units that markers point at as index + 1', () => {
    expect(game.setUp[1].markers).toEqual({ tired: 2, 'aims-at': 1 });
    expect(game.setUp[2].markers).toEqual({ tired: 1 });
  });

  it('hands on what else the file says', () => {
    expect(content.title).toBe('One throws');
  });

  it('finds nothing to say about small maps with few counters', () => {
    expect(result.problems).toEqual([]);
  });

  it('plays the whole battle when it has no counters of its own', () => {
    const whole = compileToy({ case: '4.0', title: 'The battle' });
    expect(whole.ok && whole.game.setUp.length).toBe(4);
  });

  it('leaves warnings about the package to the check of the package', () => {
    const whole = compileToy(
      { case: '4.0', title: 'The battle' },
      ['hill', 'scenario.json', '/setUp/3/hexes', ['0606']],
      ['hill', 'scenario.json', '/setUp/0/hexes', ['0701', '0801']],
    );
    expect(whole.ok && whole.problems).toEqual([]);
  });

  it('finds what is wrong in the case, in its file', () => {
    const [first, ...rest] = position.units;
    expect(problemsOf({ ...position, units: [{ ...first, facing: 'ESE' }, ...rest] })).toEqual([
      expect.stringMatching(
        /^toy\/hill\/cases\/one.case.json:41:17 error unit.facing Bakers \(A\) cannot face ESE there/,
      ),
    ]);
  });

  it('refuses a marker of a unit that names none, and any other that names one', () => {
    const [first, second, third] = position.units;
    expect(problemsOf({ ...position, units: [first, { ...second, 'aims-at': 1 }, { ...third, tired: 'A' }] })).toEqual([
      expect.stringContaining('error unit.marker "aims-at" names a unit by its id; it cannot be 1.'),
      expect.stringContaining('error unit.marker "tired" is true or a level, and names no unit; it cannot be "A".'),
    ]);
    const free = compileToy({ ...position, units: [first, { ...second, 'aims-at': false }, third] });
    expect(free.ok && free.game.setUp[1].markers).toEqual({ tired: 2 });
  });

  it('names the marker that was probably meant', () => {
    const [first, second, third] = position.units;
    expect(problemsOf({ ...position, units: [first, { ...second, tird: true }, third] })).toEqual([
      expect.stringContaining('error unit.marker This game has no marker "tird". Did you mean "tired"?'),
    ]);
  });
});
