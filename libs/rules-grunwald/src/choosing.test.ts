/** A step of the sequence in which players choose effects of a package. */
import { describe, expect, it } from 'vitest';
import { invariantViolations } from './consistency.ts';
import { marker, type Piece, scene, type Scene, unit } from './test-position.ts';

const POLE = unit('tartar-horse-1', 'tartar-horse-1', 'A7 B11', 'S');
const KNIGHT = unit('teutonic-horse-1', 'teutonic-horse-1', 'A8 B15', 'N');

/** The position at a step in which both sides choose, the one that moves first. */
function choosing(more: object, others: readonly Piece[] = []): Scene {
  const add = (target: string, value: object, place: object = {}): object => ({
    op: 'add',
    target,
    value,
    reason: 'A test.',
    ...place,
  });
  const smoke = { id: 'smoke', name: 'Smoke', of: 'hex', maximum: 3 };
  const lit = { id: 'light', case: '30.1', label: 'Light a fire', at: 'chosen', then: [PUT], ...more };
  const step = {
    id: 'fires',
    phase: 'Fires',
    procedure: 'choice',
    acts: 'both',
    side: 'polish-lithuanian',
    case: '30.0',
  };
  const changes = [
    add('markers/smoke', smoke),
    add('sequence/fires', step, { before: 'polish-lithuanian-movement' }),
    add('effects/light', lit),
  ];
  return scene({ turn: 2, phase: 'fires', units: [POLE, KNIGHT, ...others], rules: { changes } });
}

const PUT = { do: 'place', marker: 'smoke', in: 'hex', level: 1 };
const lightBy = (id: string): { do: string } & Record<string, string> => ({ do: 'choose', effect: 'light', unit: id });

const hashOf = ({ battle }: Scene): string => battle.hash;

describe('effects that players choose', () => {
  it('asks both sides, each for its own units, and each once', () => {
    const game = choosing({});
    expect(game.refused(lightBy('teutonic-horse-1'))).toEqual(['3.1']);
    game.do(lightBy('tartar-horse-1'));
    expect(game.refused(lightBy('tartar-horse-1'))).toEqual(['3.1']);
    // Nothing is left to the first: the other is asked.
    game.do(lightBy('teutonic-horse-1'));
    expect(game.event('marked')).toMatchObject([
      { effect: 'light', hex: 'A7 B11', level: 1 },
      { effect: 'light', hex: 'A8 B15', level: 1 },
    ]);
    expect(invariantViolations(game.battle)).toEqual([]);
  });

  it('asks nobody where nothing can be chosen', () => {
    const game = choosing({ when: 'turn > 5' });
    expect(game.battle.game.sequence[game.battle.step].id).not.toBe('fires');
  });

  it('is chosen for hexes, as far as its formula finds them', () => {
    const game = choosing({ each: 'hex', when: 'hex.smoke == 0 && distanceTo(hex, "tartar-horse-1") == 1' });
    expect(game.battle.legal().length).toBe(7);
    expect(game.refused({ do: 'choose', effect: 'light', hex: 'A7 B11' })).toEqual(['3.1']);
  });

  it('[14.11] passes over wolf pits, of which nobody is to know anything', () => {
    const pits = ['wolf-pit-1', 'wolf-pit-2'].map((id, at) => marker(id, id, `A${6 - at} B11`));
    const game = choosing({ at: 'phase-begins', each: 'unit', then: [PUT] }, pits);
    expect(game.event('marked').map(({ hex }) => hex)).toEqual(['A7 B11', 'A8 B15']);
  });

  it('is undone and done again to the same position', () => {
    const game = choosing({});
    const before = hashOf(game);
    game.do(lightBy('tartar-horse-1'));
    const after = hashOf(game);
    game.battle.undo();
    expect(hashOf(game)).toBe(before);
    game.do(lightBy('tartar-horse-1'));
    expect(hashOf(game)).toBe(after);
  });
});
