/** Battles of the tests of this library, compiled. */
import path from 'node:path';
import { compile, type CompiledGame } from '@hexwright/compiler';
import { formatProblems, linkPackage, type LinkedPackage } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { library } from './library.ts';

const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../../../scenarios')]);

/** A package of the repository, linked. */
export function linkedOf(id: string): LinkedPackage {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems));
  const result = linkPackage(loaded.chain);
  if (!result.ok) throw new Error(formatProblems(result.problems));
  return result.linked;
}

/** A battle of the repository. */
export function battleOf(id: string): CompiledGame {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems));
  const result = compile(loaded.chain, [library.system]);
  if (!result.ok) throw new Error(formatProblems(result.problems));
  return result.game;
}
