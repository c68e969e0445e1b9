/** The engine that carries out the effects of a package, at the moments that the sequence and the rules raise. */
import {
  type Amount,
  type CompiledEffect,
  type CompiledGame,
  type CompiledVerb,
  isInTurns,
  type MarkerHolder,
  type Moment,
  MOMENTS,
  ROLLED,
} from '@hexwright/compiler';
import type { Dice, EventLog } from '@hexwright/engine';
import { type Binding, type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { EffectEvents } from './effect-events.ts';
import type { MomentQueue } from './moment-queue.ts';
import { type OwnMarker, type OwnMarkers, THE_GAME } from './own-markers.ts';

/** A moment by its place in the list of all. */
export type MomentNumber = number;

/** The number of a moment. */
export function momentNumber(moment: Moment): MomentNumber {
  return MOMENTS.indexOf(moment);
}

/** Who is concerned at a moment: -1 for nobody. */
export interface Concerned {
  readonly unit: number;
  /** The opponent of the unit. */
  readonly other: number;
  readonly hex: number;
  /** That of the unit, or the one whose turn it is. */
  readonly side: number;
}

/** Nobody is concerned: of the game as a whole. */
export const NOBODY: Concerned = { unit: -1, other: -1, hex: -1, side: -1 };

/** What formulas of effects are asked about: what those of other rules are, and who is concerned. */
export type EffectQuestion<Asked> = Asked & { readonly concerned: Concerned };

/** What a game does for effects: how formulas are asked, and what becomes of its pieces. */
export interface EffectRules<Play, Asked> {
  readonly events: EffectEvents;
  readonly binding: Binding<EffectQuestion<Asked>>;
  readonly ask: (play: Play, concerned: Concerned) => Asked;
  /** The hex of a piece, or one of its two; -1 off the map. */
  readonly hexOf: (play: Play, piece: number) => number;
  /** Takes a piece off the map, as the rules do with one that is eliminated or goes off the map. */
  readonly remove?: (play: Play, piece: number, as: 'eliminated' | 'left') => void;
  readonly flip?: (play: Play, piece: number, face: number) => void;
  /** Breaks the order of a piece; false where nothing comes of it. */
  readonly break?: (play: Play, piece: number) => boolean;
  /** Brings a broken piece back to order; false where it is in order. */
  readonly rally?: (play: Play, piece: number) => boolean;
}

/** A question of a formula. */
export function effectQuestion<Play, Asked extends object>(
  play: Play,
  { ask }: EffectRules<Play, Asked>,
  concerned: Concerned,
): EffectQuestion<Asked> {
  return { ...ask(play, concerned), concerned };
}

/** A unit and its side. */
export function ofUnit({ units }: CompiledGame, unit: number): Concerned {
  return { ...NOBODY, unit, side: units[unit].side };
}

/** The effects of a game under way, as its rules meet them. */
export interface EffectEngine {
  readonly isWaiting: boolean;
  raise(moment: MomentNumber, unit: number, other?: number, hex?: number): void;
  come(moment: MomentNumber, side: number): void;
  settle(): void;
  rollStep(table: number): void;
}

/** What effects need of a game. */
interface EffectGame {
  readonly game: CompiledGame;
  readonly map: CompiledGame['map'];
  readonly markers: OwnMarkers | null;
  readonly events: EventLog;
  readonly dice: Dice;
  readonly turn: number;
  readonly step: number;
  readonly serial: number;
  readonly phasing: number;
  readonly isEnding: boolean;
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
const ROLLED_NUMBER = momentNumber(ROLLED);

type Read<Asked> = number | Evaluate<Asked>;

interface Entry<Asked> {
  readonly effect: CompiledEffect;
  readonly when: Evaluate<Asked> | null;
  /** In the order of its verbs: the amount of each. */
  readonly amounts: readonly Read<Asked>[];
}

/** The effects of a game under way. What they change is state, so that it is undone and replayed as all else. */
export class Effects<Play extends EffectGame, Asked extends object> implements EffectEngine {
  readonly #play: Play;
  readonly #rules: EffectRules<Play, Asked>;
  readonly #byMoment: readonly (readonly Entry<EffectQuestion<Asked>>[])[];
  readonly #queue: MomentQueue;
  #depth = 0;
  #verbs = 0;

  constructor(play: Play, rules: EffectRules<Play, Asked>, queue: MomentQueue) {
    this.#play = play;
    this.#queue = queue;
    this.#rules = rules;
    const read = (amount: Amount): Read<EffectQuestion<Asked>> =>
      typeof amount === 'number' ? amount : lowerExpression(amount.typed, rules.binding);
    this.#byMoment = MOMENTS.map((moment) =>
      play.game.effects
        .filter(({ at }) => at === moment)
        .map((effect) => ({
          effect,
          when: effect.when && lowerExpression(effect.when.typed, rules.binding),
          amounts: effect.then.map((verb) => read(amountOf(verb))),
        })),
    );
  }

  /** Whether a moment has come and is yet to be dealt with. */
  get isWaiting(): boolean {
    return this.#queue.count > 0;
  }

  /**
   * A moment of a piece has come: dealt with when the procedure that is running has returned and the position is at rest,
   * so that no rule finds the position changed in the middle of what it does.
   */
  raise(moment: MomentNumber, unit: number, other = -1, hex = this.#rules.hexOf(this.#play, unit)): void {
    const [first] = this.#byMoment[moment];
    if (first === undefined) return;
    if (!this.#queue.add({ moment, unit, other, hex, depth: this.#depth + 1 })) this.#stop(first.effect);
  }

  /** A moment of the sequence has come: dealt with at once, for nothing else is under way. */
  come(moment: MomentNumber, side: number): void {
    this.#verbs = 0;
    this.#carryOut(moment, { ...NOBODY, side }, -1, -1);
    this.settle();
  }

  /** Deals with all moments that wait, and with those that this raises. */
  settle(): void {
    this.#verbs = 0;
    const { units } = this.#play.game;
    for (let index = 0; index < this.#queue.count; index++) {
      const { moment, unit, other, hex, depth } = this.#queue.at(index);
      this.#depth = depth;
      this.#carryOut(moment, { unit, other, hex, side: units[unit].side }, -1, -1);
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
    for (const entry of this.#byMoment[moment]) {
      const { effect } = entry;
      if (!isInTurns(effect.turns, this.#play.turn)) continue;
      if (effect.step >= 0 && effect.step !== this.#play.step) continue;
      if (effect.table >= 0 && effect.table !== table) continue;
      if (effect.result >= 0 && effect.result !== result) continue;
      if (effect.each === null) this.#act(entry, concerned);
      else this.#actForEach(entry);
    }
  }

  #actForEach(entry: Entry<EffectQuestion<Asked>>): void {
    const { game } = this.#play;
    switch (entry.effect.each) {
      case 'unit':
        for (const { index: unit, side } of game.units) {
          const hex = this.#rules.hexOf(this.#play, unit);
          if (hex >= 0) this.#act(entry, { unit, other: -1, hex, side });
        }
        return;
      case 'side':
        game.sides.forEach((_, side) => this.#act(entry, { ...NOBODY, side }));
        return;
      default:
        for (let hex = 0; this.#play.map.has(hex); hex++) this.#act(entry, { ...NOBODY, hex });
    }
  }

  #act({ effect, when, amounts }: Entry<EffectQuestion<Asked>>, concerned: Concerned): void {
    const asked = effectQuestion(this.#play, this.#rules, concerned);
    if (when !== null && when(asked) === 0) return;
    for (const [index, verb] of effect.then.entries()) {
      if (this.#play.isEnding || this.#isTooMuch(effect)) return;
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
        for (const holder of this.#holders(verb.of, concerned)) {
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
        this.#emit(events.removed, index, piece, hex);
        this.#deeper(() => this.#rules.remove?.(this.#play, piece, verb.as));
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
        for (const side of this.#sides(verb.side, concerned)) {
          this.#play.award(side, amount);
          this.#emit(events.scored, index, side, amount);
        }
        return;
      case 'end':
        this.#emit(events.ended, index, verb.winner);
        if (verb.winner >= 0) this.#play.settle(effect, verb.winner);
        this.#play.endNow();
    }
  }

  /** What is done there has been set off by an effect. */
  #deeper(work: () => void): void {
    this.#depth++;
    work();
    this.#depth--;
  }

  #roll(number: number, modifier: number, concerned: Concerned, effect: number): void {
    const { serial, dice, game } = this.#play;
    const table = game.eventTables[number];
    const nobody = game.units.length;
    let thrown = 0;
    for (let die = 0; die < table.dice; die++) thrown += dice.roll(serial, nobody, nobody, FIRST_PURPOSE + number);
    const last = table.falls.length - 1;
    const result = table.falls[Math.min(Math.max(thrown + modifier - table.least, 0), last)];
    this.#emit(this.#rules.events.rolled, effect, number, thrown, thrown + modifier, number * 256 + result + 1);
    if (result >= 0) this.#carryOut(ROLLED_NUMBER, concerned, number, result);
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

  /** Whose level is meant: nobody's where nobody is concerned. */
  #holders(of: MarkerHolder, concerned: Concerned): readonly number[] {
    if (of === 'game') return [THE_GAME];
    if (of === 'enemy') return this.#sides('enemy', concerned);
    const holder = concerned[of];
    return holder < 0 ? [] : [holder];
  }

  #sides(side: 'unit' | 'enemy' | number, concerned: Concerned): readonly number[] {
    if (typeof side === 'number') return [side];
    if (concerned.side < 0) return [];
    if (side === 'unit') return [concerned.side];
    return [...this.#play.game.sides.keys()].filter((one) => one !== concerned.side);
  }

  #emit(...event: Parameters<EventLog['emit']>): void {
    this.#play.events.emit(...event);
  }
}

/** The number or formula of a verb; 0 where it has none. */
export function amountOf(verb: CompiledVerb): Amount {
  switch (verb.do) {
    case 'set':
      return verb.to;
    case 'add':
      return verb.value;
    case 'place':
      return verb.level;
    case 'roll':
      return verb.modifier;
    case 'score':
      return verb.points;
    default:
      return 0;
  }
}
