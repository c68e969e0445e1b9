import { LEGAL } from '@hexwright/engine';
import { argumentOf, entityOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { duelCrowds } from '../test-duels.ts';
import { Numbers } from '../test-numbers.ts';
import { scene } from '../test-position.ts';
import { CHALLENGE, challengeRefusal } from './18-1-challenges.ts';
import { duelState } from './duels.ts';
import { PASS } from '../standard/04-passing.ts';

const phases = Object.entries(duelCrowds).filter(([, { phase }]) => phase === 'man-to-man');

describe('[18.1] a Man-to-Man Phase', () => {
  it.each(phases)('has each leader challenge once, in turn, only neighbours, and ends: %s', (_, position) => {
    for (let seed = 0; seed < 12; seed++) {
      const { battle } = scene(position);
      const { serial } = battle;
      const numbers = new Numbers(seed);
      const challengers = new Set<number>();
      let declined = 0;
      for (let played = 0; battle.serial === serial; played++) {
        expect(played).toBeLessThan(3000);
        const one = numbers.pick(battle.legal().toArray());
        if (CHALLENGE.is(one)) {
          const [leader, target] = [entityOf(one), argumentOf(one)];
          expect(challengers.has(leader)).toBe(false);
          challengers.add(leader);
          expect(battle.grid.distance(battle.left.of(leader), battle.left.of(target))).toBe(1);
          expect(duelState.of(battle).isHiding(leader) || duelState.of(battle).isHiding(target)).toBe(false);
          declined = 0;
        }
        if (PASS.is(one)) declined++;
        battle.apply(one);
        if (declined === 2) expect(battle.serial).not.toBe(serial);
      }
    }
  });

  it('lists exactly what no rule refuses', () => {
    const { battle } = scene(duelCrowds['leaders of Modred challenge']);
    const { leadersOf } = battle.counters;
    const side = battle.deciding;
    const expected = leadersOf[side].flatMap((leader) =>
      leadersOf[battle.enemyOf(side)].flatMap((target) =>
        challengeRefusal(battle, leader, target) === LEGAL ? [[leader, target]] : [],
      ),
    );
    const listed = battle
      .legal()
      .toArray()
      .filter((one) => CHALLENGE.is(one));
    expect(listed.map((one) => [entityOf(one), argumentOf(one)])).toEqual(expected);
    expect(expected.length).toBeGreaterThan(2);
  });

  it('is over at once where nobody stands beside an enemy', () => {
    const { battle } = scene({
      package: 'gmb/king-arthur',
      phase: 'man-to-man',
      units: [
        { id: 'A', copy: 'caradoc', hexes: ['0505'] },
        { id: 'H', copy: 'heliades', hexes: ['0705'] },
        { id: 'I', copy: 'irish-1', hexes: ['0203'] },
        { id: 'B', copy: 'archers-1', hexes: ['0204'] },
      ],
    });
    expect(battle.decision?.id).toBe('melee');
    expect(reader.all(battle, 0).map(({ event }) => event)).not.toContain('no-challenge');
  });

  it('brings nothing where a variant has taken the module away, though captives are still held', () => {
    const units = [
      { id: 'A', copy: 'caradoc', hexes: ['0505'] },
      { id: 'H', copy: 'heliades', hexes: ['0605'] },
      { id: 'I', copy: 'irish-1', hexes: ['0203'] },
      { id: 'B', copy: 'archers-1', hexes: ['0204'] },
    ];
    const position = { package: 'gmb/king-arthur', phase: 'man-to-man', units };
    expect(scene(position).battle.decision?.id).toBe('man-to-man');
    expect(scene({ ...position, without: ['man-to-man'] }).battle.decision?.id).toBe('melee');
  });
});
