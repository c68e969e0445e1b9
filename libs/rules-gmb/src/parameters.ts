import type { CompiledGame, ParameterSpec } from '@hexwright/compiler';
import { type NamedParameters, namedParameters } from '@hexwright/rules-kit';

/** Numbers and choices of the rules that a package may change, with the limits that the code can bear. */
export const parameterSpecs = [
  { id: 'game-turns', type: 'integer', minimum: 1, maximum: 100, fixed: true },
  // Greatest rout level; above it a unit is eliminated [10.1].
  { id: 'rout-level-maximum', type: 'integer', minimum: 1, maximum: 8, fixed: true },
  // Greatest movement allowance that routs at the slow rate [11.11].
  { id: 'slow-movement-limit', type: 'integer', minimum: 0, maximum: 100 },
  // Hexes a rout level of slow units [11.11] and of fast ones [11.12].
  { id: 'rout-hexes-slow', type: 'integer', minimum: 1, maximum: 4 },
  { id: 'rout-hexes-fast', type: 'integer', minimum: 1, maximum: 4 },
  // Movement points [5.21], [5.24].
  { id: 'about-face-cost', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'sideways-surcharge', type: 'integer', minimum: 0, maximum: 20 },
  // Least hexes of a charge in a straight line [5.31].
  { id: 'charge-run', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'fatigue-first-turn', type: 'integer', minimum: 1, maximum: 1000 },
  // A fatigued allowance is divided by this [13.1].
  { id: 'fatigue-movement-divisor', type: 'integer', minimum: 1, maximum: 10 },
  { id: 'fast-rout-shortfall', type: 'choice', values: ['per-rout-level', 'once'] },
  { id: 'rout-bend', type: 'choice', values: ['forbidden', 'allowed'] },
  // What a step pays that climbs a contour [7.22] and crosses a drawn hexside [7.4] at once: both, or the dearer.
  { id: 'crossing-costs', type: 'choice', values: ['sum', 'dearest'], optional: true, fixed: true },
  // Whether a double pays for what only the half crosses that follows the other sideways [7.22], [5.24].
  { id: 'trailing-half', type: 'choice', values: ['free', 'paid'], optional: true, fixed: true },
  { id: 'fire-rout-modifier', type: 'choice', values: ['phase-start', 'running'] },
] as const satisfies readonly ParameterSpec[];

export type Parameters = NamedParameters<(typeof parameterSpecs)[number]>;

/** The parameters of one package, read once. */
export function parametersOf(game: CompiledGame): Parameters {
  return namedParameters(game, parameterSpecs);
}
