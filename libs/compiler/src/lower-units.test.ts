import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { GameSystem } from './game-system.ts';
import { compiled, problemsOf, TOY_SYSTEM, toyChain, type ToyEdit } from './toy-game.ts';

const bakers = (pointer: string, value: unknown): ToyEdit => ['hill', 'units.json', `/units/0${pointer}`, value];

describe('a compiled counter', () => {
  const { units, vocabulary } = compiled();

  it('has indices for words', () => {
    expect(units[0]).toMatchObject({ index: 0, id: 'bakers', side: 0, contingent: 0, kind: 'gang', class: 1, size: 2 });
    expect(units[1]).toMatchObject({ index: 1, side: 0, contingent: -1, kind: 'captain', class: -1, size: 1 });
    expect(vocabulary.indexOf('units', 'anna')).toBe(1);
    expect(units[0].traits).toEqual(new Set(['left-handed']));
  });

  it('has the values of each face, over those of the counter', () => {
    expect(units[0].faces).toEqual([
      {
        id: 'hands',
        class: 1,
        classes: [1],
        values: { armour: 0, speed: 4, brave: 1, weapon: 0 },
        traits: new Set(['left-handed']),
      },
      {
        id: 'slings',
        class: 1,
        classes: [1],
        values: { armour: 0, speed: 3, brave: 1, weapon: 1 },
        traits: new Set(['left-handed']),
      },
    ]);
  });

  it('has a trait of one face on that face alone', () => {
    const { units: changed } = compiled([
      'hill',
      'units.json',
      '/units/1/faces',
      [{ id: 'front' }, { id: 'back', traits: ['left-handed'] }],
    ]);
    expect(changed[1].traits).toEqual(new Set());
    expect(changed[1].faces.map(({ traits }) => [...traits])).toEqual([[], ['left-handed']]);
  });

  it('is of the class of its face, or of its own where that has none', () => {
    const faces = [{ id: 'hands' }, { id: 'slings', class: vocabulary.ids('classes')[0] }];
    const { units: changed } = compiled(bakers('/faces', faces));
    expect([changed[0].class, ...changed[0].faces.map((face) => face.class)]).toEqual([1, 1, 0]);
  });

  it('has no key for a value that it does not have', () => {
    expect(Object.keys(units[1].faces[0].values)).toEqual(['speed']);
  });
});

describe('problems of a counter', () => {
  it('are numbers that the rules have no room for', () => {
    const narrow: GameSystem = {
      ...TOY_SYSTEM,
      unitValues: { ...TOY_SYSTEM.unitValues, speed: { type: 'integer', minimum: 0, maximum: 9 } },
    };
    for (const [speed, nearest] of [
      [-3, 0],
      [300, 9],
    ]) {
      const [problem] = compile(toyChain(bakers('/values/speed', speed)), [narrow]).problems;
      expect(problem).toMatchObject({ code: 'value.limit', pointer: '/units/0/values/speed' });
      expect(problem.message).toBe(`speed is a number from 0 to 9, not ${speed}. Write one of these.`);
      expect(problem.fixes[0].edits).toMatchObject([{ value: nearest }]);
    }
  });

  it('a face of a class that there is not', () => {
    expect(problemsOf(bakers('/faces', [{ id: 'slings', class: 'chidl' }]))).toEqual([
      expect.stringContaining('"chidl" is not a word of the vocabulary classes'),
    ]);
  });

  it('a value that the game does not know', () => {
    expect(problemsOf(bakers('/values/sped', 4))).toEqual([
      expect.stringContaining('error value.unknown Counters of this game have no value "sped". Did you mean "speed"?'),
    ]);
  });

  it('a value of the wrong type', () => {
    expect(problemsOf(bakers('/values/speed', '4'))).toEqual([
      expect.stringContaining('error value.type speed is a whole number, not "4".'),
    ]);
    expect(problemsOf(bakers('/values/brave', 1))).toEqual([
      expect.stringContaining('error value.type brave is true or false, not 1.'),
    ]);
    expect(problemsOf(bakers('/values/armour', true))).toEqual([
      expect.stringContaining('error value.type armour is a word of the vocabulary armours, not true.'),
    ]);
  });

  it('a word that is not in its vocabulary', () => {
    expect(problemsOf(bakers('/values/armour', 'cot'))).toEqual([
      expect.stringContaining(
        'reference.unknown "cot" is not a word of the vocabulary armours. Did you mean "coat"?\n    fix: Write "coat"',
      ),
    ]);
    expect(problemsOf(bakers('/faces/1/values/weapon', 'bow'))).toEqual([
      expect.stringContaining('"bow" is not a word of the vocabulary weapons. Choose one of: "hand", "sling".'),
    ]);
  });

  it.each([
    ['/class', 'grownup', 'a word of the vocabulary classes. Did you mean "grown-up"?'],
    ['/contingent', 'northend', 'a word of the vocabulary contingents. Did you mean "north-end"?'],
    ['/kind', 'gan', 'a kind of piece in this game system. Did you mean "gang"?'],
    ['/traits/0', 'lefthanded', 'a word of the vocabulary traits. Did you mean "left-handed"?'],
  ])('an unknown word at %s', (pointer, word, message) => {
    const [first] = problemsOf(bakers(pointer, word));
    expect(first).toContain(`error reference.unknown "${word}" is not ${message}`);
  });

  it('stand where a change has put them', () => {
    const change = { op: 'set', target: 'units/bakers/values/speed', value: 'fast', case: '11.1' };
    expect(problemsOf(['hill', 'rules.json', '/changes', [change]])).toEqual([
      expect.stringMatching(/^toy\/hill\/rules.json:\d+:16 error value.type/),
    ]);
  });

  it('two hexes for a piece whose kind covers one', () => {
    const { doubleKinds: _, ...system } = TOY_SYSTEM;
    const { problems } = compile(toyChain(), [system]);
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'unit.size /units/0/size',
      'unit.size /units/2/size',
    ]);
    expect(problems[0].fixes).toMatchObject([{ title: 'Make it single', edits: [{ op: 'set', value: 'single' }] }]);
    expect(compile(toyChain(), [{ ...TOY_SYSTEM, doubleKinds: ['gang'] }]).problems).toEqual([]);
  });
});
