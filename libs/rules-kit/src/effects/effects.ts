/** The engine that carries out the effects of a package, at the moments that the sequence and the rules raise. */
import {
  CHOSEN,
  type CompiledEffect,
  type CompiledGame,
  type CompiledVerb,
  isHexMap,
  isInTurns,
  ROLLED,
} from '@hexwright/compiler';
import type { Dice, EventLog, State } from '@hexwright/engine';
import type { Evaluate } from '@hexwright/rule-lang';
import type { ChoicesMade } from './choices-made.ts';
import {
  type Concerned,
  columnsByTable,
  columnServing,
  type EffectEntry,
  type EffectQuestion,
  type EffectRules,
  entriesByMoment,
  holdersOf,
  type MomentNumber,
  momentNumber,
  NOBODY,
  sidesOf,
} from './effect-rules.ts';
import { EffectForecast, type Forecast } from './forecast.ts';
import type { MomentQueue } from './moment-queue.ts';
import { Choices, type OpenChoices } from './open-choices.ts';
import type { OwnMarker, OwnMarkers } from './own-markers.ts';

/** The effects of a game under way, as its rules meet them. */
export interface EffectEngine {
  /** What they would do to pieces elsewhere; null where they do nothing to those who move. */
  readonly forecast: Forecast | null;
  /** What players choose of them; null where they choose none. */
  readonly choices: OpenChoices | null;
  readonly isWaiting: boolean;
  raise(moment: MomentNumber, unit: number, other?: number, hex?: number, from?: number): void;
  /** A unit that stood in `hex` is off the map for good, by the hand of `destroyer` (-1: of nobody). */
  lose(unit: number, destroyer: number, hex?: number): void;
  come(moment: MomentNumber, side: number): void;
  settle(): void;
  rollStep(table: number): void;
}

/** What effects need of a game. */
interface EffectGame {
  readonly game: CompiledGame;
  readonly map: CompiledGame['map'];
  readonly markers: OwnMarkers | null;
  readonly state: State;
  readonly events: EventLog;
  readonly dice: Dice;
  readonly turn: number;
  readonly step: number;
  readonly serial: number;
  readonly phasing: number;
  readonly isEnding: boolean;
  watchForbidden: ((restriction: number) => void) | null;
  watchHeld: ((condition: string) => void) | null;
  award(side: number, points: number): void;
  settle(by: CompiledEffect, winner: number): void;
  endNow(): void;
}

/** How deep effects may set each other off. */
const DEEPEST = 64;
/** How many verbs a chain of effects may do besides those of the moment that began it. */
const MOST_VERBS = 10_000;
/** What dice of effects are for, by table; nobody rolls them, so that they change nothing of what falls for a piece. */
export const FIRST_PURPOSE = 1 << 12;
const TEN = 10;
const ROLLED_NUMBER = momentNumber(ROLLED);
const CHOSEN_NUMBER = momentNumber(CHOSEN);
const GAME_ENDS = momentNumber('game-ends');
const LOST_NUMBER = momentNumber('unit-is-lost');

/** The effects of a game under way. What they change is state, so that it is undone and replayed as all else. */
export class Effects<Play extends EffectGame, Asked extends object> implements EffectEngine {
  readonly forecast: Forecast | null;
  readonly choices: OpenChoices | null;
  readonly #play: Play;
  readonly #rules: EffectRules<Play, Asked>;
  readonly #byMoment: readonly (readonly EffectEntry<EffectQuestion<Asked>>[])[];
  readonly #queue: MomentQueue;
  /** By table and column: where it serves; null: always. */
  readonly #columns: readonly (readonly (Evaluate<EffectQuestion<Asked>> | null)[])[];
  #depth = 0;
  #verbs = 0;
  /** Nothing more is played, and effects of the end of the game act. */
  #isAfterPlay = false;

  constructor(play: Play, rules: EffectRules<Play, Asked>, queue: MomentQueue, made: ChoicesMade | null) {
    this.#play = play;
    this.#queue = queue;
    this.#rules = rules;
    this.#columns = columnsByTable(play.game, rules.binding);
    this.#byMoment = entriesByMoment(play.game, rules.binding);
    const forecast = new EffectForecast(play, rules, this.#byMoment, this.#columns);
    this.forecast = forecast.isIdle ? null : forecast;
    this.choices =
      made &&
      new Choices(play, rules, made, this.#byMoment[CHOSEN_NUMBER], forecast, (entry, concerned) => {
        this.#verbs = 0;
        this.#doAll(entry, rules.ask(play, concerned));
      });
  }

  /** Whether a moment has come and is yet to be dealt with. */
  get isWaiting(): boolean {
    return this.#queue.count > 0;
  }

  /**
   * A moment of a piece has come: dealt with when the procedure that is running has returned and the position is at rest,
   * so that no rule finds the position changed in the middle of what it does.
   */
  raise(moment: MomentNumber, unit: number, other = -1, hex = this.#rules.hexOf(this.#play, unit), from = -1): void {
    const [first] = this.#byMoment[moment];
    if (first === undefined) return;
    if (!this.#queue.add(moment, unit, other, -1, hex, from, this.#depth + 1)) this.#stop(first.effect);
  }

  lose(unit: number, destroyer: number, hex = this.#rules.hexOf(this.#play, unit)): void {
    const [first] = this.#byMoment[LOST_NUMBER];
    if (first === undefined) return;
    if (!this.#queue.add(LOST_NUMBER, unit, -1, destroyer, hex, -1, this.#depth + 1)) this.#stop(first.effect);
  }

  /** A moment of the sequence has come: dealt with at once, for nothing else is under way. */
  come(moment: MomentNumber, side: number): void {
    this.#verbs = 0;
    this.#isAfterPlay = moment === GAME_ENDS;
    this.#carryOut(moment, { ...NOBODY, side }, -1, -1);
    this.settle();
    this.#isAfterPlay = false;
  }

  /** Deals with all moments that wait, and with those that this raises. */
  settle(): void {
    this.#verbs = 0;
    const { units } = this.#play.game;
    for (let index = 0; index < this.#queue.count; index++) {
      const { moment, unit, other, destroyer, hex, from, depth } = this.#queue.at(index);
      this.#depth = depth;
      this.#carryOut(moment, { unit, other, destroyer, hex, from, side: units[unit].side }, -1, -1);
    }
    this.#depth = 0;
    this.#queue.clear();
  }

  /** A step of the sequence rolls on its table. */
  rollStep(table: number): void {
    this.#verbs = 0;
    this.#roll(table, 0, { ...NOBODY, side: this.#play.phasing }, -1);
    this.settle();
  }

  #carryOut(moment: MomentNumber, concerned: Concerned, table: number, result: number): void {
    let asked: EffectQuestion<Asked> | null = null;
    for (const entry of this.#byMoment[moment]) {
      const { effect } = entry;
      if (!isInTurns(effect.turns, this.#play.turn)) continue;
      if (effect.step >= 0 && effect.step !== this.#play.step) continue;
      if (effect.table >= 0 && effect.table !== table) continue;
      if (effect.result >= 0 && effect.result !== result) continue;
      if (effect.each !== null) {
        this.#actForEach(entry, concerned);
        continue;
      }
      // All of them are asked the same question.
      asked ??= this.#rules.ask(this.#play, concerned);
      if (isMet(entry, asked)) this.#doAll(entry, asked);
    }
  }

  /** All are asked before it acts on any: what spreads does not run through the map at once. */
  #actForEach(entry: EffectEntry<EffectQuestion<Asked>>, moment: Concerned): void {
    const met = this.#drawn(entry.effect, this.#metOf(entry, moment));
    for (const concerned of met) this.#doAll(entry, this.#rules.ask(this.#play, concerned));
  }

  /** Those of all who fit whom the lot falls on; all of them where an effect draws none. */
  #drawn({ index, lot, each }: CompiledEffect, met: readonly Concerned[]): readonly Concerned[] {
    if (lot === 0 || met.length <= lot) return met;
    const { serial, dice, game } = this.#play;
    const nobody = game.units.length;
    const purpose = FIRST_PURPOSE + game.eventTables.length + index;
    const left = [...met];
    return Array.from({ length: lot }, () => {
      const count = left.length;
      const [drawn] = left.splice(dice.roll(serial, nobody, nobody, purpose, count) - 1, 1);
      const [unit, hex, side] = (['unit', 'hex', 'side'] as const).map((one) => (one === each ? drawn[one] : -1));
      this.#emit(this.#rules.events.drawn, index, unit, hex, side, count);
      return drawn;
    });
  }

  /**
   * Those of all whom an effect is asked of that it finds; at a moment of a unit, `other` of another unit is that unit. One
   * question goes round, for there are many and few are found.
   */
  #metOf(entry: EffectEntry<EffectQuestion<Asked>>, moment: Concerned): readonly Concerned[] {
    const { game, map } = this.#play;
    const { each } = entry.effect;
    const whom = { ...moment };
    const asked = this.#rules.ask(this.#play, whom);
    const met: Concerned[] = [];
    switch (each) {
      case 'unit':
        whom.other = moment.unit;
        for (let unit = 0; unit < game.units.length; unit++) {
          const hex = this.#rules.hexOf(this.#play, unit);
          if (hex < 0 || unit === moment.unit) continue;
          whom.unit = unit;
          whom.hex = moment.unit < 0 ? hex : moment.hex;
          whom.side = game.units[unit].side;
          if (isMet(entry, asked)) met.push({ ...whom });
        }
        return met;
      case 'side':
        for (whom.side = 0; whom.side < game.sides.length; whom.side++) if (isMet(entry, asked)) met.push({ ...whom });
        return met;
      default:
        for (whom.hex = 0; map.has(whom.hex); whom.hex++) if (isMet(entry, asked)) met.push({ ...whom });
        return met;
    }
  }

  #doAll({ effect, amounts }: EffectEntry<EffectQuestion<Asked>>, asked: EffectQuestion<Asked>): void {
    const { concerned } = asked;
    for (const [index, verb] of effect.then.entries()) {
      if ((this.#play.isEnding && !this.#isAfterPlay) || this.#isTooMuch(effect)) return;
      const amount = amounts[index];
      this.#do(effect, verb, typeof amount === 'number' ? amount : amount(asked), concerned);
    }
  }

  /** Whether effects have set each other off without end: they stop then, and the log says where. */
  #isTooMuch(effect: CompiledEffect): boolean {
    if (this.#depth > 0) this.#verbs++;
    if (this.#depth <= DEEPEST && this.#verbs <= MOST_VERBS) return false;
    this.#stop(effect);
    return true;
  }

  /** Nothing more is done of what is set off in this chain; it is told once. */
  #stop({ index }: CompiledEffect): void {
    if (this.#verbs < Infinity) this.#emit(this.#rules.events.stopped, index);
    this.#verbs = Infinity;
  }

  #do(effect: CompiledEffect, verb: CompiledVerb, amount: number, concerned: Concerned): void {
    const { index } = effect;
    const { events } = this.#rules;
    switch (verb.do) {
      case 'set':
      case 'add': {
        const marker = this.#marker(verb.marker);
        for (const holder of holdersOf(this.#play.game, verb.of, concerned)) {
          this.#mark(index, marker, holder, verb.do === 'set' ? amount : marker.of(holder) + amount);
        }
        return;
      }
      case 'place': {
        const marker = this.#marker(verb.marker);
        for (const hex of verb.hexes ?? [concerned.hex]) if (hex >= 0) this.#mark(index, marker, hex, amount);
        return;
      }
      case 'remove': {
        const piece = concerned[verb.piece];
        const hex = piece < 0 ? -1 : this.#rules.hexOf(this.#play, piece);
        if (hex < 0) return;
        this.#emit(events.removed, index, piece, isHexMap(this.#play.map) ? hex : -1);
        this.#deeper(() => this.#rules.remove?.(this.#play, piece, verb.as));
        return;
      }
      case 'replace': {
        const piece = concerned[verb.piece];
        const hex = piece < 0 ? -1 : this.#rules.hexOf(this.#play, piece);
        if (hex < 0 || verb.by < 0 || verb.by === piece) return;
        this.#deeper(() => {
          if (this.#rules.replace?.(this.#play, piece, verb.by) !== true) return;
          this.#emit(events.replaced, index, piece, verb.by, isHexMap(this.#play.map) ? hex : -1);
        });
        return;
      }
      case 'recall': {
        const piece = concerned[verb.piece];
        if (piece < 0 || this.#rules.hexOf(this.#play, piece) >= 0) return;
        if (this.#rules.recall?.(this.#play, piece) === true) this.#emit(events.recalled, index, piece);
        return;
      }
      case 'flip': {
        const piece = concerned[verb.piece];
        const face = piece < 0 ? -1 : verb.faces[piece];
        if (face < 0) return;
        this.#emit(events.flipped, index, piece, piece * 256 + face);
        this.#rules.flip?.(this.#play, piece, face);
        return;
      }
      case 'break':
      case 'rally': {
        const piece = concerned[verb.piece];
        if (piece < 0 || this.#rules.hexOf(this.#play, piece) < 0) return;
        this.#deeper(() => {
          if (this.#rules[verb.do]?.(this.#play, piece) !== true) return;
          this.#emit(verb.do === 'break' ? events.broke : events.rallied, index, piece);
        });
        return;
      }
      case 'roll':
        this.#deeper(() => this.#roll(verb.table, amount, concerned, index));
        return;
      case 'score':
        for (const side of sidesOf(this.#play.game, verb.side, concerned)) {
          this.#play.award(side, amount);
          this.#emit(events.scored, index, side, amount);
        }
        return;
      case 'end': {
        const [winner = -1] = verb.winner === -1 ? [] : sidesOf(this.#play.game, verb.winner, concerned);
        this.#emit(events.ended, index, winner);
        if (winner >= 0) this.#play.settle(effect, winner);
        this.#play.endNow();
      }
    }
  }

  /** What is done there has been set off by an effect. */
  #deeper(work: () => void): void {
    this.#depth++;
    work();
    this.#depth--;
  }

  #roll(number: number, modifier: number, concerned: Concerned, effect: number): void {
    const { rolls, columns, reads } = this.#play.game.eventTables[number];
    const thrown = this.#throw(number);
    const last = rolls.length - 1;
    // What a modifier adds to tens and ones it adds to their place among all rolls: 21 follows 16.
    const place = Math.min(Math.max(rolls.indexOf(thrown) + modifier, 0), last);
    const column = columnServing(this.#columns[number], this.#rules.ask(this.#play, concerned));
    const result = columns[column].falls[place];
    const modified = reads === 'sum' ? thrown + modifier : rolls[place];
    const { rolled } = this.#rules.events;
    const named = columns.length === 1 ? -1 : number * 256 + column;
    this.#emit(rolled, effect, number, thrown, modified, number * 256 + result + 1, named);
    if (result >= 0) this.#carryOut(ROLLED_NUMBER, concerned, number, result);
  }

  /** What the dice of a table show. */
  #throw(number: number): number {
    const { serial, dice, game } = this.#play;
    const { dice: count, faces, reads } = game.eventTables[number];
    const nobody = game.units.length;
    let shown = 0;
    for (let die = 0; die < count; die++) {
      const fallen = dice.roll(serial, nobody, nobody, FIRST_PURPOSE + number, faces);
      shown = reads === 'sum' ? shown + fallen : shown * TEN + fallen;
    }
    return shown;
  }

  #mark(effect: number, own: OwnMarker, holder: number, level: number): void {
    const { events } = this.#rules;
    const { index, of } = own.marker;
    const was = own.of(holder);
    const now = own.set(holder, level);
    const [unit, hex, side] = (['unit', 'hex', 'side'] as const).map((one) => (one === of ? holder : -1));
    if (now !== was) this.#emit(events.marked, effect, index, unit, hex, side, was, now);
    if (now !== level) this.#emit(events.held, effect, index, unit, hex, side, level, now);
  }

  #marker(number: number): OwnMarker {
    const found = this.#play.markers?.list[number];
    if (found === undefined) throw new Error(`There is no marker number ${number}.`);
    return found;
  }

  #emit(...event: Parameters<EventLog['emit']>): void {
    this.#play.events.emit(...event);
  }
}

function isMet<Asked>({ when }: EffectEntry<Asked>, asked: Asked): boolean {
  return when === null || when(asked) !== 0;
}
