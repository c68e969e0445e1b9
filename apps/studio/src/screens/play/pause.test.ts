import { expect, it } from 'vitest';
import { Pause } from './pause.ts';

it('ends with a decision only where it was there for a look', () => {
  const pause = new Pause();
  pause.hold();
  expect(pause.isOn.value).toBe(true);
  pause.release();
  expect(pause.isOn.value).toBe(false);

  pause.set(true);
  pause.hold();
  pause.release();
  expect(pause.isOn.value).toBe(true);

  pause.set(false);
  expect(pause.isOn.value).toBe(false);
});
