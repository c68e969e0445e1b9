/** Who arrives: before a side moves, it places the units that are due, or lets them wait. */
import type { CompiledArrival } from '@hexwright/compiler';
import { type Command, CONTINUE, LEGAL, type RefusalRegistry, type RefusalCode } from '@hexwright/engine';
import type { CourseEvents } from './course.ts';
import type { Decision } from './decision.ts';
import type { HexBattle, Prelude } from './hex-battle.ts';
import type { HexGame } from './package-game.ts';
import { argumentOf, entityOf } from './packed-command.ts';
import { Part } from './part.ts';
import type { Verb } from './verbs.ts';

/** How pieces of a game come to the map. */
export interface ArrivalRules<Play extends HexBattle> {
  /** The case that says that pieces come to the map, for those of a package that cites none. */
  readonly case: string;
  /** The step before which they come. */
  readonly before: string;
  /** Puts a piece down; of how it stands, the argument says. */
  readonly place: Verb<Play>;
  /** Nobody else comes now. */
  readonly pass: Verb<Play>;
  readonly refusals: RefusalRegistry<Play>;
  readonly events: CourseEvents;
  /** The piece has not come to the map yet. */
  waits(play: Play, piece: number): boolean;
  /** Every way in which it would stand with this hex: arguments of {@link place}. */
  stands(play: Play, piece: number, hex: number): readonly number[];
  /** The hexes that it would cover; none where that is off the map. */
  covered(play: Play, piece: number, argument: number): readonly number[];
  /** Why it may not stand so; {@link LEGAL} where it may. */
  refusal(play: Play, piece: number, argument: number): RefusalCode;
  /** Puts it there, with all that follows. */
  enter(play: Play, piece: number, argument: number): void;
}

/** The arrivals of one game, by piece. */
class Timetable {
  /** By piece: index of its arrival, or -1. */
  readonly arrivalOf: Int16Array;
  readonly hexes: readonly ReadonlySet<number>[];
  readonly #whens: readonly ((() => number) | null)[];
  readonly #arrivals: readonly CompiledArrival[];
  readonly #play: HexGame;

  constructor(play: HexGame) {
    const { arrivals, units } = play.game;
    this.arrivalOf = new Int16Array(units.length).fill(-1);
    arrivals.forEach((arrival, index) => arrival.units.forEach((piece) => (this.arrivalOf[piece] = index)));
    this.hexes = arrivals.map(({ hexes }) => new Set(hexes));
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

export function arrivalsBy<Play extends HexBattle>(rules: ArrivalRules<Play>): Arrivals<Play> {
  const timetable = new Part((play: Play) => new Timetable(play));
  const { place, pass, refusals } = rules;
  const casesOf = ({ game }: Play, index: number): { cases: string[] } => {
    const cited = game.arrivals[index]?.case ?? '';
    return { cases: cited === '' ? [] : [cited] };
  };
  const citing = (play: Play, one: Command): { cases: string[] } =>
    casesOf(play, timetable.of(play).arrivalOf[entityOf(one)]);
  const NOT_DUE = refusals.add('not-arriving', rules.case, 'That piece does not arrive now.', citing);
  const ELSEWHERE = refusals.add('arrives-elsewhere', rules.case, 'That piece does not arrive in that hex.', citing);
  const NOT_NOW = refusals.add('not-an-arrival', rules.case, 'Now pieces arrive, and nothing else is done.');

  const isDue = (play: Play, piece: number): boolean => {
    const index = timetable.of(play).arrivalOf[piece];
    return (
      index >= 0 &&
      play.game.units[piece].side === play.phasing &&
      rules.waits(play, piece) &&
      timetable.of(play).isDue(index)
    );
  };
  const refusalOf = (play: Play, piece: number, argument: number): RefusalCode => {
    if (!isDue(play, piece)) return NOT_DUE;
    const hexes = rules.covered(play, piece, argument);
    const open = timetable.of(play).hexes[timetable.of(play).arrivalOf[piece]];
    if (!hexes.some((hex) => open.has(hex))) return ELSEWHERE;
    return rules.refusal(play, piece, argument);
  };
  /** Every way in which a due piece may come in now; each once, in the order of the hexes. */
  function* waysIn(play: Play, piece: number): Generator<Command> {
    const { arrivalOf, hexes } = timetable.of(play);
    const told = new Set<number>();
    for (const hex of hexes[arrivalOf[piece]]) {
      for (const argument of rules.stands(play, piece, hex)) {
        if (told.has(argument)) continue;
        told.add(argument);
        if (refusalOf(play, piece, argument) === LEGAL) yield place.of(piece, argument);
      }
    }
  }
  const duePieces = (play: Play): number[] =>
    play.game.arrivals.flatMap(({ units }) => units.filter((piece) => isDue(play, piece)));
  const hasWayIn = (play: Play): boolean => duePieces(play).some((piece) => !waysIn(play, piece).next().done);

  const arrivals: Arrivals<Play> = {
    id: 'arrivals',
    case: rules.case,
    verbs: [place, pass],
    prompt(play) {
      const due = new Set(duePieces(play).map((piece) => timetable.of(play).arrivalOf[piece]));
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
    meant: (play, piece, hex) => place.of(piece, rules.stands(play, piece, hex)[0] ?? hex),
    begin(play) {
      const { procedure } = play.game.sequence[play.step];
      if (procedure === rules.before && hasWayIn(play)) play.enter(arrivals);
    },
    proceed(play) {
      if (hasWayIn(play)) return play.phasing;
      play.frames.pop();
      return CONTINUE;
    },
    legal(play, commands) {
      for (const piece of duePieces(play)) for (const one of waysIn(play, piece)) commands.add(one);
      commands.add(pass.of());
    },
    check(play, one) {
      if (pass.is(one)) return LEGAL;
      return place.is(one) ? refusalOf(play, entityOf(one), argumentOf(one)) : NOT_NOW;
    },
    perform(play, one) {
      if (pass.is(one)) return play.frames.pop();
      const [piece, argument] = [entityOf(one), argumentOf(one)];
      const [hex] = rules.covered(play, piece, argument);
      play.events.emit(rules.events.arrived, timetable.of(play).arrivalOf[piece], piece, hex);
      return rules.enter(play, piece, argument);
    },
  };
  return arrivals;
}
