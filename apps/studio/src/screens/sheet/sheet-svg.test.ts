import { expect, it } from 'vitest';
import { sheetSvg } from './sheet-svg.ts';

it('lays counters out in millimetres, and leaves blanks blank', () => {
  const counter = (unit: string): { unit: string; faces: string[]; isDouble: boolean } => ({
    unit,
    faces: ['a'],
    isDouble: false,
  });
  const sheets = [{ title: 'Horse & foot', rows: [[counter('one'), counter('two')], [counter('three')]] }];
  const svg = sheetSvg(
    sheets,
    ({ unit }) => (unit === 'two' ? null : { svg: `<svg viewBox="0 0 1 1">${unit}</svg>`, ratio: 1 }),
    12.7,
  );
  expect(svg).toContain('width="45.4mm"');
  expect(svg).toContain('Horse &amp; foot');
  expect(svg).toContain('<svg x="10" y="31.7" width="12.7" height="12.7" viewBox="0 0 1 1">three</svg>');
  expect(svg).not.toContain('two');
});
