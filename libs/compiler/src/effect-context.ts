/** What effects and their verbs are lowered against. */
import type { SequenceStep } from '@hexwright/model';
import type { Amount, CompiledEventTable, CompiledMarker } from './compiled-effects.ts';
import type { CompiledMap, CompiledStep, CompiledUnit, Vocabulary } from './compiled-game.ts';
import type { GameSystem } from './game-system.ts';

/** What effects are lowered against. */
export interface EffectContext {
  readonly markers: readonly CompiledMarker[];
  readonly tables: readonly CompiledEventTable[];
  readonly steps: readonly CompiledStep[];
  readonly sequence: readonly SequenceStep[];
  readonly units: readonly CompiledUnit[];
  /** null where there is none yet, or the game is not played on hexes: places are not looked up then. */
  readonly map: CompiledMap | null;
  /** A small position of a case, which may lack hexes, zones and units that effects name. */
  readonly isPosition: boolean;
  readonly system: GameSystem;
  readonly vocabulary: Vocabulary;
}

/** Reads whole numbers and formulas that give one. */
export type AmountReader = (value: number | string, at: string) => Amount;
