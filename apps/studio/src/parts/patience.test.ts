import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Patience } from './patience.ts';

const LIMIT = 1000;

describe('patience with a worker', () => {
  let lost = 0;
  let patience: Patience;

  beforeEach(() => {
    vi.useFakeTimers();
    lost = 0;
    patience = new Patience(LIMIT, () => (lost += 1));
  });
  afterEach(() => vi.useRealTimers());

  it('does not count what the worker needs to load', () => {
    patience.wait();
    vi.advanceTimersByTime(100 * LIMIT);
    expect(lost).toBe(0);
    patience.loading = false;
    vi.advanceTimersByTime(LIMIT - 1);
    expect(lost).toBe(0);
    vi.advanceTimersByTime(1);
    expect(lost).toBe(1);
  });

  it('rests while more is loaded, and while nothing is awaited', () => {
    patience.loading = false;
    vi.advanceTimersByTime(100 * LIMIT);
    patience.wait();
    vi.advanceTimersByTime(LIMIT - 1);
    patience.loading = true;
    vi.advanceTimersByTime(100 * LIMIT);
    expect(lost).toBe(0);
    patience.loading = false;
    patience.settle(false);
    vi.advanceTimersByTime(100 * LIMIT);
    expect(lost).toBe(0);
  });

  it('begins anew with whatever is said, if there is more to come', () => {
    patience.loading = false;
    patience.wait();
    vi.advanceTimersByTime(LIMIT - 1);
    patience.wait();
    patience.settle(true);
    vi.advanceTimersByTime(LIMIT - 1);
    expect(lost).toBe(0);
    vi.advanceTimersByTime(1);
    expect(lost).toBe(1);
  });

  it('hardly counts the time for which the machine sleeps', () => {
    patience.loading = false;
    patience.wait();
    // What was due while it slept is done when it wakes, once.
    vi.advanceTimersToNextTimer();
    expect(lost).toBe(0);
    vi.advanceTimersByTime(LIMIT);
    expect(lost).toBe(1);
  });

  it('is at its beginning with another worker', () => {
    patience.loading = false;
    patience.wait();
    patience.begin();
    patience.wait();
    vi.advanceTimersByTime(100 * LIMIT);
    expect(lost).toBe(0);
  });
});
