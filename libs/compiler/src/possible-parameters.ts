import type { LinkedPackage, Parameter } from '@hexwright/model';
import type { GameSystem, ParameterSpec } from './game-system.ts';

/**
 * The parameters of a package of which some may be wrong or missing: in place of each of these the nearest value that the
 * rules can read, so that what does not depend on it can be told all the same.
 */
export function possibleParameters(
  { parameters, modules }: Pick<LinkedPackage, 'parameters' | 'modules'>,
  system: GameSystem,
): Map<string, Parameter['value']> {
  const values = new Map(parameters.map(({ id, value }): [string, Parameter['value']] => [id, value]));
  for (const spec of system.parameters) {
    const value = values.get(spec.id);
    const isLacking =
      value === undefined && spec.optional !== true && (spec.module === undefined || modules.includes(spec.module));
    if (value !== undefined || isLacking) values.set(spec.id, nearest(value, spec));
  }
  return values;
}

function nearest(value: Parameter['value'] | undefined, spec: ParameterSpec): Parameter['value'] {
  if (spec.type === 'choice') return spec.values.find((one) => one === value) ?? spec.values[0];
  return Math.min(spec.maximum, Math.max(spec.minimum, typeof value === 'number' ? value : spec.minimum));
}
