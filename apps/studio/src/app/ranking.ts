import type { Command } from './commands.ts';
import { meaningsOf, SMALL_WORDS } from './everyday-words.ts';

/** Most results of one kind, so that no kind drives out the others. */
const MOST_OF_A_KIND = 8;

/** How much worse something fits that is called by another word than the one that was typed. */
const OTHER_WORD = 2;

/** How well words fit a title, the smaller the better; null if they do not. */
export function fit(title: string, group: string, words: readonly string[]): number | null {
  const name = title.toLowerCase();
  const all = `${name} ${group.toLowerCase()}`;
  let worst = 0;
  for (const word of words) {
    const found = meaningsOf(word).findIndex((meaning) => all.includes(meaning));
    if (found < 0) return null;
    const at = all.indexOf(meaningsOf(word)[found]);
    const isStart = at === 0 || !/[a-z0-9]/.test(all[at - 1]);
    worst += at >= name.length ? 4 : at === 0 ? 0 : isStart ? 1 : 3;
    if (found > 0) worst += OTHER_WORD;
  }
  return worst + Math.min(1, title.length / 200);
}

/** What fits the words best, no kind driving out the others: what can be done, things to go to, and a hex by its number. */
export function find(
  words: string,
  offered: readonly Command[],
  things: readonly Command[],
  hex: (label: string) => Command | null,
): Command[] {
  const typed = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (typed.length === 0) return [...offered];
  const telling = typed.filter((word) => !SMALL_WORDS.has(word));
  const wanted = telling.length === 0 ? typed : telling;
  const ranked = [...offered, ...things]
    .flatMap((command) => {
      const rank = fit(command.title, command.group, wanted);
      return rank === null ? [] : [{ command, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const counts = new Map<string, number>();
  const found = ranked.flatMap(({ command }) => {
    const count = (counts.get(command.group) ?? 0) + 1;
    counts.set(command.group, count);
    return count > MOST_OF_A_KIND ? [] : [command];
  });
  const [only] = wanted;
  const place = wanted.length === 1 && only !== undefined ? hex(words.trim()) : null;
  return place === null ? found : [place, ...found];
}
