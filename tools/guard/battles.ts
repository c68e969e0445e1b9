/** The battles whose games are held to the table. */
import path from 'node:path';
import { type CompiledGame, compile, compileCase } from '@hexwright/compiler';
import { SteadyFolderLibrary } from '@hexwright/model/node';
import type { Playable } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';

const scenarios = new SteadyFolderLibrary([path.resolve(import.meta.dirname, '../../scenarios')]);

/** By name: a package, or a package and an example of it from whose position games begin. */
const BATTLES: Readonly<Record<string, { readonly id: string; readonly example?: string }>> = {
  tamburlaine: { id: 'gmb/tamburlaine' },
  'king-arthur': { id: 'gmb/king-arthur' },
  // Whole battles hardly ever come to a duel.
  duels: { id: 'gmb/king-arthur', example: 'cases/18-0-leaders-face-to-face.case.json' },
  'black-prince': { id: 'gmb/black-prince' },
  bannockburn: { id: 'gmb/bannockburn' },
  grunwald: { id: 'grunwald-1410' },
};

/** All of them by name, compiled. Throws an Error when one does not compile. */
export function battles(): ReadonlyMap<string, Playable> {
  return new Map(
    Object.entries(BATTLES).map(([name, { id, example }]) => [name, games.playable(compiled(id, example))]),
  );
}

function compiled(id: string, example: string | undefined): CompiledGame {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(`${id}: ${loaded.problems[0].message}`);
  const { chain } = loaded;
  const text = example === undefined ? undefined : chain.at(-1)?.files.get(example);
  const result =
    example === undefined
      ? compile(chain, games.systems)
      : compileCase(chain, { path: example, text: text ?? '' }, games.systems);
  if (!result.ok) throw new Error(`${id}: ${result.problems[0].message}`);
  return result.game;
}
