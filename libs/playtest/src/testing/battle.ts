import path from 'node:path';
import { compile, compileCase } from '@hexwright/compiler';
import type { CaseFile, PackageChain } from '@hexwright/model';
import { SteadyFolderLibrary } from '@hexwright/model/node';
import { type CaseRun, runCase } from '../cases/case-runner.ts';
import { games } from '../all-games.ts';
import type { Playable } from '../library.ts';

/** The packages of this repository. */
export const scenarios = new SteadyFolderLibrary([path.resolve(import.meta.dirname, '../../../../scenarios')]);

const chains = new Map<string, PackageChain>();

/** The chain of a package that exists. */
export function chainOf(id: string): PackageChain {
  const known = chains.get(id);
  if (known !== undefined) return known;
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join(' '));
  chains.set(id, loaded.chain);
  return loaded.chain;
}

/** The battle that these tests play. */
export const chain = chainOf('gmb/tamburlaine');

/** A battle of this repository, compiled. */
export function battleOf(id: string): Playable {
  return compiled(chainOf(id));
}

/** The battle, compiled. */
export function battle(): Playable {
  return compiled(chain);
}

/** Grunwald 1410, compiled. */
export function grunwald(): Playable {
  return battleOf('grunwald-1410');
}

/** Knights and billmen on a table, compiled. */
export function knightsAndBills(): Playable {
  return battleOf('wrg/knights-and-bills');
}

/** Two armies of 500 points on a table, compiled. */
export function openField(): Playable {
  return battleOf('wrg/open-field');
}

/** Formigny, with a wood, a brook and a hill, compiled. */
export function formigny(): Playable {
  return battleOf('wrg/formigny');
}

/** Leaders and a few units of King Arthur who stand so close that there are duels in every game. */
export function duels(): Playable {
  const path = 'cases/18-0-leaders-face-to-face.case.json';
  const arthur = chainOf('gmb/king-arthur');
  const example = compileCase(arthur, { path, text: arthur.at(-1)?.files.get(path) ?? '' }, games.systems);
  if (!example.ok) throw new Error(example.problems.map(({ message }) => message).join(' '));
  return games.playable(example.game);
}

/** A rider (A) of Grunwald who faces a wolf pit, which is a real one, and the position as an example has it. */
export function riderBeforePit(): { readonly playable: Playable; readonly position: CaseFile } {
  const position = {
    case: '14.21',
    title: 'A rider before a pit',
    map: { columns: 14, rows: 14, zones: { 'wolf-pits': ['A7 B10'] } },
    turn: 22,
    phasing: 'polish-lithuanian',
    phase: 'polish-lithuanian-movement',
    units: [
      { id: 'A', copy: 'polish-horse-1', hexes: ['A7 B9'], facing: 'N' },
      { id: 'B', copy: 'teutonic-horse-1', hexes: ['A8 B12'], facing: 'S' },
      { id: 'P', copy: 'wolf-pit-1', hexes: ['A7 B10'], face: 'real' },
    ],
  };
  const source = { path: 'cases/rider.case.json', text: JSON.stringify(position) };
  const example = compileCase(chainOf('grunwald-1410'), source, games.systems);
  if (!example.ok) throw new Error(example.problems.map(({ message }) => message).join(' '));
  return { playable: games.playable(example.game), position: example.content };
}

/** Games by what they were compiled from: many tests play the same few. */
const playables = new WeakMap<PackageChain, Playable>();

export function compiled(packages: PackageChain): Playable {
  const known = playables.get(packages);
  if (known !== undefined) return known;
  const result = compile(packages, games.systems);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  const playable = games.playable(result.game);
  playables.set(packages, playable);
  return playable;
}

/** Plays an example that is no file, on a package of this repository. */
export function runExample(file: CaseFile, packageId = 'gmb/tamburlaine'): CaseRun {
  const source = { path: 'cases/test.case.json', text: JSON.stringify(file) };
  const example = compileCase(chainOf(packageId), source, games.systems);
  if (!example.ok) throw new Error(example.problems.map(({ message }) => message).join(' '));
  return runCase(games.playable(example.game), example.content, packageId, source.path);
}
