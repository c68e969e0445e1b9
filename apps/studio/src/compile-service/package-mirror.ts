import {
  compile,
  compileGround,
  CompilerCache,
  readiness,
  reviewPackage,
  type Checked,
  type Compilation,
  type Readiness,
} from '@hexwright/compiler';
import { linkPackage, resolveChain, type ChainResult, type LinkedPackage, type Problem } from '@hexwright/model';
import { Games, withAllGames, withGamesOf } from '@hexwright/playtest';
import { Project } from '@hexwright/workspace';
import * as Y from 'yjs';
import { saidProblem, type SaidProblem } from './said-problems.ts';
import { ThingNames } from './thing-names.ts';

/** A copy of the project that the worker compiles, kept up to date by the page. */
export class PackageMirror {
  readonly project = new Project();
  readonly cache = new CompilerCache();
  /** The games whose packages it can compile; {@link prepare} loads others. */
  games: Games;
  /** The change of the page's document that has arrived here. */
  revision = 0;
  readonly #groundCache = new CompilerCache();
  readonly #linked = new Map<string, LinkedPackage>();
  readonly #loads: (isLoading: boolean) => void;

  /** @param loads told before the rules of a game are loaded, and when they are there */
  constructor(games = new Games([]), loads: (isLoading: boolean) => void = () => undefined) {
    this.games = games;
    this.#loads = loads;
  }

  /** Loads the rules of the game that a package names, if need be: whatever compiles it comes after that. */
  async prepare(id: string): Promise<void> {
    const chain = this.chain(id);
    // Nobody can tell the game of a package whose base is missing.
    if (chain === null) return;
    await this.#take(chain.ok ? withGamesOf(this.games, chain.chain) : withAllGames(this.games));
  }

  /**
   * Loads the rules of all games: they can tell more of a package with errors, such as the game that a name is of. False
   * where they were there.
   */
  async prepareForErrors(): Promise<boolean> {
    const before = this.games;
    await this.#take(withAllGames(before));
    return this.games !== before;
  }

  async #take(games: Games | Promise<Games>): Promise<void> {
    if (games instanceof Promise) this.#loads(true);
    try {
      this.games = await games;
    } finally {
      if (games instanceof Promise) this.#loads(false);
    }
  }

  /** Takes over what has changed in the page's document. */
  update(update: Uint8Array, revision: number): void {
    Y.applyUpdate(this.project.doc, update);
    this.revision = revision;
  }

  /** A package and all it builds on, base first. */
  chain(id: string): ChainResult | null {
    const source = this.project.find(id);
    return source === null ? null : resolveChain(source, this.project);
  }

  /** The package as it can be linked now, else as it last could be. */
  linked(id: string): LinkedPackage | null {
    const chain = this.chain(id);
    const result = chain?.ok ? linkPackage(chain.chain, this.cache.links) : null;
    if (result?.ok) this.#linked.set(id, result.linked);
    return this.#linked.get(id) ?? null;
  }

  /** Compiles a package; a base is checked only. */
  compile(id: string): Compilation {
    const chain = this.chain(id);
    if (chain === null) return { ok: false, problems: [], suppressed: [] };
    if (!chain.ok) return { ok: false, problems: chain.problems, suppressed: [] };
    if (this.#isBase(id)) return { ok: false, ...reviewPackage(chain.chain, this.games.systems, this.cache) };
    return compile(chain.chain, this.games.systems, this.cache);
  }

  /** Compiles the ground of a battle with some of its units, whatever is wrong elsewhere. */
  compileGround(id: string, units: readonly string[]): Checked {
    const chain = this.chain(id);
    if (chain === null) return { game: null, problems: [] };
    if (!chain.ok) return { game: null, problems: chain.problems };
    return compileGround(chain.chain, units, this.games.systems, this.#groundCache);
  }

  /** What still stands between a battle and being played; null for a base, which is never played. */
  readiness(id: string, { problems }: Pick<Compilation, 'problems'>): Readiness | null {
    return this.#isBase(id) ? null : readiness(problems);
  }

  /** Problems of a package in the words of forms. */
  said(id: string, problems: readonly Problem[]): SaidProblem[] {
    if (problems.length === 0) return [];
    const linked = this.linked(id);
    const system = this.games.systems.find((one) => one.id === linked?.system) ?? null;
    const names = linked === null ? null : new ThingNames(linked, system);
    return problems.map((problem) => saidProblem(problem, names));
  }

  #isBase(id: string): boolean {
    return this.project.part(`${id}:scenario.json`, 'kind') === 'base';
  }
}
