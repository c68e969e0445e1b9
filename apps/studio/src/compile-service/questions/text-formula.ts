/** Formulas in the text of a file: where they stand, and what may be said there. */
import { vocabularyOf } from '@hexwright/compiler';
import type { LinkedPackage } from '@hexwright/model';
import { describeType, type Environment, type Type } from '@hexwright/rule-lang';
import type { JsonObject } from '@hexwright/workspace';
import { nameOf } from '../../scene/items.ts';
import { isFormula, rulePlace } from '../../scene/rule-place.ts';
import type { PackageMirror } from '../package-mirror.ts';

/** A place in the text of a file. */
export interface FormulaPlace {
  readonly package: string;
  /** The way to it as changes name it: `effects`, `spent`, `then`, `0`, `value`. */
  readonly path: readonly string[];
  /** What the rule around it says in the text, which the document may not have yet: `applies`, `forbids`, `at` and so on. */
  readonly said: Readonly<Record<string, string>>;
  /** What the verb does in which it stands; empty where it stands in none. */
  readonly verb: string;
}

/** What a formula at a place may use; null where there stands none, or nothing is known of it. */
export function environmentAt(
  mirror: PackageMirror,
  { package: id, path, said, verb }: FormulaPlace,
): Environment | null {
  const linked = mirror.linked(id);
  const system = mirror.games.systems.find((one) => one.id === linked?.system);
  if (linked === null || system === undefined || !isFormula(path, verb)) return null;
  const [list = '', name = ''] = path;
  const rule = { ...ruleOf(linked, list, name), ...said };
  const others = linked.effects as unknown as readonly JsonObject[];
  const place = rulePlace(list, name, rule, () => ({
    effects: list === 'effects' ? [...others.filter((one) => nameOf(one) !== name), rule] : others,
    sequence: linked.sequence as unknown as readonly JsonObject[],
  }));
  return place === '' ? null : system.environment(place, vocabularyOf(linked, system));
}

/** The type of a name or a field of it, or what a function takes and gives; empty for what is none. */
export function typeIn(path: string, { names, functions }: Environment): string {
  if (Object.hasOwn(functions, path)) {
    const { parameters, result } = functions[path];
    return `(${parameters.map(describeType).join(', ')}) → ${describeType(result)}`;
  }
  const [first, ...fields] = path.split('.');
  let type: Type | undefined = Object.hasOwn(names, first) ? names[first] : undefined;
  for (const field of fields) type = type?.kind === 'record' ? type.fields[field] : undefined;
  return type === undefined ? '' : describeType(type);
}

function ruleOf(linked: LinkedPackage, list: string, name: string): JsonObject {
  const entries = (linked as unknown as Readonly<Record<string, unknown>>)[list];
  const found = Array.isArray(entries) ? (entries as readonly JsonObject[]).find((one) => nameOf(one) === name) : null;
  return found ?? {};
}
