import { compile } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { playable, systems } from '../../libraries.ts';
import { Table } from '../../match.ts';
import { chainOf } from '../../testing/battle.ts';

describe('battles with a house set of tables', () => {
  it.each(['gmb/bannockburn', 'gmb/black-prince'])('%s is played to its end by captains', (id) => {
    const compiled = compile(chainOf(id), systems);
    expect(compiled.problems).toEqual([]);
    if (!compiled.ok) return;
    const battle = playable(compiled.game);
    const seats = Object.fromEntries(battle.game.sides.map((side) => [side.id, 'captain']));
    const result = new Table(battle, seats).playMatch(7);
    expect(result).toMatchObject({ end: 'over', turns: 10 });
    // Both sides come to blows.
    expect(Object.values(result.victoryPoints).every((points) => points > 0)).toBe(true);
  });
});
