import path from 'node:path';
import { compile, compileCase } from '@hexwright/compiler';
import type { CaseFile, PackageChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { type CaseRun, runCase } from '../cases/case-runner.ts';
import { playable, systems } from '../libraries.ts';
import type { Playable } from '../library.ts';

/** The packages of this repository. */
export const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../../../../scenarios')]);

/** The chain of a package that exists. */
export function chainOf(id: string): PackageChain {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join(' '));
  return loaded.chain;
}

/** The battle that these tests play. */
export const chain = chainOf('gmb/tamburlaine');

/** The battle, compiled. */
export function battle(): Playable {
  const compiled = compile(chain, systems);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return playable(compiled.game);
}

/** Plays an example that is no file. */
export function runExample(file: CaseFile): CaseRun {
  const source = { path: 'cases/test.case.json', text: JSON.stringify(file) };
  const compiled = compileCase(chain, source, systems);
  if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join(' '));
  return runCase(playable(compiled.game), compiled.content, 'gmb/tamburlaine', source.path);
}
