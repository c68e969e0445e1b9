import type { Contest } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { ContestOpen } from './contest-open.ts';

const at = (contest: Partial<Contest> | null): Parameters<ContestOpen['settle']>[0] => ({
  view: { contest: contest as Contest | null },
});

describe('the contest over the map', () => {
  it('opens by itself, and shows its end until it is dismissed', () => {
    const open = new ContestOpen();
    open.settle(at({ id: 3, isOver: false }));
    expect(open.isOpen).toBe(true);
    open.settle(at({ id: 3, isOver: true }));
    expect(open.isOpen).toBe(true);
    open.putAside();
    expect(open.isOpen).toBe(false);
    open.settle(at({ id: 3, isOver: true }));
    expect(open.shown.value).toBeNull();
    open.settle(at({ id: 9, isOver: false }));
    expect(open.isOpen).toBe(true);
  });

  it('is laid aside for a look at the map, and stays there while it goes on', () => {
    const open = new ContestOpen();
    open.settle(at({ id: 3, isOver: false }));
    open.putAside();
    open.settle(at({ id: 3, isOver: false }));
    expect(open.isOpen).toBe(false);
    open.open();
    expect(open.isOpen).toBe(true);
  });

  it('does not show one that nobody has seen under way', () => {
    const open = new ContestOpen();
    open.settle(at({ id: 3, isOver: true }));
    open.settle(null);
    expect(open.shown.value).toBeNull();
  });
});
