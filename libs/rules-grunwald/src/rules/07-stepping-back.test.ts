import { describe, expect, it } from 'vitest';
import { type Position, type Scene, scene, unit } from '../test-position.ts';

const condition = { id: 'may-step-back', case: '99.1', name: 'Evades', when: 'unit.class == "light-horse"' };

/** Light horse is attacked by knights, with everybody who stands about besides. */
function attacked(rules: Position['rules'], ...others: Position['units']): Scene {
  const place = scene({
    phase: 'teutonic-attack',
    units: [unit('K', 'teutonic-horse-1', 'A7 B9', 'N'), unit('L', 'lithuanian-horse-1', 'A7 B10', 'S'), ...others],
    ...(rules === undefined ? {} : { rules }),
  });
  place.do({ do: 'attack', target: 'L' });
  return place;
}

const to = (step: string) => ({ do: 'step', unit: 'L', step });

describe('stepping back', () => {
  it('leaves an attack without a fight: it is spent, and the victor goes on as after a retreat [8.63]', () => {
    const { battle, unit: index, ...place } = attacked({ conditions: [condition] });
    expect([battle.decision?.id, battle.deciding]).toEqual(['stepping-back', battle.counters.side[index('L')]]);
    place.do(to('N'));
    expect(place.event('stepped-back')).toMatchObject([{ case: '99.1', unit: 'L', attacker: 'K', facing: 'S' }]);
    expect(place.event('combat')).toEqual([]);
    expect([battle.attackedIn.of(index('K')), battle.wasAttackedIn.of(index('L'))]).toEqual([
      battle.serial,
      battle.serial,
    ]);
    expect(battle.decision?.id).toBe('advancing');
  });

  it('leads through the rear, to a free hex out of enemy zones', () => {
    const place = attacked({ conditions: [condition] }, unit('F', 'lithuanian-horse-2', 'A7 B11', 'S'));
    expect(place.refused(to('N'))).toEqual(['7.0']);
    expect(place.refused(to('S'))).toEqual(['7.0']);
    expect(place.refused(to('NE'))).toEqual([]);
  });

  it('is asked of nobody where no package lets it', () => {
    expect(attacked(undefined).battle.decision?.id).not.toBe('stepping-back');
    const foot = { ...condition, when: 'unit.class == "foot"' };
    expect(attacked({ conditions: [foot] }).battle.decision?.id).not.toBe('stepping-back');
  });
});
