/** Finding, reading and compiling the packages that commands name. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CompiledGame, compile, compileCase, CompilerCache } from '@hexwright/compiler';
import {
  caseSources,
  type CaseFile,
  formatProblems,
  hasErrors,
  LARGEST_FILE,
  linkPackage,
  locateProblems,
  type LinkedPackage,
  nearest,
  type PackageChain,
  type Problem,
  type TextOf,
  withChoices,
} from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { type Games, type Playable, withGames } from '@hexwright/playtest';
import { playableAt } from '@hexwright/playtest/shared';
import type { Arguments } from './command.ts';
import type { Output } from './output.ts';
import { UsageError } from './usage-error.ts';

/** The packages that come with Hexwright. */
const OWN_SCENARIOS = path.resolve(import.meta.dirname, '../../../scenarios');

/** The library of all packages that a command may name: `--scenarios`, where `request` lies, and our own. */
export function packageLibrary(args: Arguments, request?: string): FolderLibrary {
  const given = args.value('scenarios');
  if (given !== undefined && !isFolder(given)) {
    throw new UsageError(`--scenarios: there is no folder "${given}".`, 'Name the folder that holds the packages.');
  }
  const around = request === undefined || given !== undefined ? null : rootAround(request);
  return new FolderLibrary([given, around, OWN_SCENARIOS].filter((root) => root !== undefined && root !== null));
}

/**
 * The scenarios folder that a package folder lies in: the package's id says how deep. The folder around it where that
 * cannot be told, so that the package can at least say what is wrong with it.
 */
function rootAround(request: string): string | null {
  if (!existsSync(path.join(request, 'scenario.json'))) return null;
  const folder = realpathSync(request);
  const tail = idIn(path.join(folder, 'scenario.json'))?.split('/') ?? [];
  const isTail = tail.length > 0 && folder.split(path.sep).slice(-tail.length).join('/') === tail.join('/');
  return path.resolve(folder, ...Array.from({ length: isTail ? tail.length : 1 }, () => '..'));
}

function idIn(file: string): string | undefined {
  try {
    const status = statSync(file);
    // A pipe or a device may have no end.
    if (!status.isFile() || status.size > LARGEST_FILE) return undefined;
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof content === 'object' && content !== null && 'id' in content ? String(content.id) : undefined;
  } catch {
    // Reading the package says what is wrong with it.
    return undefined;
  }
}

function isFolder(name: string): boolean {
  return existsSync(name) && statSync(name).isDirectory();
}

/** A package that was compiled, and the games that it was compiled for. */
export interface OpenPackage {
  readonly chain: PackageChain;
  readonly games: Games;
  readonly game: CompiledGame;
  readonly problems: readonly Problem[];
}

/** The chain of a package, or why there is none. */
export function findChain(
  request: string,
  args: Arguments,
): { readonly chain: PackageChain } | { readonly problems: readonly Problem[] } {
  const library = packageLibrary(args, request);
  const loaded = library.loadChain(request);
  if (loaded.ok) return loaded;
  const textOf: TextOf = (id, file) => {
    const found = id === undefined ? null : library.find(id);
    return found !== null && 'files' in found ? found.files.get(file) : undefined;
  };
  return { problems: locateProblems(loaded.problems, textOf) };
}

/** The chain of a package, or null after printing why there is none. */
export function loadChain(request: string, args: Arguments, output: Output): PackageChain | null {
  const found = findChain(request, args);
  if ('chain' in found) return found.chain;
  printFailure(request, found.problems, output);
  return null;
}

/** Compiles a package with the options of `--option`; null after printing what is wrong with it. */
export async function openPackage(
  request: string,
  args: Arguments,
  output: Output,
  choices: ReadonlyMap<string, string> = new Map(),
): Promise<OpenPackage | null> {
  const found = loadChain(request, args, output);
  if (found === null) return null;
  const cache = new CompilerCache();
  const chain = choices.size === 0 ? found : settled(found, choices, cache);
  const compiled = await withGames(chain, (games) => ({ games, ...compile(chain, games.systems, cache) }));
  if (compiled.ok) return { chain, games: compiled.games, game: compiled.game, problems: compiled.problems };
  printFailure(request, compiled.problems, output);
  return null;
}

/** The chain with options settled otherwise. Throws {@link UsageError} for an option or choice that does not exist. */
function settled(chain: PackageChain, choices: ReadonlyMap<string, string>, cache: CompilerCache): PackageChain {
  const link = linkPackage(chain, cache.links);
  // What is wrong with the package itself is told by compiling it.
  if (!link.ok) return chain;
  checkChoices(link.linked, choices);
  return withChoices(chain, Object.fromEntries(choices));
}

function checkChoices({ options }: LinkedPackage, choices: ReadonlyMap<string, string>): void {
  for (const [id, choice] of choices) {
    const option = options.find((one) => one.id === id);
    const ids = option === undefined ? options.map((one) => one.id) : option.choices.map((one) => one.id);
    if (option !== undefined && ids.includes(choice)) continue;
    const word = option === undefined ? id : choice;
    const near = nearest(word, ids);
    const message = option === undefined ? `There is no option "${id}".` : `"${choice}" is no choice of ${id}.`;
    throw new UsageError(
      `--option: ${message}`,
      near === undefined ? `There are ${ids.join(', ')}.` : `Did you mean ${near}?`,
    );
  }
}

/**
 * The battle with the map and the counters of one of its examples, whatever has happened there; null after printing what
 * is wrong with it. Throws {@link UsageError} for an example that the package and its bases do not have.
 */
export function withExample(opened: OpenPackage, name: string, output: Output): OpenPackage | null {
  const { chain, games } = opened;
  const all = chain.flatMap(caseSources);
  const nameOf = (path: string): string => path.replace(/^cases\//, '').replace(/\.case\.json$/, '');
  const source = all.findLast(({ path: file }) => nameOf(file) === nameOf(name));
  if (source === undefined) {
    const near = nearest(
      nameOf(name),
      all.map(({ path: file }) => nameOf(file)),
    );
    throw new UsageError(
      `--example: the package has no example "${name}".`,
      near === undefined ? 'They are the files of its folder cases.' : `Did you mean ${near}?`,
    );
  }
  const compiled = compileCase(chain, source, games.systems);
  if (compiled.ok) return { chain, games, game: compiled.game, problems: compiled.problems };
  printFailure(source.path, compiled.problems, output);
  return null;
}

/**
 * The rules of the battle with the position that a record begins at, and its commands are for; null after printing what is
 * wrong with it, as it stands in the file of the record.
 */
export function atPosition(
  { chain, games }: Pick<OpenPackage, 'chain' | 'games'>,
  position: CaseFile,
  record: { readonly file: string; readonly text: string },
  output: Output,
): Playable | null {
  const laid = playableAt(games, chain, { position });
  if (laid.ok) return laid.playable;
  // What is wrong with the package itself has been told when it was opened.
  const placed = laid.problems.map(({ range: _range, package: _package, pointer, ...problem }) => ({
    ...problem,
    file: record.file,
    pointer: `/position${pointer}`,
    fixes: [],
  }));
  printFailure(
    record.file,
    locateProblems(placed, () => record.text),
    output,
  );
  return null;
}

/** Prints the problems that keep a package from being used. */
export function printFailure(request: string, problems: readonly Problem[], output: Output): void {
  output.line(formatProblems(problems));
  output.result({ package: request, ok: false, problems });
}

/** Prints the warnings of a package that can be used all the same. */
export function remarkWarnings(problems: readonly Problem[], output: Output): void {
  if (problems.length > 0 && !hasErrors(problems)) output.warn(problems);
}
