import type { CompiledGame } from '@hexwright/compiler';
import { type Command, LEGAL, type Place } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { candidatesOf, choicesOf } from './choices.ts';
import type { Decision } from './decision.ts';
import { Decisions } from './decisions.ts';
import { readPiece, readPlace } from './notation.ts';
import { Fair } from './test-fair.ts';
import { ValueVerb } from './value-verb.ts';
import { bareVerb } from './verbs.ts';
import { whyNotOf } from './why-not.ts';

/** A pedlar, and the stall where the goods shall be carried. */
interface Load {
  readonly pedlar: number;
  readonly to: Place;
}

const CARRY = new ValueVerb<Fair, Load>(
  {
    word: 'carry',
    about: 'A pedlar carries the goods to a stall.',
    offer: (_, { to }) => ({ kind: 'step', label: `Carry to stall ${to}`, places: [to] }),
  },
  {
    takes: 'pedlar, to',
    write: ({ game, map }, { pedlar, to }) => ({ pedlar: game.units[pedlar].id, to: map.label(to) }),
    read: (fair, { pedlar, to }) => ({ pedlar: readPiece(fair, pedlar), to: readPlace(fair, to) }),
    piece: ({ pedlar }) => pedlar,
  },
);
const REST = bareVerb<Fair>({ word: 'rest', about: 'Nothing more.', ends: true });

const nothing = (): void => undefined;
/** Stall 1 is listed; any but stall 3 is allowed. */
const carrying: Decision<Fair> = {
  // The fair has one phase.
  id: 'trading',
  case: '2.0',
  verbs: [CARRY, REST],
  meant: (fair, pedlar, to) => CARRY.of(fair, { pedlar, to }),
  candidates: (fair, pedlar, to) => [CARRY.of(fair, { pedlar, to })],
  proceed: (fair) => fair.phasing,
  legal(fair, commands) {
    commands.add(CARRY.of(fair, { pedlar: 0, to: 1 }));
    commands.add(REST.of());
  },
  check: (fair, one) => (REST.is(one) || CARRY.value(fair, one).to !== 3 ? LEGAL : 1),
  perform: nothing,
};
const decisions: Decisions<Fair> = new Decisions({ phases: [carrying], inner: [], forms: [] });

const newMarket = (): Fair => new Fair(decisions.list);

const load = (play: Fair, to: Place): Command => CARRY.of(play, { pedlar: 0, to });

describe('a command with a value', () => {
  it('is a number of its kind, and gives the value back', () => {
    const market = newMarket();
    const one = load(market, 2);
    expect([CARRY.is(one), REST.is(one), CARRY.is(REST.of())]).toEqual([true, false, false]);
    expect(CARRY.value(market, one)).toEqual({ pedlar: 0, to: 2 });
    expect(load(market, 2)).toBe(one);
  });

  it('is written and read as others are', () => {
    const market = newMarket();
    const written = { do: 'carry', pedlar: 'ann', to: '2,0' };
    expect(decisions.write(market, load(market, 2))).toEqual(written);
    expect(decisions.read(market, written)).toBe(load(market, 2));
    expect(() => decisions.read(market, { ...written, to: '9,0' })).toThrow('There is no place "9,0" here.');
    expect(decisions.meanings.carry).toEqual({
      takes: 'pedlar, to',
      about: 'A pedlar carries the goods to a stall.',
    });
  });

  it('is offered where it is listed, and a candidate wherever it is legal', () => {
    const market = newMarket();
    expect(choicesOf(decisions, market).map(({ label, piece }) => [label, piece])).toEqual([
      ['Carry to stall 1', 'ann'],
      ['Go no further', null],
    ]);
    const pointedAt = (place: Place): unknown[] =>
      candidatesOf(decisions, market, { piece: 'ann', place }).map(({ label }) => label);
    expect([0, 1, 3].map(pointedAt)).toEqual([['Carry to stall 0'], ['Carry to stall 1'], []]);
  });

  it('says why not', () => {
    const market = newMarket();
    const denial = (place: Place): unknown => whyNotOf(decisions, () => null, market, 0, place)?.command;
    expect(denial(0)).toBeUndefined();
    expect(denial(3)).toEqual({ do: 'carry', pedlar: 'ann', to: '3,0' });
  });

  it('is offered otherwise where a decision says so', () => {
    const market = newMarket();
    const [kind, offer] = CARRY.offeredAs((_, { to }) => ({ kind: 'answer', label: `To ${to}` }));
    expect([kind, offer(market, load(market, 2)).label]).toEqual([CARRY, 'To 2']);
  });
});

it('belongs to the package that it was made for', () => {
  const market = newMarket();
  const other = { game: { id: 'lake' } as CompiledGame };
  expect(() => CARRY.value(other as Fair, load(market, 2))).toThrow('is no command of lake');
});
