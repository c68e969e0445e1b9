import { describe, expect, it } from 'vitest';
import { GrunwaldBattle } from './grunwald-battle.ts';
import { NotationError } from '@hexwright/rules-kit';
import { decisions } from './decisions.ts';
import { marker, scene, unit, wholeGame } from './test-position.ts';

describe('notation', () => {
  it('writes every legal command so that it is read back', () => {
    const battle = new GrunwaldBattle(wholeGame());
    battle.begin(7);
    let state = 7;
    for (let played = 0; played < 1200 && !battle.over; played++) {
      const commands = battle.legal().toArray();
      for (const one of commands.slice(0, 40)) expect(decisions.read(battle, decisions.write(battle, one))).toBe(one);
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      const isDeploying = battle.decision?.id === 'deployment';
      battle.apply(isDeploying ? commands[commands.length - 1] : commands[state % commands.length]);
      battle.state.forget();
    }
  });

  it('says what it does not understand', () => {
    const battle = new GrunwaldBattle(wholeGame());
    battle.begin(1);
    for (const written of [
      { do: 'dance' },
      { do: 'begin-move', unit: 'nobody' },
      { do: 'face', unit: 'wielka', facing: 'E' },
      { do: 'place', unit: 'wolf-pit-1', hex: 'A99 B99' },
      { do: 'step', unit: 'wielka', step: { to: 'A1 B57' } },
    ]) {
      expect(() => decisions.read(battle, written)).toThrow(NotationError);
    }
  });

  it('takes a long form back as a whole when a part is refused', () => {
    const moving = scene({
      phase: 'polish-lithuanian-movement',
      units: [unit('A', 'tartar-horse-1', 'A7 B9', 'N'), marker('L', 'witold', 'A7 B9')],
    });
    const { hash } = moving.battle;
    const outcome = decisions.perform(moving.battle, { do: 'move', unit: 'A', with: ['L'], steps: ['N', 'NE'] });
    expect([outcome.done, moving.battle.hash]).toEqual([false, hash]);
  });
});

describe('long forms', () => {
  it('put the steps of a way together', () => {
    expect(
      decisions.longForms([
        { do: 'begin-move', unit: 'A' },
        { do: 'take', leader: 'L' },
        { do: 'step', unit: 'A', step: 'N' },
        { do: 'step', unit: 'A', step: { turn: 'NE' } },
        { do: 'stop' },
        { do: 'pass' },
        { do: 'stop' },
      ]),
    ).toEqual([
      { do: 'move', unit: 'A', with: ['L'], steps: ['N', { turn: 'NE' }] },
      { do: 'pass' },
      { do: 'decline' },
    ]);
  });
});

describe('the words of commands', () => {
  it('are all explained, and all that is explained is a word', () => {
    const battle = new GrunwaldBattle(wholeGame());
    battle.begin(1);
    const isWord = (word: string): boolean => {
      try {
        return decisions.perform(battle, { do: word }) !== null;
      } catch (error) {
        return error instanceof NotationError && !error.message.includes('is no command');
      }
    };
    expect(Object.keys(decisions.meanings).filter((word) => !isWord(word))).toEqual([]);
    const written = decisions.list.flatMap(({ verbs = [] }) => verbs.map(({ words }) => words.word));
    expect(written.filter((word) => !(word in decisions.meanings))).toEqual([]);
  });

  it('are named when another is written', () => {
    const battle = new GrunwaldBattle(wholeGame());
    battle.begin(1);
    expect(() => decisions.perform(battle, { do: 'dance' })).toThrow('Its commands are move, rout, ');
  });
});
