import { describe, expect, it } from 'vitest';
import { GreatMedievalBattle } from '../great-medieval-battle.ts';
import { kingArthur, tamburlaine } from '../test-position.ts';
import { honour } from './parameters.ts';

describe('honour', () => {
  it('[17.0]-[18.42] is what the booklet prints', () => {
    const printed = { christian: 1, lowBlow: 1, lance: 2, remount: 3 };
    expect(honour.of(new GreatMedievalBattle(kingArthur()))).toEqual(printed);
    expect(honour.of(new GreatMedievalBattle(tamburlaine()))).toEqual(printed);
  });

  it('is what a package makes of it', () => {
    const game = kingArthur();
    const parameters = new Map([...game.parameters, ['chivalry-lance', 4]]);
    expect(honour.of(new GreatMedievalBattle({ ...game, parameters })).lance).toBe(4);
  });
});
