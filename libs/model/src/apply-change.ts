import type { Change, JsonValue } from './generated/types.ts';
import { suggestion } from './did-you-mean.ts';
import { equalJson } from './equal-json.ts';
import { isFields, keyOf, keyProperty, namesIn, nearestName, type Fields } from './items.ts';
import type { Edit } from './problem.ts';

/** What became of a change. */
export type ChangeOutcome =
  | { readonly ok: true; readonly value: unknown; readonly same: boolean }
  | { readonly ok: false; readonly fault: ChangeFault };

/** Why a change cannot be made. `field` is the property of the change that is wrong. */
export interface ChangeFault {
  readonly code: 'change.hits-nothing' | 'change.target';
  readonly message: string;
  readonly field: 'target' | 'op' | 'value' | 'before' | 'after';
  /** A better word for the field, if one is near. */
  readonly better?: string;
}

/** A better field as an edit of the change at `pointer`. */
export function faultEdit(fault: ChangeFault, file: string, pointer: string): Edit | null {
  if (fault.better === undefined) return null;
  return { file, pointer: `${pointer}/${fault.field}`, op: 'set', value: fault.better };
}

class Fault extends Error {
  readonly fault: ChangeFault;

  constructor(fault: ChangeFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/**
 * Makes a change below `root`, a list or object of a package. `path` is the target without the name of the root,
 * which is `path`'s origin for messages. Nothing is written to; what the change does not touch is shared.
 */
export function applyChange(root: unknown, rootName: string, path: readonly string[], change: Change): ChangeOutcome {
  try {
    const value = altered(root, [rootName], path, change);
    return { ok: true, value, same: value === root };
  } catch (problem) {
    if (problem instanceof Fault) return { ok: false, fault: problem.fault };
    throw problem;
  }
}

/** The container with the change made in it; `walked` is the path to it, `rest` from it to the target. */
function altered(container: unknown, walked: readonly string[], rest: readonly string[], change: Change): unknown {
  const [name, ...deeper] = rest;
  if (Array.isArray(container)) {
    const index = container.findIndex((entry) => keyOf(entry) === name);
    if (deeper.length === 0) return alteredList(container, walked, name, index, change);
    if (index < 0) throw unknownTarget(container, walked, rest, change);
    const entry = altered(container[index], [...walked, name], deeper, change);
    return entry === container[index] ? container : container.with(index, entry);
  }
  if (!isFields(container)) {
    throw fault('change.hits-nothing', 'target', `${walked.join('/')} is a single value; there is nothing inside it.`);
  }
  if (deeper.length === 0) return alteredFields(container, walked, name, change);
  if (!Object.hasOwn(container, name)) throw unknownTarget(container, walked, rest, change);
  const part = altered(container[name], [...walked, name], deeper, change);
  return part === container[name] ? container : { ...container, [name]: part };
}

function alteredList(
  list: readonly unknown[],
  walked: readonly string[],
  name: string,
  index: number,
  change: Change,
): unknown[] {
  const target = [...walked, name].join('/');
  if (change.op === 'add') {
    if (index >= 0) throw wrongOperation(`${target} exists already`, 'replace', change);
    return inserted(list, walked, newEntry(walked, name, change.value), change);
  }
  if (index < 0) throw unknownTarget(list, walked, [name], change);
  if (change.op === 'remove') return list.toSpliced(index, 1);
  if (change.op === 'move') return moved(list, walked, index, change);
  if (change.op === 'set') throw wrongOperation(`${target} is a whole item`, 'replace', change);
  if (typeof list[index] === 'string') {
    throw fault('change.target', 'op', `${target} is a word. Remove it and add another one.`);
  }
  return list.with(index, newEntry(walked, name, change.value));
}

/** The entry that a change adds or puts in place of another: with the name that the target says. */
function newEntry(walked: readonly string[], name: string, value: JsonValue | undefined): unknown {
  const property = keyProperty(walked[walked.length - 1]);
  if (!isFields(value)) {
    if (value === name) return value;
    throw fault(
      'change.target',
      'value',
      `The value must be an item with the ${property} "${name}", or the word "${name}".`,
    );
  }
  if ((value[property] ?? name) !== name) {
    const message = `The target says "${name}", but the value has another ${property}. Make them the same.`;
    throw fault('change.target', 'value', message);
  }
  return Object.hasOwn(value, property) ? value : { [property]: name, ...value };
}

function inserted(list: readonly unknown[], walked: readonly string[], entry: unknown, change: Change): unknown[] {
  if (change.before !== undefined && change.after !== undefined) {
    throw fault(
      'change.target',
      'after',
      'An item stands either before another one or after one. Take one of the two out.',
    );
  }
  const field = change.before === undefined ? 'after' : 'before';
  const neighbour = change[field];
  if (neighbour === undefined) return [...list, entry];
  const at = list.findIndex((other) => keyOf(other) === neighbour);
  if (at < 0) {
    const message = `There is no "${neighbour}" in ${walked.join('/')}.${suggestion(neighbour, namesIn(list))}`;
    throw fault('change.hits-nothing', field, message, nearestName(neighbour, list));
  }
  return list.toSpliced(field === 'before' ? at : at + 1, 0, entry);
}

/** The list with an entry in another place; the list itself where the entry stands there already. */
function moved(list: readonly unknown[], walked: readonly string[], index: number, change: Change): unknown[] {
  const target = [...walked, keyOf(list[index])].join('/');
  const [field, ...others] = (['before', 'after'] as const).filter((one) => change[one] !== undefined);
  if (field === undefined || others.length > 0) {
    throw fault('change.target', 'op', `Say where ${target} goes: before another item, or after one.`);
  }
  if (change[field] === keyOf(list[index])) {
    throw fault('change.target', field, `${target} cannot stand ${field} itself. Name another item.`);
  }
  const result = inserted(list.toSpliced(index, 1), walked, list[index], change);
  return result.every((entry, place) => entry === list[place]) ? (list as unknown[]) : result;
}

function alteredFields(container: Fields, walked: readonly string[], name: string, change: Change): Fields {
  const target = [...walked, name].join('/');
  const exists = Object.hasOwn(container, name);
  if (change.op === 'add') {
    if (exists) throw wrongOperation(`${target} exists already`, 'set', change);
    return { ...container, [name]: change.value };
  }
  if (!exists) throw unknownTarget(container, walked, [name], change);
  if (change.op === 'replace') throw wrongOperation(`${target} is a field, not an item`, 'set', change);
  if (change.op === 'move') {
    throw fault('change.target', 'op', `${target} is a field; only the items of a list have places in it.`);
  }
  if (change.op === 'remove') {
    return Object.fromEntries(Object.entries(container).filter(([field]) => field !== name));
  }
  return equalJson(container[name], change.value) ? container : { ...container, [name]: change.value };
}

function unknownTarget(container: unknown, walked: readonly string[], rest: readonly string[], change: Change): Fault {
  const [name, ...deeper] = rest;
  const near = nearestName(name, container);
  const where = walked.join('/');
  const canAdd = near === undefined && deeper.length === 0 && change.op === 'set';
  const advice = canAdd ? ' To give it one, write the op add.' : suggestion(name, namesIn(container));
  const message = `${where} has no "${name}", so this changes nothing.${advice}`;
  if (canAdd) return fault('change.hits-nothing', 'op', message, 'add');
  const better = near === undefined ? undefined : [...walked, near, ...deeper].join('/');
  return fault('change.hits-nothing', 'target', message, better);
}

function wrongOperation(what: string, better: string, change: Change): Fault {
  const code = change.op === 'add' ? 'change.hits-nothing' : 'change.target';
  return fault(code, 'op', `${what}: write the op ${better} instead of ${change.op}.`, better);
}

function fault(code: ChangeFault['code'], field: ChangeFault['field'], message: string, better?: string): Fault {
  return new Fault({ code, field, message, ...(better === undefined ? {} : { better }) });
}
