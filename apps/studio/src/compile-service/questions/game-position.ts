import type { CaseFile } from '@hexwright/model';
import type { GameRecord } from '@hexwright/playtest';
import { playableAt } from '@hexwright/playtest/shared';
import type { PackageMirror } from '../package-mirror.ts';
import { SERVICE } from '../words.ts';

/** Where does a game of a package stand, that was kept? */
export interface GamePositionQuestion {
  readonly package: string;
  readonly record: GameRecord;
}

/** The position, of which games can begin, or why there is none, in plain words. */
export type GamePositionAnswer =
  | { readonly ok: true; readonly position: CaseFile }
  | { readonly ok: false; readonly why: string };

export async function gamePosition(
  mirror: PackageMirror,
  { package: id, record }: GamePositionQuestion,
): Promise<GamePositionAnswer> {
  const chain = mirror.chain(id);
  if (chain?.ok !== true) return { ok: false, why: mirror.said(id, chain?.problems ?? [])[0]?.message ?? id };
  const { options, position = null } = record;
  const found = playableAt(mirror.games, chain.chain, { options, position }, mirror.cache);
  if (!found.ok) return { ok: false, why: mirror.said(id, found.problems)[0]?.message ?? id };
  // Few ever ask for it.
  const { Playtest } = await import('@hexwright/playtest/live');
  const { playtest, trouble } = Playtest.load(found.playable, record);
  if (trouble !== null) return { ok: false, why: trouble };
  const stands = playtest.asCaseFile();
  if (stands === null) return { ok: false, why: SERVICE.noPosition };
  // Those are the dice of the move that was made there.
  const { dice: _, ...begins } = stands;
  return { ok: true, position: begins };
}
