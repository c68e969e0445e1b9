import { describe, expect, it } from 'vitest';
import { changedSeat, playedSeats, sidesOf, toldSeats, type Seat, type Seats } from './seats.ts';

const ANN: Seat = { is: 'person', id: 'a', name: 'Ann' };
const CAPTAIN: Seat = { is: 'computer', player: 'captain', for: null };
const SEATS: Seats = { red: ANN, blue: CAPTAIN, green: { is: 'free' } };
const ann = { id: 'a', name: 'Ann', isOwner: false };
const ben = { id: 'b', name: 'Ben', isOwner: false };

describe('seats', () => {
  it('are told to everybody from where they sit', () => {
    expect(toldSeats(SEATS, 'a')).toEqual({ red: 'person', blue: 'captain', green: 'nobody yet' });
    expect(toldSeats(SEATS, 'b')).toEqual({ red: 'Ann', blue: 'captain', green: 'nobody yet' });
    // Whatever somebody is called, they are not who is told.
    expect(toldSeats({ red: { ...ANN, name: 'person' } }, 'b')).toEqual({ red: 'Somebody' });
    expect(playedSeats(SEATS)).toEqual({ red: 'person', blue: 'captain', green: 'person' });
    expect([sidesOf(SEATS, 'a'), sidesOf(SEATS, 'b')]).toEqual([['red'], []]);
  });

  it('are taken where they are free, left, handed over, or kept by a computer player', () => {
    expect(changedSeat({ is: 'free' }, { to: 'me' }, ben)).toEqual({ is: 'person', id: 'b', name: 'Ben' });
    expect(changedSeat(CAPTAIN, { to: 'me' }, ben)).toMatchObject({ id: 'b' });
    expect(changedSeat(ANN, { to: 'free' }, ann)).toEqual({ is: 'free' });
    expect(changedSeat(ANN, { to: 'person', id: 'b', name: 'Ben' }, ann)).toMatchObject({ id: 'b' });
    const kept = changedSeat(ANN, { to: 'computer', player: 'captain' }, ann) as Seat;
    expect(kept).toEqual({ is: 'computer', player: 'captain', for: 'a' });
    expect(changedSeat(kept, { to: 'me' }, ann)).toEqual(ANN);
    expect(changedSeat(kept, { to: 'me' }, ben)).toMatch(/somebody else/);
  });

  it('are nobody else’s to take, not even the owner’s, who can have them kept', () => {
    const owner = { ...ben, isOwner: true };
    for (const to of ['me', 'free'] as const) expect(changedSeat(ANN, { to }, owner)).toMatch(/somebody else/);
    expect(changedSeat(ANN, { to: 'person', id: 'b', name: 'Ben' }, ben)).toMatch(/somebody else/);
    expect(changedSeat(ANN, { to: 'computer', player: 'captain' }, ben)).toMatch(/somebody else/);
    expect(changedSeat(ANN, { to: 'computer', player: 'captain' }, owner)).toMatchObject({ for: 'a' });
  });
});
