import { describe, expect, it } from 'vitest';
import { CommandList } from './command.ts';

describe('CommandList', () => {
  it('keeps its order, grows and is reused', () => {
    const list = new CommandList();
    for (let index = 0; index < 1000; index++) list.add(index);
    expect(list.toArray()).toEqual(Array.from({ length: 1000 }, (_, index) => index));
    expect(list.includes(999)).toBe(true);
    list.clear();
    expect(list.includes(999)).toBe(false);
    expect(list.toArray()).toEqual([]);
  });
});
