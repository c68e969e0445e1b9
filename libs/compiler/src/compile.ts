import {
  fileName,
  hasErrors,
  linkCase,
  linkGround,
  linkPackage,
  locateProblems,
  PACKAGE_FILES,
  problemAt,
  settleProblems,
  textsOf,
  type CaseFile,
  type CaseSource,
  type LinkedPackage,
  type PackageChain,
  type Problem,
  type ScenarioFile,
  type SettledProblems,
  type SuppressedProblem,
  type TextOf,
} from '@hexwright/model';
import { checkCommands } from './check-commands.ts';
import { checkOnTable } from './check-table.ts';
import type { CompiledGame } from './compiled-game.ts';
import { orNearest, type Finding, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { groundWords, tellingWhereKnown } from './known-elsewhere.ts';
import { lowerGame, type Purpose } from './lower-game.ts';
import { CompilerCache } from './memo.ts';
import { placeFindings } from './report.ts';
import { rangeInText } from './text-span.ts';

/** A game with warnings at most, or the problems that keep it from being played. */
export type Compilation = (
  | { readonly ok: true; readonly game: CompiledGame; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }
) & {
  /** What the package leaves out of its problems. */
  readonly suppressed: readonly SuppressedProblem[];
};

/**
 * Compiles a battle from the texts of its chain of packages (base first): parse, schema, link, check, lower. A base has
 * nothing to play and gives the problem `package.base`; {@link checkPackage} checks it.
 *
 * @param systems the game systems there are; the base names one of them
 * @param cache keep one while packages are open: compiling again then costs only what has changed
 */
export function compile(
  chain: PackageChain,
  systems: readonly GameSystem[],
  cache: CompilerCache = new CompilerCache(),
): Compilation {
  const { game, problems, suppressed } = checkChain(chain, systems, cache);
  if (game) return { ok: true, game, problems, suppressed };
  if (hasErrors(problems)) return { ok: false, problems, suppressed };
  const { id } = chain[chain.length - 1];
  const place = { package: id, file: 'scenario.json', pointer: '/kind' };
  const message = `${id} is a base: it has rules, but no battle. Open a package that extends it.`;
  const base = locateProblems([problemAt(place, 'package.base', message)], textsOf(chain));
  return { ok: false, problems: [...problems, ...base], suppressed };
}

/**
 * All problems of a package, battle or base, in the order in which people read: what `hexwright validate` and an editor
 * show. Empty when there is nothing to say.
 */
export function checkPackage(
  chain: PackageChain,
  systems: readonly GameSystem[],
  cache: CompilerCache = new CompilerCache(),
): readonly Problem[] {
  return reviewPackage(chain, systems, cache).problems;
}

/** {@link checkPackage}, with what the package suppresses. */
export function reviewPackage(
  chain: PackageChain,
  systems: readonly GameSystem[],
  cache: CompilerCache = new CompilerCache(),
): SettledProblems {
  const { problems, suppressed } = checkChain(chain, systems, cache);
  return { problems, suppressed };
}

/**
 * Compiles the ground of a battle with some of its units, for questions about movement and sight while the battle as a
 * whole cannot be played: what is wrong elsewhere is left out. Nobody can play the game.
 *
 * @param units ids of the units that are asked about
 * @param cache one of its own: what is compiled as a whole keeps another
 */
export function compileGround(
  chain: PackageChain,
  units: readonly string[],
  systems: readonly GameSystem[],
  cache: CompilerCache,
): Checked {
  const texts = textsOf(chain);
  const link = linkGround(chain, units, cache.links);
  if (!link.ok) return { game: null, problems: locateProblems(link.problems, texts) };
  return checkLinked(link, { chain, systems, purpose: 'ground', texts, cache });
}

/** A position to be played, with what its case file says of turn, commands and expectations. */
export type CaseCompilation =
  | {
      readonly ok: true;
      readonly game: CompiledGame;
      readonly linked: LinkedPackage;
      readonly content: CaseFile;
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Compiles the small position of a case file over the rules of a package. Warnings about the package are left to
 * {@link checkPackage}.
 *
 * @param chain the package whose rules are played, base first
 * @param packageId the package in whose folder the case lies: the last of the chain where absent
 */
export function compileCase(
  chain: PackageChain,
  source: CaseSource,
  systems: readonly GameSystem[],
  cache: CompilerCache = new CompilerCache(),
  packageId: string = chain[chain.length - 1].id,
): CaseCompilation {
  const isCase = (id: string | undefined, file: string): boolean => id === packageId && file === source.path;
  const packageTexts = textsOf(chain);
  const texts: TextOf = (id, file) => (isCase(id, file) ? source.text : packageTexts(id, file));
  const link = linkCase(chain, source, cache.links, packageId);
  if (!link.ok) return { ok: false, problems: locateProblems(link.problems, texts) };
  const { linked } = link;
  const system = systems.find(({ id }) => id === linked.system);
  const place = { package: packageId, file: source.path, pointer: '' };
  const named = {
    units: linked.units.map(({ id }) => id),
    phases: linked.sequence.map(({ id }) => id),
    sides: linked.sides.map(({ id }) => id),
  };
  const wrong = system === undefined ? [] : checkCommands(link.content, named, system, place);
  if (wrong.length > 0) return { ok: false, problems: locateProblems([...link.problems, ...wrong], texts) };
  const checked = checkLinked({ linked, problems: link.problems }, { chain, systems, purpose: 'case', texts, cache });
  const problems = checked.problems.filter(
    ({ severity, package: id, file }) => severity === 'error' || isCase(id, file),
  );
  if (checked.game) return { ok: true, game: checked.game, linked, content: link.content, problems };
  if (hasErrors(problems)) return { ok: false, problems };
  const message = `${linked.id} is a base without a battle. Say which battle's package is meant, or give the case units.`;
  return { ok: false, problems: locateProblems([problemAt(place, 'package.base', message)], texts) };
}

/** A game, or null with the problems that keep it from being compiled. */
export interface Checked {
  readonly game: CompiledGame | null;
  readonly problems: readonly Problem[];
}

function checkChain(
  chain: PackageChain,
  systems: readonly GameSystem[],
  cache: CompilerCache,
): Checked & SettledProblems {
  const texts = textsOf(chain);
  const link = linkPackage(chain, cache.links);
  const { game, problems } = link.ok
    ? checkLinked(link, { chain, systems, purpose: 'package', texts, cache })
    : { game: null, problems: locateProblems(link.problems, texts) };
  const settled = settle(problems, chain, texts, cache);
  // A warning that the package turns into an error keeps it from being played, as any error does.
  return { game: hasErrors(settled.problems) ? null : game, ...settled };
}

/** Problems as the packages of a chain have settled them. */
function settle(
  problems: readonly Problem[],
  chain: PackageChain,
  texts: TextOf,
  cache: CompilerCache,
): SettledProblems {
  const contentOf = (id: string, file: string): unknown => {
    const kind = PACKAGE_FILES.find((one) => fileName(one) === file);
    const text = texts(id, file);
    return kind === undefined || text === undefined ? null : cache.links.parse(kind, `${id}/${file}`, text).content;
  };
  const scenarioOf = (id: string): ScenarioFile | null => {
    const text = texts(id, fileName('scenario'));
    return text === undefined ? null : cache.links.parse('scenario', `${id}/${fileName('scenario')}`, text).content;
  };
  const settings = chain.map(({ id }) => ({ package: id, settings: scenarioOf(id)?.problems ?? [] }));
  const result = settleProblems(problems, settings, ({ package: id, file }) => contentOf(id ?? '', file));
  return result.problems === problems ? result : { ...result, problems: locateProblems(result.problems, texts) };
}

/** Everything that a check needs besides the linked package. */
interface Task {
  readonly chain: PackageChain;
  readonly systems: readonly GameSystem[];
  readonly purpose: Purpose;
  readonly texts: TextOf;
  readonly cache: CompilerCache;
}

/** A linked package or case, with warnings. */
interface Linked {
  readonly linked: LinkedPackage;
  readonly problems: readonly Problem[];
}

function checkLinked({ linked, problems }: Linked, task: Task): Checked {
  const system = task.systems.find((one) => one.id === linked.system);
  if (!system) {
    const unknown = unknownSystem(linked, task);
    return { game: null, problems: locateProblems([...problems, unknown], task.texts) };
  }
  const { value, findings: found } = lowerAndCheck(linked, system, task);
  const findings = found.length === 0 ? found : tellingWhereKnown(found, system, task.systems, groundWords(linked));
  if (problems.length === 0 && findings.length === 0) return { game: value, problems: [] };
  return { game: value, problems: located(problems, findings, linked, task.texts) };
}

function lowerAndCheck(
  linked: LinkedPackage,
  system: GameSystem,
  { purpose, cache }: Task,
): Stage<CompiledGame | null> {
  const lowered = lowerGame(linked, system, purpose, cache);
  if (!lowered.value) return lowered;
  const last = [
    ...checkOnTable(lowered.value, system, purpose),
    ...setUpFindings(lowered.value, system),
    // A position of an example is no army that anybody buys.
    ...(purpose === 'case' ? [] : (system.checkPackage?.(linked) ?? [])),
  ];
  const failed = last.some((finding) => finding.severity === 'error');
  return { value: failed ? null : lowered.value, findings: [...lowered.findings, ...last] };
}

/** The problem of a chain that names no game system, or one that there is not, where it is or should be named. */
function unknownSystem({ system }: LinkedPackage, { chain, systems, cache }: Task): Problem {
  const file = fileName('rules');
  const naming = chain.find(({ id, files }) => {
    const text = files.get(file);
    return text !== undefined && cache.links.parse('rules', `${id}/${file}`, text).content?.system !== undefined;
  });
  const place = { package: naming?.id ?? chain[0].id, file, pointer: naming ? '/system' : '' };
  const what = naming ? `There is no game system "${system}"` : 'No game system is named';
  const message = `${what}${orNearest(
    system,
    systems.map(({ id }) => id),
  )}`;
  return problemAt(place, 'system.unknown', message);
}

function setUpFindings(game: CompiledGame, system: GameSystem): readonly Finding[] {
  return system.checkSetUp(game).map((problem) => {
    const { placement, unit, part, code, case: cited, message, missing, added, severity = 'error', fixes } = problem;
    const placed = placement < 0 ? 'setUp' : `setUp/${game.units[game.setUp[placement].unit].id}`;
    const whole = problem.at ?? (unit === undefined ? placed : `units/${game.units[unit].id}`);
    const at = part === undefined ? whole : `${whole}/${part}`;
    const more = {
      ...(cited === '' ? {} : { case: cited }),
      ...(missing === undefined ? {} : { missing }),
      ...(added === undefined ? {} : { added }),
      ...(fixes === undefined ? {} : { fixes }),
    };
    return { at, code, severity, message, ...more };
  });
}

/** All problems with their ranges; those in the middle of a text, such as a formula, with the range of the part. */
function located(
  linkProblems: readonly Problem[],
  findings: readonly Finding[],
  linked: LinkedPackage,
  texts: TextOf,
): readonly Problem[] {
  const placed = placeFindings(findings, linked.origins).map(({ problem, span }) => {
    if (!span) return problem;
    const [whole] = locateProblems([problem], texts);
    const source = texts(problem.package, problem.file);
    if (whole.range === undefined || source === undefined) return problem;
    return { ...problem, range: rangeInText(source, whole.range, span) };
  });
  return locateProblems([...linkProblems, ...placed], texts);
}
