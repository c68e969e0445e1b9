/** What a game does for effects of a package, and effects ready to be carried out by it. */
import {
  type Amount,
  type CompiledEffect,
  type CompiledGame,
  type CompiledVerb,
  type MarkerHolder,
  type Moment,
  MOMENTS,
} from '@hexwright/compiler';
import { type Binding, type Evaluate, lowerExpression } from '@hexwright/rule-lang';
import type { EffectEvents } from './effect-events.ts';
import { THE_GAME } from './own-markers.ts';

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
  /** The piece that has destroyed the unit. */
  readonly destroyer: number;
  readonly hex: number;
  /** The neighbouring hex from which the unit has come to it; -1 where it has come from none. */
  readonly from: number;
  /** That of the unit, or the one whose turn it is. */
  readonly side: number;
}

/** Nobody is concerned: of the game as a whole. */
export const NOBODY: Concerned = { unit: -1, other: -1, destroyer: -1, hex: -1, from: -1, side: -1 };

/** What formulas of effects are asked about: what those of other rules are, and who is concerned. */
export type EffectQuestion<Asked> = Asked & { readonly concerned: Concerned };

/** What a game does for effects: how formulas are asked, and what becomes of its pieces. */
export interface EffectRules<Play, Asked> {
  readonly events: EffectEvents;
  readonly binding: Binding<EffectQuestion<Asked>>;
  /** A question that is always about those who are concerned when it is read: one serves for many, one after the other. */
  readonly ask: (play: Play, concerned: Concerned) => EffectQuestion<Asked>;
  /** The hex of a piece, or one of its two; -1 off the map. */
  readonly hexOf: (play: Play, piece: number) => number;
  /** Takes a piece off the map, as the rules do with one that is eliminated or goes off the map. */
  readonly remove?: (play: Play, piece: number, as: 'eliminated' | 'left') => void;
  /** Puts a piece that is off the map in the place of one that leaves it, not lost; false where it may not stand there. */
  readonly replace?: (play: Play, piece: number, by: number) => boolean;
  /** Lets a piece that is lost wait off the map again; false where it is not lost, or does not come back. */
  readonly recall?: (play: Play, piece: number) => boolean;
  readonly flip?: (play: Play, piece: number, face: number) => void;
  /** Breaks the order of a piece; false where nothing comes of it. */
  readonly break?: (play: Play, piece: number) => boolean;
  /** Brings a broken piece back to order; false where it is in order. */
  readonly rally?: (play: Play, piece: number) => boolean;
  /** Puts a piece down as formulas find it, and does nothing else: for a question that is undone when it is answered. */
  readonly stand: (play: Play, piece: number, hex: number) => void;
  /**
   * What a piece is able to do where it stands, as a part of all that it ever could, for those who foresee what markers make
   * of it: from 0, nothing, to 1.
   */
  readonly fitness?: (play: Play, piece: number) => number;
}

/** A unit and its side. */
export function ofUnit({ units }: CompiledGame, unit: number): Concerned {
  return { ...NOBODY, unit, side: units[unit].side };
}

/** A number, or how it is read. */
type Read<Asked> = number | Evaluate<Asked>;

/** An effect, ready to be asked. */
export interface EffectEntry<Asked> {
  readonly effect: CompiledEffect;
  readonly when: Evaluate<Asked> | null;
  /** In the order of its verbs: the amount of each. */
  readonly amounts: readonly Read<Asked>[];
}

/** The effects of a package by moments, each in the order of the package. */
export function entriesByMoment<Asked>(
  { effects }: CompiledGame,
  binding: Binding<Asked>,
): readonly (readonly EffectEntry<Asked>[])[] {
  const read = (amount: Amount): Read<Asked> =>
    typeof amount === 'number' ? amount : lowerExpression(amount.typed, binding);
  return MOMENTS.map((moment) =>
    effects
      .filter(({ at }) => at === moment)
      .map((effect) => ({
        effect,
        when: effect.when && lowerExpression(effect.when.typed, binding),
        amounts: effect.then.map((verb) => read(amountOf(verb))),
      })),
  );
}

/** By table of words and column where it serves; null: always. */
export function columnsByTable<Asked>(
  { eventTables }: CompiledGame,
  binding: Binding<Asked>,
): readonly (readonly (Evaluate<Asked> | null)[])[] {
  return eventTables.map(({ columns }) => columns.map(({ when }) => when && lowerExpression(when.typed, binding)));
}

/** The column of a table that serves: the first whose formula is true. */
export function columnServing<Asked>(choices: readonly (Evaluate<Asked> | null)[], asked: Asked): number {
  return choices.length === 1 ? 0 : choices.findIndex((when) => when === null || when(asked) !== 0);
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

/** Whose level a verb changes: nobody's where nobody is concerned. */
export function holdersOf(game: CompiledGame, of: MarkerHolder, concerned: Concerned): readonly number[] {
  if (of === 'game') return [THE_GAME];
  if (of === 'enemy') return sidesOf(game, 'enemy', concerned);
  const holder = concerned[of];
  return holder < 0 ? [] : [holder];
}

/** The sides that a verb means. */
export function sidesOf(
  { sides }: CompiledGame,
  side: 'unit' | 'enemy' | number,
  concerned: Concerned,
): readonly number[] {
  if (typeof side === 'number') return [side];
  if (concerned.side < 0) return [];
  if (side === 'unit') return [concerned.side];
  return [...sides.keys()].filter((one) => one !== concerned.side);
}
