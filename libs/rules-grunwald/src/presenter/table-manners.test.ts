import { describe, expect, it } from 'vitest';
import { scene, unit, wholeGame } from '../test-position.ts';
import { library } from '../library.ts';

describe('at the table', () => {
  it('only the side with wolf pits keeps something from the other [14.11]', () => {
    expect(library.presenter.keepers(wholeGame())).toEqual(['teutonic']);
    const { battle } = scene({ phase: 'fire', units: [unit('A', 'polish-horse-1', 'A7 B9', 'N')] });
    expect(library.presenter.keepers(battle.game)).toEqual([]);
  });

  it('a move is taken back until the next piece is begun with, or as the option says [4.37]', () => {
    expect(library.presenter.takeBack(wholeGame())).toEqual({ freely: 'until-next-piece', case: '4.37' });
    const { battle } = scene({
      phase: 'fire',
      units: [unit('A', 'polish-horse-1', 'A7 B9', 'N')],
      options: { 'take-back': 'never' },
    });
    expect(library.presenter.takeBack(battle.game)).toEqual({ freely: 'never', case: '4.37' });
  });
});
