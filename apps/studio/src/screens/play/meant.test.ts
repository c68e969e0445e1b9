import type { Choice } from '@hexwright/playtest/screen';
import { expect, it } from 'vitest';
import { Meant } from './meant.ts';

const to = (place: number): Choice => ({
  command: { do: 'march', place },
  kind: 'step',
  piece: 'bills',
  places: [place],
  target: null,
  place: null,
  label: '',
  detail: '',
  case: '',
});

it('shows what is meant where the hand points last, and asks for nothing between', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const meant = new Meant(async ({ place }) => {
    asked.push(place);
    await new Promise<void>((answer) => answers.push(answer));
    return [to(place)];
  });
  const first = meant.look('bills', 1);
  await Promise.all([meant.look('bills', 2), meant.look('bills', 3)]);
  answers[0]();
  await expect.poll(() => asked).toEqual([1, 3]);
  answers[1]();
  await first;
  expect(meant.shown.value?.places).toEqual([3]);
});

it('shows nothing where nothing is in hand, beside the table, or once it is over', async () => {
  const meant = new Meant(async ({ place }) => [to(place)]);
  await meant.look('bills', 7);
  expect(meant.shown.value?.places).toEqual([7]);
  await meant.look(null, 7);
  expect(meant.shown.value).toBe(null);
  await meant.look('bills', 8);
  meant.drop();
  expect(meant.shown.value).toBe(null);
  await meant.look('bills', -1);
  expect(meant.shown.value).toBe(null);
});
