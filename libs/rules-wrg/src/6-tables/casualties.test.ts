import { describe, expect, it } from 'vitest';
import { battleOf } from '../test-battle.ts';
import { CasualtyTable } from './casualties.ts';

describe('the casualty table', () => {
  const table = new CasualtyTable(battleOf('wrg/knights-and-bills'));

  it('says how many men an enemy loses', () => {
    expect([table.men(3, 8), table.men(5, 10), table.men(-5, 20), table.men(0, 1)]).toEqual([13, 25, 3, 1]);
  });

  it('goes on beyond its edges: nothing below, the last row above, whole tables of figures', () => {
    expect([table.men(-6, 20), table.men(13, 20), table.men(12, 45)]).toEqual([0, 252, 252 * 2 + 63]);
  });

  it('may end with its last column', () => {
    const game = battleOf('wrg/knights-and-bills');
    const parameters = new Map([...game.parameters, ['casualties-beyond', 'last-column']]);
    const ended = new CasualtyTable({ ...game, parameters });
    expect([ended.men(12, 20), ended.men(12, 45)]).toEqual([252, 252]);
  });
});

describe('the erratum', () => {
  it('takes a man off three cells, and adds one to another', () => {
    const table = new CasualtyTable(battleOf('wrg/corrected-casualties'));
    expect([table.men(5, 6), table.men(9, 17), table.men(9, 18), table.men(-3, 18)]).toEqual([15, 107, 113, 6]);
  });
});
