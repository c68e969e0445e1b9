/** Numbers and choices of the rules: the rulings of the package, each where the booklet says nothing or says it unclearly. */
import type { CompiledGame, ParameterSpec } from '@hexwright/compiler';
import { DeclaredParameters } from '@hexwright/rules-kit';

const PERCENT = { type: 'integer', minimum: 0, maximum: 100 } as const;

/** Those that a package may change, with the limits that the code can bear. */
export const parameterSpecs = [
  { id: 'game-turns', type: 'integer', minimum: 1, maximum: 100, fixed: true },
  // The table, in inches, while no map says how large it is.
  { id: 'table-width', type: 'integer', minimum: 12, maximum: 200, fixed: true },
  { id: 'table-depth', type: 'integer', minimum: 12, maximum: 200, fixed: true },
  { id: 'men-per-figure', type: 'integer', minimum: 1, maximum: 100, fixed: true },
  { id: 'move-slices', type: 'integer', minimum: 1, maximum: 32 },
  // What part of a normal move each of these costs, or leaves.
  { id: 'turn-cost', ...PERCENT },
  { id: 'formation-cost', ...PERCENT },
  { id: 'side-rate', ...PERCENT },
  { id: 'rough-rate', ...PERCENT },
  { id: 'obstacle-cost', ...PERCENT },
  { id: 'fire-arc', type: 'integer', minimum: 1, maximum: 90 },
  { id: 'target-moving-inches', type: 'integer', minimum: 1, maximum: 40 },
  { id: 'gunpowder-share', ...PERCENT },
  { id: 'supervision-inches', type: 'integer', minimum: 1, maximum: 40 },
  { id: 'half-rank', type: 'choice', values: ['down', 'up'] },
  { id: 'push-back-inches', type: 'integer', minimum: 0, maximum: 12 },
  { id: 'follow-up', type: 'choice', values: ['obligatory', 'never'] },
  { id: 'pursuit-periods', type: 'integer', minimum: 0, maximum: 10 },
  { id: 'pursuer-bonus', type: 'integer', minimum: 0, maximum: 6 },
  { id: 'broken-reply', type: 'choice', values: ['never', 'always'] },
  { id: 'flight-periods', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'rally-periods', type: 'integer', minimum: 1, maximum: 10 },
  { id: 'rally-periods-barbarian', type: 'integer', minimum: 1, maximum: 10 },
  { id: 'command-risk', type: 'integer', minimum: 1, maximum: 7 },
  { id: 'main-body-inches', type: 'integer', minimum: 1, maximum: 60 },
  { id: 'messenger-inches', type: 'integer', minimum: 1, maximum: 60 },
  { id: 'digest-periods', type: 'integer', minimum: 0, maximum: 10 },
  { id: 'interrupted-work', type: 'choice', values: ['keeps-progress', 'begins-anew'] },
  { id: 'bearers-per-front-figure', type: 'integer', minimum: 1, maximum: 4, fixed: true },
  { id: 'odd-man', type: 'choice', values: ['missilemen', 'bearers'] },
  { id: 'points-lost-percent', type: 'integer', minimum: 1, maximum: 100 },
  // [III] The reaction test.
  { id: 'reaction-chart-reading', type: 'choice', values: ['first-figures', 'last-figures'] },
  { id: 'flexible-factors', type: 'choice', values: ['owner-after-dice', 'in-favour'] },
  { id: 'command-tiers', type: 'choice', values: ['best-only', 'all'] },
  { id: 'unit-definition', type: 'choice', values: ['factors', 'everything'] },
  { id: 'below-half-sees', type: 'choice', values: ['near-friends', 'everybody'] },
  { id: 'below-half-inches', type: 'integer', minimum: 1, maximum: 40 },
  { id: 'reach-brace', type: 'choice', values: ['both-rows', 'one-row'] },
  { id: 'under-fire-figures', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'commander-seen-inches', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'surprise-inches', type: 'integer', minimum: 1, maximum: 40 },
  { id: 'cover-sight-inches', type: 'integer', minimum: 0, maximum: 100 },
  { id: 'near-foot-inches', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'near-horse-inches', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'near-commander-inches', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'uphill-inches', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'shock-figures', type: 'integer', minimum: 1, maximum: 400 },
  // [C.13] Going back.
  { id: 'retire-rate', ...PERCENT },
  { id: 'retreat-rate', ...PERCENT },
  { id: 'retiring-turns', type: 'choice', values: ['when-attacked', 'never'] },
  { id: 'retreating-turns', type: 'choice', values: ['never', 'when-attacked'] },
  { id: 'rout-first-move', type: 'choice', values: ['charge', 'normal'] },
  // [VI] Firing and fighting.
  { id: 'casualties-beyond', type: 'choice', values: ['by-blocks', 'last-column'] },
  { id: 'fire-dice', type: 'choice', values: ['ordinary', 'average'] },
  { id: 'loser-of-fight', type: 'choice', values: ['more-men', 'more-figures'] },
  { id: 'losers-break', type: 'choice', values: ['by-test-only', 'always'] },
  // [II] Additional rules.
  { id: 'mantlet-arc', type: 'integer', minimum: 1, maximum: 180 },
  { id: 'mantlet-move', type: 'integer', minimum: 1, maximum: 24 },
  { id: 'pothole-periods', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'plashing-periods', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'stake-periods', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'stake-lifting-periods', type: 'integer', minimum: 1, maximum: 20 },
  { id: 'horse-holders', type: 'integer', minimum: 2, maximum: 20 },
  // [I] Armies by points.
  { id: 'especially-with', type: 'choice', values: ['strict', 'relaxed'], fixed: true },
  { id: 'class-1-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'class-2-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'class-3-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'independent-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'further-unit-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'horse-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'mantlet-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'bearer-points', type: 'integer', minimum: 0, maximum: 1000, fixed: true },
  { id: 'least-commanders', type: 'integer', minimum: 1, maximum: 20, fixed: true },
  { id: 'units-in-force', type: 'integer', minimum: 1, maximum: 40, fixed: true },
] as const satisfies readonly ParameterSpec[];

/** The parameters of one package, read once. */
export class Parameters extends DeclaredParameters<(typeof parameterSpecs)[number]> {
  constructor(game: CompiledGame) {
    super(game, parameterSpecs);
  }
}
