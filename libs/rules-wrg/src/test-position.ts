/** Small positions for the tests of this library, on the table of its smallest battle where no other is named. */
import path from 'node:path';
import { compileCase } from '@hexwright/compiler';
import type { WrittenCommand } from '@hexwright/engine';
import { formatProblems, type PackageChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import type { Battle } from './battle.ts';
import { library } from './library.ts';

const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../../../scenarios')]);

function chain(id: string): PackageChain {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems));
  return loaded.chain;
}

/** A unit of a position as examples write it. */
export interface Placed {
  readonly id: string;
  readonly [more: string]: unknown;
}

/** Troops at a place in inches, looking so many tenths of a degree clockwise from north. */
export function troops(
  id: string,
  side: 'french' | 'english',
  row: string,
  [figures, files]: readonly [number, number],
  place: string,
  facing: number,
  more: Readonly<Record<string, unknown>> = {},
): Placed {
  return { id, side, kind: 'unit', class: row, values: { figures, files }, hexes: [place], facing, ...more };
}

/** A battle that begins in a position, at a step of the sequence. */
export function sceneOf(
  units: readonly Placed[],
  phase = 'plots',
  dice: readonly number[] | null = null,
  id = 'wrg/knights-and-bills',
): Battle {
  const text = JSON.stringify({ format: 1, case: 'C.1', title: 'Position', units });
  const result = compileCase(chain(id), { path: 'cases/position.case.json', text }, [library.system]);
  if (!result.ok) throw new Error(formatProblems(result.problems));
  const battle = library.create(result.game);
  battle.holdsBetweenSteps = true;
  battle.beginAt(
    1,
    1,
    0,
    result.game.sequence.findIndex(({ id }) => id === phase),
    dice,
  );
  return battle;
}

/** Does a command. Throws an Error with the refusals where it may not be done. */
export function perform(battle: Battle, written: WrittenCommand): void {
  const outcome = library.perform(battle, written);
  if (!outcome.done) throw new Error(outcome.refusals.map(({ case: cited, text }) => `[${cited}] ${text}`).join(' '));
}
