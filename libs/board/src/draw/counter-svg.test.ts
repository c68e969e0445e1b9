import { expect, it } from 'vitest';
import type { Counter } from '../scene/scene.ts';
import { counterPicture } from './counter-svg.ts';

const COUNTER: Counter = {
  id: 'guards',
  hex: -1,
  across: null,
  facing: null,
  name: 'Guards & <Friends>',
  values: 'A-6-B',
  symbol: 'horse',
  color: '#d08a7c',
  stripe: '#a3312b',
  mode: '',
  marks: [],
  art: null,
};

it('draws a counter by itself, as long as it is broad or longer', () => {
  const single = counterPicture(COUNTER, false);
  expect(single.ratio).toBe(1);
  expect(single.svg).toContain('viewBox="-0.63 -0.63 1.26 1.26"');
  expect(single.svg).toContain('Guards &amp; &lt;Friends>');
  expect(counterPicture(COUNTER, true).ratio).toBeGreaterThan(2);
});
