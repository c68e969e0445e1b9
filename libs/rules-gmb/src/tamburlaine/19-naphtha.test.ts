import { describe, expect, it } from 'vitest';
import { UNIT } from '../counters.ts';
import { reader } from '../reading.ts';
import { scene, tamburlaine } from '../test-position.ts';
import type { Battle } from '../battle.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { MELEE } from '../standard/09-melee-combat.ts';

const game = tamburlaine();
const { counters } = new GreatMedievalBattle(game);
const ottomans = game.units.filter(
  ({ index, side }) => counters.kind[index] === UNIT && game.sides[side].id === 'ottoman',
);

describe('[19.0] an attack by the naphtha contingent', () => {
  it.each(ottomans.map(({ id, size }) => [id, size] as const))('routs %s two levels, without a die', (copy, size) => {
    for (const rout of [0, 1, 2]) {
      const { battle, unit, piece } = scene({
        phase: 'melee-phasing',
        units: [
          { id: 'N', copy: 'naphtha', hexes: ['0506'] },
          { id: 'B', copy, rout, ...(size === 2 ? { hexes: ['0505', '0605'], facing: 'S' } : { hexes: ['0505'] }) },
        ],
        dice: [],
      });
      battle.apply(MELEE.of(unit('N'), unit('B')));
      expect(piece('B').rout).toBe(rout + 2);
      expect(battle.dice.used).toBe(0);
      const automatic = reader.all(battle, 0).find(({ event }) => event === 'melee-automatic');
      expect(automatic).toMatchObject({ attacker: 'N', defender: 'B', levels: 2 });
    }
  });

  it('is as many levels as the package says, and none without the rule', () => {
    const position = {
      phase: 'melee-phasing',
      units: [
        { id: 'N', copy: 'naphtha', hexes: ['0506'] },
        { id: 'B', copy: 'akinjis-1', hexes: ['0505'] },
      ],
    };
    const one = scene(position).battle.game;
    const attack = (battle: Battle, turn = 1): readonly string[] => {
      const step = one.sequence.findIndex(({ id }) => id === 'melee-phasing');
      battle.beginAt(1, turn, 0, step, [1, 1, 1]);
      battle.apply(MELEE.of(one.vocabulary.indexOf('units', 'N'), one.vocabulary.indexOf('units', 'B')));
      return reader.all(battle, 0).map(({ event }) => event);
    };
    const burning = new GreatMedievalBattle({
      ...one,
      parameters: new Map([...one.parameters, ['naphtha-rout-levels', 4]]),
    });
    attack(burning);
    expect(burning.rout.of(one.vocabulary.indexOf('units', 'B'))).toBe(4);
    const { parameters, tables, modifiers } = burning.game;
    const later = { turns: { from: 2, to: 3 }, parameters, tables, modifiers };
    const laterOn = new GreatMedievalBattle({ ...one, editions: [later] });
    const levels = [1, 2].map((turn) => {
      attack(laterOn, turn);
      return laterOn.rout.of(one.vocabulary.indexOf('units', 'B'));
    });
    expect(levels).toEqual([2, 4]);
    const plain = new GreatMedievalBattle({
      ...one,
      modules: new Set([...one.modules].filter((id) => id !== 'naphtha')),
    });
    expect(attack(plain)).toContain('morale-check');
  });
});
