import { describe, expect, it } from 'vitest';
import { Narrator, tellResult } from './narrative.ts';
import { Match } from './match.ts';
import { battle } from './testing/battle.ts';

const playable = battle();

function told(seed: number): string[] {
  const lines: string[] = [];
  const match = new Match(playable);
  const result = match.playMatch(seed, new Narrator(playable, (line) => lines.push(line)));
  return [...lines, tellResult(playable, result)];
}

describe('Narrator', () => {
  const lines = told(2);

  it('begins with the title and ends with the result', () => {
    expect(lines[0]).toBe(playable.game.title);
    expect(lines.at(-1)).toMatch(/Points: \w+ \d+, \w+ \d+ \[[\d.]+\]$/);
  });

  it('has a heading for every turn, once', () => {
    const turns = lines.filter((line) => /^\nTurn \d+ of/.test(line));
    expect(turns).toHaveLength(playable.game.turns);
    expect(turns[0]).toContain('Turn 1 of');
  });

  it('has no heading without a line below', () => {
    const isHeading = (line: string): boolean => /^ {4}\S/.test(line);
    lines.forEach((line, index) => {
      if (isHeading(line)) expect(lines[index + 1]).toMatch(/^ {6}/);
    });
    expect(lines.some(isHeading)).toBe(true);
  });

  it('tells a way once, at its end, and every line with its case', () => {
    const body = lines.filter((line) => /^ {6}/.test(line));
    expect(body.every((line) => /\[[\d.]+\]$/.test(line))).toBe(true);
    const moves = body.map((line) => / moves to /.test(line) && line.trim().split(' moves to ')[0]);
    moves.forEach((name, index) => name !== false && expect(name).not.toBe(moves[index + 1]));
  });

  it('cites no case of victory where there is none', () => {
    const result = { winner: null, level: null, levelName: null, score: 0, victoryPoints: {} };
    const game = { ...playable.game, victory: null };
    expect(tellResult({ ...playable, game }, result)).toMatch(/^Points: [^[]*\.?$/);
  });

  it('says what has settled a game, and for whom', () => {
    const [{ id, name }] = playable.game.sides;
    const settledBy = { id: 'camp', label: 'The camp is taken', case: '22.4' };
    const result = { winner: id, level: null, levelName: null, settledBy, score: 0, victoryPoints: {} };
    expect(tellResult(playable, result)).toContain(`The camp is taken: victory for ${name} [22.4]. Points: `);
    const drawn = { ...result, winner: 'draw', settledBy: { ...settledBy, case: '' } };
    expect(tellResult(playable, drawn)).toContain('The camp is taken: nobody wins. Points: ');
  });

  it('tells another game afterwards from its beginning', () => {
    expect(told(2)).toEqual(lines);
  });
});
