import { expect, it } from 'vitest';
import type { Question } from '../question.ts';
import { NOBODY } from './effect-rules.ts';
import { effectQuestions } from './effect-questions.ts';

interface Asked extends Question<string> {
  readonly unit: number;
  readonly into: number;
  readonly range: number;
}

const ask = effectQuestions<string, Asked, 'unit' | 'into'>(
  { range: 4 },
  { unit: ({ unit }) => unit, into: ({ hex }) => hex },
);

it('is about those who are concerned when it is read, and about nothing else', () => {
  const concerned = { ...NOBODY, unit: 3, hex: 17 };
  const asked = ask('a battle', concerned);
  expect([asked.battle, asked.unit, asked.into, asked.range]).toEqual(['a battle', 3, 17, 4]);
  concerned.unit = 5;
  concerned.hex = 18;
  expect([asked.unit, asked.into, asked.concerned]).toEqual([5, 18, concerned]);
});
