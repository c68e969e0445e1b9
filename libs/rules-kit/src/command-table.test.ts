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

it('knows no number of another package', () => {
  const orders = new CommandTable<Order>();
  const number = orders.numberOf(play('pond'), { to: [1, 1] });
  expect(() => orders.valueOf(play('lake'), number)).toThrow('0 is no command of lake.');
});
