import type { PieceView } from '@hexwright/engine';
import type { LinkedPackage, Unit } from '@hexwright/model';
import type { PlainAct } from './plain-act.ts';

/** What packages that nobody wrote are modelled on: they are made to find what a game cannot stand. */
export interface GameModels {
  readonly sources: readonly ModelSource[];
  /** Battles of which variants are made. */
  readonly battles: readonly string[];
  /** How the pieces of a package move, where that is not as plain as can be. */
  gait(linked: LinkedPackage): Gait;
  /** What anybody can see that pieces may do; none where absent. */
  readonly plainActs?: (linked: LinkedPackage) => readonly PlainAct[];
}

/** Where the rules of a made battle come from: built upon, or taken over into a package of its own over something lower. */
export interface ModelSource {
  /** The package whose rules it has. */
  readonly rules: string;
  /** What it builds on; null for nothing. */
  readonly over: string | null;
  /** The battle whose sides, words and counters it is like. */
  readonly model: string;
  /** Modules that may be on beside those of this battle. None where absent. */
  readonly modules?: readonly string[];
}

/** How the pieces of a game move, as far as this is asked. */
export interface Gait {
  /** Whether a piece that looks in a direction goes in this alone, and turns besides. No piece where absent. */
  readonly goesForward?: (unit: Unit, piece: PieceView) => boolean;
  /** The class as which a piece pays with a face up. None where absent. */
  readonly troopsOf?: (unit: Unit, face: string) => string | undefined;
  /** Points with which the move of a piece is at its end, though another step may cost nothing; undefined for none. */
  readonly endsAt?: (unit: Unit, limit: number) => number | undefined;
  /** Whether rules of its own bind the piece, beyond the ground. */
  readonly isBound: (unit: Unit) => boolean;
}
