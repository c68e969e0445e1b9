/**
 * A pocket game, to prove what the floors above the rules ask of a game: three sides, a table without hexes, orders that
 * are given at once and unseen, and pearls that only their owners know of. Its rules: [1.1] Each of three sides has two
 * boats, and a pearl in one of them. [2.1] Every turn all sides order their boats at once, [2.2] each boat once and no
 * farther than its speed. [3.1] All boats sail. [3.2] A pearl is taken by the nearest foe who has come within grasp of its
 * boat, and is worth a point. [4.1] The most points win.
 */
import type { CompiledGame } from '@hexwright/compiler';
import {
  type Column,
  type Influence,
  LEGAL,
  type PiecePlace,
  type PieceView,
  type Place,
  Plane,
  RefusalRegistry,
} from '@hexwright/engine';
import {
  bareVerb,
  type Decision,
  Decisions,
  defineGame,
  eventsOf,
  PackageGame,
  plainPiece,
  readPlace,
  readPiece,
  readResult,
  simultaneous,
  ValueVerb,
} from '@hexwright/rules-kit';

const events = eventsOf('2.1');
const sailed = events
  .add('sailed', '3.1', 'boat:piece', 'to:place')
  .told(({ to }, name) => `${name('boat')} sails to ${String(to)}.`);
const taken = events
  .add('pearl-taken', '3.2', 'boat:piece', 'side:side')
  .told((_, name) => `${name('side')} takes the pearl of ${name('boat')}.`);

const refusals = new RefusalRegistry<Pond>();
const FOREIGN = refusals.add('foreign-boat', '2.1', 'That boat is not yours.');
const ORDERED = refusals.add('ordered', '2.2', 'That boat has its order.');
const TOO_FAR = refusals.add('too-far', '2.2', 'That is farther than the boat can sail.');

/** A boat, and where it shall sail: too much for a packed number. */
interface Course {
  readonly boat: number;
  readonly to: Place;
}

const SAIL = new ValueVerb<Pond, Course>(
  {
    word: 'sail',
    about: 'Orders a boat to sail to a place.',
    offer: ({ map }, { to }) => ({ kind: 'step', label: `Sail to ${map.label(to)}`, places: [to], case: '2.2' }),
  },
  {
    takes: 'boat, to',
    write: ({ game, map }, { boat, to }) => ({ boat: game.units[boat].id, to: map.label(to) }),
    read: (pond, { boat, to }) => ({ boat: readPiece(pond, boat), to: readPlace(pond, to) }),
    piece: ({ boat }) => boat,
  },
);
const READY = bareVerb<Pond>({ word: 'ready', about: 'All has been said.', ends: true });

const COURSES = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0 || y !== 0);

const orders: Decision<Pond> = {
  ...simultaneous<Pond>({
    id: 'orders',
    case: '2.1',
    decides: (pond, side) => pond.boatsOf(side).length > 0,
    legal(pond, side, commands) {
      for (const boat of pond.boatsOf(side)) {
        const from = pond.place.of(boat);
        // Straight courses alone: where else a boat may sail, a person points at.
        for (const [x, y] of pond.order.of(boat) === 0 ? COURSES : []) {
          const half = Math.floor(pond.speed(boat) / 2);
          const to = pond.map.at(pond.map.xOf(from) + x * half, pond.map.yOf(from) + y * half);
          if (to >= 0) commands.add(SAIL.of(pond, { boat, to }));
        }
      }
      commands.add(READY.of());
    },
    check(pond, side, one) {
      if (READY.is(one)) return LEGAL;
      const { boat, to } = SAIL.value(pond, one);
      if (pond.game.units[boat].side !== side) return FOREIGN;
      if (pond.order.of(boat) !== 0) return ORDERED;
      return pond.map.distance(pond.place.of(boat), to) <= pond.speed(boat) ? LEGAL : TOO_FAR;
    },
    note(pond, _, one) {
      if (READY.is(one)) return true;
      const { boat, to } = SAIL.value(pond, one);
      pond.order.set(boat, to + 1);
      return false;
    },
    reveal(pond) {
      for (const { index: boat } of pond.game.units) {
        const to = pond.order.of(boat) - 1;
        pond.order.set(boat, 0);
        if (to < 0) continue;
        pond.place.set(boat, to);
        pond.events.emit(sailed, boat, to);
      }
      for (const { index: boat } of pond.game.units) if (pond.pearl.of(boat) === 1) pond.grasp(boat);
    },
  }),
  verbs: [SAIL, READY],
  prompt: () => ({ title: 'Orders', text: 'Say where each boat sails. The others do not see it.' }),
  ending: () => ({ label: 'All is said' }),
  meant: (pond, boat, to) => SAIL.of(pond, { boat, to }),
  candidates: (pond, boat, to) => [SAIL.of(pond, { boat, to })],
};

const decisions: Decisions<Pond> = new Decisions({ phases: [orders], inner: [], forms: [] });

class Pond extends PackageGame<Plane> {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  readonly place: Column = this.state.column('place', this.game.units.length);
  readonly pearl: Column = this.state.column('pearl', this.game.units.length);
  /** Where a boat shall sail: its place and 1, or 0. */
  readonly order: Column = this.state.secretColumn('order', this.game.units.length);

  protected override setUp(): void {
    for (const { unit, left } of this.game.setUp) this.place.set(unit, left);
    this.game.sides.forEach((_, side) => {
      const boats = this.boatsOf(side);
      this.pearl.set(boats[this.dice.lot(side, boats.length)], 1);
    });
  }

  protected override finish(): void {
    // Points are scored as pearls are taken.
  }

  placeOf(boat: number): PiecePlace {
    return { places: [this.place.of(boat)], across: null, facing: null };
  }

  boatsOf(side: number): number[] {
    return this.game.units.filter((unit) => unit.side === side).map(({ index }) => index);
  }

  speed(boat: number): number {
    return this.game.units[boat].faces[0].values.speed;
  }

  /** [3.2] The foe nearest to a boat. */
  nearestFoe(boat: number): number {
    const { side } = this.game.units[boat];
    const far = ({ index }: { readonly index: number }): number =>
      this.map.distance(this.place.of(boat), this.place.of(index));
    return this.game.units.filter((foe) => foe.side !== side).toSorted((one, other) => far(one) - far(other))[0].index;
  }

  /** [3.2] Whether two boats are within grasp of each other. */
  isNear(one: number, other: number): boolean {
    return this.map.distance(this.place.of(one), this.place.of(other)) <= Number(this.game.parameters.get('grasp'));
  }

  /** [3.2] The pearl of a boat is taken, if a foe is near enough. */
  grasp(boat: number): void {
    const { game, map } = this;
    const far = (other: number): number => map.distance(this.place.of(boat), this.place.of(other));
    const [foe] = game.units
      .filter(({ side, index }) => side !== game.units[boat].side && this.isNear(boat, index))
      .toSorted((one, other) => far(one.index) - far(other.index) || one.index - other.index);
    if (foe === undefined) return;
    this.pearl.set(boat, 0);
    this.award(foe.side, 1);
    this.events.emit(taken, boat, foe.side);
  }
}

/** What `viewers` see of a boat: that it has a pearl, and whether it has its order, its own side alone. */
function view(pond: Pond, boat: number, viewers: readonly string[]): PieceView {
  const isSeen = viewers.includes(pond.game.sides[pond.game.units[boat].side].id);
  return plainPiece(pond, boat, {
    Pearl: isSeen && pond.pearl.of(boat) === 1,
    Ordered: isSeen && pond.order.of(boat) > 0,
  });
}

/** A line from a boat to the foe nearest to it, broken where they are too far apart to take pearls. */
function threat(pond: Pond, boat: number): Influence {
  const foe = pond.nearestFoe(boat);
  const side = pond.game.sides[pond.game.units[boat].side].id;
  const shape = pond.isNear(boat, foe) ? 'line' : 'broken-line';
  const places = [pond.place.of(boat), pond.place.of(foe)];
  return { id: 'threat', name: 'Threats', case: '3.2', side, shape, places, isStrong: false };
}

export const library = defineGame<Pond>({
  system: {
    id: 'pond',
    kinds: ['boat'],
    unitValues: { speed: { type: 'integer', minimum: 1, maximum: 40 } },
    parameters: [
      { id: 'game-turns', type: 'integer', minimum: 1, maximum: 40 },
      { id: 'width', type: 'integer', minimum: 10, maximum: 400 },
      { id: 'height', type: 'integer', minimum: 10, maximum: 400 },
      { id: 'grasp', type: 'integer', minimum: 1, maximum: 40 },
    ],
    space: (parameters) =>
      new Plane({ width: Number(parameters.get('width')), height: Number(parameters.get('height')) }),
  },
  decisions,
  create: (game: CompiledGame<Plane>) => new Pond(game, decisions.list),
  over: () => ({ title: 'The game is over', text: 'No pearl changes hands any more.', case: '4.1' }),
  readResult(pond) {
    const points = pond.game.sides.map((_, side) => pond.victoryPoints.of(side));
    const [best, ...others] = points.map((_, side) => side).filter((side) => points[side] === Math.max(...points));
    const winner = others.length > 0 ? 'draw' : pond.game.sides[best].id;
    return { ...readResult(pond), winner, levelName: winner === 'draw' ? 'Nobody wins' : `${winner} wins` };
  },
  presenter: {
    pieces: (pond, viewers) => pond.game.units.map(({ index }) => view(pond, index, viewers)),
    keepers: ({ sides }) => sides.map(({ id }) => id),
    influenceSorts: () => [{ id: 'threat', name: 'Threats', case: '3.2' }],
    influences: (pond, piece) =>
      (piece < 0 ? pond.game.units.map(({ index }) => index) : [piece]).map((boat) => threat(pond, boat)),
  },
  hidden: {
    from: (pond, side) =>
      new Map(pond.game.units.filter((unit) => unit.side !== side).map(({ index }) => [index, pond.pearl.of(index)])),
    view: (pond, boat, side) => view(pond, boat, [pond.game.sides[side].id]),
    exchange(pond, one, other) {
      const kept = pond.pearl.of(one);
      pond.pearl.set(one, pond.pearl.of(other));
      pond.pearl.set(other, kept);
    },
  },
});
