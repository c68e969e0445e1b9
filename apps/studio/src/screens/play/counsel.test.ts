import type { Advice } from '@hexwright/playtest/screen';
import { expect, it } from 'vitest';
import { adviceIn, Counsel } from './counsel.ts';

const advice = (side: string): Advice => ({ side, plan: null, weighed: [], steps: [] });

it('tells what was asked last, and nothing of a position that is gone', async () => {
  const answers = [Promise.withResolvers<Advice | null>(), Promise.withResolvers<Advice | null>()];
  const asked: string[] = [];
  const counsel = new Counsel((marshal) => answers[asked.push(marshal) - 1].promise);
  const first = counsel.ask();
  expect(counsel.shown.value).toBe('thinking');
  await counsel.ask();
  expect(asked).toEqual(['marshal']);
  counsel.drop();
  counsel.think('marshal-long');
  const second = counsel.ask();
  answers[0].resolve(advice('red'));
  await first;
  expect(adviceIn(counsel.shown.value)).toBe(null);
  answers[1].resolve(advice('blue'));
  await second;
  expect(adviceIn(counsel.shown.value)?.side).toBe('blue');
  expect(asked).toEqual(['marshal', 'marshal-long']);
});

it('says that there is nothing to say', async () => {
  const counsel = new Counsel(() => Promise.resolve(null));
  await counsel.ask();
  expect(counsel.shown.value).toBe('nothing');
});
