import { describe, expect, it } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { scene } from '../test-position.ts';
import { attackOdds, choices } from '../test-screen.ts';

describe('attackOdds', () => {
  it('[9.4], [10.2] shows the throw, its modifiers and what follows, all with cases', () => {
    const { battle } = scene({
      phase: 'melee-phasing',
      phasing: 'ottoman',
      map: { columns: 8, rows: 8 },
      units: [
        { id: 'A', copy: 'spahis-1', hexes: ['0405', '0505'], facing: 'N', face: 'melee' },
        { id: 'B', copy: 'tumans-1', hexes: ['0605'] },
      ],
    });
    const odds = attackOdds(battle, { do: 'melee', unit: 'A', target: 'B' })!;
    expect(odds.modifiers.map(({ value, case: cited }) => [value, cited])).toContainEqual([2, '9.12']);
    const sum = odds.modifiers.reduce((total, { value }) => total + value, 0);
    expect(odds.roll).toBe(`2d6 ≤ ${odds.table!.value - sum}`);
    expect(odds).toMatchObject({ title: 'Spahis attack Tumans', case: '9.4', table: { case: '9.4' } });
    expect(odds.second).toMatchObject({ title: 'Morale of Tumans, if hit', case: '10.2' });
    expect(structuredClone(odds)).toEqual(odds);
  });

  it('has chances that add up, of every attack that is offered', () => {
    let attacks = 0;
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      const { hash } = battle;
      for (const { command, kind } of choices(battle)) {
        const odds = attackOdds(battle, command);
        expect(odds === null, JSON.stringify(command)).toBe(kind !== 'target');
        if (odds === null) continue;
        attacks++;
        const sum = (list: readonly { ways: number }[]): number => list.reduce((total, { ways }) => total + ways, 0);
        expect(sum(odds.chances)).toBe(odds.chances[0].of);
        if (odds.second !== null) expect(sum(odds.second.chances)).toBe(6);
        for (const { case: cited } of [...odds.modifiers, ...(odds.second?.modifiers ?? [])])
          expect(cited).toMatch(/\d/);
      }
      expect(battle.hash).toBe(hash);
    }
    expect(attacks).toBeGreaterThan(20);
  });

  it('[5.31], [9.31] weighs a charge by the melee it leads to, lance and all', () => {
    const { battle, do: perform } = scene(crowds['a run-up to a charge']);
    perform({ do: 'begin-move', unit: 'A' });
    for (let step = 0; step < 3; step++) perform({ do: 'step', unit: 'A', step: 'forwardRight' });
    const charge = choices(battle).find(({ command }) => command.do === 'charge');
    const odds = charge === undefined ? null : attackOdds(battle, charge.command);
    expect(odds?.modifiers.map(({ case: cited }) => cited)).toEqual(expect.arrayContaining(['5.31', '9.31']));
    expect(odds?.title).toBe('Gd. Czawl will charge Azab');
  });

  it('[19.0] says that naphtha throws no dice', () => {
    const { battle } = scene({
      phase: 'melee-phasing',
      units: [
        { id: 'M', copy: 'naphtha', hexes: ['0405'] },
        { id: 'B', copy: 'akinjis-1', hexes: ['0404'] },
      ],
    });
    const odds = attackOdds(battle, { do: 'melee', unit: 'M', target: 'B' })!;
    expect(odds).toMatchObject({ roll: 'No dice are thrown', second: null, table: null });
    expect(odds.chances).toHaveLength(1);
  });

  it('is nothing for a command that is refused, or throws no dice', () => {
    const { battle } = scene(crowds['a Tartar attack']);
    expect(attackOdds(battle, { do: 'melee', unit: 'K', target: 'K' })).toBeNull();
    expect(attackOdds(battle, { do: 'pass' })).toBeNull();
  });
});
