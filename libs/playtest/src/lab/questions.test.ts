import { describe, expect, it } from 'vitest';
import { Match } from '../match.ts';
import { battle } from '../testing/battle.ts';
import { playWatched } from '../watched.ts';
import { questionsOf } from './questions.ts';
import { subjectOf } from './subject.ts';

describe('what can be asked of games that were watched', () => {
  const playable = battle();
  const questions = questionsOf(subjectOf(playable));
  const result = playWatched(new Match(playable, { tartar: 'captain', ottoman: 'captain' }), 2);
  const answer = (id: string): number | undefined => questions.find((one) => one.id === id)?.of(result);

  it('is how many counters each side and each contingent of it has lost', () => {
    for (const side of ['tartar', 'ottoman']) {
      const lost = result.losses.filter((loss) => loss.side === side).length;
      expect(answer(`lost:${side}`)).toBe(lost);
      const parts = questions.filter(({ id }) => id.startsWith(`lost:${side}:`)).map((one) => one.of(result));
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(lost);
    }
    expect(result.losses.length).toBeGreaterThan(0);
  });

  it('is told apart from what every game answers', () => {
    const watched = questions.filter(({ isOfWatched }) => isOfWatched);
    expect(watched.every(({ id }) => id.startsWith('lost:'))).toBe(true);
    expect(watched.length).toBeGreaterThan(0);
  });
});
