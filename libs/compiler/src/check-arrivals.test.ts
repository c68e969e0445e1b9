import { describe, expect, it } from 'vitest';
import { checkPackage, compile } from './compile.ts';
import { problemsOf, toyChain, TOY_SYSTEM, type ToyEdit } from './toy-game.ts';

const scenario = (pointer: string, value: unknown): ToyEdit => ['hill', 'scenario.json', pointer, value];
const MOVES: ToyEdit = [
  'rules',
  'rules.json',
  '/sequence',
  [{ id: 'move', phase: 'Move', procedure: 'move', acts: 'phasing' }],
];
const TWINS_WAIT = scenario('/setUp/3', undefined);
const LATE = { id: 'late', case: '11.1', turn: 2, units: ['twins'], edge: 'east' };

const arrivals = (...list: readonly object[]): ToyEdit => scenario('/arrivals', list);
const withdrawals = (...list: readonly object[]): ToyEdit => scenario('/withdrawals', list);

/** What is said of dates, each with its code and place. */
const told = (...edits: readonly ToyEdit[]): string[] =>
  checkPackage(toyChain(...edits), [TOY_SYSTEM])
    .filter(({ code }) => /^(arrival|withdrawal)\./.test(code))
    .map(({ code, pointer }) => `${code} ${pointer}`);

describe('arrivals and withdrawals', () => {
  it('that go together with the set-up are nothing to tell of', () => {
    const home = { id: 'home', turn: 2, units: ['twins'] };
    // They leave at the end of the turn in whose course they come.
    expect(problemsOf(MOVES, TWINS_WAIT, arrivals(LATE), withdrawals(home))).toEqual([]);
  });

  it('leave the choice between standing on the map and arriving', () => {
    const { problems } = compile(toyChain(MOVES, arrivals(LATE)), [TOY_SYSTEM]);
    expect(problems).toMatchObject([
      {
        code: 'arrival.placed',
        case: '11.1',
        fixes: [
          { title: 'Take The Twins (twins) out of this arrival' },
          { title: 'Take The Twins (twins) out of the set-up' },
        ],
      },
    ]);
  });

  it('bring back a unit that has been lost only where an effect calls it back', () => {
    const back = { ...LATE, when: "isLost('twins')" };
    const { problems } = compile(toyChain(MOVES, arrivals(back)), [TOY_SYSTEM]);
    const [first, ...others] = problems.filter(({ code }) => code.startsWith('arrival.'));
    expect(others).toEqual([]);
    expect(first.message).toContain('Let an effect at unit-is-lost do "recall"');
    const system = {
      ...TOY_SYSTEM,
      effects: { moments: ['unit-is-lost'] as const, verbs: ['remove', 'recall'] as const },
    };
    const recalled = (unit: string, list: readonly object[], more: object = {}): readonly string[] => {
      const when = `isUnit(unit, "${unit}")`;
      const then: readonly object[] = [{ do: 'recall' }];
      const effect = { id: 'again', case: '8.1', label: 'Again', at: 'unit-is-lost', when, then, ...more };
      const effects: ToyEdit = ['rules', 'rules.json', '/effects', [effect]];
      return checkPackage(toyChain(MOVES, effects, arrivals(...list)), [system])
        .filter(({ code }) => code.startsWith('arrival.') || code === 'effect.idle')
        .map(({ code, pointer }) => `${code} ${pointer}`);
    };
    expect(recalled('twins', [LATE])).toEqual([]);
    // Each unit that is asked besides stands on the map, until the same effect takes it off.
    expect(recalled('twins', [LATE], { each: 'unit' })).toEqual(['effect.idle /effects/0/then/0']);
    const away = { do: 'remove', as: 'left' };
    expect(recalled('twins', [LATE], { each: 'unit', then: [away, { do: 'recall' }] })).toEqual([]);
    const another = { each: 'unit', then: [{ ...away, piece: 'other' }, { do: 'recall' }] };
    expect(recalled('twins', [LATE], another)).toContain('effect.idle /effects/0/then/1');
    expect(recalled('bakers', [LATE])).toEqual(['effect.idle /effects/0/then/0', 'arrival.placed /arrivals/0/units/0']);
  });

  it('are somebody’s', () => {
    const nobody = { ...LATE, units: [] };
    const gone = { id: 'gone', turn: 3, units: [] };
    const { problems } = compile(toyChain(MOVES, TWINS_WAIT, arrivals(nobody), withdrawals(gone)), [TOY_SYSTEM]);
    expect(problems.filter(({ code }) => code === 'arrival.nobody')).toMatchObject([
      { case: '11.1', pointer: '/arrivals/0/units', fixes: [{ title: 'Take this one out' }] },
      { pointer: '/withdrawals/0/units', message: 'Nobody leaves here. Say who leaves.' },
    ]);
  });

  it('bring a unit once, be it named twice in one arrival or in two', () => {
    const again = { ...LATE, id: 'again', turn: 3 };
    expect(told(MOVES, TWINS_WAIT, arrivals(LATE, again))).toEqual(['arrival.twice /arrivals/1/units/0']);
    const third = { ...again, id: 'third' };
    expect(told(MOVES, TWINS_WAIT, arrivals(LATE, again, third))).toEqual([
      'arrival.twice /arrivals/1/units/0',
      'arrival.twice /arrivals/2/units/0',
    ]);
  });

  it('warn of hexes that are named and taken by those who share none, and of no others', () => {
    // Bakers stand in 0201 and 0301, and Anna, a captain, in 0201 too.
    const named = (...hexes: readonly string[]): ToyEdit => arrivals({ ...LATE, hexes });
    expect(told(MOVES, TWINS_WAIT, named('0101', '0301'))).toEqual(['arrival.taken /arrivals/0/hexes/1']);
    const edge = arrivals({ ...LATE, edge: 'north' });
    expect(told(MOVES, TWINS_WAIT, edge)).toEqual([]);
    const annaAlone: ToyEdit[] = [scenario('/setUp/1', { unit: 'anna', hexes: ['0101'] })];
    expect(told(MOVES, TWINS_WAIT, ...annaAlone, named('0101'))).toEqual([]);
  });

  it('lead away only who has come', () => {
    const home = { id: 'home', turn: 1, units: ['smiths', 'twins'], case: '11.2' };
    const { problems } = compile(toyChain(MOVES, TWINS_WAIT, arrivals(LATE), withdrawals(home)), [TOY_SYSTEM]);
    expect(problems).toMatchObject([
      { code: 'withdrawal.early', case: '11.2', pointer: '/withdrawals/0/turn', fixes: [{ title: 'Write 2' }] },
    ]);
  });

  it('need a movement to come before, and withdrawals none', () => {
    const withoutMoves: ToyEdit = [
      'rules',
      'rules.json',
      '/sequence',
      [{ id: 'throwing', phase: 'Throwing', procedure: 'throw', acts: 'both' }],
    ];
    const home = { id: 'home', turn: 3, units: ['smiths'] };
    expect(told(withoutMoves, TWINS_WAIT, arrivals(LATE), withdrawals(home))).toEqual([
      'arrival.impossible /arrivals/0',
    ]);
  });

  it('are left out where nobody comes or goes by a date, and conditions where the score alone settles', () => {
    const { arrivesBefore: _, ...still } = TOY_SYSTEM;
    const settled: ToyEdit = [
      'hill',
      'rules.json',
      '/victory/conditions',
      [{ id: 'late', label: 'It is late', when: 'turn > 3', winner: 'south' }],
    ];
    const home = { id: 'home', turn: 3, units: ['smiths'] };
    const { problems } = compile(toyChain(MOVES, settled, withdrawals(home)), [still]);
    const fixes = [{ title: 'Take this one out' }];
    expect(problems).toMatchObject([
      { code: 'arrival.impossible', pointer: '/withdrawals/0', fixes },
      { code: 'victory.condition', pointer: '/victory/conditions/0', fixes },
    ]);
  });
});
