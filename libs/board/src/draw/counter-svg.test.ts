import { expect, it } from 'vitest';
import type { Counter } from '../scene/scene.ts';
import { counterPicture } from './counter-svg.ts';

const COUNTER: Counter = {
  id: 'guards',
  place: -1,
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

const words = (counter: Partial<Counter>, isDouble = false): string[] =>
  [
    ...counterPicture({ ...COUNTER, name: 'Guards', symbol: 'cavalry', ...counter }, isDouble).svg.matchAll(
      />([^<>]+)<\/text>/g,
    ),
  ].map(([, text]) => text);

it.each([false, true])('lays the values out as the design says, over two hexes: %s', (isDouble) => {
  expect(words({}, isDouble)).toEqual(['Guards', 'A-6-B']);
  expect(words({ design: { layout: 'corners' } }, isDouble)).toEqual(['Guards', 'A', 'B', '6']);
  expect(words({ design: { layout: 'corners' }, values: '7' }, isDouble)).toEqual(['Guards', '7']);
  expect(words({ design: { layout: 'column' } }, isDouble)).toEqual(['Guards', 'A', '6', 'B']);
  expect(words({ design: { layout: 'symbol' } }, isDouble)).toEqual(['A-6-B']);
});

it('draws a symbol of one’s own in the colours of the counter, and says less from far off', () => {
  const shapes = [
    { path: 'M -20 30 L -20 -30 Z' },
    { path: 'M 0 0 L 9 9 Z', rule: 'evenodd', color: '#8a1f1f' },
  ] as const;
  const { svg } = counterPicture({ ...COUNTER, design: { shapes, print: '#123456', font: 'condensed' } }, false);
  expect(svg).toContain('d="M-20 30L-20 -30Z" fill="#123456"');
  expect(svg).toContain('d="M0 0L9 9Z" fill="#8a1f1f" fill-rule="evenodd"');
  expect(svg).toContain('Roboto Condensed');
  const far = counterPicture({ ...COUNTER, design: { shapes } }, false, undefined, 8).svg;
  expect([far.includes('<text'), far.includes('d="M-20 30L-20 -30Z"')]).toEqual([false, true]);
});

it('prints a pennant whole: what is beyond the edge of a counter is cut', () => {
  const marks = [{ drawing: 'pennant', text: 'S', tone: 'neutral', name: 'Carries a standard' }] as const;
  const { svg } = counterPicture({ ...COUNTER, marks }, false);
  const [, drawn = ''] = /d="([^"]+)"[^>]*fill="#f7efd9"/.exec(svg) ?? [];
  const across = [...drawn.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  expect(across).toHaveLength(5);
  expect(Math.max(...across)).toBeLessThan(0.63);
});

it.each(['', 'CHARGE'])('prints the symbol clear of pennants, under the mode %j', (mode) => {
  const marks = [{ drawing: 'pennant', text: 'S', tone: 'neutral', name: 'Carries a standard' }] as const;
  const shapes = [{ path: 'M -50 0 L 50 0 Z' }];
  const { svg } = counterPicture({ ...COUNTER, mode, marks, design: { shapes } }, false);
  const [, scale, middle] = /d="M-50 0L50 0Z"[^>]*matrix\(([\d.]+) 0 0 [\d.]+ (-?[\d.]+)/.exec(svg) ?? [];
  const [, pennant] = /d="M(-?[\d.]+) [^"]+"[^>]*fill="#f7efd9"/.exec(svg) ?? [];
  expect(Number(middle) + 50 * Number(scale)).toBeLessThan(Number(pennant));
});
