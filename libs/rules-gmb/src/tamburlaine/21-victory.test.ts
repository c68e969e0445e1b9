import { describe, expect, it } from 'vitest';
import { readResult, scoreOf, victoryLevel } from '@hexwright/rules-kit';
import { UNIT } from '../counters.ts';
import { reader } from '../reading.ts';
import { eliminate } from '../standard/10-morale.ts';
import { Board } from '../test-boards.ts';
import { Numbers } from '../test-numbers.ts';
import { scene, tamburlaine } from '../test-position.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { PASS } from '../standard/04-passing.ts';

const game = tamburlaine();

describe('[21.1] an eliminated unit', () => {
  it('scores for its enemy by its morale, twice for a double: every unit of both armies', () => {
    const battle = new GreatMedievalBattle(game);
    battle.begin(1);
    const { counters } = battle;
    const morales = game.vocabulary.ids('morales');
    const total = [0, 0];
    for (const { index, side, size } of game.units) {
      if (counters.kind[index] !== UNIT) continue;
      const points = (5 - morales.indexOf(morales[counters.morale(index, 0)])) * size;
      total[1 - side] += points;
      eliminate(battle, index);
      expect([battle.victoryPoints.of(0), battle.victoryPoints.of(1)]).toEqual(total);
    }
    // The pools of the two armies: what the Tartars can win, and the Ottomans.
    expect(total).toEqual([131, 132]);
  });
});

describe('[21.3] the level of victory', () => {
  it('is that of the booklet for every difference of points', () => {
    const battle = new GreatMedievalBattle(game);
    battle.begin(1);
    for (let difference = -60; difference <= 60; difference++) {
      battle.victoryPoints.set(0, difference < 0 ? -difference : 3);
      battle.victoryPoints.set(1, difference < 0 ? 0 : difference + 3);
      const size = difference > 0 ? difference - 1 : -difference;
      const rank = Math.floor(size / 10);
      const word = ['', 'marginal', 'substantive', 'decisive'][Math.min(3, rank)];
      const level = rank === 0 ? 'draw' : `${word}-${difference > 0 ? 'tartar' : 'ottoman'}`;
      expect(scoreOf(battle)).toBe(difference);
      expect(victoryLevel(battle)?.id, `${difference}`).toBe(level);
      const winner = rank === 0 ? 'draw' : difference > 0 ? 'tartar' : 'ottoman';
      expect(readResult(battle)).toMatchObject({ winner, level, score: difference });
    }
  });

  it('is nothing in a battle without levels', () => {
    const battle = new GreatMedievalBattle({ ...game, victory: null });
    battle.begin(1);
    expect(victoryLevel(battle)).toBe(null);
    expect(readResult(battle)).toMatchObject({ winner: null, level: null, levelName: null, score: 0 });
  });
});

describe('[21.2] camp hexes', () => {
  it('score four points each with an Ottoman combat unit in them at the end, on random fields', () => {
    for (let seed = 0; seed < 6; seed++) {
      const numbers = new Numbers(seed);
      const board = new Board(8, 8).scatter(numbers, { camp: 25 });
      for (let index = 0; index < 6; index++) {
        board.place(numbers, `o${index}`, 1, { copy: 'akinjis-1', rout: numbers.below(3) });
        board.place(numbers, `d${index}`, 2, { copy: 'azab-1', face: 'melee' });
        board.place(numbers, `t${index}`, 1, { copy: 'gilan-1' });
      }
      const camps = Object.keys(board.terrain);
      const { map } = board.position('melee-other');
      const { battle, piece } = scene({
        map: { ...map!, zones: { 'tartar-camp': camps } },
        turn: 10,
        phasing: 'ottoman',
        phase: 'melee-other',
        units: board.units,
      });
      const held = board.units
        .filter(({ id }) => !id.startsWith('t'))
        .flatMap(({ id }) => piece(id).hexes)
        .filter((hex) => camps.includes(hex));
      while (!battle.over) battle.apply(PASS.of());
      expect(battle.victoryPoints.of(0)).toBe(4 * held.length);
      const events = reader.all(battle, 0).filter(({ event }) => event === 'hex-held');
      expect(events.map(({ hex }) => String(hex)).toSorted()).toEqual(held.toSorted());
    }
  });
});
