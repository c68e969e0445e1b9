/** What a game is played on: a package, or the position of an example over its rules, with options as somebody has chosen. */
import { compile, compileCase, type CompilerCache } from '@hexwright/compiler';
import { type CaseFile, type PackageChain, type Problem, withChoices } from '@hexwright/model';
import { positionProblems } from '../beginning.ts';
import type { Playable } from '../library.ts';
import type { Games } from '../loaded-games.ts';

/** A package that can be played, or why it cannot. */
export type PlayableResult =
  | { readonly ok: true; readonly playable: Playable }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Where a game begins; null for the beginning of the battle. */
export interface BeginningAt {
  readonly position: CaseFile | null;
  /** Choices in place of the package's own, by option; absent: none. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Compiles a package to be played from its beginning or, where one is given, from a position. */
export function playableAt(
  games: Games,
  chain: PackageChain,
  { position, options = {} }: BeginningAt,
  cache?: CompilerCache,
): PlayableResult {
  const chosen = withChoices(chain, options);
  if (position === null) {
    const compiled = compile(chosen, games.systems, cache);
    return compiled.ok ? { ok: true, playable: games.playable(compiled.game) } : compiled;
  }
  const source = { path: 'cases/position.case.json', text: JSON.stringify(position) };
  const compiled = compileCase(chosen, source, games.systems, cache);
  if (!compiled.ok) return compiled;
  const problems = positionProblems(compiled.game, position);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, playable: games.playable(compiled.game) };
}
