import { FORMAT } from './format/format.ts';
import { applyChange, faultEdit, type ChangeFault } from './apply-change.ts';
import { suggestion } from './did-you-mean.ts';
import type { Change, JsonValue, MapFile, Terrain } from './generated/types.ts';
import { duplicatesIn, keyOf, isFields } from './items.ts';
import type { LinkCache } from './link-cache.ts';
import type { LinkedMap } from './linked-package.ts';
import { hexFinder, withHexChanged } from './map-rows.ts';
import { pointerInside } from './chain-origins.ts';
import type { AppliedChange } from './origins.ts';
import { pointerOf, problemAt, type Place, type Problem } from './problem.ts';
import {
  ENTRY_DEFINITIONS,
  SINGLE_DEFINITIONS,
  isListName,
  isRootName,
  ROOT_NAMES,
  type RootName,
  type Roots,
} from './roots.ts';
import { wholeMap } from './additions.ts';
import { validateDefinition, validateFile } from './validate.ts';

/** Roots after some changes, the changes that could be made, and what is wrong with the others. */
export interface Changed {
  readonly roots: Roots;
  readonly applied: readonly AppliedChange[];
  readonly problems: readonly Problem[];
}

/**
 * Makes changes in their order. `step` names the list of changes in the cache: roots that have not changed
 * themselves, and whose changes are the same as the last time, are taken from there.
 */
export function applyChanges(roots: Roots, changes: readonly AppliedChange[], step: string, cache: LinkCache): Changed {
  const named = changes.flatMap(({ change, file, pointer }) => [change, file, pointer]);
  const problems = [...cache.step(`${step} named twice`, named, () => repeatedTargets(changes))];
  const groups = Map.groupBy(changes, ({ change }) => change.target.split('/')[0]);
  const altered: { [Name in RootName]?: unknown } = {};
  const applied: AppliedChange[] = [];
  for (const [name, group] of groups) {
    if (!isRootName(name)) {
      problems.push(...group.map((one) => unknownRoot(one, name)));
      continue;
    }
    const where = group.map(({ file, pointer }) => file + pointer).join();
    // Changes of hexes name terrains.
    const inputs = [roots[name], name === 'map' ? roots.terrains : null, where, ...group.map(({ change }) => change)];
    const result = cache.step(`${step} ${name}`, inputs, () =>
      changedRoot(roots, name, group, `${step} ${name}`, cache),
    );
    altered[name] = result.value;
    applied.push(...result.applied);
    problems.push(...result.problems);
  }
  return { roots: { ...roots, ...(altered as Partial<Roots>) }, applied, problems };
}

function unknownRoot(applied: AppliedChange, name: string): Problem {
  const message = `Changes cannot name "${name}".${suggestion(name, ROOT_NAMES)}`;
  return problemAt({ ...applied, pointer: `${applied.pointer}/target` }, 'change.target', message);
}

/** Changes whose target is that of an earlier one, or lies in it or around it. Where an item stands and what it says are two things. */
function repeatedTargets(all: readonly AppliedChange[]): Problem[] {
  const moved = new Set(all.filter(({ change }) => change.op === 'move').map(({ change }) => change.target));
  return [
    ...repeatedIn(all.filter(({ change }) => change.op !== 'move')),
    ...repeatedIn(all.filter(({ change }) => change.op !== 'set' && moved.has(change.target))),
  ];
}

function repeatedIn(changes: readonly AppliedChange[]): Problem[] {
  const first = new Map<string, AppliedChange>();
  const around = new Map<string, AppliedChange>();
  return changes.flatMap((applied) => {
    const path = applied.change.target.split('/');
    const prefixes = path.map((_, length) => path.slice(0, length + 1).join('/'));
    const earlier =
      prefixes.map((prefix) => first.get(prefix)).find((one) => one !== undefined) ?? around.get(applied.change.target);
    for (const prefix of prefixes) if (!around.has(prefix)) around.set(prefix, applied);
    if (earlier === undefined) {
      first.set(applied.change.target, applied);
      return [];
    }
    const both =
      earlier.change.target === applied.change.target
        ? `${earlier.change.target} is changed twice`
        : `${earlier.change.target} and ${applied.change.target} change the same thing`;
    const message = `${both} (also in ${earlier.file} at ${earlier.pointer}). Make one change of the two.`;
    return [problemAt(placeOf(applied), 'change.twice', message, citing(applied.change))];
  });
}

interface ChangedRoot {
  readonly value: unknown;
  readonly applied: readonly AppliedChange[];
  readonly problems: readonly Problem[];
}

function changedRoot(
  roots: Roots,
  name: RootName,
  changes: readonly AppliedChange[],
  step: string,
  cache: LinkCache,
): ChangedRoot {
  return changedTogether(roots[name], name, changes, { terrains: roots.terrains, step, cache });
}

/**
 * A root after changes of it. The form of what they alter is looked at when all are made, not after every one: a table of
 * whose cells a thousand are changed is checked once. Only where something is wrong are they halved until it is known which.
 */
function changedTogether(
  root: unknown,
  name: RootName,
  changes: readonly AppliedChange[],
  around: Surroundings,
): ChangedRoot {
  let value = root;
  const made: AppliedChange[] = [];
  const problems: Problem[] = [];
  for (const applied of changes) {
    const outcome = changedOnce(value, name, applied, around);
    problems.push(...outcome.problems);
    if (outcome.value === value) continue;
    value = outcome.value;
    made.push(applied);
  }
  const misshapen = misshapenBy(made, value, name);
  if (misshapen.length === 0) return { value, applied: made, problems };
  if (changes.length === 1) return { value: root, applied: [], problems: misshapen };
  const half = Math.ceil(changes.length / 2);
  const first = changedTogether(root, name, changes.slice(0, half), around);
  const rest = changedTogether(first.value, name, changes.slice(half), around);
  return {
    value: rest.value,
    applied: [...first.applied, ...rest.applied],
    problems: [...first.problems, ...rest.problems],
  };
}

/** What the schema has against the items that some changes have altered, told of the last change of each. */
function misshapenBy(made: readonly AppliedChange[], root: unknown, name: RootName): Problem[] {
  const last = new Map<string, AppliedChange>();
  for (const applied of made) {
    const path = applied.change.target.split('/').slice(1);
    // The whole of a root and a single hex are checked as they are put in.
    if (path.length > 0 && !isHex(name, path)) last.set(isListName(name) ? path[0] : name, applied);
  }
  return [...last.values()].flatMap((applied) => formProblems(root, name, applied));
}

/** Whether the path of a change inside a root names the terrain or the level of one hex. */
function isHex(name: RootName, path: readonly string[]): path is readonly ['terrain' | 'elevation', string] {
  return name === 'map' && path.length === 2 && (path[0] === 'terrain' || path[0] === 'elevation');
}

interface Surroundings {
  readonly terrains: readonly Terrain[];
  readonly step: string;
  readonly cache: LinkCache;
}

/** A root after one change, whose form is still to be looked at; unchanged, with problems, where it cannot be made. */
function changedOnce(
  root: unknown,
  name: RootName,
  applied: AppliedChange,
  around: Surroundings,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const { change } = applied;
  const path = change.target.split('/').slice(1);
  if (path.length === 0) return changedWhole(root, name, applied);
  if (root === null) {
    const fault = { code: 'change.hits-nothing', field: 'target', message: `There is no ${name} to change.` } as const;
    return { value: root, problems: [faultProblem(fault, applied)] };
  }
  if (isHex(name, path)) {
    return changedHex(root as LinkedMap, path[0], path[1], applied, around);
  }
  const outcome = applyChange(root, name, path, change);
  if (!outcome.ok) return { value: root, problems: [faultProblem(outcome.fault, applied)] };
  return { value: outcome.value, problems: outcome.same ? [sameValue(applied)] : [] };
}

/** Changes of a thing that is not in a list: the map, the table or victory as a whole. */
function changedWhole(root: unknown, name: RootName, applied: AppliedChange): ReturnType<typeof changedOnce> {
  const { change } = applied;
  const refuse = (fault: ChangeFault): ReturnType<typeof changedOnce> => ({
    value: root,
    problems: [faultProblem(fault, applied)],
  });
  if (isListName(name)) {
    return refuse({
      code: 'change.target',
      field: 'target',
      message: `Say which of the ${name} is meant: ${name}/id.`,
    });
  }
  const exists = root !== null;
  const wanted = exists ? ['replace', 'remove'] : ['add'];
  if (!wanted.includes(change.op)) {
    const message = `${exists ? `There is a ${name} already` : `There is no ${name} yet`}: write the op ${wanted[0]}.`;
    return refuse({ code: exists ? 'change.target' : 'change.hits-nothing', field: 'op', message, better: wanted[0] });
  }
  if (change.op === 'remove') return { value: null, problems: [] };
  const value = change.value as JsonValue;
  const problems = name === 'map' ? mapProblems(value) : validateDefinition(SINGLE_DEFINITIONS[name], value);
  if (problems.length > 0) return { value: root, problems: problems.map((one) => inValue(one, applied)) };
  const whole = name === 'map' ? wholeMap(value as unknown as MapFile) : value;
  if (whole !== null) return { value: whole, problems: [] };
  return refuse({ code: 'change.target', field: 'value', message: 'A whole map needs its grid and its rows.' });
}

function changedHex(
  map: LinkedMap,
  field: 'terrain' | 'elevation',
  label: string,
  applied: AppliedChange,
  { terrains, step, cache }: Surroundings,
): ReturnType<typeof changedOnce> {
  const { change } = applied;
  if (change.op !== 'set') {
    const message = 'Every hex has a terrain and a level: write the op set.';
    return {
      value: map,
      problems: [faultProblem({ code: 'change.target', field: 'op', message, better: 'set' }, applied)],
    };
  }
  const ids = terrains.map(({ id }) => id);
  const find = hexFinder(map.grid, map.numbering, cache, step);
  const outcome = withHexChanged(map, field, label, change.value, find, ids);
  if (outcome.ok) return { value: outcome.map, problems: [] };
  const code = outcome.field === 'target' ? 'change.hits-nothing' : 'reference.unknown';
  const place = { ...applied, pointer: `${applied.pointer}/${outcome.field}` };
  return { value: map, problems: [problemAt(place, code, outcome.message, citing(change))] };
}

/** What the schema has against a map. It stands inside a change, which is in the format of the file around it. */
function mapProblems(map: JsonValue): Problem[] {
  return validateFile('map', isFields(map) ? { format: FORMAT, ...map } : map);
}

/** What the schema has against an item after a change. */
function formProblems(root: unknown, name: RootName, applied: AppliedChange): Problem[] {
  const path = applied.change.target.split('/').slice(1);
  const item = isListName(name) ? (root as readonly unknown[]).find((entry) => keyOf(entry) === path[0]) : root;
  if (item === undefined) return [];
  const problems = isListName(name)
    ? validateDefinition(ENTRY_DEFINITIONS[name], item as JsonValue)
    : name === 'map'
      ? mapProblems(item as JsonValue)
      : validateDefinition(SINGLE_DEFINITIONS[name], item as JsonValue);
  const inside = pointerInside(item, isListName(name) ? path.slice(1) : path).pointer;
  const repeated = duplicatesIn(item).map(({ name: id, path: at }) =>
    problemAt({ file: '', pointer: pointerOf(...at) }, 'id.duplicate', `"${id}" is there already in this list.`),
  );
  return [...problems, ...repeated].map((problem) => {
    const below = problem.pointer.startsWith(`${inside}/`) ? problem.pointer.slice(inside.length) : '';
    return inValue({ ...problem, pointer: below, fixes: [] }, applied);
  });
}

/** A problem of the value of a change, moved to the place where the change stands. */
function inValue(problem: Problem, applied: AppliedChange): Problem {
  const message = `${applied.change.target}: ${problem.message}`;
  const isName = problem.isName === true;
  if (isName && problem.pointer === '') {
    // What has the wrong name is what the change gives: its target says the name.
    return problemAt(
      { ...applied, pointer: `${applied.pointer}/target` },
      problem.code,
      message,
      citing(applied.change),
    );
  }
  const field = applied.change.value === undefined ? '' : '/value';
  const place = { ...applied, pointer: applied.pointer + field + problem.pointer };
  return problemAt(place, problem.code, message, { ...citing(applied.change), ...(isName ? { isName } : {}) });
}

function faultProblem(fault: ChangeFault, applied: AppliedChange): Problem {
  const edit = faultEdit(fault, applied.file, applied.pointer);
  const fixes = edit === null ? [] : [{ title: `Write "${fault.better ?? ''}"`, edits: [edit] }];
  const place = { ...applied, pointer: `${applied.pointer}/${fault.field}` };
  return problemAt(place, fault.code, fault.message, { ...citing(applied.change), fixes });
}

function sameValue(applied: AppliedChange): Problem {
  const what = applied.change.op === 'move' ? 'stands there' : 'has this value';
  const message = `${applied.change.target} ${what} already. Take the change out.`;
  const edits = [{ file: applied.file, pointer: applied.pointer, op: 'remove' }] as const;
  return problemAt(placeOf(applied), 'change.same', message, {
    ...citing(applied.change),
    severity: 'warning',
    fixes: [{ title: 'Remove the change', edits }],
  });
}

function citing(change: Change): { readonly case?: string } {
  return change.case === undefined ? {} : { case: change.case };
}

function placeOf({ package: id, file, pointer }: AppliedChange): Place {
  return { package: id, file, pointer };
}
