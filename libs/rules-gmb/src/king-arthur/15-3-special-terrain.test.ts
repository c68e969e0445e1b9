import { describe, expect, it } from 'vitest';
import { reader } from '../reading.ts';
import { weighedMelee } from '../standard/09-4-attacks.ts';
import { MELEE } from '../standard/09-melee-combat.ts';
import { scene } from '../test-position.ts';
import { CHARGE } from '../standard/05-3-charges.ts';

const PACKAGE = 'gmb/king-arthur';

describe('[15.31] charges', () => {
  /** Whether knights who have run three hexes south-east may charge what stands before them. */
  const mayCharge = (map: object, options: Record<string, string> = {}): boolean => {
    const {
      battle,
      unit,
      do: perform,
    } = scene({
      package: PACKAGE,
      phase: 'movement',
      phasing: 'arthur',
      options,
      map: { columns: 12, rows: 12, ...map },
      units: [
        { id: 'K', copy: 'knights-1', hexes: ['0304', '0305'], facing: 'E' },
        { id: 'T', copy: 'saxons-1', hexes: ['0706', '0707'], facing: 'W' },
      ],
    });
    perform({ do: 'begin-move', unit: 'K' });
    for (let step = 0; step < 3; step++) perform({ do: 'step', unit: 'K', step: 'forwardRight' });
    return battle.check(CHARGE.of(unit('K'), unit('T'))) === 0;
  };

  it.each(['barrow', 'megalith', 'altar', 'ditch'])('run through no hex of %s, of either half', (terrain) => {
    expect(mayCharge({})).toBe(true);
    for (const hex of ['0404', '0405', '0505', '0506', '0605', '0606']) {
      expect(mayCharge({ terrain: { [hex]: terrain } }), hex).toBe(false);
    }
    for (const hex of ['0304', '0305', '0706', '0707'])
      expect(mayCharge({ terrain: { [hex]: terrain } }), hex).toBe(true);
  });

  it('by option go into no such hex of the target; one open hex of it is enough', () => {
    const options = { 'charge-into': 'target' };
    expect(mayCharge({ terrain: { '0706': 'ditch', '0707': 'ditch' } }, options)).toBe(false);
    expect(mayCharge({ terrain: { '0707': 'ditch' } }, options)).toBe(true);
    // A target lower down is met as before: 7.24 is about the run.
    expect(mayCharge({ elevation: { '0706': 0, '0707': 0 } }, options)).toBe(true);
  });
});

describe('[15.32] out of the ditch', () => {
  it('counts from any hexside that is a ridge, and only from the ditch', () => {
    for (const hex of ['0605', '0604', '0504', '0404', '0405', '0506']) {
      const { battle, unit } = scene({
        package: PACKAGE,
        phase: 'melee-phasing',
        map: {
          columns: 10,
          rows: 10,
          terrain: { '0505': 'ditch' },
          hexsides: [{ feature: 'ridge', between: ['0505', hex] }],
        },
        units: [
          { id: 'I', copy: 'irish-1', hexes: ['0505'] },
          { id: 'B', copy: 'archers-1', hexes: [hex] },
        ],
      });
      expect(weighedMelee(battle, unit('I'), unit('B')).modifier, hex).toBe(2);
      expect(weighedMelee(battle, unit('B'), unit('I')).modifier, hex).toBe(0);
    }
  });

  it('(R36) of the pairs of hexes a double takes the one that is best, and its odds say what the dice then have', () => {
    const { battle, unit } = scene({
      package: PACKAGE,
      phase: 'melee-phasing',
      phasing: 'arthur',
      map: {
        columns: 10,
        rows: 10,
        terrain: { '0504': 'ditch', '0505': 'ditch' },
        hexsides: [
          { feature: 'ridge', between: ['0504', '0604'] },
          { feature: 'ridge', between: ['0505', '0604'] },
        ],
      },
      units: [
        { id: 'K', copy: 'knights-1', hexes: ['0504', '0505'], facing: 'E' },
        { id: 'S', copy: 'saxons-1', hexes: ['0603', '0604'], facing: 'W' },
      ],
      dice: [6, 6],
    });
    // Straight ahead lies the ridge; the other half of the target is off to the side, without one: two either way.
    expect(weighedMelee(battle, unit('K'), unit('S')).modifier).toBe(2);
    battle.apply(MELEE.of(unit('K'), unit('S')));
    expect(reader.all(battle, 0).filter(({ event }) => event === 'modifier')).toMatchObject([{ value: 2 }]);
  });
});
