import { describe, expect, it } from 'vitest';
import { replay } from '../replay.ts';
import { LiveGame } from './live-game.ts';
import { FREE_DICE } from './game-view.ts';
import { Playtest } from './playtest.ts';
import { computers, playable, until } from './testing.ts';

describe('LiveGame', () => {
  it('tries without changing anything', () => {
    const live = new LiveGame(playable, 1);
    const { hash } = live.play;
    const kindOf = (written: { do: string }) => live.apply(written, FREE_DICE).kind;
    expect([kindOf({ do: 'stop' }), kindOf({ do: 'dance' })]).toEqual(['refused', 'unreadable']);
    expect(live.expand({ do: 'end-phase' }, FREE_DICE)).toEqual([{ do: 'pass' }, { do: 'pass' }]);
    // A single one is read when it is done.
    expect(live.expand({ do: 'dance' }, FREE_DICE)).toEqual([{ do: 'dance' }]);
    expect(live.expand({ do: 'move', unit: 'serbs-1', steps: [] }, FREE_DICE)).toMatchObject({ kind: 'refused' });
    expect(live.throwSize({ do: 'pass' }, FREE_DICE)).toBe(0);
    expect(live.play.hash).toBe(hash);
  });

  it('says of a command who gave it when, and what came of it', () => {
    const live = new LiveGame(playable, 1);
    const attempt = live.apply({ do: 'pass' }, { seed: 5, tape: null });
    expect(attempt).toMatchObject({
      kind: 'done',
      result: { side: 'tartar', turn: 1, phase: 'starting-modes', dice: [] },
    });
    live.back();
    expect(live.play.hash).toBe(live.beginning.hash);
    live.back();
    expect(live.beginning.lines.map(({ kind }) => kind)).toContain('phase');
  });
});

describe('dice by hand', () => {
  it('asks what fell, for what, and goes on with what is given', () => {
    const playtest = new Playtest(playable, { seed: 9, seats: computers });
    until(playtest, 'fire', 'melee');
    playtest.setDice('hand');
    const attack = playtest.choices().find(({ kind }) => kind === 'target')!;
    const { hash, move } = playtest.view();
    const asked = playtest.perform(attack.command);
    expect(asked).toMatchObject({ kind: 'dice', awaiting: { given: [], count: 2, command: attack.command } });
    expect(playtest.view()).toMatchObject({ hash, move, dice: { source: 'hand', awaiting: { count: 2 } } });
    expect(playtest.computerMove().kind).toBe('dice');
    expect(playtest.giveDice([7])).toMatchObject({ kind: 'unreadable', text: 'A die shows 1 to 6, not 7.' });
    playtest.cancelDice();
    expect(playtest.view().dice.awaiting).toBeNull();
    playtest.perform(attack.command);
    expect(playtest.giveDice([1])).toMatchObject({ kind: 'dice', awaiting: { given: [1], count: 1 } });
    let outcome = playtest.giveDice([1]);
    for (let more = 0; outcome.kind === 'dice' && more < 20; more++) outcome = playtest.giveDice([6]);
    expect(outcome.kind).toBe('done');
    const made = playtest.moves().at(-1)!;
    expect(made).toMatchObject({ given: { seed: null } });
    expect(made.dice.slice(0, 2)).toEqual([1, 1]);
    expect(made.given.tape).toEqual(made.dice);
    const after = playtest.view().hash;
    playtest.undo();
    expect(playtest.redo().kind).toBe('done');
    expect(playtest.view().hash).toBe(after);
    const { problems } = replay(playable, playtest.save(), 'game.json');
    expect(problems).toEqual([]);
  });

  it('takes numbers given beforehand, and another seed from a move on', () => {
    const playtest = new Playtest(playable, { seed: 4, seats: computers, tape: [6, 6, 6, 6, 6, 6] });
    expect(playtest.view().dice.source).toBe('hand');
    playtest.setDice('seed');
    playtest.setSeed(77);
    expect(playtest.view().dice.seed).toBe(77);
    playtest.computerMove();
    expect(playtest.save().seeds).toEqual({ 0: 77 });
    expect(playtest.view().dice.seed).toBe(77);
    playtest.undo();
    expect(playtest.view().dice.seed).toBe(4);
    expect(playtest.view().hash).toBe(playtest.moves()[0].hash);
    playtest.redo();
    expect(playtest.view().hash).toBe(playtest.moves()[1].hash);
    expect(replay(playable, playtest.save(), 'game.json').problems).toEqual([]);
    expect(playtest.giveDice([1])).toMatchObject({ kind: 'nobody' });
  });
});
