import type { Bench } from '../bench.ts';

/** Which computer players can play the battles of a package? */
export interface PlayersQuestion {
  readonly package: string;
}

/** By id, each with a sentence on how it plays; none while the package cannot be compiled. */
export type PlayersAnswer = readonly { readonly id: string; readonly title: string }[];

export function players(bench: Bench, { package: id }: PlayersQuestion): PlayersAnswer {
  const compiled = bench.compile(id);
  if (!compiled.ok) return [];
  return bench.games.playable(compiled.game).players.map(({ id: player, title }) => ({ id: player, title }));
}
