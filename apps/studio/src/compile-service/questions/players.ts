import type { PackageMirror } from '../package-mirror.ts';

/** Which computer players can play the battles of a package? */
export interface PlayersQuestion {
  readonly package: string;
}

/** By id, each with a sentence on how it plays; none while the package cannot be compiled. */
export type PlayersAnswer = readonly { readonly id: string; readonly title: string }[];

export function players(mirror: PackageMirror, { package: id }: PlayersQuestion): PlayersAnswer {
  const compiled = mirror.compile(id);
  if (!compiled.ok) return [];
  return mirror.games.playable(compiled.game).players.map(({ id: player, title }) => ({ id: player, title }));
}
