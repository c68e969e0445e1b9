import { expect, it } from 'vitest';
import { ago } from './ago.ts';

it('says how long ago something was', () => {
  const minute = 60_000;
  const times = [0, minute, 59.9 * minute, 60 * minute, 23 * 60 * minute, 24 * 60 * minute, 50 * 60 * minute];
  expect(times.map(ago)).toEqual([
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '2 days ago',
  ]);
});
