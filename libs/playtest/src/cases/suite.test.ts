import { describe, expect, it } from 'vitest';
import type { PackageChain, PackageLibrary, PackageSource } from '@hexwright/model';
import { games } from '../all-games.ts';
import { chain, chainOf, scenarios } from '../testing/battle.ts';
import { ExampleSuite, isUnderCase } from './suite.ts';

const march = {
  case: '5.1',
  title: 'A march',
  map: { columns: 8, rows: 8 },
  phase: 'movement',
  units: [{ id: 'A', copy: 'tumans-1', hexes: ['0405'] }],
};

/** A variant of the battle with these examples, over the packages of the repository. */
function variant(examples: Readonly<Record<string, unknown>>): { chain: PackageChain; library: PackageLibrary } {
  const scenario = { id: 'my/variant', title: 'A variant', kind: 'battle', extends: 'gmb/tamburlaine' };
  const texts = Object.entries(examples).map(([name, content]): [string, string] => [
    `cases/${name}.case.json`,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]);
  const source: PackageSource = {
    id: 'my/variant',
    files: new Map([['scenario.json', JSON.stringify(scenario)], ...texts]),
  };
  const library: PackageLibrary = {
    ids: () => [...scenarios.ids(), source.id],
    find: (id) => (id === source.id ? source : scenarios.find(id)),
  };
  return { chain: [...chain, source], library };
}

describe('isUnderCase', () => {
  it('takes a case, what lies under it, and a whole section', () => {
    const wanted = (word: string): string[] =>
      ['9.0', '9.1', '9.11', '9.2', '19.1', '10.0'].filter((number) => isUnderCase(number, word));
    expect(wanted('9.11')).toEqual(['9.11']);
    expect(wanted('9.1')).toEqual(['9.1', '9.11']);
    expect(wanted('9')).toEqual(['9.0', '9.1', '9.11', '9.2']);
    expect(wanted('9.')).toEqual(['9.0', '9.1', '9.11', '9.2']);
  });
});

describe('ExampleSuite', () => {
  it('refuses a rout that is ordered when nobody decides any more', () => {
    const grunwald = chainOf('grunwald-1410');
    const rout = { do: 'rout', unit: 'A', steps: ['S', 'S', 'S'] };
    const twice = {
      format: 1,
      case: '9.33',
      title: 'One rout, ordered twice',
      map: { columns: 14, rows: 14 },
      turn: 2,
      phase: 'polish-lithuanian-attack',
      units: [
        { id: 'A', copy: 'polish-horse-1', hexes: ['A7 B10'], facing: 'N', disordered: true },
        { id: 'K', copy: 'crusader-horse-1', hexes: ['A7 B11'], facing: 'N' },
      ],
      commands: [rout, rout],
    };
    const last = grunwald[grunwald.length - 1];
    const files = new Map([...last.files].filter(([name]) => !name.startsWith('cases/')));
    files.set('cases/twice.case.json', JSON.stringify(twice));
    const [result] = new ExampleSuite(scenarios, games).run([...grunwald.slice(0, -1), { ...last, files }]);
    expect(result?.problems).toMatchObject([{ code: 'example.refused', pointer: '/commands/1' }]);
  });

  it('refuses what comes before a forced move for its own reason, not for what was played meanwhile', () => {
    const tamburlaine = chainOf('gmb/tamburlaine');
    const last = tamburlaine[tamburlaine.length - 1];
    const name = 'cases/11-24-rear-half-does-not-follow.case.json';
    const bend = { do: 'rout', unit: 'A', steps: ['bendNW'] };
    const example = { ...(JSON.parse(last.files.get(name) ?? '') as object), commands: [bend] };
    const files = new Map([...last.files].filter(([file]) => !file.startsWith('cases/')));
    files.set(name, JSON.stringify(example));
    const [result] = new ExampleSuite(scenarios, games).run([...tamburlaine.slice(0, -1), { ...last, files }]);
    expect(result?.problems.map(({ message }) => message)).toEqual([
      'That is refused: That is no step of a routed unit of this size.',
    ]);
  });

  it('reckons armies where they are bought, and says what they cost and break', () => {
    const formigny = chainOf('wrg/formigny');
    const last = formigny[formigny.length - 1];
    const name = 'cases/1-6-the-sixth-unit.case.json';
    const results = (armies: unknown): string[] => {
      const example = { ...(JSON.parse(last.files.get(name) ?? '') as object), expect: { armies } };
      const files = new Map([...last.files].filter(([file]) => !file.startsWith('cases/')));
      files.set(name, JSON.stringify(example));
      const [result] = new ExampleSuite(scenarios, games).run([...formigny.slice(0, -1), { ...last, files }]);
      return result?.problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`) ?? [];
    };
    expect(results({ english: { points: 467, faults: [] } })).toEqual([]);
    const [points, faults] = results({ english: { points: 452, faults: ['I.2'] } });
    expect(points).toMatch(/^example.outcome .*\/points The army of english costs 467 points, not 452: .*Force 1 15/);
    expect(faults).toBe('example.outcome /expect/armies/english/faults The army of english breaks no rule, not I.2.');
    expect(results({ burgundian: {} })[0]).toMatch(/^reference.unknown \/expect\/armies\/burgundian/);
  });

  it('runs the examples of a package, each with its file, case and problems with places', () => {
    const { chain: all, library } = variant({
      'a-good': march,
      'b-bad': { ...march, expect: { turn: 2 } },
      'c-broken': '{',
    });
    const results = [...new ExampleSuite(library, games).run(all)];
    expect(results.map(({ path, passed }) => [path, passed])).toEqual([
      ['cases/a-good.case.json', true],
      ['cases/b-bad.case.json', false],
      ['cases/c-broken.case.json', false],
    ]);
    expect(results[0]).toMatchObject({ package: 'my/variant', case: '5.1', title: 'A march', problems: [] });
    expect(results[1].problems).toMatchObject([{ code: 'example.outcome', range: { start: { line: 19 } } }]);
    expect(results[2]).toMatchObject({ case: null, problems: [{ code: 'json.syntax' }] });
  });

  it('runs only what is wanted', () => {
    const { chain: all, library } = variant({ a: march, b: { ...march, case: '6.11' } });
    const results = [...new ExampleSuite(library, games).run(all, (number) => number === '6.11')];
    expect(results.map(({ path }) => path)).toEqual(['cases/b.case.json']);
  });

  it('plays an example on the package that it names', () => {
    const { chain: all, library } = variant({
      a: { ...march, package: 'gmb/tamburlaine' },
      b: { ...march, package: 'gmb/nowhere' },
    });
    const [good, bad] = [...new ExampleSuite(library, games).run(all)];
    expect(good.passed).toBe(true);
    expect(bad.problems).toMatchObject([{ code: 'package.missing', pointer: '/package' }]);
  });

  it('says of examples that are not played which commands and phases there are not', () => {
    const go = { do: 'go-to', phase: 'movment' };
    const { chain: all, library } = variant({ a: { ...march, format: 1, commands: [{ do: 'mvoe', unit: 'A' }, go] } });
    const wrong = [
      { code: 'reference.unknown', pointer: '/commands/0/do' },
      { code: 'reference.unknown', pointer: '/commands/1/phase' },
    ];
    expect(new ExampleSuite(library, games).check(all)).toMatchObject(wrong);
    const [played] = new ExampleSuite(library, games).run(all);
    expect(played.problems.filter(({ severity }) => severity === 'error')).toMatchObject(wrong);
  });
});
