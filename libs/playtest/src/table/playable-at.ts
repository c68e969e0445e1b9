/** What a game is played on: a package, or the position of an example over its rules. */
import { compile, compileCase, type CompilerCache } from '@hexwright/compiler';
import type { CaseFile, PackageChain, Problem } from '@hexwright/model';
import { positionProblems } from '../beginning.ts';
import { playable, systems } from '../libraries.ts';
import type { Playable } from '../library.ts';

/** A package that can be played, or why it cannot. */
export type PlayableResult =
  { readonly ok: true; readonly playable: Playable } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Compiles a package to be played from its beginning or, where one is given, from a position. */
export function playableAt(chain: PackageChain, position: CaseFile | null, cache?: CompilerCache): PlayableResult {
  if (position === null) {
    const compiled = compile(chain, systems, cache);
    return compiled.ok ? { ok: true, playable: playable(compiled.game) } : compiled;
  }
  const source = { path: 'cases/position.case.json', text: JSON.stringify(position) };
  const compiled = compileCase(chain, source, systems, cache);
  if (!compiled.ok) return compiled;
  const problems = positionProblems(compiled.game, position);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, playable: playable(compiled.game) };
}
