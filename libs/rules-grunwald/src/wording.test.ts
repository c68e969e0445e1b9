import { describe, expect, it } from 'vitest';
import { pointsText } from './wording.ts';

describe('points won', () => {
  it('are told as one or several, and not at all where there are none', () => {
    expect([0, 1, 5].map((points) => pointsText({ event: 'eliminated', case: '8.11', points }))).toEqual([
      '',
      ' (1 point)',
      ' (5 points)',
    ]);
  });
});
