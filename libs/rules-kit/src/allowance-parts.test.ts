import { expect, it } from 'vitest';
import { allowanceParts } from './allowance-parts.ts';

const COUNTER = { value: 8, case: '4.32' };
const MUD = { label: 'Mud', value: -2, case: '22.1' };

/** The labels and numbers of an allowance. */
function told(...asked: Parameters<typeof allowanceParts>): readonly (readonly [string, number])[] {
  return (allowanceParts(...asked).allowanceParts ?? []).map(({ label, value }) => [label, value]);
}

it('says what adds to an allowance, and nothing where it is as the counter has it', () => {
  expect(told(COUNTER, [], 8)).toEqual([]);
  expect(told(COUNTER, [MUD], 6)).toEqual([
    ['Movement allowance', 8],
    ['Mud', -2],
  ]);
});

it('adds up where an allowance was settled before, or cannot fall any further', () => {
  expect(told(COUNTER, [MUD], 7).at(-1)).toEqual(['As it set out', 1]);
  expect(told(COUNTER, [], 6).at(-1)).toEqual(['As it set out', -2]);
  expect(told(COUNTER, [{ ...MUD, value: -9 }], 0).at(-1)).toEqual(['Not below nothing', 1]);
});
