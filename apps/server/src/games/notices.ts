/** What the referee of a room tells of its games. */
import { pledgeOf } from '@hexwright/playtest/dice';
import type { DiceInfo, GameInfo, OfferInfo, SeatInfo, RoomGameState } from '@hexwright/playtest/shared';
import { diceAsked, diceWaitFor } from './dice-shares.ts';
import type { StoredGame } from './game-store.ts';
import { alsoHeld, heldWith } from './held-seats.ts';
import type { RunningGame, WatchedState } from './running-game.ts';
import { peopleAt, type Seat } from './seats.ts';

/** A game as a person is told of it. Its commands are never told, and of its dice only what may be known by then. */
export function gameTold(game: StoredGame, person: string, isOwner: boolean): GameInfo {
  const { id, package: packageId, name, turn, moves, deciding, isOver, updated, options, by } = game;
  const held = heldWith(game.held, game.seats);
  const seats = Object.fromEntries(
    Object.entries(game.seats).map(([side, seat]): [string, SeatInfo] => {
      const others = seat.is === 'person' ? alsoHeld(held, side, seat.id) : [];
      return [side, { ...seatTold(seat, person), alsoHeld: others }];
    }),
  );
  const mayDrop = isOwner || (person !== '' && by === person);
  const dice = diceTold(game, person);
  const offer = offerTold(game, person);
  const played = { turn, moves, deciding, isOver, updated };
  return { id, package: packageId, name, ...played, options, seats, dice, offer, mayDrop };
}

function offerTold({ offer, seats }: StoredGame, person: string): OfferInfo | null {
  if (offer === null) return null;
  const { texts, by, files, agreed } = offer;
  const waiting = peopleAt(seats).filter(({ id }) => !agreed.includes(id));
  const waits = waiting.map(({ name }) => name);
  return { id: texts, by, files, waits, isAsked: waiting.some(({ id }) => id === person) };
}

function diceTold({ dice, seats, isOver }: StoredGame, person: string): DiceInfo | null {
  if (dice === null) return null;
  return {
    pledge: pledgeOf(dice.secret),
    secret: isOver ? dice.secret : '',
    asked: diceAsked(dice, seats, person),
    waits: diceWaitFor(dice, seats),
  };
}

function seatTold(seat: Seat, person: string): Omit<SeatInfo, 'alsoHeld'> {
  switch (seat.is) {
    case 'free':
      return { is: 'free', name: '', isOpen: person !== '' };
    case 'person':
      return { is: seat.id === person ? 'me' : 'person', name: seat.name, isOpen: false };
    case 'computer':
      return { is: 'computer', name: seat.player, isOpen: person !== '' && (seat.for ?? person) === person };
  }
}

/** How a game stands, for one page. */
export function stateTold(state: WatchedState, running: RunningGame, person: string, isOwner: boolean): RoomGameState {
  const { snapshot, game, players, trouble, notes } = state;
  const others = new Map<string, string>();
  for (const watcher of running.watchers.values()) {
    if (watcher.person !== '' && watcher.person !== person) others.set(watcher.person, watcher.called);
  }
  const people = [...others].map(([id, name]) => ({ id, name }));
  return { game: gameTold(game, person, isOwner), snapshot, players, people, trouble, notes };
}
