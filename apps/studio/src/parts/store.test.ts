import { expect, it } from 'vitest';
import { Store, within } from './store.ts';

it('hears what is inside of what a store holds, and of nothing that it holds no longer', () => {
  const [one, other] = [new Store(1), new Store(2)];
  const held = new Store<Store<number> | null>(one);
  let heard = 0;
  const end = within(held, (store) => (store === null ? [] : [store])).listen(() => (heard += 1));
  one.value = 10;
  expect(heard).toBe(1);
  held.value = other;
  expect(heard).toBe(2);
  one.value = 11;
  expect(heard).toBe(2);
  other.value = 20;
  held.value = null;
  other.value = 21;
  expect(heard).toBe(4);
  held.value = one;
  end();
  one.value = 12;
  expect(heard).toBe(5);
});
