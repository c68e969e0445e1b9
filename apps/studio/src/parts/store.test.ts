import { expect, it } from 'vitest';
import { Store, taken, within } from './store.ts';

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

it('tells only of what is taken from a store', () => {
  const state = new Store({ is: 'saved' });
  let heard = 0;
  const end = taken(state, ({ is }) => is === 'offline').listen(() => (heard += 1));
  state.value = { is: 'saving' };
  expect(heard).toBe(0);
  state.value = { is: 'offline' };
  expect(heard).toBe(1);
  state.value = { is: 'offline' };
  expect(heard).toBe(1);
  state.value = { is: 'saved' };
  end();
  state.value = { is: 'offline' };
  expect(heard).toBe(2);
});
