import { PERSON, type GameSeats } from '@hexwright/playtest/live';

/** Who sits for a side. */
export type Seat =
  | { readonly is: 'free' }
  | { readonly is: 'person'; readonly id: string; readonly name: string }
  /** A computer player; `for` is the person whose seat it keeps, or null where it is nobody's. */
  | { readonly is: 'computer'; readonly player: string; readonly for: string | null };

/** Seats by the id of their side. */
export type Seats = Readonly<Record<string, Seat>>;

/** Somebody who wants to change who sits somewhere. */
export interface Asker {
  readonly id: string;
  readonly name: string;
  /** Whether they may do what only the owner of a project may. */
  readonly isOwner: boolean;
}

/** Who a seat is to be given to: anyone who asks, nobody, a computer player, or somebody else who is there. */
export type Wish =
  | { readonly to: 'me' }
  | { readonly to: 'free' }
  | { readonly to: 'computer'; readonly player: string }
  | { readonly to: 'person'; readonly id: string; readonly name: string };

/** The sides that a person plays. */
export function sidesOf(seats: Seats, person: string): string[] {
  return Object.entries(seats).flatMap(([side, seat]) => (seat.is === 'person' && seat.id === person ? [side] : []));
}

/** Those who sit at a game, each once. */
export function peopleAt(seats: Seats): readonly { readonly id: string; readonly name: string }[] {
  const people = Object.values(seats).flatMap((seat) => (seat.is === 'person' ? [[seat.id, seat.name] as const] : []));
  return [...new Map(people)].map(([id, name]) => ({ id, name }));
}

/** Who sits where, as somebody is told it: {@link PERSON} is who is told. */
export function toldSeats(seats: Seats, person: string): GameSeats {
  return Object.fromEntries(Object.entries(seats).map(([side, seat]) => [side, toldSeat(seat, person)]));
}

function toldSeat(seat: Seat, person: string): string {
  switch (seat.is) {
    case 'free':
      return 'nobody yet';
    case 'person':
      if (seat.id === person) return PERSON;
      return seat.name === PERSON ? 'Somebody' : seat.name;
    case 'computer':
      return seat.player;
  }
}

/** Who sits where, as the rules know it: persons and computer players. */
export function playedSeats(seats: Seats): GameSeats {
  return Object.fromEntries(
    Object.entries(seats).map(([side, seat]) => [side, seat.is === 'computer' ? seat.player : PERSON]),
  );
}

/**
 * The seat as it becomes; a text says why it may not. Nobody takes the seat of somebody else, since with it they would see
 * what is hidden: the owner can have a computer player keep it for them.
 */
export function changedSeat(seat: Seat, wish: Wish, asker: Asker): Seat | string {
  const isMine = seat.is === 'person' ? seat.id === asker.id : seat.is === 'computer' && seat.for === asker.id;
  const isOpen = seat.is === 'free' || (seat.is === 'computer' && seat.for === null);
  if (wish.to === 'computer') {
    if (!isMine && !isOpen && !asker.isOwner) return NOT_YOURS;
    return { is: 'computer', player: wish.player, for: seat.is === 'person' ? seat.id : keeperOf(seat) };
  }
  if (!isMine && !isOpen) return NOT_YOURS;
  switch (wish.to) {
    case 'free':
      return { is: 'free' };
    case 'me':
      return { is: 'person', id: asker.id, name: asker.name };
    case 'person':
      return isMine ? { is: 'person', id: wish.id, name: wish.name } : NOT_YOURS;
  }
}

function keeperOf(seat: Seat): string | null {
  return seat.is === 'computer' ? seat.for : null;
}

const NOT_YOURS = 'That seat is somebody else’s. The person who has it can leave it or hand it over.';
