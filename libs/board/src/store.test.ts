import { expect, it } from 'vitest';
import { Store } from './store.ts';

it('tells of every change until nobody listens any more, and of nothing that is no change', () => {
  const store = new Store(1);
  const heard: number[] = [];
  const end = store.listen((value) => heard.push(value));
  store.value = 2;
  store.value = 2;
  end();
  store.value = 3;
  expect(heard).toEqual([2]);
  expect(store.value).toBe(3);
});
