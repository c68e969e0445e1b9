/**
 * A pocket game, to prove what a table measured in inches asks of the floors above the rules. [1.1] Two sides have blocks of
 * figures. [2.1] In its turn a side marches each of them once, or not at all: [2.2] a wheel of 45 degrees at most, then
 * straight ahead, together no farther than its pace. [2.3] It stops where it meets anybody, and at what nobody crosses.
 * [3.1] Whom an enemy meets loses four figures. [4.1] A figure that falls is a point for the other side, the most points win.
 */
import { type CompiledGame, TableSpace } from '@hexwright/compiler';
import {
  type Column,
  CONTINUE,
  LEGAL,
  type PieceOutline,
  type PiecePlace,
  RefusalRegistry,
  type TableMark,
} from '@hexwright/engine';
import {
  bareVerb,
  type Decision,
  Decisions,
  defineGame,
  eventsOf,
  PackageGame,
  readPiece,
  ValueVerb,
} from '@hexwright/rules-kit';
import {
  advance,
  ahead,
  bearing,
  type Block,
  distance,
  INCH,
  inchesText,
  type Leg,
  type Mover,
  type Outcome,
  Path,
  type Point,
  QUARTER,
  type Shape,
  turnBetween,
  wheelCost,
} from '@hexwright/table';

const events = eventsOf('2.1');
const marched = events
  .add('marched', '2.2', 'unit:piece', 'to:place')
  .told(({ to }, name) => `${name('unit')} marches to ${String(to)}.`);
const met = events
  .add('met', '3.1', 'unit:piece', 'by:piece')
  .told((_, name) => `${name('by')} comes upon ${name('unit')}: four figures fall.`);

const refusals = new RefusalRegistry<Drill>();
const FOREIGN = refusals.add('foreign-block', '2.1', 'That block is not yours.');
const MOVED = refusals.add('marched', '2.1', 'That block has marched.');
const TOO_FAR = refusals.add('too-far', '2.2', 'That is farther than its pace.');
const TOO_SHARP = refusals.add('too-sharp', '2.2', 'It wheels by 45 degrees at most.');

/** So far a block wheels at most. */
const SHARPEST = QUARTER / 2;
/** Figures that fall where an enemy comes upon a block. */
const FALLING = 4;

/** A block, by how many tenths of a degree it wheels, and how far it goes then. */
interface March {
  readonly unit: number;
  readonly wheel: number;
  readonly by: number;
}

const MARCH = new ValueVerb<Drill, March>(
  {
    word: 'march',
    about: 'Wheels a block and marches it straight ahead.',
    offer(drill, march) {
      const path = drill.pathOf(march);
      const { x, y } = path.after(path.cost);
      const far = inchesText(path.cost);
      const marks = drill.marksOf(march);
      const to = drill.map.at(x, y);
      return { kind: 'step', label: `March ${far} inches`, places: to < 0 ? [] : [to], marks, case: '2.2' };
    },
  },
  {
    takes: 'unit, wheel, ahead',
    write: ({ game }, { unit, wheel, by }) => ({ unit: game.units[unit].id, wheel, ahead: by }),
    read: (drill, { unit, wheel, ahead: by }) => ({
      unit: readPiece(drill, unit),
      wheel: Number(wheel),
      by: Number(by),
    }),
    piece: ({ unit }) => unit,
  },
);
const HALT = bareVerb<Drill>({ word: 'halt', about: 'No other block marches.', ends: true });

const marching: Decision<Drill> = {
  id: 'march',
  case: '2.1',
  verbs: [MARCH, HALT],
  prompt: () => ({ title: 'March', text: 'Take a block in hand and point where it shall march.' }),
  ending: () => ({ label: 'All stand' }),
  proceed(drill) {
    if (drill.waiting(drill.phasing).length > 0) return drill.phasing;
    drill.frames.pop();
    return CONTINUE;
  },
  legal(drill, commands) {
    for (const unit of drill.waiting(drill.phasing)) {
      // Straight ahead alone: where else it may go, a person points at.
      for (const by of [drill.pace(unit) / 2, drill.pace(unit)]) commands.add(MARCH.of(drill, { unit, wheel: 0, by }));
    }
    commands.add(HALT.of());
  },
  check(drill, one) {
    if (HALT.is(one)) return LEGAL;
    const march = MARCH.value(drill, one);
    if (drill.game.units[march.unit].side !== drill.phasing) return FOREIGN;
    if (drill.moved.of(march.unit) === 1) return MOVED;
    if (Math.abs(march.wheel) > SHARPEST) return TOO_SHARP;
    return march.by >= 0 && drill.pathOf(march).cost <= drill.pace(march.unit) ? LEGAL : TOO_FAR;
  },
  perform(drill, one) {
    if (HALT.is(one)) drill.frames.pop();
    else drill.march(MARCH.value(drill, one));
  },
  meant: (drill, unit, place) => MARCH.of(drill, drill.towards(unit, drill.map.pointOf(place))),
  candidates: (drill, unit, place) => {
    const march = drill.towards(unit, drill.map.pointOf(place));
    return drill.moved.of(unit) === 0 && Math.abs(march.wheel) <= SHARPEST ? [MARCH.of(drill, march)] : [];
  },
};

const decisions: Decisions<Drill> = new Decisions({ phases: [marching], inner: [], forms: [] });

class Drill extends PackageGame<TableSpace> {
  readonly refusals = refusals;
  readonly eventRegistry = events;
  readonly x: Column = this.state.column('x', this.game.units.length);
  readonly y: Column = this.state.column('y', this.game.units.length);
  readonly facing: Column = this.state.column('facing', this.game.units.length);
  readonly fallen: Column = this.state.column('fallen', this.game.units.length);
  readonly moved: Column = this.state.column('moved', this.game.units.length);

  protected override setUp(): void {
    for (const { unit, left, direction } of this.game.setUp) {
      this.#place(unit, { ...this.map.pointOf(left), facing: direction });
    }
  }

  protected override stepBegins(): void {
    for (const { index } of this.game.units) this.moved.set(index, 0);
    super.stepBegins();
  }

  protected override finish(): void {
    // Points are scored as figures fall.
  }

  placeOf(unit: number): PiecePlace {
    const outline = this.outline(unit);
    return { places: [this.map.at(outline.x, outline.y)], across: null, facing: null, outline };
  }

  outline(unit: number): PieceOutline {
    const { files, figures } = this.printed(unit);
    const ranks = Math.ceil(figures / files);
    return { ...this.block(unit), files, ranks, figures: Math.max(0, figures - this.fallen.of(unit)) };
  }

  block(unit: number): Block {
    const { files, figures } = this.printed(unit);
    const [x, y, facing] = [this.x.of(unit), this.y.of(unit), this.facing.of(unit)];
    return { x, y, facing, ...sizeOf(files, figures) };
  }

  printed(unit: number): Readonly<Record<string, number>> {
    return this.game.units[unit].faces[0].values;
  }

  /** In thousandths of an inch. */
  pace(unit: number): number {
    return this.printed(unit).pace * INCH;
  }

  waiting(side: number): number[] {
    return this.game.units
      .filter((one) => one.side === side && this.moved.of(one.index) === 0)
      .map(({ index }) => index);
  }

  pathOf({ unit, wheel, by }: March): Path {
    return new Path(this.block(unit), legsOf(wheel, by));
  }

  /** [2.2] The march that leads nearest to a point: a wheel towards it, then as far as the pace allows. */
  towards(unit: number, to: Point): March {
    const block = this.block(unit);
    const wheel = turnBetween(block.facing, bearing(block, to));
    const left = Math.max(0, this.pace(unit) - wheelCost(block, wheel));
    const from = new Path(block, legsOf(wheel, 0)).after(Infinity);
    return { unit, wheel, by: Math.min(left, distance(from, to)) };
  }

  marksOf({ unit, wheel, by }: March): TableMark[] {
    const outline = this.outline(unit);
    const wheeled = new Path(outline, legsOf(wheel, 0)).after(Infinity);
    const there = ahead(wheeled, wheeled.facing, by);
    const turn = {
      outline: { ...outline, ...wheeled },
      text: `${wheel / 10}°, ${inchesText(wheelCost(outline, wheel))} in`,
    };
    const stages = [
      { outline, text: '' },
      ...(wheel === 0 ? [] : [turn]),
      { outline: { ...outline, ...wheeled, ...there }, text: `${inchesText(by)} in` },
    ];
    return [{ draw: 'way', tone: 'good', stages }];
  }

  /** [2.3] Marches a block until it meets somebody. */
  march({ unit, wheel, by }: March): void {
    const others = this.game.units.filter(({ index }) => index !== unit);
    const mover: Mover = { block: this.block(unit), legs: legsOf(wheel, by), allowance: this.pace(unit) };
    const standing = others.map(({ index }) => this.block(index));
    const [{ block, meetings }]: Outcome[] = advance([mover], standing, 1, {
      holds: () => true,
      barriers: barriersOf(this.map),
    });
    this.#place(unit, block);
    this.moved.set(unit, 1);
    this.events.emit(marched, unit, this.map.at(block.x, block.y));
    for (const { with: number, isBarrier } of meetings) {
      const other = others[number - 1];
      if (!isBarrier && other.side !== this.game.units[unit].side) this.#meet(other.index, unit);
    }
  }

  /** [3.1] */
  #meet(unit: number, by: number): void {
    const standing = this.outline(unit).figures;
    const falling = Math.min(FALLING, standing);
    this.fallen.set(unit, this.fallen.of(unit) + falling);
    this.award(this.game.units[by].side, falling);
    this.events.emit(met, unit, by);
  }

  #place(unit: number, { x, y, facing }: Pick<Block, 'x' | 'y' | 'facing'>): void {
    this.x.set(unit, x);
    this.y.set(unit, y);
    this.facing.set(unit, facing);
  }
}

/** A figure stands on three quarters of an inch each way. */
function sizeOf(files: number, figures: number): Pick<Block, 'width' | 'depth'> {
  return { width: files * 750, depth: Math.ceil(figures / files) * 750 };
}

/** It wheels about the end of its front on the side that it turns to. */
function legsOf(wheel: number, by: number): Leg[] {
  const straight: Leg = { do: 'ahead', by };
  return wheel === 0 ? [straight] : [{ do: 'wheel', about: wheel < 0 ? 'left' : 'right', by: wheel }, straight];
}

/** The edges of the table and of what nobody crosses. */
function barriersOf({ plan: { width, depth, features } }: TableSpace): Shape[] {
  const corners = [0, 1, 2, 3].map((n) => ({ x: n === 1 || n === 2 ? width : 0, y: n > 1 ? depth : 0 }));
  const outlines = [corners, ...features.filter(({ impassable }) => impassable).map(({ points }) => points)];
  return outlines.flatMap((points) => points.map((point, i) => [point, points[(i + 1) % points.length]]));
}

function onTable(game: CompiledGame): CompiledGame<TableSpace> {
  if (isOnTable(game)) return game;
  throw new RangeError(`${game.id} is not played on a table.`);
}

function isOnTable(game: CompiledGame): game is CompiledGame<TableSpace> {
  return game.map instanceof TableSpace;
}

export const library = defineGame<Drill>({
  system: {
    id: 'drill',
    kinds: ['block'],
    unitValues: {
      files: { type: 'integer', minimum: 1, maximum: 40 },
      figures: { type: 'integer', minimum: 1, maximum: 200 },
      pace: { type: 'integer', minimum: 1, maximum: 40 },
    },
    parameters: [{ id: 'game-turns', type: 'integer', minimum: 1, maximum: 40 }],
    playsOnTables: true,
    blockOf({ map, units }, { unit, left, direction }) {
      const { files, figures } = units[unit].faces[0].values;
      const point = map instanceof TableSpace ? map.pointOf(left) : { x: 0, y: 0 };
      return { ...point, facing: direction, ...sizeOf(files, figures) };
    },
    groundValues: {
      cover: { title: 'Cover', about: 'Whether who stands there is covered.', words: ['none', 'some'] },
    },
  },
  decisions,
  create: (game: CompiledGame) => new Drill(onTable(game), decisions.list),
  over: () => ({ title: 'The drill is over', text: 'Nobody marches any more.', case: '4.1' }),
  presenter: {
    influenceSorts: () => [{ id: 'march', name: 'March', case: '2.2' }],
    influences(drill, piece) {
      const units = piece < 0 ? drill.game.units.map(({ index }) => index) : [piece];
      return units.map((unit) => ({
        id: 'march',
        name: 'March',
        side: drill.game.sides[drill.game.units[unit].side].id,
        shape: 'area',
        places: [],
        marks: [
          {
            draw: 'arc',
            tone: 'neutral',
            from: drill.outline(unit),
            half: SHARPEST,
            reach: drill.pace(unit),
            text: `${drill.pace(unit) / INCH} inches`,
          },
        ],
        isStrong: false,
        case: '2.2',
      }));
    },
  },
});
