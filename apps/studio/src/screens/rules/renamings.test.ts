import { describe, expect, it } from 'vitest';
import { Renamings } from './renamings.ts';

describe('ids given since what is shown was worked out', () => {
  it('are those of what is shown, however often it is renamed, until it is worked out anew', () => {
    const renamed = new Renamings();
    expect(renamed.of('red')).toBe('red');
    renamed.add('red', 'crimson');
    renamed.add('red', 'scarlet');
    expect([renamed.of('red'), renamed.of('blue')]).toEqual(['scarlet', 'blue']);
    // An answer from before the renaming comes late.
    renamed.show(new Set(['red', 'blue']));
    expect(renamed.of('red')).toBe('scarlet');
    renamed.show(new Set(['scarlet', 'blue']));
    expect(renamed.of('red')).toBe('red');
  });
});
