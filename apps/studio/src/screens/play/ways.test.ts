import type { Choice, Reach } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { approach, onlyDeedAt, together, waysTo } from './ways.ts';

const place = (places: readonly number[], facing: string, cost: number, from: number) => ({
  places,
  facing,
  across: 0,
  cost,
  from,
  ends: true,
  entered: from < 0 ? [] : [places[0]],
  label: 'Forward',
  parts: [{ label: 'Clear', value: 1, case: '5.13' }],
  command: from < 0 ? null : { do: 'step', to: places[0], facing },
  after: [{ do: 'stop' }],
});

const reach = {
  piece: 'line',
  before: [{ do: 'begin-move' }],
  companions: [{ piece: 'chief', command: { do: 'take', leader: 'chief' } }],
  places: [place([1, 2], 'N', 0, -1), place([3, 4], 'N', 1, 0), place([5, 3], 'NE', 2, 1), place([3, 4], 'N', 3, 2)],
  attacks: [
    {
      target: 'foe',
      places: [6, 7],
      facing: 'N',
      across: 0,
      cost: 4,
      through: [3, 6],
      way: [{ do: 'step' }],
      command: { do: 'charge' },
    },
  ],
} as unknown as Reach;

const words = (commands: readonly { readonly do: string }[]): string => commands.map((one) => one.do).join(' ');

describe('waysTo', () => {
  it('has each end in a hex once, the cheapest first', () => {
    expect(waysTo(reach, 3, []).map(({ facing, cost }) => [facing, cost])).toEqual([
      ['N', 1],
      ['NE', 2],
    ]);
  });

  it('adds up what the way costs, step by step and by what is paid for', () => {
    const [, second] = waysTo(reach, 3, []);
    expect(second).toMatchObject({ costs: [1, 1], parts: [{ label: 'Clear', value: 2 }] });
    expect(words(second.commands)).toBe('begin-move step step stop');
  });

  it('takes companions along before the first step', () => {
    expect(words(waysTo(reach, 4, [], ['chief'])[0].commands)).toBe('begin-move take step stop');
  });

  it('attacks who stands there rather than going there', () => {
    const [way, ...others] = waysTo(reach, 3, ['foe'], ['chief']);
    expect(others).toEqual([]);
    expect(words(way.commands)).toBe('begin-move take step charge');
    expect(words(approach(way))).toBe('begin-move take step');
  });

  it('lets a piece stay that is under way, but does not begin a move in order to', () => {
    expect(waysTo(reach, 1, [])).toEqual([]);
    expect(words(waysTo({ ...reach, before: [] }, 1, [])[0].commands)).toBe('stop');
  });
});

describe('together', () => {
  it('adds up what is called the same', () => {
    const parts = [
      { label: 'Clear', value: 1, case: '5.13' },
      { label: 'Uphill', value: 2, case: '7.2' },
      { label: 'Clear', value: 1, case: '5.13' },
    ];
    expect(together(parts).map(({ label, value }) => `${label} ${value}`)).toEqual(['Clear 2', 'Uphill 2']);
  });
});

describe('ways on which one has to go on', () => {
  const go = (endsAnywhere: boolean) => {
    const [start, on] = [place([1], 'N', 0, -1), place([2], 'N', 1, 0)];
    const places = [{ ...start, ends: false }, { ...on, ends: false, after: [] }, place([3], 'N', 2, 1)];
    const reach = { piece: 'a', allowance: 2, endsAnywhere, places, before: [], companions: [], attacks: [] };
    return [1, 2, 3].map((hex) => waysTo(reach as unknown as Reach, hex, []).map(({ commands }) => commands.length));
  };

  it('lead to every hex of them in a flight, and only to their ends in a move', () => {
    expect(go(true)).toEqual([[], [1], [3]]);
    expect(go(false)).toEqual([[], [], [3]]);
  });
});

describe('a way at whose end nobody is left', () => {
  const start = { ...place([1, 2], 'N', 0, -1), ends: false };
  const lost = { ...start, places: [], facing: null, cost: 1, from: 0, label: 'To the W', ends: true, after: [] };
  const harm = { text: 'It is eliminated there.', case: '10.1' };
  const flight = (entered: readonly number[]): Reach =>
    ({ ...reach, unit: 'steps', attacks: [], places: [start, { ...lost, entered, harm }] }) as unknown as Reach;

  it('is gone by the hexes where it ends', () => {
    expect(waysTo(flight([7, 8]), 8, [])).toMatchObject([{ harm, through: [7], label: 'To the W' }]);
    expect(waysTo(flight([7, 8]), 1, [])).toEqual([]);
  });

  it('is gone by the hexes that it leaves the map from', () => {
    expect(waysTo(flight([]), 2, [])).toMatchObject([{ harm, through: [] }]);
  });
});

describe('onlyDeedAt', () => {
  const choice = (kind: Choice['kind'], piece: string): Choice => ({ kind, piece, places: [1] }) as unknown as Choice;

  it('is the one thing that can be done in a hex, if all that can be done lies in single hexes', () => {
    expect(onlyDeedAt([choice('face', 'a')], 1)).toEqual(choice('face', 'a'));
    expect(onlyDeedAt([choice('answer', 'a')], 1)).toEqual(choice('answer', 'a'));
    expect(onlyDeedAt([choice('face', 'a')], 2)).toBeNull();
    expect(onlyDeedAt([choice('face', 'a'), choice('piece', 'a')], 1)).toBeNull();
    expect(onlyDeedAt([choice('answer', 'a'), choice('answer', 'b')], 1)).toBeNull();
  });
});
