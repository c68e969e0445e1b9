/** What of a battle with mistakes is left to tell what its ground costs and hides. */
import type { LinkedPackage, Parameter } from '@hexwright/model';
import type { CompiledTable } from './compiled-game.ts';
import type { Finding } from './finding.ts';
import type { GameSystem, ParameterSpec } from './game-system.ts';

/** What the ground, and who moves on it, consists of. */
const OF_GROUND: ReadonlySet<string> = new Set([
  'map',
  'table',
  'terrains',
  'hexsides',
  'features',
  'units',
  'vocabularies',
]);

/** Lists of what the ground can be told without. */
const STOOD_IN_FOR = ['modules', 'parameters', 'tables'];

/**
 * Whether a finding keeps from telling what the ground costs and hides: something of it is wrong, or something that the rules
 * read is missing. Parameters that are missing or wrong have others in their place, tables that are missing
 * are empty, and a module that lacks something is off.
 */
export function standsInGround({ at, missing }: Finding): boolean {
  const [root] = at.split('/');
  if (OF_GROUND.has(root)) return true;
  return missing !== undefined && !STOOD_IN_FOR.some((list) => root === list || missing.startsWith(`${list}/`));
}

/** The modules that lack nothing, neither of their own nor of those that they need. */
export function soundModules(
  modules: readonly string[],
  system: GameSystem,
  findings: readonly Finding[],
): readonly string[] {
  const lacking = new Set(findings.flatMap(({ at, severity }) => (severity === 'error' ? at : [])));
  const sound = modules.filter((id) => {
    const needed = system.modules.find((one) => one.id === id)?.requires ?? [];
    return !lacking.has(`modules/${id}`) && needed.every((one) => modules.includes(one));
  });
  return sound.length === modules.length ? sound : soundModules(sound, system, findings);
}

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

/** The tables of a package, and in place of each that its rules ask for and it lacks an empty one. */
export function tablesOrNone(
  tables: ReadonlyMap<string, CompiledTable>,
  modules: readonly string[],
  system: GameSystem,
): ReadonlyMap<string, CompiledTable> {
  const lacking = system.tables.filter(
    ({ id, module, optional }) =>
      optional !== true && !tables.has(id) && (module === undefined || modules.includes(module)),
  );
  const empty = (id: string): CompiledTable => ({
    id,
    case: '',
    dice: '',
    rows: [],
    columns: [],
    cells: new Int16Array(),
  });
  return new Map([...tables, ...lacking.map(({ id }) => [id, empty(id)] as const)]);
}
