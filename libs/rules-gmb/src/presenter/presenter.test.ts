import { describe, expect, it } from 'vitest';
import { crowds } from '../test-crowds.ts';
import { scene } from '../test-position.ts';
import { library } from '../library.ts';

const { presenter } = library;

describe('presenter', () => {
  it('refuses to talk of a piece that there is not', () => {
    const { battle } = scene(crowds['a Tartar attack']);
    expect(() => presenter.reach(battle, 'nobody')).toThrow('There is no unit "nobody" in this battle.');
    expect(() => presenter.whyNot(battle, 'nobody', 0)).toThrow(RangeError);
  });
});
