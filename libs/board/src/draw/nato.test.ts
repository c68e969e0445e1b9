import { expect, it } from 'vitest';
import { sampleCounter } from '../scene/sample-scene.ts';
import { counterPicture } from './counter-svg.ts';
import { ECHELONS, NATO } from './nato.ts';
import { SYMBOLS } from './symbols.ts';

it('draws NATO boxes among the symbols, and the size of a unit over them', () => {
  expect(SYMBOLS).toEqual(expect.arrayContaining(Object.keys(NATO)));
  const plain = counterPicture(sampleCounter({ symbol: 'nato-infantry' }), false).svg;
  const sized = counterPicture(sampleCounter({ symbol: 'nato-infantry', design: { echelon: 'corps' } }), false).svg;
  expect([plain, sized].map((svg) => svg.includes(`>${ECHELONS.corps}<`))).toEqual([false, true]);
});
