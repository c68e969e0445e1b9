/**
 * What effects of a package would do to a piece in another hex: what somebody foresees who knows the rules, and of the dice
 * only how they fall on the average.
 */
import {
  type CheckedExpression,
  type CompiledEffect,
  type CompiledEventTable,
  type CompiledGame,
  type CompiledVerb,
  isInTurns,
  ROLLED,
} from '@hexwright/compiler';
import type { EventLog, State } from '@hexwright/engine';
import type { Evaluate } from '@hexwright/rule-lang';
import {
  columnServing,
  type Concerned,
  type EffectEntry,
  type EffectQuestion,
  type EffectRules,
  holdersOf,
  momentNumber,
  NOBODY,
  sidesOf,
} from './effect-rules.ts';
import type { OwnMarkers } from './own-markers.ts';

/** What is to be expected, each from 0 (never) to 1 (certainly) but the points. */
export interface Fate {
  /** Off the map, for whatever reason. */
  readonly removed: number;
  readonly broken: number;
  /** On another face than now. */
  readonly flipped: number;
  /** Points of its side less those of others. */
  readonly points: number;
  /** What it is able to do then, beside what it could: a part of all that it ever could. See `EffectRules.fitness`. */
  readonly ability: number;
}

/** Asked by computer players. */
export interface Forecast {
  /** Who comes to the hex, from a neighbouring one where that is given. */
  entering(piece: number, hex: number, from: number): Fate;
  /** Who stands in the hex while a turn and its phases go by. */
  staying(piece: number, hex: number): Fate;
  /** Answers a question as it will be when the piece has come to the hex. */
  afterwards<Answer>(piece: number, hex: number, ask: () => Answer): Answer;
}

/** What a forecast needs of a game. */
export interface ForecastGame {
  readonly game: CompiledGame;
  readonly state: State;
  readonly events: EventLog;
  readonly markers: OwnMarkers | null;
  readonly turn: number;
  watchForbidden: ((restriction: number) => void) | null;
  watchHeld: ((condition: string) => void) | null;
}

const ENTERS = momentNumber('unit-enters');
const ROLLS = momentNumber(ROLLED);
const PASSING = (['phase-begins', 'phase-ends', 'turn-ends', 'turn-begins'] as const).map(momentNumber);
/** Rolls that lead to rolls are followed so far. */
const DEEPEST = 3;
/** Of whom an effect may be asked that comes over a unit where it stands. */
const AROUND: ReadonlySet<CompiledEffect['each']> = new Set(['unit', 'hex']);
/** What winning or losing the battle by an effect counts. */
const DECISIVE = 100;

const UNHURT: Fate = { removed: 0, broken: 0, flipped: 0, points: 0, ability: 0 };

type Entries<Asked> = readonly (readonly EffectEntry<EffectQuestion<Asked>>[])[];
type Columns<Asked> = readonly (readonly (Evaluate<EffectQuestion<Asked>> | null)[])[];

export class EffectForecast<Play extends ForecastGame, Asked extends object> implements Forecast {
  readonly #play: Play;
  readonly #rules: EffectRules<Play, Asked>;
  readonly #byMoment: Entries<Asked>;
  readonly #columns: Columns<Asked>;
  /** Effects that come over units, or hexes, which stay as they are. */
  readonly #passing: readonly EffectEntry<EffectQuestion<Asked>>[];
  /** By table: how likely each of its rolls is. */
  readonly #chances: readonly (readonly number[])[];
  /** Of the piece that is asked about, where markers make anything of what pieces can do. */
  readonly #fitness: ((piece: number) => number) | null;
  #piece = -1;
  #side = -1;

  constructor(play: Play, rules: EffectRules<Play, Asked>, byMoment: Entries<Asked>, columns: Columns<Asked>) {
    this.#play = play;
    this.#rules = rules;
    this.#byMoment = byMoment;
    this.#columns = columns;
    this.#passing = PASSING.flatMap((moment) => byMoment[moment].filter(({ effect }) => AROUND.has(effect.each)));
    const { fitness } = rules;
    this.#fitness = fitness !== undefined && markersHamper(play.game) ? (piece) => fitness(play, piece) : null;
    this.#chances = play.game.eventTables.map(chancesOf);
  }

  /** Whether nothing happens to those who enter a hex, or stay in it. */
  get isIdle(): boolean {
    return this.#byMoment[ENTERS].length + this.#passing.length === 0 && this.#fitness === null;
  }

  /** What is expected of an effect that a player chooses for a unit of theirs, a hex, or their side. */
  choosing(entry: EffectEntry<EffectQuestion<Asked>>, concerned: Concerned): Fate {
    return this.#questioned(concerned.unit, concerned.side, () =>
      this.#changed(() => this.#fateOfEntry(entry, this.#rules.ask(this.#play, concerned), concerned, 0)),
    );
  }

  entering(piece: number, hex: number, from: number): Fate {
    return this.#supposed(piece, hex, (concerned) => this.#changed(() => this.#enter({ ...concerned, from })));
  }

  staying(piece: number, hex: number): Fate {
    const comes = this.#rules.hexOf(this.#play, piece) !== hex;
    return this.#supposed(piece, hex, (concerned) => {
      // What it loses by entering is told of entering; here it goes on from there.
      const lost = comes ? this.#changed(() => this.#enter(concerned)).ability : 0;
      const fate = this.#fateBy(this.#passing, concerned, 0);
      return this.#fitness === null ? fate : { ...fate, ability: fate.ability + this.#able() - lost - 1 };
    });
  }

  afterwards<Answer>(piece: number, hex: number, ask: () => Answer): Answer {
    if (this.#byMoment[ENTERS].length === 0 || this.#rules.hexOf(this.#play, piece) === hex) return ask();
    return this.#supposed(piece, hex, (concerned) => {
      this.#enter(concerned);
      return ask();
    });
  }

  /** What is true when a piece is put down in a hex for as long as the question lasts. */
  #supposed<Answer>(piece: number, hex: number, ask: (concerned: Concerned) => Answer): Answer {
    const { side } = this.#play.game.units[piece];
    return this.#questioned(piece, side, () => {
      this.#rules.stand(this.#play, piece, hex);
      return ask({ ...NOBODY, unit: piece, hex, side });
    });
  }

  /** Answers a question about a piece (-1 for none) and a side; whatever it changes is undone. */
  #questioned<Answer>(piece: number, side: number, ask: () => Answer): Answer {
    const play = this.#play;
    const { state, events, watchForbidden, watchHeld } = play;
    // Nobody is forbidden anything by a question, nor let do it.
    play.watchForbidden = null;
    play.watchHeld = null;
    this.#piece = piece;
    this.#side = side;
    state.mark(events.count);
    const answer = ask();
    state.undo();
    play.watchForbidden = watchForbidden;
    play.watchHeld = watchHeld;
    return answer;
  }

  #enter(concerned: Concerned): Fate {
    return this.#fateBy(this.#byMoment[ENTERS], concerned, 0);
  }

  /** A fate, and what it makes of what the piece can do. */
  #changed(ask: () => Fate): Fate {
    const before = this.#able();
    const fate = ask();
    return this.#fitness === null ? fate : { ...fate, ability: fate.ability + this.#able() - before };
  }

  #able(): number {
    return this.#piece < 0 ? 1 : (this.#fitness?.(this.#piece) ?? 1);
  }

  /** What effects do to the piece; levels of markers are as they leave them, until the question is undone. */
  #fateBy(entries: readonly EffectEntry<EffectQuestion<Asked>>[], whom: Concerned, depth: number): Fate {
    const ofPiece = this.#rules.ask(this.#play, whom);
    const ofHex = { ...NOBODY, hex: whom.hex };
    let fate = UNHURT;
    for (const entry of entries) {
      const { effect, when } = entry;
      const concerned = effect.each === 'hex' ? ofHex : whom;
      const asked = effect.each === 'hex' ? this.#rules.ask(this.#play, ofHex) : ofPiece;
      // What comes over others does not hang on where this one goes.
      if (effect.each !== null && effect.at === 'unit-enters') continue;
      if (!isInTurns(effect.turns, this.#play.turn) || (when !== null && when(asked) === 0)) continue;
      // How many others the lot may fall on is not counted: one of all who are there.
      const chance = effect.lot === 0 ? 1 : Math.min(1, effect.lot / this.#play.game.units.length);
      fate = both(fate, this.#fateOfEntry(entry, asked, concerned, depth), chance);
    }
    return fate;
  }

  #fateOfEntry(
    entry: EffectEntry<EffectQuestion<Asked>>,
    asked: EffectQuestion<Asked>,
    concerned: Concerned,
    depth: number,
  ): Fate {
    let fate = UNHURT;
    entry.effect.then.forEach((_, index) => (fate = both(fate, this.#fateOf(entry, index, asked, concerned, depth))));
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
    const isOfPiece = this.#piece >= 0 && 'piece' in verb && concerned[verb.piece] === this.#piece;
    switch (verb.do) {
      case 'set':
      case 'add':
      case 'place':
        this.#lay(verb, typeof amount === 'number' ? amount : amount(asked), concerned);
        return UNHURT;
      case 'remove':
      case 'replace':
        return isOfPiece ? { ...UNHURT, removed: 1 } : UNHURT;
      case 'break':
        return isOfPiece ? { ...UNHURT, broken: 1 } : UNHURT;
      case 'flip':
        return isOfPiece && verb.faces[this.#piece] >= 0 ? { ...UNHURT, flipped: 1 } : UNHURT;
      case 'score': {
        const points = typeof amount === 'number' ? amount : amount(asked);
        return { ...UNHURT, points: this.#count(sidesOf(this.#play.game, verb.side, concerned)) * points };
      }
      case 'end':
        if (verb.winner === -1) return UNHURT;
        return { ...UNHURT, points: this.#count(sidesOf(this.#play.game, verb.winner, concerned)) * DECISIVE };
      case 'roll':
        return depth >= DEEPEST
          ? UNHURT
          : this.#fateOfRoll(verb.table, typeof amount === 'number' ? amount : amount(asked), asked, concerned, depth);
      default:
        return UNHURT;
    }
  }

  /** How often sides are the one that is asked about, less how often another. */
  #count(sides: readonly number[]): number {
    return sides.reduce((sum, side) => sum + (side === this.#side ? 1 : -1), 0);
  }

  /** Gives markers the levels that a verb gives them. */
  #lay(verb: CompiledVerb & { readonly do: 'set' | 'add' | 'place' }, amount: number, concerned: Concerned): void {
    const { game, markers } = this.#play;
    const own = markers?.list[verb.marker];
    if (own === undefined) return;
    const holders = verb.do === 'place' ? (verb.hexes ?? [concerned.hex]) : holdersOf(game, verb.of, concerned);
    for (const holder of holders) {
      if (holder >= 0) own.set(holder, verb.do === 'add' ? own.of(holder) + amount : amount);
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
      // What one result lays is taken away before another is thought of.
      const { state, events } = this.#play;
      state.mark(events.count);
      fate = both(
        fate,
        this.#changed(() => this.#fateBy(heard, concerned, depth + 1)),
        chance,
      );
      state.undo();
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
    ability: one.ability + other.ability * chance,
  };
}

/** Whether what pieces can do hangs on markers: on levels that restrictions or modifiers of the package ask for. */
function markersHamper({ markers, restrictions, modifiers }: CompiledGame): boolean {
  const levels = new Set(markers.map(({ id }) => id));
  const asks = (formula: CheckedExpression | number | null): boolean =>
    formula !== null &&
    typeof formula !== 'number' &&
    (formula.calls.includes('around') ||
      formula.reads.some((path) => levels.has(path.slice(path.lastIndexOf('.') + 1))));
  return (
    restrictions.some(({ when }) => asks(when)) ||
    [...modifiers.values()].some((slot) => slot.some(({ when, value }) => asks(when) || asks(value)))
  );
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
