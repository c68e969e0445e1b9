import { UMPIRE, EVERYONE } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { SeatPass } from './seat-pass.ts';

type Rested = Parameters<SeatPass['settle']>[0];

const at = (side: string, phase: string, decision: string, seat = EVERYONE, more: Partial<Rested> = {}): Rested => ({
  view: {
    turn: 1,
    phase: { id: phase },
    prompt: { side, decision },
    seat: 'person',
  } as unknown as GameSnapshot['view'],
  shows: { seat, viewers: [], foretells: false },
  isPassed: true,
  ...more,
});

describe('passing the screen', () => {
  it('is asked for when a step begins with another person, and not in between', () => {
    const pass = new SeatPass();
    pass.settle(at('red', 'movement', 'movement'));
    expect(pass.to.value).toBe('red');
    pass.taken();
    pass.settle(at('red', 'movement', 'moving', 'red'));
    pass.settle(at('red', 'rally', 'rally', 'red'));
    expect(pass.to.value).toBeNull();
    // Blue only answers.
    pass.settle(at('blue', 'rally', 'facing'));
    expect(pass.to.value).toBeNull();
    pass.settle(at('red', 'rally', 'rally'));
    expect(pass.to.value).toBeNull();
    pass.settle(at('blue', 'fire', 'fire'));
    expect(pass.to.value).toBe('blue');
  });

  it('is asked for within a step that both decide alike', () => {
    const pass = new SeatPass();
    pass.settle(at('red', 'deployment', 'deployment'));
    pass.taken();
    pass.settle(at('blue', 'deployment', 'deployment'));
    expect(pass.to.value).toBe('blue');
  });

  it('is asked for by every choice made in secret, no matter who was asked before', () => {
    const pass = new SeatPass();
    const secret = (side: string, seat = EVERYONE): Rested => {
      const rested = at(side, 'duels', 'zones', seat);
      return { ...rested, view: { ...rested.view, isSecret: true } };
    };
    for (const side of ['red', 'blue', 'red']) {
      pass.settle(at(side, 'duels', 'challenge', EVERYONE, { isPassed: false }));
      expect(pass.to.value).toBeNull();
      pass.settle(secret(side));
      expect(pass.to.value).toBe(side);
      pass.taken();
      pass.settle(secret(side, side));
      expect(pass.to.value).toBeNull();
    }
  });

  it('is not asked for by computer players, at an umpire, or where nothing is hidden', () => {
    const pass = new SeatPass();
    const computer = at('red', 'movement', 'movement');
    pass.settle({ ...computer, view: { ...computer.view, seat: 'captain' } });
    pass.settle(at('red', 'movement', 'movement', UMPIRE, { shows: { seat: UMPIRE, viewers: [], foretells: true } }));
    pass.settle(at('blue', 'fire', 'fire', EVERYONE, { isPassed: false }));
    expect(pass.to.value).toBeNull();
  });
});
