/** Positions for the tests of the rules: small maps over the rules of Tamburlaine, as case files have them. */
import { fileURLToPath } from 'node:url';
import { compile, compileCase, type CompiledHexGame, CompilerCache, onHexes, type Outcome } from '@hexwright/compiler';
import type { WrittenCommand } from '@hexwright/engine';
import { FORMAT, type PackageChain } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import type { Battle } from './battle.ts';
import { decisions } from './decisions.ts';
import { type PieceReport, readPiece } from './reading.ts';
import { greatMedievalBattles } from './library.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';

const library = new FolderLibrary([fileURLToPath(new URL('../../../scenarios', import.meta.url))]);
const cache = new CompilerCache();
const chains = new Map<string, PackageChain>();

/** The chain of a package of this repository. */
export function chainOf(id: string): PackageChain {
  const known = chains.get(id);
  if (known !== undefined) return known;
  const loaded = library.loadChain(id);
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
  chains.set(id, loaded.chain);
  return loaded.chain;
}

/** The whole battle as the package sets it up. */
export function tamburlaine(): CompiledHexGame {
  return whole('gmb/tamburlaine');
}

/** As {@link tamburlaine}, for the battle with shield walls and duels. */
export function kingArthur(): CompiledHexGame {
  return whole('gmb/king-arthur');
}

function whole(id: string): CompiledHexGame {
  const compiled = compile(chainOf(id), [greatMedievalBattles], cache);
  if (!compiled.ok) throw new Error(compiled.problems.map((problem) => problem.message).join('\n'));
  return onHexes(compiled.game);
}

/** A position: the fields of a case file that set it up. */
export interface Position {
  readonly map?: { readonly columns: number; readonly rows: number; readonly [more: string]: unknown };
  readonly turn?: number;
  readonly phasing?: string;
  readonly phase: string;
  readonly units: readonly { readonly id: string; readonly [more: string]: unknown }[];
  readonly dice?: readonly number[];
  readonly options?: Readonly<Record<string, string>>;
  readonly package?: string;
  /** Modules that a variant of the package has taken away. */
  readonly without?: readonly string[];
  /** Kinds of hexside that a variant of the package adds. */
  readonly hexsides?: readonly Readonly<Record<string, unknown>>[];
  /** What its `rules.json` adds. */
  readonly rules?: Readonly<Record<string, unknown>>;
  /** Who comes and goes in a variant of the package, and what settles it in the stead of its score. */
  readonly arrivals?: readonly Readonly<Record<string, unknown>>[];
  readonly withdrawals?: readonly Readonly<Record<string, unknown>>[];
  readonly conditions?: readonly Readonly<Record<string, unknown>>[];
}

export interface Scene {
  readonly battle: Battle;
  /** Begins the position again, with dice from a tape. */
  restart(dice: readonly number[] | null): void;
  /** Does a written command; throws with the refusal when it is refused. */
  do(written: WrittenCommand): void;
  /** The cases that refuse a written command; empty when it is legal. Nothing is done. */
  refused(written: WrittenCommand): string[];
  unit(id: string): number;
  piece(id: string): PieceReport;
}

/** Games by the text of their position: compiling one costs more than playing it. */
const games = new Map<string, CompiledHexGame>();

function variantOf(id: string, position: Position): PackageChain {
  const { without = [], hexsides = [], arrivals = [], withdrawals = [], conditions = [], rules } = position;
  if (variantKey(position) === '') return chainOf(id);
  const reason = 'A test.';
  const changes = [
    ...without.map((module) => ({ op: 'remove', target: `modules/${module}`, reason })),
    ...(conditions.length === 0 ? [] : [{ op: 'replace', target: 'victory', value: { conditions }, reason }]),
  ];
  const course = { arrivals, withdrawals };
  const scenario = { id: 'my/variant', title: 'A variant', kind: 'battle', extends: id, ...course, changes };
  const files = new Map([['scenario.json', JSON.stringify(scenario)]]);
  if (hexsides.length > 0) files.set('terrain.json', JSON.stringify({ hexsides }));
  if (rules !== undefined) files.set('rules.json', JSON.stringify({ format: FORMAT, ...rules }));
  return [...chainOf(id), { id: scenario.id, files }];
}

/** What makes it another package; empty where nothing does. */
function variantKey({ without, hexsides, arrivals, withdrawals, conditions, rules }: Position): string {
  const parts = [without, hexsides, arrivals, withdrawals, conditions].filter((part) => (part?.length ?? 0) > 0);
  if (parts.length === 0 && rules === undefined) return '';
  return JSON.stringify([without, hexsides, arrivals, withdrawals, conditions, rules]);
}

function compiled(id: string, text: string, position: Position): CompiledHexGame {
  const key = [id, variantKey(position), text].join(' ');
  const known = games.get(key);
  if (known !== undefined) return known;
  const file = { path: 'cases/position.case.json', text };
  const result = compileCase(variantOf(id, position), file, [greatMedievalBattles], cache);
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join('\n'));
  const game = onHexes(result.game);
  games.set(key, game);
  return game;
}

/** Sets a position up and runs to its first decision. */
export function scene(position: Position): Scene {
  const { map = { columns: 12, rows: 12 }, turn = 1, phasing, phase, units, dice, options } = position;
  const text = JSON.stringify({ case: '1.0', title: 'Position', map, units, ...(options ? { options } : {}) });
  const game = compiled(position.package ?? 'gmb/tamburlaine', text, position);
  const battle = new GreatMedievalBattle(game);
  const side = phasing === undefined ? game.firstSide : game.sides.findIndex((one) => one.id === phasing);
  const playerTurn = side === game.firstSide ? 0 : 1;
  const step = game.sequence.findIndex((one) => one.id === phase);
  const restart = (tape: readonly number[] | null): void => battle.beginAt(1402, turn, playerTurn, step, tape);
  restart(dice ?? null);
  const unit = (id: string): number => game.vocabulary.indexOf('units', id);
  const outcome = (written: WrittenCommand): Outcome => decisions.perform(battle, written);
  return {
    battle,
    restart,
    unit,
    piece: (id) => readPiece(battle, unit(id)),
    do(written) {
      const result = outcome(written);
      if (!result.done) throw new Error(result.refusals.map((one) => `[${one.case}] ${one.text}`).join(' '));
    },
    refused(written) {
      const { marks } = battle.state;
      const result = outcome(written);
      while (battle.state.marks > marks) battle.undo();
      return result.done ? [] : result.refusals.map((one) => one.case);
    },
  };
}
