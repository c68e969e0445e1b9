import { describe, expect, it } from 'vitest';
import { diskChoices } from './disk-choices.ts';

const takes = (code: string): string[] => diskChoices(code).map(({ take }) => take);

describe('a problem with the folder', () => {
  it('leaves the choice between two texts, or a text and none', () => {
    expect(takes('disk.differs')).toEqual(['ours', 'theirs']);
    expect(takes('disk.removed')).toEqual(['ours', 'theirs']);
  });

  it('does not offer what cannot be read, nor anything where there is nothing to choose', () => {
    expect(takes('disk.broken')).toEqual(['ours']);
    expect(takes('disk.full')).toEqual([]);
    expect(takes('disk.changed')).toEqual([]);
  });
});
