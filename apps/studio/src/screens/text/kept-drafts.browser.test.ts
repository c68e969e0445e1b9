import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftsKept, KeptDrafts } from './kept-drafts.ts';

const FILE = 'own/battle:map.json';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('KeptDrafts', () => {
  it('has the last draft of each file after a reload', () => {
    const kept = new KeptDrafts('p');
    kept.keep(FILE, { base: 'one two', draft: 'one, two' });
    kept.keep(FILE, { base: 'one two', draft: 'one, two, "' });
    kept.keep('own/battle:units.json', { base: '{}', draft: '' });
    const later = new KeptDrafts('p');
    expect(later.find(FILE)).toEqual({ base: 'one two', draft: 'one, two, "' });
    expect(later.find('own/battle:units.json')).toEqual({ base: '{}', draft: '' });
    expect(later.files().toSorted()).toEqual([FILE, 'own/battle:units.json']);
    expect(new KeptDrafts('another').files()).toEqual([]);
    later.keep(FILE, { base: 'one two three', draft: 'one, three' });
    expect(new KeptDrafts('p').find(FILE)).toEqual({ base: 'one two three', draft: 'one, three' });
  });

  it('stores a long text once, however much is typed', () => {
    const kept = new KeptDrafts('p');
    const base = 'x'.repeat(100_000);
    kept.keep(FILE, { base, draft: `${base}"` });
    const set = vi.spyOn(Storage.prototype, 'setItem');
    for (let length = 0; length < 20; length++) kept.keep(FILE, { base, draft: `${base}"${'y'.repeat(length + 1)}` });
    expect(set.mock.calls.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(2000);
    expect(new KeptDrafts('p').find(FILE)?.draft).toBe(`${base}"${'y'.repeat(20)}`);
  });

  it('forgets, and tells when a file comes to have a draft or has none any more', () => {
    const kept = new KeptDrafts('p');
    const before = draftsKept.value;
    kept.forget(FILE);
    expect(draftsKept.value).toBe(before);
    kept.keep(FILE, { base: 'a', draft: 'b' });
    kept.keep(FILE, { base: 'a', draft: 'bc' });
    expect(draftsKept.value).toBe(before + 1);
    kept.forget(FILE);
    expect(draftsKept.value).toBe(before + 2);
    expect([kept.find(FILE), new KeptDrafts('p').find(FILE), sessionStorage.length]).toEqual([null, null, 0]);
  });

  it('goes on in memory where there is no room, and leaves nothing out of date behind', () => {
    const kept = new KeptDrafts('p');
    kept.keep(FILE, { base: 'a', draft: 'b' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    kept.keep(FILE, { base: 'a', draft: 'bc' });
    vi.restoreAllMocks();
    expect(kept.find(FILE)?.draft).toBe('bc');
    expect(new KeptDrafts('p').find(FILE)).toBeNull();
    kept.keep(FILE, { base: 'a', draft: 'bcd' });
    expect(new KeptDrafts('p').find(FILE)).toEqual({ base: 'a', draft: 'bcd' });
  });
});
