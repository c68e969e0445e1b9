import { describe, expect, it } from 'vitest';
import { alsoHeld, heldWith, refusedByHeld, type HeldSeats } from './held-seats.ts';
import type { Seat, Seats } from './seats.ts';

const FREE: Seat = { is: 'free' };
const person = (id: string): Seat => ({ is: 'person', id, name: id });
const kept = (id: string): Seat => ({ is: 'computer', player: 'random', for: id });
const at = (red: Seat, blue: Seat): Seats => ({ red, blue });

/** Everybody who has sat there in this order, and what is said to the last change. */
function told(...seats: readonly Seats[]): string | null {
  const before = seats.slice(0, -1);
  const held = before.reduce<HeldSeats>((all, one) => heldWith(all, one), {});
  return refusedByHeld(held, before[before.length - 1], seats[seats.length - 1]);
}

describe('seats that somebody has had', () => {
  it('are remembered, each person once, also those that are free again', () => {
    const first = heldWith({}, at(person('ann'), kept('ben')));
    const held = heldWith(heldWith(first, at(FREE, person('ann'))), at(person('ann'), person('ben')));
    expect(held).toEqual({ red: ['ann'], blue: ['ann', 'ben'] });
    expect([alsoHeld(held, 'red', 'ann'), alsoHeld(held, 'blue', 'ben')]).toEqual([['blue'], []]);
  });

  it('keep a person who has looked at one side from sitting for the other', () => {
    expect(told(at(FREE, FREE), at(person('ann'), FREE))).toBeNull();
    expect(told(at(person('ann'), FREE), at(FREE, FREE), at(FREE, person('ann')))).toMatch(/begin a new game/);
    expect(told(at(person('ann'), FREE), at(person('ann'), person('ann')))).toMatch(/You have sat/);
    expect(told(at(person('ann'), person('ben')), at(FREE, person('ben')), at(person('ben'), person('ben')))).toMatch(
      /You have sat/,
    );
    // Through a third, and where a computer player sits that nobody is waiting for.
    const both = at(person('ann'), person('ben'));
    expect(told(at(person('eve'), person('ben')), both, at(person('ann'), person('eve')))).toMatch(/They have sat/);
    const computer: Seat = { is: 'computer', player: 'random', for: null };
    expect(told(at(person('ann'), computer), at(FREE, computer), at(FREE, person('ann')))).toMatch(/You have sat/);
  });

  it('are open to their own side, to a person who has had them alone, and where the only other hands them over', () => {
    const both = at(person('ann'), person('ben'));
    expect(told(both, at(FREE, person('ben')), at(person('eve'), person('ben')))).toBeNull();
    expect(told(both, at(FREE, person('ben')), both)).toBeNull();
    const alone = at(person('ann'), person('ann'));
    expect(told(alone, at(person('ann'), FREE), alone)).toBeNull();
    expect(told(alone, at(person('ann'), person('ben')), at(kept('ann'), person('ben')), both)).toBeNull();
    expect(told(alone, both, at(person('ann'), FREE), alone)).toMatch(/You have sat/);
    expect(told(both, alone)).toBeNull();
    // A kept seat can be handed over as well.
    expect(told(both, at(person('ann'), kept('ben')), alone)).toBeNull();
  });
});
