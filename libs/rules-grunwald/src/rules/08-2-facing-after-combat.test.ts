import { describe, expect, it } from 'vitest';
import { scene, unit, type Piece, type Scene } from '../test-position.ts';

/** An attack of Tartars on a Crusader unit of 6, in which all hold. */
function held(facing: string, attackers: readonly Piece[], die: number, options: Record<string, string> = {}): Scene {
  const fought = scene({
    phase: 'polish-lithuanian-attack',
    units: [unit('K', 'crusader-horse-1', 'A7 B11', facing), ...attackers],
    dice: [die],
    options,
  });
  fought.do({ do: 'attack', target: 'K' });
  expect(fought.event('combat')[0].result).toBe('hold');
  return fought;
}

const south = unit('A', 'tartar-horse-1', 'A7 B10', 'N', { face: 'spent' });
const southEast = unit('B', 'tartar-horse-2', 'A8 B10', 'NW', { face: 'spent' });
const southWest = unit('C', 'tartar-horse-3', 'A6 B11', 'NE', { face: 'spent' });

describe('facing after combat', () => {
  it('turns the defender to its attacker, by as much as it takes [8.21]', () => {
    const turned = held('NW', [south], 4);
    expect([turned.piece('K').facing, turned.event('turned').length]).toEqual(['S', 1]);
  });

  it('leaves it when it faces one of them already [8.21]', () => {
    const kept = held('S', [south, southEast], 2);
    expect([kept.piece('K').facing, kept.event('turned').length]).toEqual(['S', 0]);
  });

  it('turns it to the nearest of several [8.21]', () => {
    expect(held('NE', [southEast, south], 6).piece('K').facing).toBe('SE');
  });

  it('lets its owner choose between two as near, by an option the attacker [8.21]', () => {
    const tie = held('S', [southEast, southWest], 2);
    expect([tie.battle.decision?.id, tie.battle.deciding, tie.battle.legal().length]).toEqual(['turning', 0, 2]);
    expect(tie.refused({ do: 'face', unit: 'K', facing: 'S' })).toEqual(['8.21']);
    tie.do({ do: 'face', unit: 'K', facing: 'SW' });
    expect(tie.piece('K').facing).toBe('SW');
    expect(held('S', [southEast, southWest], 2, { 'retreat-tie': 'attacker' }).battle.deciding).toBe(1);
  });
});
