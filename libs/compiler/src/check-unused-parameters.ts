import { nearest, suggestion, type LinkedPackage } from '@hexwright/model';
import { Findings, type Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** What of a linked package its formulas stand in. */
export type FormulaView = Pick<
  LinkedPackage,
  | 'parameters'
  | 'modifiers'
  | 'conditions'
  | 'restrictions'
  | 'markers'
  | 'effects'
  | 'victory'
  | 'tables'
  | 'arrivals'
  | 'withdrawals'
>;

/** Parameters that neither the code of the game system nor a formula of the package reads. */
export function checkUnusedParameters(
  { parameters, ...formulas }: FormulaView,
  system: GameSystem,
): readonly Finding[] {
  const findings = new Findings();
  const known = system.parameters.map(({ id }) => id);
  const unknown = parameters.filter(({ id }) => !known.includes(id));
  const named = unknown.length === 0 ? new Set<string>() : namedIn(formulas);
  for (const { id } of unknown) {
    if (named.has(id)) continue;
    const remedy =
      nearest(id, known) === undefined ? ` Write parameter("${id}") in one, or remove it.` : suggestion(id, known);
    const message = `No rule of this game reads the parameter "${id}", and no formula.${remedy}`;
    findings.warning(`parameters/${id}`, 'system.unused-parameter', message);
  }
  return findings.list;
}

/** The parameters that formulas name. A formula that cannot be read counts too: what is wrong with it is told there. */
function namedIn(formulas: unknown): Set<string> {
  const written = JSON.stringify(formulas);
  return new Set(Array.from(written.matchAll(/\bparameter\s*\(\s*(?:\\"|')([^"'\\]+)/g), ([, id]) => id));
}
