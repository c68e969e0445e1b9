import type { CompiledGame, CompiledStep } from '@hexwright/compiler';
import { expect, it } from 'vitest';
import { isOfAllSides } from './log.ts';

it('a step of all sides is one that they do once, together; what both do in each player-turn is not', () => {
  const step = (side: number, acts: CompiledStep['acts']): CompiledGame =>
    ({ sequence: [{ id: 'orders', side, acts }] }) as unknown as CompiledGame;
  expect(isOfAllSides(step(0, 'both'), 'orders')).toBe(true);
  expect(isOfAllSides(step(-1, 'both'), 'orders')).toBe(false);
  expect(isOfAllSides(step(0, 'phasing'), 'orders')).toBe(false);
});
