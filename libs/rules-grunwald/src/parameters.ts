import type { CompiledGame, ParameterSpec } from '@hexwright/compiler';

/** Numbers and choices of the rules that a package may change, with the limits that the code can bear. */
export const parameterSpecs = [
  { id: 'game-turns', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'turn-cost-heavy', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'turn-cost-light', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'turn-cost-foot', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'marsh-loss-first', type: 'integer', minimum: 1, maximum: 7 },
  { id: 'marsh-loss-second', type: 'integer', minimum: 1, maximum: 7 },
  { id: 'rout-hexes', type: 'integer', minimum: 1, maximum: 6 },
  { id: 'rout-trample-from', type: 'integer', minimum: 1, maximum: 7 },
  { id: 'pursuit-hexes', type: 'integer', minimum: 1, maximum: 6 },
  { id: 'disorder-cost', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'rally-distance', type: 'integer', minimum: 1, maximum: 30 },
  { id: 'rally-up-to', type: 'integer', minimum: 0, maximum: 6 },
  { id: 'rally-up-to-light', type: 'integer', minimum: 0, maximum: 6 },
  { id: 'return-delay', type: 'integer', minimum: 1, maximum: 100 },
  { id: 'return-up-to', type: 'integer', minimum: 0, maximum: 6 },
  { id: 'return-up-to-disordered', type: 'integer', minimum: 0, maximum: 6 },
  { id: 'trample-cost', type: 'integer', minimum: 0, maximum: 20 },
  { id: 'leader-loss-from', type: 'integer', minimum: 1, maximum: 7 },
  { id: 'camp-alarm-distance', type: 'integer', minimum: 0, maximum: 30 },
  { id: 'real-pits', type: 'integer', minimum: 0, maximum: 100 },
  { id: 'standard-points', type: 'integer', minimum: 0, maximum: 1000 },
  { id: 'combined-attacks', type: 'choice', values: ['compulsory', 'attackers-choice'] },
  { id: 'attack-duty', type: 'choice', values: ['when-declared', 'at-phase-start'] },
  { id: 'attack-zone-exit', type: 'choice', values: ['forbidden', 'forward'] },
  { id: 'zone-to-zone-step', type: 'choice', values: ['not-into-attack-zone', 'into-any-zone'] },
  { id: 'turn-after-stop', type: 'choice', values: ['forbidden', 'allowed'] },
  { id: 'strength-order', type: 'choice', values: ['after-terrain', 'before-terrain'] },
  { id: 'disordered-again', type: 'choice', values: ['routs', 'stays'] },
  { id: 'no-command-line', type: 'choice', values: ['distant', 'near'] },
  { id: 'command-binds', type: 'choice', values: ['both-sides', 'attackers'] },
  { id: 'rout-run-on', type: 'choice', values: ['outward', 'any-way'] },
  { id: 'pursuit-count', type: 'choice', values: ['vacated-hex', 'hex-beyond'] },
  { id: 'advance-kind', type: 'choice', values: ['by-result', 'by-outcome'] },
  { id: 'displace-disordered', type: 'choice', values: ['no', 'yes'] },
  { id: 'differential-overflow', type: 'choice', values: ['outer-column', 'extended'] },
  { id: 'artillery-arc', type: 'choice', values: ['fan', 'line'] },
  { id: 'fire-retreat', type: 'choice', values: ['faces-firer', 'keeps-facing'] },
  { id: 'leader-company', type: 'choice', values: ['one-or-other', 'both'] },
  { id: 'trample-order', type: 'choice', values: ['first-in', 'last-in'] },
  { id: 'automatic-flip', type: 'choice', values: ['flips', 'keeps'] },
  { id: 'camp-alarm', type: 'choice', values: ['once', 'every-approach'] },
  { id: 'points-for-losses', type: 'choice', values: ['all', 'combat'] },
  { id: 'guns-as-targets', type: 'choice', values: ['obliged', 'optional'] },
  { id: 'partial-turn', type: 'choice', values: ['allowed', 'forbidden'] },
  { id: 'disordered-first', type: 'choice', values: ['zones-then-attack-zones', 'any-order'] },
  { id: 'command-ends', type: 'choice', values: ['ends-free', 'ends-blocked'] },
  { id: 'leader-terrain', type: 'choice', values: ['horse', 'foot'] },
  { id: 'zone-negation', type: 'choice', values: ['for-others', 'for-itself-too'] },
  { id: 'voluntary-disorder', type: 'choice', values: ['any-time', 'at-start'] },
  { id: 'late-returns', type: 'choice', values: ['no-loss', 'lost'] },
  { id: 'map-corners', type: 'choice', values: ['side-crossed', 'west-and-east-first'] },
  { id: 'fire-across-lakes', type: 'choice', values: ['allowed', 'forbidden'] },
  { id: 'rally-facing', type: 'choice', values: ['opponent', 'owner'] },
  { id: 'retreat-choice', type: 'choice', values: ['owner', 'safest'] },
  { id: 'retreat-tie', type: 'choice', values: ['defender', 'attacker'] },
  { id: 'advance-turn', type: 'choice', values: ['from-advance', 'from-own-facing'], optional: true },
  { id: 'return-trample', type: 'choice', values: ['forbidden', 'allowed'], optional: true },
  { id: 'column-at-edge', type: 'choice', values: ['stays', 'may-follow'], optional: true },
  { id: 'pit-removal', type: 'choice', values: ['any-time', 'movement-and-fire'], optional: true },
  { id: 'take-back', type: 'choice', values: ['before-next-unit', 'never'] },
] as const satisfies readonly ParameterSpec[];

type Spec = (typeof parameterSpecs)[number];
type Numbered = Extract<Spec, { readonly type: 'integer' }>['id'];
type Chosen = Extract<Spec, { readonly type: 'choice' }>;

/** The parameters of one package, read once. */
export class Parameters {
  readonly #values: ReadonlyMap<string, number | string>;

  constructor(game: CompiledGame) {
    const values = new Map<string, number | string>();
    for (const spec of parameterSpecs) if ('optional' in spec) values.set(spec.id, spec.values[0]);
    this.#values = new Map([...values, ...game.parameters]);
  }

  /** A number of the rules. */
  number(id: Numbered): number {
    const value = this.#values.get(id);
    if (typeof value !== 'number') throw new Error(`The compiled game lacks the parameter "${id}".`);
    return value;
  }

  /** True when the package has settled a question that way. */
  is<Id extends Chosen['id']>(id: Id, choice: Extract<Chosen, { readonly id: Id }>['values'][number]): boolean {
    return this.#values.get(id) === choice;
  }
}
