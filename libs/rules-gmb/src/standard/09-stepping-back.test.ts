import { describe, expect, it } from 'vitest';
import { captain } from '../ai/captain.ts';
import { reader } from '../reading.ts';
import { type Position, type Scene, scene } from '../test-position.ts';
import { STEP } from './05-2-steps.ts';

const condition = { id: 'may-step-back', case: '99.1', name: 'Gives ground', when: 'hex.terrain != "camp"' };

/** A double with a leader is attacked by another. */
function attacked(rules: Position['rules'], more: Partial<Position> = {}, rout = 0): Scene {
  const place = scene({
    map: { columns: 9, rows: 9 },
    phase: 'melee-phasing',
    phasing: 'ottoman',
    units: [
      { id: 'A', copy: 'spahis-1', hexes: ['0404', '0504'], facing: 'S', face: 'melee' },
      { id: 'E', copy: 'kushite', hexes: ['0405', '0505'], facing: 'N', rout },
      { id: 'L', copy: 'tamburlaine', hexes: ['0405'] },
    ],
    ...(rules === undefined ? {} : { rules }),
    ...more,
  });
  place.do({ do: 'melee', unit: 'A', target: 'E' });
  return place;
}

describe('stepping back', () => {
  it('asks the side of the unit attacked; a double goes as it stands, and leaders go along', () => {
    const { battle, unit, ...place } = attacked({ conditions: [condition] });
    expect([battle.decision?.id, battle.deciding]).toEqual(['stepping-back', battle.counters.side[unit('E')]]);
    const [from, facing] = [battle.left.of(unit('E')), battle.direction.of(unit('E'))];
    place.do({ do: 'step', unit: 'E', step: { to: '0406' } });
    const [left, leader] = [battle.left.of(unit('E')), battle.left.of(unit('L'))];
    expect([battle.grid.distance(from, left), battle.direction.of(unit('E'))]).toEqual([1, facing]);
    expect([from, left]).toContain(leader);
    const events = reader.all(battle, 0);
    expect(events.filter(({ event }) => event === 'stepped-back')).toMatchObject([
      { case: '99.1', unit: 'E', attacker: 'A' },
    ]);
    expect(events.some(({ event }) => event === 'melee')).toBe(false);
    // The attack is spent, and the attacker may follow [15.42].
    expect([battle.hasActed(unit('A')), battle.decision?.id]).toEqual([true, 'advance']);
  });

  it('fights where it stands instead, if its side likes', () => {
    const { battle, ...place } = attacked({ conditions: [condition] });
    place.restart([6, 6]);
    place.do({ do: 'melee', unit: 'A', target: 'E' });
    place.do({ do: 'decline' });
    expect(reader.all(battle, 0).some(({ event }) => event === 'melee')).toBe(true);
  });

  it('is forbidden by the case of the package where its formula is not true, and by ours beside the attacker', () => {
    const camp = { columns: 9, rows: 9, terrain: { '0406': 'camp' } };
    const units = [
      { id: 'A', copy: 'spahis-1', size: 'single', hexes: ['0404'], face: 'melee' },
      { id: 'E', copy: 'gilan-1', hexes: ['0405'] },
    ];
    const { battle, unit } = attacked({ conditions: [condition] }, { map: camp, units });
    const told = (hex: string): unknown => {
      const way = battle.grid.directionBetween(battle.left.of(unit('E')), battle.map.numbering.hexOf(hex));
      return battle.explain(STEP.of(unit('E'), way)).map(({ id, cases }) => [id, ...cases]);
    };
    expect(told('0406')).toEqual([['no-step-back', '9.0', '99.1']]);
    expect(told('0505')).toEqual([['still-next-to-attacker', '9.0']]);
  });

  it('is asked of nobody where no package lets it, or who is routed', () => {
    expect(attacked(undefined, { dice: [6, 6] }).battle.decision?.id).not.toBe('stepping-back');
    expect(attacked({ conditions: [condition] }, { dice: [6, 6] }, 1).battle.decision?.id).not.toBe('stepping-back');
  });

  it('is chosen by captains before a dangerous attack alone', () => {
    const chosen = (modifier: number): string => {
      const steady = { id: 'own', case: '99.2', applies: 'melee.dice', label: 'Steady', value: modifier };
      const { battle } = attacked({ conditions: [condition], modifiers: [steady] });
      const player = captain.create(battle.deciding);
      player.begin(battle, 1);
      return player.choose(battle, battle.legal()) === battle.legal().at(battle.legal().length - 1) ? 'stand' : 'step';
    };
    expect([chosen(-12), chosen(12)]).toEqual(['step', 'stand']);
  });
});
