import { describe, expect, it } from 'vitest';
import { spotBehind } from './pair-backs.ts';

describe('spotBehind', () => {
  const double = { row: 1, column: 2, span: 2 } as const;

  it.each([
    ['left-right', { row: 1, column: 6, span: 2 }],
    ['top-bottom', { row: 2, column: 2, span: 2 }],
    ['same', double],
    ['fold', { row: 6, column: 2, span: 2 }],
  ] as const)('%s', (turning, behind) => {
    expect(spotBehind(double, turning, 4, 10)).toEqual(behind);
  });

  it('leads back where the sheet is turned twice', () => {
    for (const turning of ['left-right', 'top-bottom', 'same', 'fold'] as const) {
      expect(spotBehind(spotBehind(double, turning, 4, 10), turning, 4, 10)).toEqual(double);
    }
  });
});
