import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LineWatch } from './line-watch.ts';

const told: string[] = [];
let isUnseen = false;
let watch: LineWatch;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  isUnseen = false;
  watch = new LineWatch({
    ask: () => told.push('asked'),
    silent: () => told.push('silent'),
    isUnseen: () => isUnseen,
  });
});
afterEach(() => vi.useRealTimers());

describe('a line that is watched', () => {
  it('is asked when it has been quiet, and silent where no answer comes', () => {
    watch.heard();
    vi.advanceTimersByTime(499);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['asked']);
    vi.advanceTimersByTime(2500);
    expect([told, watch.isSilent]).toEqual([['asked', 'silent'], true]);
    // It is not asked for ever.
    vi.advanceTimersByTime(60_000);
    watch.ask();
    expect(told).toEqual(['asked', 'silent']);
    watch.heard();
    expect(watch.isSilent).toBe(false);
  });

  it('is not silent as long as it answers', () => {
    for (let times = 0; times < 5; times++) {
      watch.heard();
      vi.advanceTimersByTime(600);
    }
    expect(told).toEqual(['asked', 'asked', 'asked', 'asked', 'asked']);
  });

  it('is silent where it owes an answer, however much it comes to owe', () => {
    watch.heard();
    watch.expect();
    vi.advanceTimersByTime(2000);
    watch.expect();
    vi.advanceTimersByTime(500);
    expect([told, watch.isSilent]).toEqual([['silent'], true]);
  });

  it('is not asked where nobody looks, and not called silent for a question of before', () => {
    isUnseen = true;
    watch.heard();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    watch.ask();
    watch.unseen();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['asked']);
    // What was done is waited for all the same.
    watch.expect();
    watch.unseen();
    vi.advanceTimersByTime(2500);
    expect(told).toEqual(['asked', 'silent']);
  });

  it('has its time anew where the page itself was held up', () => {
    const now = vi.spyOn(performance, 'now');
    now.mockReturnValue(0);
    watch.expect();
    now.mockReturnValue(3_600_000);
    vi.advanceTimersByTime(2500);
    expect(told).toEqual([]);
    now.mockReturnValue(3_602_500);
    vi.advanceTimersByTime(2500);
    expect(told).toEqual(['silent']);
    now.mockRestore();
  });

  it('is left alone once it has ended', () => {
    watch.heard();
    watch.expect();
    watch.end();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
