/** What is played in the lab. */
import { type CaseFile, firstError, type PackageChain, resolveChain, withChange, withChoices } from '@hexwright/model';
import type { Project } from '@hexwright/workspace';
import { titleOf } from '../gallery/packages.ts';

/** A number in the place of the one that stands in a field, whose name is the title. */
export interface NumberTried {
  readonly target: string;
  readonly title: string;
  readonly value: number;
}

/** What the package is compared with: another package of the project, or itself with another number in one field. */
export type Against = { readonly is: 'package'; readonly id: string } | ({ readonly is: 'change' } & NumberTried);

/** Where every game begins that does not begin at the set-up: an example of the package. */
export interface LabBeginning {
  readonly name: string;
  readonly position: CaseFile;
}

/** What somebody wants to know. */
export interface LabPlan {
  /** null: the package alone. */
  readonly against: Against | null;
  /** Player names by side id. */
  readonly seats: Readonly<Record<string, string>>;
  /** Id of the question that decides when enough is known. */
  readonly asked: string;
  /** At most so many games of each package. */
  readonly games: number;
  /** Seed of the first game of each. */
  readonly seed: number;
  /** Choices in place of the package's own, by option. */
  readonly options: Readonly<Record<string, string>>;
  /** null: at the set-up of each package. */
  readonly begin: LabBeginning | null;
}

/** A package that is played, under the name that the report calls it by. */
export interface Entrant {
  readonly name: string;
  /** The package to whose games it belongs, and what of it is changed; null for nothing. */
  readonly package: string;
  readonly isChanged: boolean;
  readonly chain: PackageChain;
}

/** The packages of a plan as they are now, or why there is none, in plain words. */
export type Entrance =
  | { readonly ok: true; readonly entrants: readonly Entrant[] }
  | { readonly ok: false; readonly why: string };

/** The packages that a plan over a package names. */
export function entrantsOf(
  project: Project,
  id: string,
  { against, options }: Pick<LabPlan, 'against' | 'options'>,
): Entrance {
  if (against?.is === 'change') return entrantsWith(project, id, options, [[], [against]]);
  const alone = entrantsWith(project, id, options, [[]]);
  if (!alone.ok || against === null) return alone;
  const other = chainAt(project, against.id, options);
  if (!other.ok) return other;
  const name = titleOf(project, against.id);
  return {
    ok: true,
    entrants: [...alone.entrants, { name, package: against.id, isChanged: false, chain: other.chain }],
  };
}

/** The package with each of several sets of numbers in place of its own: itself where a set is empty. */
export function entrantsWith(
  project: Project,
  id: string,
  options: LabPlan['options'],
  sets: readonly (readonly NumberTried[])[],
): Entrance {
  const own = chainAt(project, id, options);
  if (!own.ok) return own;
  const entrants = sets.map((numbers): Entrant => {
    const chain = numbers.reduce((before, { target, value }) => withChange(before, target, value), own.chain);
    const isChanged = numbers.length > 0;
    const named = numbers.map(({ title, value }) => `${title}: ${value}`).join(', ');
    return { name: isChanged ? named : titleOf(project, id), package: id, isChanged, chain };
  });
  return { ok: true, entrants };
}

function chainAt(
  project: Project,
  id: string,
  options: LabPlan['options'],
): { readonly ok: true; readonly chain: PackageChain } | { readonly ok: false; readonly why: string } {
  const source = project.find(id);
  const found = source === null ? null : resolveChain(source, project);
  if (found?.ok) return { ok: true, chain: withChoices(found.chain, options) };
  return { ok: false, why: firstError(found?.problems ?? [])?.message ?? id };
}
