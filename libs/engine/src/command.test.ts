import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARGUMENT_LIMIT, argumentOf, command, CommandList, ENTITY_LIMIT, entityOf, kindOf } from './command.ts';

describe('command', () => {
  it('packs and unpacks every kind, entity and argument', () => {
    fc.assert(
      fc.property(fc.nat(31), fc.nat(ENTITY_LIMIT - 1), fc.nat(ARGUMENT_LIMIT), (kind, entity, argument) => {
        const one = command(kind, entity, argument);
        expect([kindOf(one), entityOf(one), argumentOf(one)]).toEqual([kind, entity, argument]);
        expect(one).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

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
