/** The files that a command writes of the games it has watched: a page, and lines for a spreadsheet. */
import { closeSync, existsSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { CompiledGame } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { type CountedResult, type Games, type Seats, coverableOf, subjectOf } from '@hexwright/playtest';
import { Coverage, type CoverageReport, Findings, isWatched, type Report } from '@hexwright/playtest/lab';
import type { Arguments, OptionSpec } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { labPage, type PackageGames } from './page.ts';
import { headOf, rowOf } from './rows.ts';

export const WATCH_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'html',
    value: 'file',
    description: 'Write a page with charts, losses and what of the rules was used and never.',
  },
  { name: 'csv', value: 'file', description: 'Write a line for each game, for a spreadsheet.' },
  { name: 'coverage', description: 'Look at losses, and at what of the rules is used, for --json without a page.' },
];

/** What `--json` has besides, where games were watched. */
export const WATCH_SHAPE =
  'watched, with --html, --csv or --coverage: "watched": [{ "name", "report": { "wins", "levels", "points", "turns", "acting",\n' +
  '  "losses": by side and turn, "traces": hexes where each side "moved" and "fought", "median", "strangest" }, "coverage": { "commands", "events", "cells": of tables, "classes", "contingents" } }]';

/** A package whose games are watched. */
export interface Watched {
  readonly name: string;
  readonly chain: PackageChain;
  readonly game: CompiledGame;
  readonly games: Games;
}

interface Sheet extends Watched {
  readonly findings: Findings;
  readonly coverage: Coverage;
  readonly scores: Map<number, number>;
}

/** Takes games, and writes the files when all are there. */
export class Watching {
  readonly #sheets: readonly Sheet[];
  readonly #seats: Seats;
  readonly #page: string | undefined;
  /** The file of lines; a disk may be full after any of them. */
  #lines: { readonly file: number; readonly add: (line: string) => void } | null = null;

  private constructor(sheets: readonly Sheet[], seats: Seats, page: string | undefined, csv: string | undefined) {
    this.#sheets = sheets;
    this.#seats = seats;
    this.#page = page;
    if (csv === undefined) return;
    const file = written('csv', csv, () => openSync(csv, 'w'));
    this.#lines = { file, add: (line) => void written('csv', csv, () => writeSync(file, line)) };
    this.#lines.add(headOf(sheets[0].game));
  }

  /** What a command has to watch for; null where nothing is asked for. Throws {@link UsageError} for a file in no folder. */
  static async open(args: Arguments, packages: readonly Watched[], seats: Seats): Promise<Watching | null> {
    const [page, csv] = [args.value('html'), args.value('csv')];
    if (page === undefined && csv === undefined && !args.has('coverage')) return null;
    // Said before the games are played, not after them.
    if (page !== undefined && !existsSync(path.dirname(path.resolve(page)))) {
      throw new UsageError(`--html: there is no folder for ${page}.`, 'Name a file in a folder that is there.');
    }
    const sheets = await Promise.all(
      packages.map(async (one): Promise<Sheet> => {
        const playable = one.games.playable(one.game);
        const cases = await playable.library.caseIndex(one.chain.map(({ id }) => id));
        const findings = new Findings(subjectOf(playable));
        return { ...one, findings, coverage: new Coverage(coverableOf(playable, cases)), scores: new Map() };
      }),
    );
    return new Watching(sheets, seats, page, csv);
  }

  /** Takes a game of the package with that number. Throws {@link UsageError} where its line cannot be written. */
  add(result: CountedResult, entrant = 0): void {
    if (!isWatched(result)) return;
    const { name, game, findings, coverage, scores } = this.#sheets[entrant];
    findings.add(result);
    this.#lines?.add(rowOf(name, game, this.#seats, result));
    if (result.end === 'limit') return;
    coverage.add(result);
    scores.set(result.score, (scores.get(result.score) ?? 0) + 1);
  }

  /** Writes what is left to write. Throws {@link UsageError} where that cannot be done. */
  end(title: string, method: readonly string[], answers: readonly string[] = []): void {
    if (this.#lines !== null) closeSync(this.#lines.file);
    const page = this.#page;
    if (page === undefined) return;
    const packages = this.#sheets.map(({ name, game, findings, coverage, scores }): PackageGames => ({
      name,
      game,
      report: findings.report,
      coverage: coverage.report,
      scores: game.victory === null || game.victory.levels.length === 0 ? new Map() : scores,
    }));
    written('html', page, () => writeFileSync(page, labPage({ title, method, answers, packages })));
  }

  /** The same as plain data. */
  get data(): readonly { readonly name: string; readonly report: Report; readonly coverage: CoverageReport }[] {
    return this.#sheets.map(({ name, findings, coverage }) => ({
      name,
      report: findings.report,
      coverage: coverage.report,
    }));
  }
}

function written<Value>(option: string, file: string, write: () => Value): Value {
  try {
    return write();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--${option}: ${file} cannot be written: ${why}.`, 'Name another file, or make room for it.');
  }
}
