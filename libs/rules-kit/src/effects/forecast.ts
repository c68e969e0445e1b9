/**
 * What effects of a package would do to a piece in another hex: what somebody foresees who knows the rules, and of the dice
 * only how they fall on the average.
 */
import { type CompiledEventTable, type CompiledGame, isInTurns, ROLLED } from '@hexwright/compiler';
import type { EventLog, State } from '@hexwright/engine';
import type { Evaluate } from '@hexwright/rule-lang';
import {
  columnServing,
  type Concerned,
  type EffectEntry,
  effectQuestion,
  type EffectQuestion,
  type EffectRules,
  momentNumber,
  NOBODY,
} from './effect-rules.ts';

/** What is to be expected, each from 0 (never) to 1 (certainly) but the points. */
export interface Fate {
  /** Off the map, for whatever reason. */
  readonly removed: number;
  readonly broken: number;
  /** On another face than now. */
  readonly flipped: number;
  /** Points of its side less those of others. */
  readonly points: number;
}

/** Asked by computer players. */
export interface Forecast {
  /** Who comes to the hex. */
  entering(piece: number, hex: number): Fate;
  /** Who stands in the hex while a turn and its phases go by. */
  staying(piece: number, hex: number): Fate;
}

interface ForecastGame {
  readonly game: CompiledGame;
  readonly state: State;
  readonly events: EventLog;
  readonly turn: number;
}

const ENTERS = momentNumber('unit-enters');
const ROLLS = momentNumber(ROLLED);
const PASSING = (['phase-begins', 'phase-ends', 'turn-ends', 'turn-begins'] as const).map(momentNumber);
/** Rolls that lead to rolls are followed so far. */
const DEEPEST = 3;
/** What winning or losing the battle by an effect counts. */
const DECISIVE = 100;

const UNHURT: Fate = { removed: 0, broken: 0, flipped: 0, points: 0 };

type Entries<Asked> = readonly (readonly EffectEntry<EffectQuestion<Asked>>[])[];
type Columns<Asked> = readonly (readonly (Evaluate<EffectQuestion<Asked>> | null)[])[];

export class EffectForecast<Play extends ForecastGame, Asked extends object> implements Forecast {
  readonly #play: Play;
  readonly #rules: EffectRules<Play, Asked>;
  readonly #byMoment: Entries<Asked>;
  readonly #columns: Columns<Asked>;
  /** Effects that come over units which stand where they are. */
  readonly #passing: readonly EffectEntry<EffectQuestion<Asked>>[];
  /** By table: how likely each of its rolls is. */
  readonly #chances: readonly (readonly number[])[];

  /** null where nothing happens to those who enter a hex, or stay in it. */
  static of<Play extends ForecastGame, Asked extends object>(
    play: Play,
    rules: EffectRules<Play, Asked>,
    byMoment: Entries<Asked>,
    columns: Columns<Asked>,
  ): Forecast | null {
    const forecast = new EffectForecast(play, rules, byMoment, columns);
    return byMoment[ENTERS].length + forecast.#passing.length === 0 ? null : forecast;
  }

  private constructor(play: Play, rules: EffectRules<Play, Asked>, byMoment: Entries<Asked>, columns: Columns<Asked>) {
    this.#play = play;
    this.#rules = rules;
    this.#byMoment = byMoment;
    this.#columns = columns;
    this.#passing = PASSING.flatMap((moment) => byMoment[moment].filter(({ effect }) => effect.each === 'unit'));
    this.#chances = play.game.eventTables.map(chancesOf);
  }

  entering(piece: number, hex: number): Fate {
    return this.#supposed(piece, hex, this.#byMoment[ENTERS]);
  }

  staying(piece: number, hex: number): Fate {
    return this.#supposed(piece, hex, this.#passing);
  }

  /** What the effects do to a piece that is put down in a hex for as long as they are asked. */
  #supposed(piece: number, hex: number, entries: readonly EffectEntry<EffectQuestion<Asked>>[]): Fate {
    const { state, events, game } = this.#play;
    if (entries.length === 0) return UNHURT;
    state.mark(events.count);
    this.#rules.stand(this.#play, piece, hex);
    const fate = this.#fateBy(entries, { ...NOBODY, unit: piece, hex, side: game.units[piece].side }, 0);
    state.undo();
    return fate;
  }

  #fateBy(entries: readonly EffectEntry<EffectQuestion<Asked>>[], concerned: Concerned, depth: number): Fate {
    const asked = effectQuestion(this.#play, this.#rules, concerned);
    let fate = UNHURT;
    for (const entry of entries) {
      const { effect, when } = entry;
      // What comes over others does not hang on where this one goes.
      if (effect.each !== null && effect.at === 'unit-enters') continue;
      if (!isInTurns(effect.turns, this.#play.turn) || (when !== null && when(asked) === 0)) continue;
      effect.then.forEach((_, index) => (fate = both(fate, this.#fateOf(entry, index, asked, concerned, depth))));
    }
    return fate;
  }

  #fateOf(
    { effect, amounts }: EffectEntry<EffectQuestion<Asked>>,
    index: number,
    asked: EffectQuestion<Asked>,
    concerned: Concerned,
    depth: number,
  ): Fate {
    const verb = effect.then[index];
    const amount = amounts[index];
    switch (verb.do) {
      case 'remove':
        return verb.piece === 'unit' ? { ...UNHURT, removed: 1 } : UNHURT;
      case 'break':
        return verb.piece === 'unit' ? { ...UNHURT, broken: 1 } : UNHURT;
      case 'flip':
        return verb.piece === 'unit' && verb.faces[concerned.unit] >= 0 ? { ...UNHURT, flipped: 1 } : UNHURT;
      case 'score': {
        const points = typeof amount === 'number' ? amount : amount(asked);
        const isOwn = verb.side === 'unit' || verb.side === concerned.side;
        return { ...UNHURT, points: isOwn ? points : -points };
      }
      case 'end':
        if (verb.winner < 0) return UNHURT;
        return { ...UNHURT, points: verb.winner === concerned.side ? DECISIVE : -DECISIVE };
      case 'roll':
        return depth >= DEEPEST
          ? UNHURT
          : this.#fateOfRoll(verb.table, typeof amount === 'number' ? amount : amount(asked), asked, concerned, depth);
      default:
        return UNHURT;
    }
  }

  #fateOfRoll(
    table: number,
    modifier: number,
    asked: EffectQuestion<Asked>,
    concerned: Concerned,
    depth: number,
  ): Fate {
    const { columns, rolls } = this.#play.game.eventTables[table];
    const { falls } = columns[columnServing(this.#columns[table], asked)];
    const byResult = new Map<number, number>();
    this.#chances[table].forEach((chance, place) => {
      const result = falls[Math.min(Math.max(place + modifier, 0), rolls.length - 1)];
      if (result >= 0 && chance > 0) byResult.set(result, (byResult.get(result) ?? 0) + chance);
    });
    let fate = UNHURT;
    for (const [result, chance] of byResult) {
      const heard = this.#byMoment[ROLLS].filter(
        ({ effect }) =>
          effect.each === null &&
          (effect.table < 0 || effect.table === table) &&
          (effect.result < 0 || effect.result === result),
      );
      fate = both(fate, this.#fateBy(heard, concerned, depth + 1), chance);
    }
    return fate;
  }
}

/** One fate and another, which comes with a chance. */
function both(one: Fate, other: Fate, chance = 1): Fate {
  if (other === UNHURT) return one;
  const either = (name: 'removed' | 'broken' | 'flipped'): number => Math.min(1, one[name] + other[name] * chance);
  return {
    removed: either('removed'),
    broken: either('broken'),
    flipped: either('flipped'),
    points: one.points + other.points * chance,
  };
}

/** How likely each roll of a table is, in their order. */
function chancesOf({ dice, faces, reads, rolls }: CompiledEventTable): readonly number[] {
  if (reads === 'tens-and-ones') return rolls.map(() => 1 / rolls.length);
  let ways = new Map<number, number>([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways) {
      for (let face = 1; face <= faces; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + count / faces);
    }
    ways = next;
  }
  return rolls.map((roll) => ways.get(roll) ?? 0);
}
