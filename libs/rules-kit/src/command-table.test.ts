import type { CompiledGame } from '@hexwright/compiler';
import { expect, it } from 'vitest';
import { CommandTable } from './command-table.ts';

interface Order {
  readonly to: readonly [number, number];
}

const play = (id: string): { readonly game: CompiledGame } => ({ game: { id } as CompiledGame });

it('gives a value a number and the value back, the same in all games of a package', () => {
  const orders = new CommandTable<Order>();
  const pond = play('pond');
  const [near, far] = [1, 2].map((x) => orders.numberOf(pond, { to: [x, 0.5] }));
  expect(far).not.toBe(near);
  expect(orders.numberOf({ game: pond.game }, { to: [1, 0.5] })).toBe(near);
  expect(orders.valueOf(pond, far)).toEqual({ to: [2, 0.5] });
});

it('forgets what was asked for long ago, never what is in use', () => {
  const orders = new CommandTable<Order>(10);
  const pond = play('pond');
  const kept = orders.numberOf(pond, { to: [0, 0] });
  const first = orders.numberOf(pond, { to: [1, 1] });
  const numbers = new Set<number>();
  for (let x = 2; x < 100; x++) {
    numbers.add(orders.numberOf(pond, { to: [x, x] }));
    expect(orders.numberOf(pond, { to: [0, 0] })).toBe(kept);
  }
  expect(numbers.size).toBe(98);
  expect(orders.valueOf(pond, kept)).toEqual({ to: [0, 0] });
  expect(() => orders.valueOf(pond, first)).toThrow('is no command of pond');
  expect([kept, first].map((number) => orders.isKnown(pond, number))).toEqual([true, false]);
  expect(orders.valueOf(pond, orders.numberOf(pond, { to: [1, 1] }))).toEqual({ to: [1, 1] });
});

it('gives no number away that somebody has, however many there have been', () => {
  const orders = new CommandTable<number>(4);
  const pond = play('pond');
  for (let order = 0; order < 200; order++) {
    const number = orders.numberOf(pond, order);
    for (let before = Math.max(0, order - 4); before <= order; before++) {
      expect(orders.valueOf(pond, orders.numberOf(pond, before))).toBe(before);
    }
    expect(orders.valueOf(pond, number)).toBe(order);
  }
});

it('knows no number of another package', () => {
  const orders = new CommandTable<Order>();
  const number = orders.numberOf(play('pond'), { to: [1, 1] });
  expect(() => orders.valueOf(play('lake'), number)).toThrow('0 is no command of lake.');
});
