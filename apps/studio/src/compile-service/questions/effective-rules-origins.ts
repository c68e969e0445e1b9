import type { JsonValue } from '@hexwright/model';
import { fileKey, type JsonObject, type Project } from '@hexwright/workspace';
import { asList, nameOf, textOf } from '../../scene/items.ts';

/** A place that has had a say in an item. */
export interface Saying {
  readonly package: string;
  readonly file: string;
  /** JSON pointer. */
  readonly pointer: string;
  /** `define`: the item stands there. The others are changes. */
  readonly op: 'define' | 'set' | 'add' | 'replace' | 'remove' | 'move';
  /** What was changed: the item, or something in it. */
  readonly target: string;
  /** What a change says; undefined where it removes something. */
  readonly value?: JsonValue;
  /** The game-turns in which a change holds; in all where absent. */
  readonly turns?: JsonValue;
  readonly case: string;
  readonly reason: string;
  /** The option whose choice makes the change. */
  readonly option?: string;
}

const FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

/** Who has had a say in an item or in anything in it: every package of the chain, then the choices of options. */
export function sayings(
  project: Project,
  chain: readonly string[],
  target: string,
  options: readonly JsonObject[],
  choices: Readonly<Record<string, string>>,
): Saying[] {
  return chain.flatMap((id) => [
    ...definitions(project, id, target),
    ...FILES.flatMap((file) => {
      const changes = asList(project.part(fileKey(id, file), 'changes'));
      return changesOf(changes, target, { package: id, file, pointer: '/changes' });
    }),
    ...chosen(project, id, target, options, choices),
  ]);
}

function definitions(project: Project, id: string, target: string): Saying[] {
  const [list, name] = target.split('/');
  return FILES.flatMap((file) => {
    const value = project.part(fileKey(id, file), list);
    const index = Array.isArray(value) ? value.findIndex((entry: JsonValue) => named(entry) === name) : -1;
    const isAlone = name === undefined && value !== undefined;
    if (index < 0 && !isAlone) return [];
    const item = isAlone ? value : (value as readonly JsonValue[])[index];
    const fields = typeof item === 'object' && item !== null ? (item as JsonObject) : {};
    return [
      {
        package: id,
        file,
        pointer: isAlone ? `/${list}` : `/${list}/${index}`,
        op: 'define' as const,
        target,
        case: textOf(fields, 'case'),
        reason: textOf(fields, 'note'),
      },
    ];
  });
}

/** The choices of the options that this package defines. */
function chosen(
  project: Project,
  id: string,
  target: string,
  options: readonly JsonObject[],
  choices: Readonly<Record<string, string>>,
): Saying[] {
  return asList(project.part(fileKey(id, 'rules.json'), 'options')).flatMap((option, index) => {
    if (!options.some((one) => nameOf(one) === nameOf(option))) return [];
    const all = asList(option['choices']);
    const at = all.findIndex((choice) => nameOf(choice) === choices[nameOf(option)]);
    if (at < 0) return [];
    const pointer = `/options/${index}/choices/${at}/changes`;
    return changesOf(asList(all[at]['changes']), target, { package: id, file: 'rules.json', pointer }).map(
      (saying) => ({
        ...saying,
        option: nameOf(option),
      }),
    );
  });
}

function changesOf(
  changes: readonly JsonObject[],
  target: string,
  place: { readonly package: string; readonly file: string; readonly pointer: string },
): Saying[] {
  return changes.flatMap((change, index) => {
    const changed = textOf(change, 'target');
    if (changed !== target && !changed.startsWith(`${target}/`)) return [];
    const op = (['set', 'add', 'replace', 'remove', 'move'] as const).find((one) => one === change['op']);
    if (op === undefined) return [];
    const { value, turns } = change;
    return [
      {
        ...place,
        pointer: `${place.pointer}/${index}`,
        op,
        target: changed,
        ...(value === undefined ? {} : { value }),
        ...(turns === undefined ? {} : { turns }),
        case: textOf(change, 'case'),
        reason: textOf(change, 'reason'),
      },
    ];
  });
}

function named(entry: JsonValue): string {
  if (typeof entry === 'string') return entry;
  return typeof entry === 'object' && entry !== null ? nameOf(entry as JsonObject) : '';
}
