import { addOwn } from './additions.ts';
import { applyChanges } from './change-list.ts';
import { suggestion } from './did-you-mean.ts';
import type { Change, Option } from './generated/types.ts';
import { nearestName } from './items.ts';
import type { LinkCache } from './link-cache.ts';
import { ChainOrigins, type OriginLevel } from './chain-origins.ts';
import type { AppliedChange } from './origins.ts';
import { type PackageFiles } from './package-files.ts';
import { fileName, PACKAGE_FILES } from './package-paths.ts';
import { pointerOf, problemAt, type Problem } from './problem.ts';
import { checkTimed, isTimed } from './timed-changes.ts';
import type { Roots } from './roots.ts';

/** What linking one package onto its base gives. */
export interface Level {
  readonly roots: Roots;
  readonly origin: OriginLevel;
  /** Changes that hold in some turns alone: they are not made in the roots. */
  readonly timed: readonly AppliedChange[];
  readonly problems: readonly Problem[];
}

/**
 * Links one package onto what it inherits: adds its own items, makes its changes, then those of the choices made
 * for the options that it defines.
 */
export function linkLevel(
  inherited: Roots,
  files: PackageFiles,
  choices: ReadonlyMap<string, string>,
  cache: LinkCache,
): Level {
  const added = addOwn(inherited, files, cache);
  const changes = ownChanges(files);
  const inheritedOptions = new Set(inherited.options.map(({ id }) => id));
  const [refused, permitted] = partition(changes, ({ change }) => altersOption(change, inheritedOptions));
  const [timed, allowed] = partition(permitted, isTimed);
  const changed = applyChanges(added.roots, allowed, `${files.id} changes`, cache);
  const options = changed.roots.options.filter(({ id }) => !inheritedOptions.has(id));
  const chosen = chosenChanges(options, choices, { files, changes: changed.applied });
  const [misplaced, proper] = partition(chosen.changes, ({ change }) => change.target.split('/')[0] === 'options');
  const [timedByChoice, choiceChanges] = partition(proper, isTimed);
  const final = applyChanges(changed.roots, choiceChanges, `${files.id} options`, cache);
  const inTurns = checkTimed(final.roots, [...timed, ...timedByChoice], files.id, cache);
  return {
    roots: final.roots,
    origin: { files, changes: [...changed.applied, ...final.applied] },
    timed: inTurns.made,
    problems: [
      ...added.problems,
      ...changes.flatMap(uncited),
      ...refused.map((one) => optionAltered(one)),
      ...changed.problems,
      ...chosen.problems,
      ...misplaced.map((one) => optionAltered(one)),
      // A choice may well state what holds already: that is how one says so.
      ...final.problems.filter(({ code }) => code !== 'change.same'),
      ...inTurns.problems,
    ],
  };
}

function ownChanges(files: PackageFiles): AppliedChange[] {
  return PACKAGE_FILES.flatMap((kind) =>
    (files.contents[kind]?.changes ?? []).map((change, index) => ({
      change,
      package: files.id,
      file: fileName(kind),
      pointer: pointerOf('changes', index),
    })),
  );
}

function altersOption(change: Change, inherited: ReadonlySet<string>): boolean {
  const [root, option] = change.target.split('/');
  return root === 'options' && inherited.has(option);
}

function optionAltered(applied: AppliedChange): Problem {
  const place = { ...applied, pointer: `${applied.pointer}/target` };
  const message =
    'An option is settled by the package that defines it and cannot be changed from outside. Choose in "options" of scenario.json, or define an option of your own.';
  return problemAt(place, 'change.target', message);
}

function uncited({ change, ...place }: AppliedChange): Problem[] {
  if (change.case !== undefined || change.reason !== undefined) return [];
  const message = `The change of ${change.target} does not say why. Give the case of the rule it follows, or a reason.`;
  return [problemAt(place, 'change.uncited', message, { severity: 'warning' })];
}

/** The changes of the choices that hold for some options, with the places where they stand. */
function chosenChanges(
  options: readonly Option[],
  choices: ReadonlyMap<string, string>,
  level: OriginLevel,
): { readonly changes: readonly AppliedChange[]; readonly problems: readonly Problem[] } {
  const origins = new ChainOrigins([level]);
  const problems: Problem[] = [];
  const changes = options.flatMap((option) => {
    const ids = option.choices.map(({ id }) => id);
    if (!ids.includes(option.default)) {
      const near = nearestName(option.default, option.choices);
      const place = origins.place(`options/${option.id}/default`);
      const fixes =
        near === undefined
          ? []
          : [{ title: `Write "${near}"`, edits: [{ ...place, op: 'set' as const, value: near }] }];
      const message = `"${option.default}" is not a choice of this option.${suggestion(option.default, ids)}`;
      problems.push(problemAt(place, 'option.unknown', message, { fixes }));
    }
    const choice = option.choices.find(({ id }) => id === choiceOf(option, choices));
    if (choice === undefined || choice.changes.length === 0) return [];
    const place = origins.place(`options/${option.id}/choices/${choice.id}/changes`);
    return choice.changes.map((change, index) => ({
      change,
      package: level.files.id,
      file: place.file,
      pointer: `${place.pointer}/${index}`,
    }));
  });
  return { changes, problems };
}

/** The choice that holds for an option: the one made, or the default where none or an unknown one is made. */
export function choiceOf(option: Option, choices: ReadonlyMap<string, string>): string {
  const made = choices.get(option.id);
  return made !== undefined && option.choices.some(({ id }) => id === made) ? made : option.default;
}

function partition<Entry>(entries: readonly Entry[], test: (entry: Entry) => boolean): [Entry[], Entry[]] {
  const yes: Entry[] = [];
  const no: Entry[] = [];
  for (const entry of entries) (test(entry) ? yes : no).push(entry);
  return [yes, no];
}
