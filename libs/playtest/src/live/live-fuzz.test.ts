import { describe, expect, it } from 'vitest';
import { NumberStream } from '@hexwright/rules-kit';
import { replay } from '../replay.ts';
import { battle } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';
import { playable } from './testing.ts';

/** What a person may do next, each as likely as another. */
function meddle(playtest: Playtest, numbers: NumberStream): void {
  const moves = playtest.moves();
  switch (numbers.below(12)) {
    case 0:
      playtest.undo();
      return;
    case 1:
      playtest.redo();
      return;
    case 2: {
      const { id } = moves[numbers.below(moves.length)];
      expect(playtest.goTo(id)).toEqual({ kind: 'done', node: id });
      return;
    }
    case 3:
      playtest.setDice(numbers.below(2) === 0 ? 'seed' : 'hand');
      return;
    case 4:
      playtest.setSeed(numbers.below(5));
      return;
    case 5:
      playtest.perform({ do: 'end-phase' });
      return;
    case 6:
      playtest.recompiled(playable);
      return;
    case 7:
      playtest.nameBranch(moves[numbers.below(moves.length)].id, 'a name');
      return;
    default: {
      const choices = playtest.choices();
      if (choices.length === 0) return;
      const outcome = playtest.perform(choices[numbers.below(choices.length)].command);
      expect(['done', 'dice']).toContain(outcome.kind);
    }
  }
}

describe('a playtest that is meddled with', () => {
  it.each([1, 2, 3, 4])('keeps every position and comes back from its record: %i', (seed) => {
    const playtest = new Playtest(playable, { seed });
    const numbers = new NumberStream();
    numbers.restart(seed, 5);
    // Close to the first melee there is most to do.
    for (let phase = 0; phase < 12; phase++) playtest.perform({ do: 'end-phase' });
    for (let turn = 0; turn < 400; turn++) {
      meddle(playtest, numbers);
      for (let dice = 0; playtest.view().dice.awaiting !== null && dice < 30; dice++) {
        const { count } = playtest.view().dice.awaiting!;
        playtest.giveDice(Array.from({ length: count }, () => 1 + numbers.below(6)));
      }
      const view = playtest.view();
      const here = playtest.moves().find(({ id }) => id === view.node)!;
      expect(here).toMatchObject({ hash: view.hash, move: view.move, state: 'played' });
      expect(playtest.line()[view.move]).toBe(view.node);
    }
    const record = playtest.save();
    expect(replay(playable, record, 'game.json').problems).toEqual([]);
    const { playtest: loaded, trouble } = Playtest.load(battle(), record);
    expect(trouble).toBeNull();
    expect(loaded.view().hash).toBe(playtest.view().hash);
    expect(loaded.save()).toEqual({ ...record, packageHash: loaded.view().packageHash });
    expect(loaded.moves()).toHaveLength(playtest.moves().length);
  });
});
