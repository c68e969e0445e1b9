import type { CompiledGame, ParameterSpec } from '@hexwright/compiler';
import { choiceOf, integerOf } from '@hexwright/rules-kit';

/** Numbers and choices of the rules that a package may change, with the limits that the code can bear. */
export const parameterSpecs = [
  { id: 'game-turns', type: 'integer', minimum: 1, maximum: 100, fixed: true },
  { id: 'rout-level-maximum', type: 'integer', minimum: 1, maximum: 8, fixed: true },
  { id: 'slow-movement-limit', type: 'integer', minimum: 0, maximum: 100 },
  { id: 'rout-hexes-slow', type: 'integer', minimum: 1, maximum: 4 },
  { id: 'rout-hexes-fast', type: 'integer', minimum: 1, maximum: 4 },
  { id: 'about-face-cost', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'sideways-surcharge', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'charge-run', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'fatigue-first-turn', type: 'integer', minimum: 1, maximum: 1000 },
  { id: 'fatigue-movement-divisor', type: 'integer', minimum: 1, maximum: 10 },
  { id: 'fast-rout-shortfall', type: 'choice', values: ['per-rout-level', 'once'] },
  { id: 'rout-bend', type: 'choice', values: ['forbidden', 'allowed'] },
  { id: 'crossing-costs', type: 'choice', values: ['sum', 'dearest'], optional: true, fixed: true },
  { id: 'trailing-half', type: 'choice', values: ['free', 'paid'], optional: true, fixed: true },
  { id: 'fire-rout-modifier', type: 'choice', values: ['phase-start', 'running'] },
] as const satisfies readonly ParameterSpec[];

/** The parameters of one package, read once. */
export class Parameters {
  /** Greatest rout level; above it a unit is eliminated [10.1]. */
  readonly routLevelMaximum: number;
  /** Greatest movement allowance that routs at the slow rate [11.11]. */
  readonly slowMovementLimit: number;
  /** Hexes a rout level of slow units [11.11] and of fast ones [11.12]. */
  readonly routHexesSlow: number;
  readonly routHexesFast: number;
  /** Movement points [5.21], [5.24]. */
  readonly aboutFaceCost: number;
  readonly sidewaysSurcharge: number;
  /** Least hexes of a charge in a straight line [5.31]. */
  readonly chargeRun: number;
  readonly fatigueFirstTurn: number;
  /** A fatigued allowance is divided by this [13.1]. */
  readonly fatigueMovementDivisor: number;
  readonly fastRoutShortfall: 'per-rout-level' | 'once';
  readonly routBend: 'forbidden' | 'allowed';
  readonly fireRoutModifier: 'phase-start' | 'running';
  /** What a step pays that climbs a contour [7.22] and crosses a drawn hexside [7.4] at once: both, or the dearer. */
  readonly crossingCosts: 'sum' | 'dearest';
  /** Whether a double pays for what only the half crosses that follows the other sideways [7.22], [5.24]. */
  readonly trailingHalf: 'free' | 'paid';

  constructor(game: CompiledGame) {
    this.routLevelMaximum = integerOf(game, 'rout-level-maximum');
    this.slowMovementLimit = integerOf(game, 'slow-movement-limit');
    this.routHexesSlow = integerOf(game, 'rout-hexes-slow');
    this.routHexesFast = integerOf(game, 'rout-hexes-fast');
    this.aboutFaceCost = integerOf(game, 'about-face-cost');
    this.sidewaysSurcharge = integerOf(game, 'sideways-surcharge');
    this.chargeRun = integerOf(game, 'charge-run');
    this.fatigueFirstTurn = integerOf(game, 'fatigue-first-turn');
    this.fatigueMovementDivisor = integerOf(game, 'fatigue-movement-divisor');
    this.fastRoutShortfall = choiceOf(game, 'fast-rout-shortfall', ['per-rout-level', 'once']);
    this.routBend = choiceOf(game, 'rout-bend', ['forbidden', 'allowed']);
    this.crossingCosts = choiceOf(game, 'crossing-costs', ['sum', 'dearest']);
    this.trailingHalf = choiceOf(game, 'trailing-half', ['free', 'paid']);
    this.fireRoutModifier = choiceOf(game, 'fire-rout-modifier', ['phase-start', 'running']);
  }
}
