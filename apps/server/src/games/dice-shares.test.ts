import { pledgeOf } from '@hexwright/playtest/dice';
import { describe, expect, it } from 'vitest';
import {
  diceAsked,
  diceWaitFor,
  fairOf,
  newDice,
  seatedDice,
  withPledge,
  withShare,
  type KeptDice,
} from './dice-shares.ts';
import type { Seat, Seats } from './seats.ts';

const person = (id: string): Seat => ({ is: 'person', id, name: id.toUpperCase() });
const BOTH: Seats = { red: person('ann'), blue: person('ben') };
const share = (byte: string): string => byte.repeat(32);

/** Everybody who sits at it promises and gives. */
function complete(dice: KeptDice, seats: Seats, moves: number, shares: Readonly<Record<string, string>>): KeptDice {
  let now = dice;
  for (const [one, given] of Object.entries(shares)) now = withPledge(now, seats, one, pledgeOf(given)) ?? now;
  for (const [one, given] of Object.entries(shares)) now = withShare(now, seats, one, given, moves) ?? now;
  return now;
}

describe('the shares of the dice', () => {
  it('are promised by all before the first is given, and count as soon as all are in', () => {
    const dice = seatedDice(newDice(), BOTH);
    expect(diceWaitFor(dice, BOTH)).toEqual(['ANN', 'BEN']);
    expect(withShare(dice, BOTH, 'ann', share('aa'), 0)).toBeNull();
    const one = withPledge(dice, BOTH, 'ann', pledgeOf(share('aa')));
    if (one === null) throw new Error('The promise was refused.');
    expect([diceAsked(one, BOTH, 'ann'), diceAsked(one, BOTH, 'ben')?.give]).toEqual([null, 'pledge']);
    expect(withShare(one, BOTH, 'ann', share('aa'), 0)).toBeNull();
    expect(withPledge(one, BOTH, 'eve', share('ee'))).toBeNull();
    const two = withPledge(one, BOTH, 'ben', pledgeOf(share('bb')));
    if (two === null) throw new Error('The promise was refused.');
    expect(diceAsked(two, BOTH, 'ann')?.give).toBe('share');
    expect(withPledge(two, BOTH, 'ann', pledgeOf(share('cc')))).toBeNull();
    expect(withShare(two, BOTH, 'ann', share('cc'), 0)).toBeNull();
    const all = complete(two, BOTH, 0, { ann: share('aa'), ben: share('bb') });
    expect([all.open, diceWaitFor(all, BOTH)]).toEqual([null, []]);
    expect(fairOf(all)).toMatchObject({
      abandoned: 0,
      rounds: [{ from: 0, shares: [{ sides: ['red'] }, { sides: ['blue'], share: share('bb') }] }],
    });
    expect(JSON.stringify(fairOf(all))).not.toContain('ann');
  });

  it('wait for nobody where nobody sits, and for those alone who have none in', () => {
    const dice = newDice();
    expect(seatedDice(dice, { red: { is: 'free' }, blue: { is: 'computer', player: 'random', for: null } })).toEqual(
      dice,
    );
    const alone: Seats = { red: person('ann'), blue: person('ann') };
    const done = complete(seatedDice(dice, alone), alone, 0, { ann: share('aa') });
    expect(fairOf(done).rounds).toMatchObject([{ from: 0, shares: [{ sides: ['red', 'blue'] }] }]);
    expect(seatedDice(done, { red: person('ann'), blue: { is: 'free' } }).open).toBeNull();
  });

  it('are thrown in again by all from where somebody comes who has none in', () => {
    const first: Seats = { red: person('ann'), blue: { is: 'free' } };
    const done = complete(seatedDice(newDice(), first), first, 0, { ann: share('aa') });
    const later = seatedDice(done, BOTH);
    expect([later.begun, diceWaitFor(later, BOTH)]).toEqual([2, ['ANN', 'BEN']]);
    const rounds = (moves: number): unknown =>
      fairOf(complete(later, BOTH, moves, { ann: share('ab'), ben: share('bb') })).rounds.map(({ from }) => from);
    expect(rounds(12)).toEqual([0, 12]);
    // Before the first move it is in force at once, and the one before stays: nobody makes rounds that nobody sees.
    expect(rounds(0)).toEqual([0, 0]);
  });

  it('say how often a round was given up when a share was known, by somebody authRequest', () => {
    const dice = seatedDice(newDice(), BOTH);
    const promised = complete(dice, BOTH, 0, { ann: share('aa') });
    const both = withPledge(promised, BOTH, 'ben', pledgeOf(share('bb')));
    const known = both === null ? null : withShare(both, BOTH, 'ann', share('aa'), 0);
    if (known === null) throw new Error('The share was refused.');
    const alone: Seats = { red: person('ann'), blue: { is: 'free' } };
    expect(seatedDice(known, alone)).toMatchObject({ abandoned: 1, begun: 2, open: { pledges: {}, shares: {} } });
    expect(seatedDice(promised, alone)).toMatchObject({ abandoned: 0, begun: 1, open: promised.open });
    const again = seatedDice(seatedDice(known, alone), BOTH);
    const done = complete(again, BOTH, 0, { ann: share('ab'), ben: share('bb') });
    // It is part of the key: anyone who leaves it out has other dice.
    expect(fairOf(done).rounds.at(-1)).toMatchObject({ abandoned: 1 });
  });
});
