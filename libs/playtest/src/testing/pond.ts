/**
 * A pocket game, to prove what the floors above the rules ask of a game: three sides, a table without hexes, orders that
 * are given at once and unseen, and pearls that only their owners know of. Its rules: [1.1] Each of three sides has two
 * boats, and a pearl in one of them. [2.1] Every turn all sides order their boats at once, [2.2] each boat once and no
 * farther than its speed. [3.1] All boats sail. [3.2] A pearl is taken by the nearest foe who has come within grasp of its
 * boat, and is worth a point. [4.1] The most points win.
 */
import type { CompiledGame, GameLibrary, GameSystem } from '@hexwright/compiler';
import {
  type Choice,
  type Column,
  EventBook,
  LEGAL,
  PHASE_BEGAN,
  type PiecePlace,
  type PieceView,
  type Place,
  Plane,
  type Procedure,
  RefusalBook,
  type WrittenCommand,
} from '@hexwright/engine';
import {
  CommandTable,
  EventReader,
  logOf,
  type LogSpec,
  NotationError,
  PackageGame,
  performParts,
  plainPiece,
  presenterOf,
  readPiece as indexOf,
  readResult,
  reportOf,
  sentenceWithCase,
  simultaneous,
} from '@hexwright/rules-kit';

const events = new EventBook();
const phaseBegan = events.add(PHASE_BEGAN, '2.1', 'turn:number', 'side:side', 'phase:phase');
const sailed = events
  .add('sailed', '3.1', 'boat:piece', 'to:place')
  .told(({ to }, name) => `${name('boat')} sails to ${String(to)}.`);
const taken = events
  .add('pearl-taken', '3.2', 'boat:piece', 'side:side')
  .told((_, name) => `${name('side')} takes the pearl of ${name('boat')}.`);

const refusals = new RefusalBook<Pond>();
const FOREIGN = refusals.add('foreign-boat', '2.1', 'That boat is not yours.');
const ORDERED = refusals.add('ordered', '2.2', 'That boat has its order.');
const TOO_FAR = refusals.add('too-far', '2.2', 'That is farther than the boat can sail.');

/** What a side can command: a boat to sail somewhere, or that all has been said. */
type Order = { readonly boat: number; readonly to: Place } | 'ready';
const table = new CommandTable<Order>();

const COURSES = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0 || y !== 0);

const orders: Procedure<Pond> = simultaneous<Pond>({
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
        if (to >= 0) commands.add(table.numberOf(pond, { boat, to }));
      }
    }
    commands.add(table.numberOf(pond, 'ready'));
  },
  check(pond, side, command) {
    const order = table.valueOf(pond, command);
    if (order === 'ready') return LEGAL;
    if (pond.game.units[order.boat].side !== side) return FOREIGN;
    if (pond.order.of(order.boat) !== 0) return ORDERED;
    return pond.map.distance(pond.place.of(order.boat), order.to) <= pond.speed(order.boat) ? LEGAL : TOO_FAR;
  },
  note(pond, _, command) {
    const order = table.valueOf(pond, command);
    if (order !== 'ready') pond.order.set(order.boat, order.to + 1);
    return order === 'ready';
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
});

class Pond extends PackageGame<Plane> {
  readonly refusals = refusals;
  readonly eventBook = events;
  readonly victoryPoints: Column;
  readonly place: Column;
  readonly pearl: Column;
  /** Where a boat shall sail: its place and 1, or 0. */
  readonly order: Column;
  protected readonly procedures = [orders];

  constructor(game: CompiledGame<Plane>) {
    super(game, [orders]);
    this.victoryPoints = this.state.column('points', game.sides.length);
    this.place = this.state.column('place', game.units.length);
    this.pearl = this.state.column('pearl', game.units.length);
    this.order = this.state.secretColumn('order', game.units.length);
    this.state.seal();
  }

  protected override setUp(): void {
    for (const { unit, left } of this.game.setUp) this.place.set(unit, left);
    this.game.sides.forEach((_, side) => {
      const boats = this.boatsOf(side);
      this.pearl.set(boats[this.dice.lot(side, boats.length)], 1);
    });
  }

  protected override stepBegins(): void {
    this.events.emit(phaseBegan, this.turn, this.phasing, this.step);
  }

  protected override finish(): void {
    // Points are scored as pearls are taken.
  }

  placeOf(boat: number): PiecePlace {
    return { hexes: [this.place.of(boat)], across: null, facing: null };
  }

  boatsOf(side: number): number[] {
    return this.game.units.filter((unit) => unit.side === side).map(({ index }) => index);
  }

  speed(boat: number): number {
    return this.game.units[boat].faces[0].values.speed;
  }

  /** [3.2] The pearl of a boat is taken, if a foe is near enough. */
  grasp(boat: number): void {
    const { game, map } = this;
    const far = (other: number): number => map.distance(this.place.of(boat), this.place.of(other));
    const [foe] = game.units
      .filter(({ side, index }) => side !== game.units[boat].side && far(index) <= Number(game.parameters.get('grasp')))
      .toSorted((one, other) => far(one.index) - far(other.index) || one.index - other.index);
    if (foe === undefined) return;
    this.pearl.set(boat, 0);
    this.award(foe.side, 1);
    this.events.emit(taken, boat, foe.side);
  }
}

const reader = new EventReader<Pond>({ meanings: {}, modifiers: () => [] });
const log: LogSpec<Pond> = {
  reader,
  ways: new Set(),
  attacks: new Set(),
  sideTurn: 'begins',
  cases: { turn: '2.1', side: '2.1' },
};

function read(pond: Pond, written: WrittenCommand): number {
  if (written.do === 'ready') return table.numberOf(pond, 'ready');
  const to = pond.map.placeOf(String(written.to));
  if (written.do !== 'sail' || to < 0) throw new NotationError(`${JSON.stringify(written)} is no order of the pond.`);
  return table.numberOf(pond, { boat: indexOf(pond, written.boat), to });
}

function write(pond: Pond, command: number): WrittenCommand {
  const order = table.valueOf(pond, command);
  if (order === 'ready') return { do: 'ready' };
  return { do: 'sail', boat: pond.game.units[order.boat].id, to: pond.map.label(order.to) };
}

function choice(pond: Pond, command: number): Choice {
  const order = table.valueOf(pond, command);
  const common = { command: write(pond, command), target: null, place: null, detail: '', case: '2.2' };
  if (order === 'ready') return { ...common, kind: 'done', piece: null, hexes: [], label: 'All is said', case: '2.1' };
  const label = `Sail to ${pond.map.label(order.to)}`;
  return { ...common, kind: 'step', piece: pond.game.units[order.boat].id, hexes: [order.to], label };
}

/** What `viewers` see of a boat: that it has a pearl, and where it shall sail, its own side alone. */
function view(pond: Pond, boat: number, viewers: readonly string[]): PieceView {
  const isSeen = viewers.includes(pond.game.sides[pond.game.units[boat].side].id);
  return plainPiece(pond, boat, {
    Pearl: isSeen && pond.pearl.of(boat) === 1,
    Ordered: isSeen && pond.order.of(boat) > 0,
  });
}

const system: GameSystem = {
  id: 'pond',
  vocabularies: [],
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
  tables: [],
  slots: [],
  conditions: [],
  procedures: ['orders'],
  modules: [],
  markers: [],
  environment: () => ({ names: {}, functions: {} }),
  checkSetUp: () => [],
};

export const library: GameLibrary<Pond> = {
  system,
  create: (game: CompiledGame<Plane>) => new Pond(game),
  perform: (pond, written, plays) => performParts(pond, [() => read(pond, written)], plays),
  readCommand: read,
  writeCommand: write,
  longForms: (commands) => [...commands],
  readEvents: (pond, first) => reader.all(pond, first),
  readPiece: reportOf,
  decisionName: (pond) => (pond.over ? 'over' : 'orders'),
  isPass: (pond, command) => table.valueOf(pond, command) === 'ready',
  faultsOf: () => [],
  steps: log.ways,
  tell: (pond, event) => sentenceWithCase(pond, event),
  readResult(pond) {
    const points = pond.game.sides.map((_, side) => pond.victoryPoints.of(side));
    const [best, ...others] = points.map((_, side) => side).filter((side) => points[side] === Math.max(...points));
    const winner = others.length > 0 ? 'draw' : pond.game.sides[best].id;
    return { ...readResult(pond), winner, levelName: winner === 'draw' ? 'Nobody wins' : `${winner} wins` };
  },
  presenter: presenterOf<Pond>({
    prompt: ({ game, deciding, over }) => ({
      side: deciding < 0 ? null : game.sides[deciding].id,
      decision: 'orders',
      piece: null,
      title: over ? 'The game is over' : 'Orders',
      text: over ? 'No pearl changes hands any more.' : 'Say where each boat sails. The others do not see it.',
      case: '2.1',
    }),
    choices: (pond) =>
      pond
        .legal()
        .toArray()
        .map((command) => choice(pond, command)),
    candidates(pond, { piece, place }) {
      if (piece === null || pond.over) return [];
      const command = table.numberOf(pond, { boat: indexOf(pond, piece), to: place });
      return pond.check(command) === LEGAL && !pond.legal().includes(command) ? [choice(pond, command)] : [];
    },
    pieces: (pond, viewers) => pond.game.units.map(({ index }) => view(pond, index, viewers)),
    keepers: ({ sides }) => sides.map(({ id }) => id),
    log: (pond, first) => logOf(log, pond, first),
    whyNot(pond, piece, place) {
      if (piece < 0 || pond.over) return null;
      const command = table.numberOf(pond, { boat: piece, to: place });
      return { command: write(pond, command), refusals: pond.explain(command) };
    },
  }),
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
  caseIndex: async () => Promise.resolve({}),
};
