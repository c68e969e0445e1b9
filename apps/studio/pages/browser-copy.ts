import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the browser has a copy of the project, with which a page can go on that the server does not let in. */
export async function copyKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countKept)).toBeGreaterThan(0);
}

/** How many changes and states of projects the browser keeps. Runs in the page. */
async function countKept(): Promise<number> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('hexwright:') ? [name] : []));
  const counts = names.map(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          const counting = stores.map((store) => database.transaction(store).objectStore(store).count());
          const last = counting.at(-1);
          const done = (): void => {
            resolve(counting.reduce((sum, { result }) => sum + result, 0));
            database.close();
          };
          if (last === undefined) done();
          else last.addEventListener('success', done);
        });
      }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
