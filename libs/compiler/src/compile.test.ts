import { type Problem } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { checkPackage, compile } from './compile.ts';
import { COMPILER_CODES } from './codes.ts';
import { lowerSequence } from './lower-sequence.ts';
import { CompilerCache } from './memo.ts';
import { compiled, problemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const systems = [TOY_SYSTEM];

describe('compiling a package', () => {
  it('gives a game without a single problem', () => {
    const result = compile(toyChain(), systems);
    expect(result.problems).toEqual([]);
    expect(result.ok).toBe(true);
  });

  it('gives frozen data with the package in it', () => {
    const game = compiled();
    expect(Object.isFrozen(game)).toBe(true);
    expect(game).toMatchObject({ id: 'toy/hill', title: 'The hill', system: 'stones', turns: 6, firstSide: 1 });
    expect(game.sides.map((side) => [side.id, side.home?.edge, side.home?.ways])).toEqual([
      ['north', 'north', [1, 2]],
      ['south', 'south', [5, 4]],
    ]);
    expect([...game.modules]).toEqual(['snow']);
    expect(game.parameters.get('stones')).toBe('plenty');
    expect(game.sequence.map((step) => [step.id, step.procedure, step.acts])).toEqual([
      ['movement', 'move', 'phasing'],
      ['throwing', 'throw', 'both'],
    ]);
    expect(game.contents).toEqual([{ case: '5.1', title: 'Throwing', summary: 'One throws.', acts: true }]);
    expect(game.objectives).toMatchObject([{ id: 'top', side: 1, points: 2, zone: { id: 'top', side: -1 } }]);
  });

  it('knows where an item comes from, the base first', () => {
    const change = { op: 'set', target: 'modifiers/tired/value', value: 3, case: '11.1' };
    const game = compiled(['hill', 'rules.json', '/changes', [change]]);
    expect(game.origins.chain('modifiers/tired').map((origin) => [origin.package, origin.case])).toEqual([
      ['toy/rules', '5.2'],
      ['toy/hill', '11.1'],
    ]);
    expect(game.modifiers.get('throw.dice')?.[0]).toMatchObject({ id: 'tired', value: 3 });
  });

  it('says which system it wants when there is none of that name', () => {
    expect(problemsOf(['rules', 'rules.json', '/system', 'stonez'])).toEqual([
      'toy/rules/rules.json:3:13 error system.unknown There is no game system "stonez". Did you mean "stones"?',
    ]);
  });

  it('leaves out a warning with a reason, or takes it for an error', () => {
    const settled = (severity: string): ToyEdit => [
      'hill',
      'scenario.json',
      '/problems',
      [{ code: 'change.uncited', item: 'changes/modifiers/tired/value', severity, reason: 'A sketch.' }],
    ];
    const change: ToyEdit = [
      'hill',
      'rules.json',
      '/changes',
      [{ op: 'set', target: 'modifiers/tired/value', value: 3 }],
    ];
    expect(compile(toyChain(change, settled('off')), systems)).toMatchObject({
      ok: true,
      problems: [],
      suppressed: [{ reason: 'A sketch.', problem: { code: 'change.uncited' } }],
    });
    expect(compile(toyChain(change, settled('error')), systems)).toMatchObject({
      ok: false,
      problems: [{ code: 'change.uncited', severity: 'error' }],
    });
  });

  it('will not play a base, but finds nothing wrong with it', () => {
    const base = toyChain().slice(0, 1);
    const result = compile(base, systems);
    expect(result.ok).toBe(false);
    expect(result.problems.map((problem) => problem.code)).toEqual(['package.base']);
    expect(checkPackage(base, systems)).toEqual([]);
  });

  it('asks for a system when none is named', () => {
    expect(problemsOf(['rules', 'rules.json', '/system', undefined])).toEqual([
      'toy/rules/rules.json:1:1 error system.unknown No game system is named. Choose one of: "stones".',
    ]);
  });

  it('lets the system have the last word on the set-up', () => {
    expect(problemsOf(['hill', 'scenario.json', '/setUp', []])).toContain(
      'toy/hill/scenario.json:35:12 error stones.empty [3.0] Nobody has come. Place somebody.',
    );
  });

  it('reports what the linker finds, too', () => {
    expect(problemsOf(['hill', 'scenario.json', '/setUp/1/unit', 'ana'])).toEqual([
      expect.stringMatching(
        /^toy\/hill\/scenario.json:\d+:\d+ error reference.unknown "ana" is not a unit. Did you mean "anna"\?/,
      ),
    ]);
    expect(problemsOf(['hill', 'scenario.json', '/setUp/1/unit', 'twins'])).toEqual([
      expect.stringContaining('error id.duplicate "twins" is there already in this list.'),
    ]);
    expect(problemsOf(['hill', 'scenario.json', '/setUp/0/face', 'sling'])).toEqual([
      expect.stringContaining('error reference.unknown "sling" is not a face of bakers. Did you mean "slings"?'),
    ]);
  });
});

describe('the content hash of a game', () => {
  const hashOf = (...edits: readonly ToyEdit[]): string => compiled(...edits).hash;

  it('is the same for the same content', () => {
    expect(hashOf()).toBe(hashOf());
    expect(hashOf()).toMatch(/^[0-9a-f]{16}$/);
  });

  it('changes with a number, wherever it stands', () => {
    const hashes = [
      hashOf(),
      hashOf(['hill', 'units.json', '/units/0/values/speed', 5]),
      hashOf(['rules', 'rules.json', '/modifiers/0/value', 2]),
      hashOf(['hill', 'map.json', '/elevation/0', '21111111']),
      hashOf(['hill', 'scenario.json', '/setUp/3/hexes', ['0606']]),
      hashOf(['rules', 'terrain.json', '/terrains/0/cost', 2]),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('does not change with a remark or the place in which something is written', () => {
    expect(hashOf(['hill', 'units.json', '/units/0/note', 'They bake.'])).toBe(hashOf());
    expect(hashOf(['hill', 'scenario.json', '/credits', ['Anna']])).toBe(hashOf());
    const change = { op: 'set', target: 'modifiers/tired/value', value: 2, case: '11.1' };
    expect(hashOf(['hill', 'rules.json', '/changes', [change]])).toBe(
      hashOf(['rules', 'rules.json', '/modifiers/0/value', 2]),
    );
  });
});

describe('compiling again', () => {
  const again = (...edits: readonly ToyEdit[]): Record<string, number> => {
    const cache = new CompilerCache();
    compile(toyChain(), systems, cache);
    cache.worked.clear();
    expect(compile(toyChain(...edits), systems, cache).ok).toBe(true);
    return Object.fromEntries(cache.worked);
  };

  it('redoes nothing when nothing has changed', () => {
    expect(again()).toEqual({});
  });

  it('redoes one counter, and the set-up, after a change of one of its numbers', () => {
    expect(again(['hill', 'units.json', '/units/0/values/speed', 5])).toEqual({
      words: 1,
      unit: 1,
      units: 1,
      needs: 1,
      effects: 1,
      placement: 1,
      setUp: 1,
      'setUp checks': 1,
      stacking: 1,
      edges: 1,
      'all placed': 1,
      forces: 1,
    });
  });

  it('redoes one modifier, one table, one parameter', () => {
    expect(again(['rules', 'rules.json', '/modifiers/0/value', 2])).toEqual({
      unused: 1,
      modifier: 1,
      formulas: 1,
      'idle markers': 1,
      'closed ground': 1,
    });
    expect(again(['rules', 'rules.json', '/tables/0/cells/coat/hand', 5])).toEqual({
      table: 1,
      requirements: 1,
    });
    expect(again(['rules', 'rules.json', '/parameters/0/value', 7])).toEqual({
      words: 1,
      requirements: 1,
      unused: 1,
      formulas: 1,
    });
  });

  it('looks at formulas again after a change of victory', () => {
    const settle = { id: 'early', case: '9.1', label: 'Early', when: 'turn > 0', winner: 'north' };
    const cache = new CompilerCache();
    compile(toyChain(), systems, cache);
    const changed = toyChain(['hill', 'rules.json', '/victory/conditions', [settle]]);
    const { problems } = compile(changed, systems, cache);
    expect(problems).toEqual(compile(changed, systems).problems);
    expect(problems.map(({ code }) => code)).toContain('expression.settled');
  });

  it('redoes the map, but neither the grid nor the set-up, after a change of one hex', () => {
    expect(again(['hill', 'map.json', '/elevation/0', '21111111'])).toEqual({
      map: 1,
      regions: 1,
      effects: 1,
      'setUp checks': 1,
      ground: 1,
      'closed ground': 1,
    });
  });

  it('gives the same game as compiling from nothing', () => {
    const cache = new CompilerCache();
    compile(toyChain(), systems, cache);
    const edit = ['hill', 'units.json', '/units/0/values/speed', 5] as const;
    const result = compile(toyChain(edit), systems, cache);
    expect(result.ok && result.game.hash).toBe(compiled(edit).hash);
    expect(result.ok && result.game.units).toEqual(compiled(edit).units);
  });
});

describe('problem codes', () => {
  it('have a title and a remedy each', () => {
    for (const [code, { title, remedy }] of Object.entries(COMPILER_CODES)) {
      expect(code).toMatch(/^[a-z]+(\.[a-z-]+)$/);
      expect(title).not.toBe('');
      expect(remedy).toMatch(/\.$/);
    }
  });

  it('come with a position', () => {
    const result = compile(toyChain(['hill', 'units.json', '/units/0/class', 'grownup']), systems);
    const [problem] = result.problems as readonly [Problem];
    expect(problem).toMatchObject({ package: 'toy/hill', file: 'units.json', pointer: '/units/0/class' });
    expect(problem.range?.start).toMatchObject({ line: 10, column: 16 });
    expect(problem.fixes).toEqual([
      {
        title: 'Write "grown-up"',
        edits: [{ file: 'units.json', pointer: '/units/0/class', op: 'set', value: 'grown-up' }],
      },
    ]);
  });
});

describe('steps of the sequence', () => {
  const step = (field: string, value: unknown): ToyEdit => ['rules', 'rules.json', `/sequence/0/${field}`, value];

  it('belong to every player-turn and turn, or to those named', () => {
    expect(compiled().sequence[0]).toMatchObject({ side: -1, turns: null });
    const turns = { from: 1, to: 1 };
    expect(compiled(step('side', 'south'), step('turn', 1)).sequence[0]).toMatchObject({ side: 1, turns });
    expect(compiled(step('turns', { from: 2 })).sequence[0].turns).toMatchObject({ from: 2 });
  });

  it('belong to the first side where all act together', () => {
    const linked = (actsTogether?: true): number[] =>
      lowerSequence(
        [
          { id: 'all', phase: 'All', procedure: 'play', acts: 'both' },
          { id: 'south', phase: 'South', procedure: 'play', acts: 'both', side: 'south' },
        ],
        { ...TOY_SYSTEM, procedures: ['play'], ...(actsTogether === undefined ? {} : { actsTogether }) },
        compiled().vocabulary,
        [],
        'north',
      ).value.map(({ side }) => side);
    expect([linked(), linked(true)]).toEqual([
      [-1, 1],
      [0, 1],
    ]);
  });

  it('belong to a turn or to turns, not to both', () => {
    expect(problemsOf(step('turn', 1), step('turns', { from: 2 }))).toEqual([
      expect.stringContaining('turn or turns, not both'),
    ]);
  });

  it('name sides that there are', () => {
    expect(problemsOf(step('side', 'suoth'))).toEqual([expect.stringContaining('"suoth" is not a side')]);
  });
});
