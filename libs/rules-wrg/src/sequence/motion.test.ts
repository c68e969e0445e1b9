import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { perform, sceneOf, troops } from '../test-position.ts';

describe('moves of all at once', () => {
  const knights = troops('K', 'french', 'french-knights', [6, 6], '24,4', 1800);
  const front = troops('F', 'french', 'levy-town-militia', [6, 6], '24,7', 1800);

  it('do not stop who goes ahead because a friend comes up from behind', () => {
    const battle = sceneOf([knights, front]);
    perform(battle, { do: 'march', unit: 'K', advance: 6 });
    perform(battle, { do: 'march', unit: 'F', advance: 4 });
    perform(battle, { do: 'plotted' });
    while (battle.isBetweenSteps && battle.game.sequence[battle.step].id !== 'moves') battle.resume();
    expect([0, 1].map((unit) => library.readPiece(battle, unit).hexes[0])).toEqual(['24,10', '24,11']);
  });

  it('end for both where enemies meet, each as far on as its speed', () => {
    const bills = troops('B', 'english', 'english-bills', [6, 6], '24,10', 0);
    const battle = sceneOf([knights, bills]);
    perform(battle, { do: 'march', unit: 'K', advance: 6 });
    perform(battle, { do: 'plotted' });
    perform(battle, { do: 'march', unit: 'B', advance: 4 });
    perform(battle, { do: 'plotted' });
    while (battle.isBetweenSteps && battle.game.sequence[battle.step].id !== 'moves') battle.resume();
    expect([0, 1].map((unit) => library.readPiece(battle, unit).hexes[0])).toEqual(['24,7.6', '24,7.6']);
  });
});
