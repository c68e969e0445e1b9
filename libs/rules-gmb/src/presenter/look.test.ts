import { readFileSync } from 'node:fs';
import type { UnitsFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { look, paperColors, stateOf } from './counter-style.ts';

const file = new URL('../../../../scenarios/gmb/tamburlaine/units.json', import.meta.url);
const units = (JSON.parse(readFileSync(file, 'utf8')) as UnitsFile).units ?? [];
const unit = (id: string) => units.find((one) => one.id === id)!;

describe('look', () => {
  it('[3.32], [3.33] shows class, weapon and values of the face that is up', () => {
    const seen = (id: string, face: string) => {
      const { symbol, values, mode } = look(unit(id), face);
      return [symbol, values, mode];
    };
    expect(seen('janissaries-1', 'fire')).toEqual(['bow', 'M-4-A', 'FIRE']);
    expect(seen('janissaries-1', 'melee')).toEqual(['infantry', 'M-4-A', 'MELEE']);
    expect(seen('spahis-1', 'melee')[0]).toBe('cavalry-lance');
    expect(seen('akinjis-1', 'fire')[0]).toBe('cavalry-bow');
    expect(seen('naphtha', 'melee')).toEqual(['fire', 'L-4-C', '']);
    expect(seen('wagons-1', 'lager')).toEqual(['wagon-ring', '4', 'LAGER']);
    expect(seen('wagons-1', 'limbered')[0]).toBe('wagon');
    expect(seen('bayazid', 'leader')).toEqual(['leader', '8', '']);
  });

  it('has paper for every counter and a stripe for its side', () => {
    for (const one of units) {
      const { color, stripe } = look(one, one.faces[0].id);
      expect(paperColors[color], one.id).toMatch(/^#/);
      expect(stripe).toBe(one.side);
    }
  });

  it('[10.1], [9.3], [12.3] bears its markers', () => {
    const names = (state: Record<string, unknown>) =>
      look(unit('spahis-1'), 'melee', state).marks.map(({ name }) => name);
    expect(names({})).toEqual([]);
    expect(names({ rout: 0, lance: false })).toEqual([]);
    expect(names({ rout: 2, lance: true, charging: 'tumans-1' })).toEqual(['Rout level 2', 'Lance', 'Charge']);
    expect(names({ disobeyed: 1 })).toEqual(['Disobeyed']);
    expect(names(stateOf(['lance', 'rout']))).toEqual(['Rout level 1', 'Lance']);
    const [grave] = look(unit('spahis-1'), 'melee', { rout: 4 }).marks;
    expect(grave).toMatchObject({ drawing: 'disc', text: 'R4', tone: 'danger', state: 'Routed' });
    expect(look(unit('spahis-1'), 'melee', { rout: 1 }).marks[0].state).toBe('Routed');
  });

  it('draws what an unfinished package says, and nothing it does not', () => {
    expect(look({ id: 'a' }, 'none')).toEqual({
      name: 'a',
      symbol: 'infantry',
      values: '',
      mode: '',
      marks: [],
      color: '',
      stripe: null,
    });
    expect(look({ id: 'a', side: 'red', values: { armour: true, movement: {} } }, '')).toMatchObject({
      values: '',
      color: 'red',
    });
  });
});
