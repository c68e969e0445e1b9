import { expect, it } from 'vitest';
import { GameLimits } from './game-limits.ts';

const beginner = (id: string, link: string | null): Parameters<GameLimits['refusalOf']>[0] => ({
  member: { visitor: { id, name: '' }, link },
  person: id,
});
const gamesOf = (...by: readonly (readonly [name: string, count: number])[]): { readonly by: string }[] =>
  by.flatMap(([name, count]) => Array.from({ length: count }, () => ({ by: name })));

it('lets the guests of a link begin ten games at once and then one in twenty seconds, no matter under what names they come', () => {
  const limits = new GameLimits();
  const begin = (at: number, now: number): string | null => limits.refusalOf(beginner(`guest-${at}`, 'link'), [], now);
  expect(Array.from({ length: 10 }, (_, at) => begin(at, 0)).every((refusal) => refusal === null)).toBe(true);
  expect([begin(11, 0), begin(12, 20_000)]).toEqual([expect.stringContaining('short time'), null]);
  expect(limits.refusalOf(beginner('ann', null), [], 0)).toBeNull();
});

it('keeps room for people with accounts', () => {
  const refusal = (who: string, link: string | null, games: { readonly by: string }[]): string | null =>
    new GameLimits().refusalOf(beginner(who, link), games, 0);
  expect(refusal('guest-1', 'link', gamesOf(['guest-1', 10]))).toContain('one person');
  const full = gamesOf(...Array.from({ length: 15 }, (_, at) => [`guest-${at + 2}`, 10] as const));
  expect(refusal('guest-1', 'link', full)).toContain('Guests');
  expect(refusal('ann', null, full)).toBeNull();
  expect(refusal('ann', null, gamesOf(['ann', 100]))).toContain('one person');
  expect(refusal('ben', null, gamesOf(['ann', 500]))).toContain('500');
});

it('limits only the room where nobody has an account', () => {
  const limits = new GameLimits();
  const begin = (count: number): string | null =>
    limits.refusalOf(beginner('here', null), gamesOf(['here', count]), null);
  expect([begin(499), begin(500)]).toEqual([null, expect.stringContaining('500')]);
});
