/**
 * Tic-tac-hex, the game that `docs/architecture.md` has a stranger write in an hour. Its rules: [1.1] In turn each side lays
 * one of its stones [1.2] on a free hex. [2.1] Three in a row win.
 */
import { onHexes } from '@hexwright/compiler';
import { type Column, CONTINUE, LEGAL, type PiecePlace, RefusalRegistry } from '@hexwright/engine';
import {
  argumentOf,
  type Decision,
  Decisions,
  defineGame,
  entityOf,
  eventsOf,
  HexGame,
  hexVerb,
  OFF_MAP,
} from '@hexwright/rules-kit';

/** What happens, each with its case and in a sentence. */
const events = eventsOf('1.1');
const laid = events
  .add('laid', '1.1', 'stone:piece', 'hex:place')
  .told(({ hex }, name) => `${name('stone')}: ${String(hex)}.`);
const won = events.add('won', '2.1', 'side:side').told((_, name) => `${name('side')} has three in a row.`);

/** What may not be done. */
const refusals = new RefusalRegistry<TicTacHex>();
const TAKEN = refusals.add('taken', '1.2', 'There is a stone on that hex.');
const NOT_NEXT = refusals.add('not-next', '1.1', 'Another stone comes next.');

/** The one command: a stone on a hex. */
const lay = hexVerb<TicTacHex>({
  word: 'lay',
  about: 'Lays a stone on a free hex.',
  offer: (play, _, hex) => ({ kind: 'answer', label: `Lay it on ${play.map.label(hex)}`, places: [hex] }),
});

/** The one decision: what may be done, why not, what it does, and how it is asked. */
const layStone: Decision<TicTacHex> = {
  id: 'lay',
  case: '1.1',
  verbs: [lay],
  prompt: () => ({ title: 'Lay a stone', text: 'Choose a free hex.' }),
  piece: (play) => play.nextStone(),
  meant: (_, stone, hex) => lay.of(stone, hex),
  proceed(play) {
    if (play.nextStone() >= 0) return play.phasing;
    play.frames.pop();
    return CONTINUE;
  },
  legal(play, commands) {
    for (let hex = 0; hex < play.grid.count; hex++) {
      if (play.sideOn(hex) < 0) commands.add(lay.of(play.nextStone(), hex));
    }
  },
  check(play, command) {
    const [stone, hex] = [entityOf(command), argumentOf(command)];
    if (stone !== play.nextStone()) return NOT_NEXT;
    return play.sideOn(hex) < 0 ? LEGAL : TAKEN;
  },
  perform(play, command) {
    const [stone, hex] = [entityOf(command), argumentOf(command)];
    play.place.set(stone, hex + 1);
    play.events.emit(laid, stone, hex);
    play.frames.pop();
    if (!play.hasThree(hex)) return;
    play.award(play.phasing, 1);
    play.events.emit(won, play.phasing);
    play.endNow();
  },
};

const decisions: Decisions<TicTacHex> = new Decisions({ phases: [layStone], inner: [], forms: [] });

/** A game under way: its state, and what the rules ask of it. */
class TicTacHex extends HexGame {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  /** By stone: its hex and 1, or 0 before it is laid. */
  readonly place: Column = this.state.column('place', this.game.units.length);

  protected override setUp(): void {
    // The map is empty at the start.
  }

  protected override finish(): void {
    // The point is scored with the third stone.
  }

  placeOf(stone: number): PiecePlace {
    const hex = this.place.of(stone) - 1;
    return hex < 0 ? OFF_MAP : { places: [hex], across: null, facing: null };
  }

  /** The stone that is laid next; -1 where the side has none, or the map is full. */
  nextStone(): number {
    const isFull = this.game.units.filter(({ index }) => this.place.of(index) > 0).length === this.grid.count;
    const next = this.game.units.find(({ index, side }) => side === this.phasing && this.place.of(index) === 0);
    return isFull ? -1 : (next?.index ?? -1);
  }

  /** Whose stone lies on a hex; -1 on a free one. */
  sideOn(hex: number): number {
    return this.game.units.find(({ index }) => this.place.of(index) === hex + 1)?.side ?? -1;
  }

  /** [2.1] Whether three stones of its side lie in a row with the one on a hex. */
  hasThree(hex: number): boolean {
    const row = (direction: number): number => {
      const next = (from: number): number => (from < 0 ? -1 : this.beyond(from, direction));
      let length = 0;
      for (let at = next(hex); at >= 0 && this.sideOn(at) === this.sideOn(hex); at = next(at)) length++;
      return length;
    };
    return [0, 1, 2].some((direction) => row(direction) + row(direction + 3) >= 2);
  }
}

export const library = defineGame<TicTacHex>({
  system: {
    id: 'tic-tac-hex',
    kinds: ['stone'],
    reserveKinds: ['stone'],
    parameters: [{ id: 'game-turns', type: 'integer', minimum: 1, maximum: 99 }],
  },
  decisions,
  create: (game) => new TicTacHex(onHexes(game), decisions.list),
});
