/** The small decisions: routs, advances, modes, wagons and elephants. */
import { argumentOf, entityOf, kindOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { scene } from './testing.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';
import { ROUT } from '../standard/11-rout-movement.ts';
import { TAKE } from '../standard/12-leaders.ts';

describe('routs', () => {
  const { battle, unit, choice } = scene({
    phase: 'rout-movement',
    units: [
      { id: 'A', copy: 'khoshun-1', hexes: ['0608'], rout: 1 },
      { id: 'B', copy: 'khoshun-2', hexes: ['0609'], rout: 1 },
      { id: 'L', copy: 'nur-ad-din', hexes: ['0609'], disobeyed: true },
    ],
  });

  it('lets the one nearest to the edge run first, with its leader', () => {
    const first = choice();
    expect([kindOf(first), entityOf(first)]).toEqual([ROUT.kind, unit('B')]);
    battle.apply(first);
    const second = choice();
    expect([kindOf(second), entityOf(second)]).toEqual([TAKE.kind, unit('L')]);
    battle.apply(second);
    expect(kindOf(choice())).toBe(STEP.kind);
  });
});

describe('advance', () => {
  it('[15.49] takes a leader who is left alone', () => {
    const { battle, unit, play } = scene({
      phase: 'melee-phasing',
      units: [
        { id: 'A', copy: 'mawarnahr-2', hexes: ['0608', '0708'], facing: 'N', face: 'melee' },
        { id: 'B', copy: 'timarots-1', hexes: ['0707'], rout: 4 },
        { id: 'L', copy: 'musa', hexes: ['0707'] },
        { id: 'F', copy: 'spahis-1', hexes: ['0101', '0201'], facing: 'S' },
      ],
      dice: [1, 1, 1],
    });
    play();
    expect(battle.isInPlay(unit('B'))).toBe(false);
    expect(battle.isInPlay(unit('L'))).toBe(false);
  });
});

describe('modes', () => {
  const spahis = { id: 'A', copy: 'mawarnahr-2', hexes: ['0608', '0708'], facing: 'N' };
  const enemy = (hex: string) => ({ id: 'B', copy: 'karmia', hexes: [hex, `0${Number(hex) + 100}`], facing: 'S' });

  it('[16.0] shows the bow to an enemy at a distance', () => {
    const { unit, choice } = scene({ phase: 'mode-change', units: [{ ...spahis, face: 'melee' }, enemy('0606')] });
    const one = choice();
    expect([kindOf(one), entityOf(one), argumentOf(one)]).toEqual([CHANGE_FACE.kind, unit('A'), 1]);
  });

  it('[16.0] shows the sword to one beside it whom it would rather strike', () => {
    const units = [
      { ...spahis, face: 'fire' },
      { id: 'B', copy: 'timarots-1', hexes: ['0707'], rout: 3 },
    ];
    const { battle, unit, play } = scene({ phase: 'mode-change', units });
    play();
    const melee = battle.counters.canMelee(unit('A'), battle.face.of(unit('A')));
    expect(melee).toBe(true);
  });
});

describe('wagons', () => {
  it('[20.0] draw up when foot stands on them', () => {
    const { battle, unit, play } = scene({
      phase: 'movement',
      phasing: 'ottoman',
      units: [
        { id: 'W', copy: 'wagons-1', hexes: ['0504', '0604'], facing: 'S', face: 'limbered' },
        { id: 'S', copy: 'serbs-1', hexes: ['0504'] },
        { id: 'E', copy: 'khoshun-1', hexes: ['0612'] },
      ],
    });
    play();
    const wagon = battle.game.units[unit('W')];
    expect(wagon.faces[battle.face.of(wagon.index)].id).toBe('lager');
  });
});

describe('elephants', () => {
  it('[18.0] are let loose along the row that leads to the enemy', () => {
    const { battle, unit, choice } = scene({
      phase: 'rampant-elephants',
      units: [
        { id: 'E', copy: 'elephants', hexes: ['0610', '0710'], facing: 'N', rout: 3 },
        { id: 'B', copy: 'timarots-1', hexes: ['0906'] },
        { id: 'C', copy: 'khoshun-1', hexes: ['0406'] },
      ],
      dice: [3, 3, 3, 3, 3, 3],
    });
    const one = choice();
    expect(entityOf(one)).toBe(unit('E'));
    expect(argumentOf(one)).toBe(1);
    battle.apply(one);
  });
});
