import { expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { gather } from './coming-back.ts';
import { leave, takeOff } from './leaving.ts';
import { WAITING } from './status.ts';
import { sceneOf, troops } from './test-position.ts';

const KNIGHTS = 0;

/** Eight knights who have lost three figures, once this has become of them and they are called back. */
function calledBack(off: (battle: Battle, piece: number) => void): Battle {
  const knights = troops('K', 'french', 'french-knights', [8, 8], '24,10', 1800, { 'men-lost': 60, disorganised: 1 });
  const battle = sceneOf([knights, troops('B', 'english', 'english-bills', [10, 10], '24,30', 0)]);
  off(battle, KNIGHTS);
  expect(gather(battle, KNIGHTS)).toBe(true);
  expect([battle.status.of(KNIGHTS), battle.disorder(KNIGHTS)]).toEqual([WAITING, 0]);
  return battle;
}

it('who is lost gathers with all its men', () => {
  expect(calledBack(takeOff).figures(KNIGHTS)).toBe(8);
});

it('who has left waits in order with the men that it had', () => {
  expect(calledBack(leave).figures(KNIGHTS)).toBe(5);
});

it('who is on the table is not called back', () => {
  const battle = sceneOf([
    troops('K', 'french', 'french-knights', [8, 8], '24,10', 1800),
    troops('B', 'english', 'english-bills', [10, 10], '24,30', 0),
  ]);
  expect(gather(battle, KNIGHTS)).toBe(false);
});
