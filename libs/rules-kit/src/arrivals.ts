/** Who arrives: before a side moves, it places the units that are due, or lets them wait. */
import type { CompiledArrival } from '@hexwright/compiler';
import { type Command, CONTINUE, LEGAL, Local, type RefusalCode, type RefusalRegistry } from '@hexwright/engine';
import type { CourseEvents } from './course.ts';
import type { Decision } from './decision.ts';
import type { Prelude } from './hex-battle.ts';
import type { HexGame, PackageGame } from './package-game.ts';
import { argumentOf, entityOf } from './packed-command.ts';
import { Part } from './part.ts';
import type { CommandKind, Verb } from './verbs.ts';

/** How pieces of a game come to the map. */
export interface ArrivalRules<Play extends PackageGame> {
  /** The case that says that pieces come to the map, for those of a package that cites none. */
  readonly case: string;
  /** The step before which they come. */
  readonly before: string;
  /** Puts a piece down. */
  readonly place: CommandKind<Play>;
  /** Nobody else comes now. */
  readonly pass: Verb<Play>;
  readonly refusals: RefusalRegistry<Play>;
  readonly events: CourseEvents;
  /** The sides that let pieces come before a step, one after the other. */
  sides(play: Play): readonly number[];
  /** The piece has not come to the map yet. */
  waits(play: Play, piece: number): boolean;
  /** Every way in which it could come by an arrival, each once; some of them, where there is no end of them. */
  ways(play: Play, piece: number, arrival: number): Iterable<Command>;
  /** Whether an arrival brings its piece to where a command puts it down. */
  isThere(play: Play, one: Command, arrival: number): boolean;
  /** The hex that the log names; -1 on a table. */
  hexOf(play: Play, one: Command): number;
  /** Why it may not stand so; {@link LEGAL} where it may. */
  refusal(play: Play, one: Command): RefusalCode;
  /** Puts it there, with all that follows. */
  enter(play: Play, one: Command): void;
  /** What a person means who points at a place with the piece in hand. */
  meant(play: Play, piece: number, place: number): Command;
}

/** The arrivals of one game, by piece. */
class Timetable {
  /** By piece: index of its arrival, or -1. */
  readonly arrivalOf: Int16Array;
  readonly #whens: readonly ((() => number) | null)[];
  readonly #arrivals: readonly CompiledArrival[];
  readonly #play: PackageGame;

  constructor(play: PackageGame) {
    const { arrivals, units } = play.game;
    this.arrivalOf = new Int16Array(units.length).fill(-1);
    arrivals.forEach((arrival, index) => arrival.units.forEach((piece) => (this.arrivalOf[piece] = index)));
    this.#whens = arrivals.map(({ when }) => when && play.readsOf(when));
    this.#arrivals = arrivals;
    this.#play = play;
  }

  isDue(index: number): boolean {
    const when = this.#whens[index];
    return this.#arrivals[index].turn <= this.#play.turn && (when === null || when() !== 0);
  }
}

/** The decision by which the pieces of a game arrive. */
export interface Arrivals<Play> extends Decision<Play>, Prelude<Play> {}

/** How many of the sides have nobody more to place. */
const asked = new Local(0);

export function arrivalsBy<Play extends PackageGame>(rules: ArrivalRules<Play>): Arrivals<Play> {
  const timetable = new Part((play: Play) => new Timetable(play));
  const { place, pass, refusals } = rules;
  const casesOf = ({ game }: Play, index: number): { cases: string[] } => {
    const cited = game.arrivals[index]?.case ?? '';
    return { cases: cited === '' ? [] : [cited] };
  };
  const arrivalOf = (play: Play, one: Command): number => timetable.of(play).arrivalOf[place.pieceOf(play, one)];
  const citing = (play: Play, one: Command): { cases: string[] } => casesOf(play, arrivalOf(play, one));
  const NOT_DUE = refusals.add('not-arriving', rules.case, 'That piece does not arrive now.', citing);
  const ELSEWHERE = refusals.add('arrives-elsewhere', rules.case, 'That piece does not arrive there.', citing);
  const NOT_NOW = refusals.add('not-an-arrival', rules.case, 'Now pieces arrive, and nothing else is done.');

  const isDue = (play: Play, piece: number, side: number): boolean => {
    const index = timetable.of(play).arrivalOf[piece];
    return (
      index >= 0 && play.game.units[piece].side === side && rules.waits(play, piece) && timetable.of(play).isDue(index)
    );
  };
  const refusalOf = (play: Play, one: Command, side: number): RefusalCode => {
    if (!isDue(play, place.pieceOf(play, one), side)) return NOT_DUE;
    if (!rules.isThere(play, one, arrivalOf(play, one))) return ELSEWHERE;
    return rules.refusal(play, one);
  };
  /** Every way in which a due piece may come in now. */
  function* waysIn(play: Play, piece: number, side: number): Generator<Command> {
    for (const one of rules.ways(play, piece, timetable.of(play).arrivalOf[piece])) {
      if (refusalOf(play, one, side) === LEGAL) yield one;
    }
  }
  const duePieces = (play: Play, side: number): number[] =>
    play.game.arrivals.flatMap(({ units }) => units.filter((piece) => isDue(play, piece, side)));
  const hasWayIn = (play: Play, side: number): boolean =>
    duePieces(play, side).some((piece) => !waysIn(play, piece, side).next().done);

  const arrivals: Arrivals<Play> = {
    id: 'arrivals',
    case: rules.case,
    verbs: [place, pass],
    prompt(play) {
      const due = new Set(duePieces(play, play.deciding).map((piece) => timetable.of(play).arrivalOf[piece]));
      const [first] = due;
      const names = [...due].map((index) => play.game.arrivals[index].name).join(', ');
      return {
        title: 'Arrivals',
        text: `${names}: place who arrives, or let them wait for a later turn.`,
        ...(first === undefined || play.game.arrivals[first].case === ''
          ? {}
          : { case: play.game.arrivals[first].case }),
      };
    },
    ending: () => ({ label: 'Nobody else arrives now', detail: 'Who has not come may come in a later turn.' }),
    meant: (play, piece, at) => rules.meant(play, piece, at),
    // On a table nobody lists every place.
    candidates: (play, piece, at) => [rules.meant(play, piece, at)],
    begin(play) {
      const { procedure } = play.game.sequence[play.step];
      if (procedure !== rules.before) return;
      if (rules.sides(play).some((side) => hasWayIn(play, side))) play.enter(arrivals);
    },
    proceed(play) {
      const sides = rules.sides(play);
      while (asked.of(play) < sides.length) {
        const side = sides[asked.of(play)];
        if (hasWayIn(play, side)) return side;
        asked.set(play, asked.of(play) + 1);
      }
      play.frames.pop();
      return CONTINUE;
    },
    legal(play, commands) {
      const side = play.deciding;
      for (const piece of duePieces(play, side)) for (const one of waysIn(play, piece, side)) commands.add(one);
      commands.add(pass.of());
    },
    check(play, one) {
      if (pass.is(one)) return LEGAL;
      return place.is(one) ? refusalOf(play, one, play.deciding) : NOT_NOW;
    },
    untimely: (play, one) =>
      place.is(one) && play.decision !== arrivals && arrivalOf(play, one) >= 0 ? NOT_DUE : LEGAL,
    perform(play, one) {
      if (pass.is(one)) return asked.set(play, asked.of(play) + 1);
      const piece = place.pieceOf(play, one);
      play.events.emit(rules.events.arrived, arrivalOf(play, one), piece, rules.hexOf(play, one));
      return rules.enter(play, one);
    },
  };
  return arrivals;
}

/** How pieces of a game on hexes come to the map: of how one stands, the argument of its command says. */
export interface HexArrivalRules<Play extends HexGame> extends Omit<
  ArrivalRules<Play>,
  'place' | 'sides' | 'ways' | 'isThere' | 'hexOf' | 'refusal' | 'enter' | 'meant'
> {
  readonly place: Verb<Play>;
  /** Every way in which it would stand with this hex: arguments of {@link place}. */
  stands(play: Play, piece: number, hex: number): readonly number[];
  /** The hexes that it would cover; none where that is off the map. */
  covered(play: Play, piece: number, argument: number): readonly number[];
  refusal(play: Play, piece: number, argument: number): RefusalCode;
  enter(play: Play, piece: number, argument: number): void;
}

/** Arrivals in hexes: before a side moves, each piece comes in with a hex at least of those that its arrival names. */
export function hexArrivalsBy<Play extends HexGame>(rules: HexArrivalRules<Play>): Arrivals<Play> {
  const open = new Part(({ game }: Play) => game.arrivals.map(({ hexes }) => new Set(hexes)));
  const { place } = rules;
  return arrivalsBy<Play>({
    ...rules,
    sides: ({ phasing }) => [phasing],
    *ways(play, piece, arrival) {
      const told = new Set<number>();
      for (const hex of open.of(play)[arrival]) {
        for (const argument of rules.stands(play, piece, hex)) {
          if (told.has(argument)) continue;
          told.add(argument);
          yield place.of(piece, argument);
        }
      }
    },
    isThere: (play, one, arrival) =>
      rules.covered(play, entityOf(one), argumentOf(one)).some((hex) => open.of(play)[arrival].has(hex)),
    hexOf: (play, one) => rules.covered(play, entityOf(one), argumentOf(one))[0],
    refusal: (play, one) => rules.refusal(play, entityOf(one), argumentOf(one)),
    enter: (play, one) => rules.enter(play, entityOf(one), argumentOf(one)),
    meant: (play, piece, hex) => place.of(piece, rules.stands(play, piece, hex)[0] ?? hex),
  });
}
