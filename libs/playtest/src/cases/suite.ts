/** All examples of a package, one after the other. */
import { compileCase, CompilerCache, type CaseCompilation } from '@hexwright/compiler';
import {
  caseSources,
  hasErrors,
  locateProblems,
  type PackageChain,
  type PackageLibrary,
  type Problem,
  problemAt,
  readCase,
  resolveChain,
  type CaseSource,
} from '@hexwright/model';
import type { Games } from '../loaded-games.ts';
import { checkArmies } from './armies.ts';
import { runCase } from './case-runner.ts';
import { Findings } from './findings.ts';

/** How one example went. */
export interface ExampleResult {
  /** Id of the package that the file lies in. */
  readonly package: string;
  readonly path: string;
  /** The case it proves; null when the file cannot be read. */
  readonly case: string | null;
  readonly title: string | null;
  readonly passed: boolean;
  readonly problems: readonly Problem[];
  /** What happened, line by line. */
  readonly account: readonly string[];
}

/** Runs examples; keeps what was compiled, so that the examples of one package cost little more than their play. */
export class ExampleSuite {
  readonly #library: PackageLibrary;
  readonly #games: Games;
  readonly #chains = new Map<string, { chain: PackageChain; cache: CompilerCache } | readonly Problem[]>();

  constructor(library: PackageLibrary, games: Games) {
    this.#library = library;
    this.#games = games;
  }

  /** Runs the examples of a package (the last of the chain) whose case `isWanted`; those without a readable case always. */
  *run(chain: PackageChain, isWanted: (caseNumber: string) => boolean = () => true): Generator<ExampleResult> {
    const source = chain[chain.length - 1];
    this.#chains.set(source.id, { chain, cache: new CompilerCache() });
    for (const example of caseSources(source)) {
      const { content, problems } = readCase(example, source.id);
      if (content !== null && !isWanted(content.case)) continue;
      const head = {
        package: source.id,
        path: example.path,
        case: content?.case ?? null,
        title: content?.title ?? null,
      };
      const run =
        content === null
          ? { problems, account: [] }
          : this.#compileOne(example, source.id, content.package, (compiled) =>
              this.#play(compiled, source.id, example.path),
            );
      yield { ...head, ...located(run, source.id, example), passed: !hasErrors(run.problems) };
    }
  }

  /**
   * What is wrong with the examples of a package (the last of the chain) as they are written: their form, their units and
   * hexes, and the package they are for. Nothing is played, and what is wrong with the package itself is left out.
   */
  check(chain: PackageChain): readonly Problem[] {
    const source = chain[chain.length - 1];
    this.#chains.set(source.id, { chain, cache: new CompilerCache() });
    return caseSources(source).flatMap((example) => {
      const { content, problems } = readCase(example, source.id);
      const run =
        content === null ? failed(problems) : this.#compileOne(example, source.id, content.package, () => failed([]));
      const own = run.problems.filter(({ package: id, file }) => id === source.id && file === example.path);
      return located({ problems: own, account: [] }, source.id, example).problems;
    });
  }

  /** Compiles an example over the package it names, or the one in whose folder it lies, and plays it if that can be done. */
  #compileOne(
    example: CaseSource,
    home: string,
    named: string | undefined,
    played: (compiled: CompiledCase) => Run,
  ): Run {
    const packageId = named ?? home;
    const opened = this.#open(packageId);
    if (opened === null) {
      const message = `There is no package "${packageId}". Name one of ${this.#library.ids().join(', ')}.`;
      const pointer = named === undefined ? '' : '/package';
      return failed([problemAt({ package: home, file: example.path, pointer }, 'package.missing', message)]);
    }
    if (!('chain' in opened)) return failed(opened);
    const compiled = compileCase(opened.chain, example, this.#games.systems, opened.cache, home);
    if (!compiled.ok) return failed(compiled.problems);
    const { problems, account } = played(compiled);
    return { problems: [...compiled.problems, ...problems], account };
  }

  #play({ game, linked, content }: CompiledCase, home: string, path: string): Run {
    try {
      const armies = new Findings(home, path);
      checkArmies(content.expect ?? {}, this.#games.armiesOf(game.system)?.review(linked) ?? null, armies);
      const { problems, account } = runCase(this.#games.playable(game), content, home, path);
      return { problems: [...problems, ...armies.list], account };
    } catch (error) {
      // One example that breaks the rules library must not keep the others from running.
      const because = error instanceof Error ? error.message : String(error);
      const message = `Hexwright itself has failed: ${because} Please report it with this example.`;
      return failed([problemAt({ package: home, file: path, pointer: '' }, 'internal', message)]);
    }
  }

  #open(id: string): { chain: PackageChain; cache: CompilerCache } | readonly Problem[] | null {
    const known = this.#chains.get(id);
    if (known !== undefined) return known;
    const found = this.#library.find(id);
    if (found === null) return null;
    const resolved = 'files' in found ? resolveChain(found, this.#library) : { ok: false as const, problems: found };
    const opened = resolved.ok ? { chain: resolved.chain, cache: new CompilerCache() } : resolved.problems;
    this.#chains.set(id, opened);
    return opened;
  }
}

interface Run {
  readonly problems: readonly Problem[];
  readonly account: readonly string[];
}

type CompiledCase = Extract<CaseCompilation, { ok: true }>;

function failed(problems: readonly Problem[]): Run {
  return { problems, account: [] };
}

/** Problems of the example with their places in its text; those of packages have theirs already. */
function located({ problems, account }: Run, home: string, example: CaseSource): Run {
  const textOf = (id: string | undefined, file: string): string | undefined =>
    id === home && file === example.path ? example.text : undefined;
  return { problems: locateProblems(problems, textOf), account };
}

/** Whether `wanted` names the case or what it lies under: `9.12` itself, `9.1` all of 9.1 and 9.11, `9` all of section 9. */
export function isUnderCase(caseNumber: string, wanted: string): boolean {
  const number = wanted.endsWith('.') ? wanted.slice(0, -1) : wanted;
  return caseNumber === number || caseNumber.startsWith(number.includes('.') ? number : `${number}.`);
}
