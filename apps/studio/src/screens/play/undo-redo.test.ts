import type { MoveView } from '@hexwright/playtest/screen';
import { expect, it } from 'vitest';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { UndoRedo } from './undo-redo.ts';

/** Three moves of two persons at one screen, each a move of its own. */
const MOVES = new Map(
  [0, 1, 2, 3].map((id) => {
    const side = id % 2 === 1 ? 'red' : 'blue';
    const move = { id, parent: id - 1, children: id < 3 ? [id + 1] : [], command: { do: 'go' }, side, seat: 'person' };
    return [id, { ...move, turn: 1, phase: 'one', begins: true, dice: [], lines: [] } as unknown as MoveView];
  }),
);

function traveller(takeBack: GameSnapshot['takeBack'] = null): { moves: UndoRedo; at: () => number; said: string[] } {
  const said: string[] = [];
  let node = 3;
  const moves = new UndoRedo({
    now: () =>
      ({
        line: [0, 1, 2, 3],
        moves: MOVES,
        takeBack,
        isPassed: true,
        shows: { foretells: false },
        view: { node, seats: { red: 'person', blue: 'person' }, pieces: [], phase: { id: 'one' }, prompt: {}, turn: 1 },
      }) as unknown as GameSnapshot,
    setOut: () => said.push('out'),
    go: (to) => {
      node = to;
      said.push(`at ${to}`);
      return Promise.resolve();
    },
    arrive: () => {
      said.push('there');
      return Promise.resolve();
    },
  });
  return { moves, at: () => node, said };
}

it('undoes and redoes move by move, as far as there are any', async () => {
  const { moves, at, said } = traveller();
  await moves.undo();
  expect([at(), said]).toEqual([2, ['out', 'at 2', 'there']]);
  await moves.redo();
  await moves.redo();
  expect(at()).toBe(3);
});

it('goes one after the other: each begins where those before have led', async () => {
  const { moves, at } = traveller();
  await Promise.all([moves.undo(), moves.undo(), moves.undo()]);
  expect(at()).toBe(0);
});

it('waits for consent to go back over a final move, and gives up what was asked for meanwhile', async () => {
  const { moves, at } = traveller({ freely: 'never', case: '4.37' });
  const first = moves.undo();
  const second = moves.undo();
  await expect.poll(() => moves.consent.asked.value).toEqual({ of: ['blue'], case: '4.37' });
  await moves.goTo(0);
  expect(at()).toBe(3);
  moves.consent.answer(true);
  await Promise.all([first, second]);
  expect(at()).toBe(2);
});
