import { describe, expect, it } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { scene, tamburlaine } from '../test-position.ts';
import { pieces } from './pieces.ts';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';

describe('pieces', () => {
  it('shows every piece where it stands, those below first', () => {
    const { battle } = scene(crowds['Ottoman wagons']);
    const shown = pieces(battle);
    expect(structuredClone(shown)).toEqual(shown);
    const ids = shown.map(({ id }) => id);
    expect(ids.indexOf('W')).toBeLessThan(ids.indexOf('A'));
    expect(ids.at(-1)).toBe('mustafa');
    const find = (id: string) => shown.find((piece) => piece.id === id)!;
    expect(find('mustafa')).toMatchObject({ with: ['W'], where: 'map', across: null });
    expect(find('W')).toMatchObject({ face: 'lager', facing: 'S', with: ['mustafa'] });
    expect(find('X').with).toEqual(['B']);
    expect(find('C').look.marks.map(({ name }) => name)).toEqual(['Rout level 1']);
    expect(
      find('A')
        .places.map((hex) => battle.map.numbering.label(hex))
        .toSorted(),
    ).toEqual(['0303', '0403']);
  });

  it('[3.3] gives counters of a compiled game the looks of the package', () => {
    const battle = new GreatMedievalBattle(tamburlaine());
    battle.begin(1);
    const shown = pieces(battle);
    expect(shown).toHaveLength(battle.counters.count);
    const spahis = shown.find(({ id }) => id === 'spahis-1')!;
    expect(spahis.look).toMatchObject({
      symbol: 'cavalry-lance',
      name: 'Spahis 1',
      color: 'ottoman',
      stripe: 'ottoman',
    });
    expect(spahis.look.values).toMatch(/^[PMLN]-\d+-[A-E]$/);
    expect(shown.filter(({ look }) => look.symbol === 'elephant').length).toBeGreaterThan(0);
  });
});
