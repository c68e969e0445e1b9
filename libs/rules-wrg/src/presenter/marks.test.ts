import { expect, it } from 'vitest';
import { library } from '../library.ts';
import { battleOf } from '../test-battle.ts';
import { sceneOf, troops } from '../test-position.ts';

const begun = (): ReturnType<typeof library.create> => {
  const battle = library.create(battleOf('wrg/knights-and-bills'));
  battle.begin(1415);
  return battle;
};

it('says what every unit covers', () => {
  const pieces = library.presenter.pieces(begun(), []).filter(({ outline }) => outline !== undefined);
  expect(pieces.map(({ id, outline }) => [id, outline?.figures, outline?.files])).toEqual([
    ['knights', 8, 8],
    ['bills', 10, 4],
  ]);
});

it('shows the way of a march with the inches of each stage', () => {
  const marches = library.presenter.choices(begun()).filter(({ command }) => command.do === 'march');
  const [way] = marches.flatMap(({ marks = [] }) => marks);
  expect(way).toMatchObject({ draw: 'way', stages: [{ text: '' }, { text: '6 in' }] });
  expect(marches.length).toBeGreaterThan(4);
});

it('shows a charge as far as it meets its target, and turns and other files where they would stand', () => {
  const choices = library.presenter.choices(
    sceneOf([
      troops('K', 'french', 'french-knights', [8, 8], '24,12', 1800),
      troops('B', 'english', 'english-bills', [10, 10], '24,24', 0),
    ]),
  );
  const wayOf = (word: string) => {
    const [mark] = choices.find(({ command }) => command.do === word)?.marks ?? [];
    return mark?.draw === 'way' ? mark : null;
  };
  expect(wayOf('charge')).toMatchObject({ tone: 'good', stages: [{ text: '' }, { text: '12 in' }] });
  expect(wayOf('turn')?.stages.at(-1)?.outline).toMatchObject({ facing: 2700 });
  expect(wayOf('form')?.stages.at(-1)?.outline).toMatchObject({ files: 4, ranks: 2 });
  expect(wayOf('step')?.stages.at(-1)?.outline).toMatchObject({ x: 24_000, y: 9000, facing: 1800 });
});

it('shows how far a unit charges, and none shoots that has no bows', () => {
  const layers = library.presenter.influences(begun(), 'knights');
  expect(layers.map(({ id }) => id)).toEqual(['charge']);
  expect(layers[0].marks?.[0]).toMatchObject({ draw: 'arc', half: 0 });
});
