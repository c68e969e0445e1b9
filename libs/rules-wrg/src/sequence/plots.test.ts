import { expect, it } from 'vitest';
import { sceneOf, troops } from '../test-position.ts';
import { HOLD } from './plot-verbs.ts';

it('[C.1] no plot is offered that a package forbids', () => {
  const [called, other] = [{ called: 1 }, {}].map((marks, at) =>
    troops(`K${at}`, 'french', 'french-knights', [8, 8], `${20 + 40 * at},10`, 1800, marks),
  );
  const bills = troops('B', 'english', 'english-bills', [10, 10], '24,50', 0);
  const battle = sceneOf([called, other, bills], 'plots', null, 'variants/die-of-orders');
  const offered = battle.legal().toArray();
  expect(offered.filter((one) => battle.explain(one).length > 0)).toEqual([]);
  expect(offered.filter((one) => HOLD.is(one))).toHaveLength(2);
  expect(offered.length).toBeGreaterThan(4);
});
