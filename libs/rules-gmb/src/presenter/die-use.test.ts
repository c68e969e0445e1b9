import { describe, expect, it } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { scene } from '../test-position.ts';
import { dieUse } from './die-use.ts';

describe('dieUse', () => {
  it('says what a die is for', () => {
    const { battle, unit } = scene(crowds['a Tartar attack']);
    const use = (purpose: number) => dieUse(battle, { actor: unit('K'), other: unit('A'), purpose, faces: 6 });
    expect([1, 2, 4, 6, 99].map(use)).toEqual([
      'Morale of Gd. Czawl, attacked by Spahis',
      'Gd. Czawl fires at Spahis',
      'Gd. Czawl attacks Spahis',
      'Gd. Czawl run amok',
      'Gd. Czawl',
    ]);
  });
});
