import type { Choice } from '@hexwright/engine';
import { linkPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { chainOf, compiled } from '../testing/battle.ts';
import { watchGame } from './watched-game.ts';

/** A game that is looked at. */
const WATCHED = 10;

/** What is found in a game of a battle whose screen keeps some choices back. */
function faultOf(battle: string, isKept: (choice: Choice) => boolean): string | null {
  const chain = chainOf(battle);
  const playable = compiled(chain);
  const link = linkPackage(chain);
  if (!link.ok) throw new Error(`${battle} does not link.`);
  const { presenter } = playable.library;
  const keeping: typeof presenter = { ...presenter, choices: (play) => presenter.choices(play).filter(isKept) };
  return watchGame({ ...playable, library: { ...playable.library, presenter: keeping } }, link.linked, WATCHED).fault;
}

describe.each(['gmb/bannockburn', 'grunwald-1410'])('Offers of %s', (battle) => {
  it('miss somebody who may move', () => {
    const unmoved = faultOf(battle, ({ kind }) => kind !== 'piece');
    expect(unmoved).toMatch(/: \S+ could move in turn 1, and is not offered\.$/);
  });

  it('miss an attack that may be made', () => {
    const unmatched = faultOf(battle, ({ kind, target }) => kind !== 'target' || target?.endsWith('1') === true);
    expect(unmatched).toMatch(/: \S+ could attack \S+ in turn \d+, and is not offered\.$/);
  });
});
