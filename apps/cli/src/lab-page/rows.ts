/** The games of a package as comma-separated values, a line each, for a spreadsheet. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Seats } from '@hexwright/playtest';
import type { SeenResult } from '@hexwright/playtest/lab';
import { engineName } from '../method.ts';

/** The first line. */
export function headOf({ sides }: CompiledGame): string {
  return line([
    'package',
    'seed',
    'winner',
    'level',
    'score',
    ...sides.map(({ id }) => `points:${id}`),
    ...sides.map(({ id }) => `lost:${id}`),
    'turns',
    'commands',
    'end',
    ...sides.map(({ id }) => `player:${id}`),
    'engine',
  ]);
}

/** The line of a game. */
export function rowOf(name: string, { sides }: CompiledGame, seats: Seats, result: SeenResult): string {
  return line([
    name,
    result.seed,
    result.winner ?? '',
    result.level ?? '',
    result.score,
    ...sides.map(({ id }) => result.victoryPoints[id] ?? 0),
    ...sides.map(({ id }) => result.losses.filter(({ side }) => side === id).length),
    result.turns,
    result.commands,
    result.end,
    ...sides.map(({ id }) => seats[id] ?? 'random'),
    engineName(),
  ]);
}

function line(cells: readonly (string | number)[]): string {
  return `${cells.map(quoted).join(',')}\n`;
}

/** A spreadsheet would take what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
