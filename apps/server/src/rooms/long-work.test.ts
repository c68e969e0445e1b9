import { expect, it } from 'vitest';
import type { Work } from '@hexwright/workspace';
import { LongWork } from './long-work.ts';

/** Work of so many steps, each longer than a slice. */
function* steps(count: number, done: () => void): Work<number> {
  for (let step = 0; step < count; step++) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    done();
    yield;
  }
  return count;
}

it('lets each person have a turn after the other, however much each brings', async () => {
  const long = new LongWork();
  const turns: string[] = [];
  const work = (who: string, count: number): Promise<number> =>
    long.run(
      who,
      steps(count, () => turns.push(who)),
    );
  const results = await Promise.all([work('ann', 4), work('ann', 4), work('ann', 4), work('bob', 3)]);
  expect(results).toEqual([4, 4, 4, 3]);
  // Of one who brings three things at once, no more is done meanwhile than of one who brings one.
  expect(turns.indexOf('bob')).toBe(1);
  expect(turns.lastIndexOf('bob')).toBeLessThan(7);
});

it('lets everybody else be heard between two steps', async () => {
  const long = new LongWork();
  let heard = 0;
  const heardAt: number[] = [];
  const listen = (): void => {
    heard += 1;
    if (!isOver) setImmediate(listen);
  };
  let isOver = false;
  setImmediate(listen);
  await long.run(
    'ann',
    steps(5, () => heardAt.push(heard)),
  );
  isOver = true;
  expect(new Set(heardAt).size).toBe(5);
});

it('tells anyone who asked of a failure, and goes on with others', async () => {
  const long = new LongWork();
  // eslint-disable-next-line require-yield -- It fails before it can.
  const failing = function* (): Work<void> {
    throw new RangeError('no');
  };
  await expect(long.run('ann', failing())).rejects.toThrow('no');
  expect(
    await long.run(
      'ann',
      steps(1, () => undefined),
    ),
  ).toBe(1);
});

it('does what one person brings one after the other, and what others bring meanwhile', async () => {
  const long = new LongWork();
  const open: (() => void)[] = [];
  const begun: string[] = [];
  const work = (who: string): Promise<string> =>
    long.alone(who, async () => {
      begun.push(who);
      await new Promise<void>((resolve) => open.push(resolve));
      if (begun.length === 3) throw new RangeError('no');
      return who;
    });
  const [first, second, other] = [work('ann'), work('ann'), work('bob')];
  await expect.poll(() => begun).toEqual(['ann', 'bob']);
  for (const end of open.splice(0)) end();
  expect(await Promise.all([first, other])).toEqual(['ann', 'bob']);
  await expect.poll(() => open.length).toBe(1);
  open[0]();
  await expect(second).rejects.toThrow('no');
  const last = work('ann');
  await expect.poll(() => begun.length).toBe(4);
  open[1]();
  expect(await last).toBe('ann');
});
