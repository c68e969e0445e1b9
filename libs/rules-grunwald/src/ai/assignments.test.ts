import { Standoff } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { Assignments } from './assignments.ts';
import { Rings } from './rings.ts';
import { ThreatMap } from './threat-map.ts';
import { scene, unit } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const camp = ['A7 B7', 'A7 B8'];

describe('guards of a camp', () => {
  const { battle, unit: index } = scene({
    phase: 'teutonic-movement',
    map: {
      columns: 14,
      rows: 14,
      terrain: Object.fromEntries(camp.map((hex) => [hex, 'camp'])),
      zones: { 'teutonic-camp': camp },
    },
    units: [unit('K', 'teutonic-horse-1', 'A7 B9', 'N'), unit('A', 'polish-horse-1', 'A7 B13', 'S')],
  });
  const threatMap = new ThreatMap(battle, battle.counters.side[index('K')], new Rings(battle));
  threatMap.update();
  threatMap.measureCamps();

  /** Whether the unit guards, after so many movement phases three hexes from an enemy without an attack. */
  function guardsAfter(phases: number): boolean {
    const standoff = new Standoff(WEIGHTS);
    for (let phase = 0; phase < phases; phase++) standoff.look(0, 3);
    const assignments = new Assignments(battle, threatMap, standoff);
    assignments.choose();
    return assignments.isGuard(index('K'));
  }

  it('stay while an enemy is near [19.0]', () => {
    expect(guardsAfter(1)).toBe(true);
    expect(guardsAfter(WEIGHTS.patience)).toBe(true);
  });

  it('go when a stand-off has lasted too long: else two armies that guard would never meet', () => {
    expect(guardsAfter(WEIGHTS.patience + 1)).toBe(false);
  });
});
