import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { reader, readPiece } from '../reading.ts';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { DUMMY, REAL } from '../counters.ts';
import { marker, scene, unit, wholeGame, type Scene } from '../test-position.ts';

const zones = { 'wolf-pits': ['A7 B10', 'A7 B11'] };

/** A unit before a wolf pit. */
function before(
  face: string,
  copy: string,
  leader: string,
  dice: readonly number[],
  phase = 'polish-lithuanian-movement',
): Scene {
  return scene({
    map: { columns: 14, rows: 14, zones },
    phase,
    units: [
      unit('A', copy, 'A7 B9', 'N'),
      marker('leader', leader, 'A7 B9'),
      marker('P', 'wolf-pit-1', 'A7 B10', { face }),
    ],
    dice,
  });
}

const go = { do: 'move', unit: 'A', steps: ['N', 'N'] } as const;

describe('wolf pits', () => {
  it('that are dummies are turned up and taken away, and the unit goes on [14.21]', () => {
    const dummy = before('dummy', 'polish-horse-1', 'zyndram', []);
    dummy.do(go);
    expect([dummy.hex('A'), dummy.piece('P').hexes]).toEqual(['A7 B11', []]);
    expect(dummy.event('pit-revealed')[0]).toMatchObject({ real: false });
  });

  it('that are real do what the chart says, and are taken away [14.21], [20.6]', () => {
    const unhurt = before('real', 'polish-horse-1', 'zyndram', [2]);
    unhurt.do(go);
    expect([unhurt.hex('A'), unhurt.piece('P').hexes]).toEqual(['A7 B11', []]);
    const fallen = before('real', 'polish-horse-1', 'zyndram', [3]);
    fallen.do({ do: 'begin-move', unit: 'A' });
    fallen.do({ do: 'step', unit: 'A', step: 'N' });
    expect([fallen.hex('A'), fallen.piece('A').disordered, fallen.battle.decision?.id]).toEqual([
      'A7 B10',
      true,
      'movement',
    ]);
    // [7.56]
    expect(fallen.piece('A').face).toBe('spent');
    const dead = before('real', 'polish-horse-1', 'zyndram', [5]);
    dead.do({ do: 'begin-move', unit: 'A' });
    dead.do({ do: 'step', unit: 'A', step: 'N' });
    expect([dead.piece('A').eliminated, dead.battle.victoryPoints.of(0)]).toEqual([true, 4]);
  });

  it('never eliminate Tartars and foot [20.6]', () => {
    for (const [copy, leader] of [
      ['tartar-horse-1', 'witold'],
      ['polish-foot-1', 'zyndram'],
    ] as const) {
      const worst = before('real', copy, leader, [6]);
      worst.do({ do: 'begin-move', unit: 'A' });
      worst.do({ do: 'step', unit: 'A', step: 'N' });
      expect([worst.piece('A').disordered, worst.piece('A').eliminated]).toEqual([true, false]);
    }
  });

  it('do nothing to a leader alone [14.22]', () => {
    const alone = before('real', 'polish-horse-1', 'zyndram', []);
    alone.do({ do: 'move', unit: 'leader', steps: ['N', 'N'] });
    expect(alone.hex('P')).toBe('A7 B10');
  });

  it('vanish unseen under their own side, or when it wants [14.14], [14.13]', () => {
    const own = before('real', 'teutonic-horse-1', 'ulrich-von-jungingen', [], 'teutonic-movement');
    own.do(go);
    expect([own.hex('A'), own.piece('P').hexes, own.event('pit-revealed')]).toEqual(['A7 B11', [], []]);
    const taken = before('real', 'teutonic-horse-1', 'ulrich-von-jungingen', [], 'teutonic-movement');
    taken.do({ do: 'remove-pit', unit: 'P' });
    expect(taken.piece('P').hexes).toEqual([]);
  });

  it('are taken away in the fire phase too, by their own side alone [14.13]', () => {
    const fire = scene({
      phase: 'fire',
      units: [
        unit('X', 'teutonic-foot-1', 'A7 B11', 'S'),
        unit('A', 'polish-horse-1', 'A7 B10', 'N'),
        marker('P', 'wolf-pit-1', 'A9 B9', { face: 'real' }),
      ],
    });
    const button = library.presenter.choices(fire.battle).find(({ command }) => command.do === 'remove-pit');
    expect(button?.label).toBe('Remove Wolf pit');
    fire.do({ do: 'remove-pit', unit: 'P' });
    expect([fire.piece('P').hexes, fire.events().filter((event) => event.startsWith('pit-'))]).toEqual([
      [],
      ['pit-removed'],
    ]);
    expect(fire.refused({ do: 'remove-pit', unit: 'P' })).toEqual(['14.13']);
    expect(fire.refused({ do: 'fire', unit: 'X', target: 'A' })).toEqual([]);
  });

  it('are drawn by lot, half of them real [14.11]', () => {
    const battle = new GrunwaldBattle(wholeGame());
    const drawn = (seed: number): number[] => {
      battle.begin(seed);
      return battle.counters.pits.map((pit) => battle.face.of(pit));
    };
    for (const seed of [1, 2, 3]) {
      expect(drawn(seed).filter((face) => face === REAL)).toHaveLength(15);
      expect(drawn(seed).filter((face) => face === DUMMY)).toHaveLength(15);
    }
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  it('are hidden from the other side, in pieces, log and events [14.11]', () => {
    const told = (face: string): string => {
      const hidden = before(face, 'polish-horse-1', 'zyndram', []);
      const { battle } = hidden;
      hidden.do({ do: 'move', unit: 'leader', steps: ['S'] });
      return JSON.stringify([
        library.presenter.pieces(battle, ['polish-lithuanian']),
        library.presenter.pieces(battle, []),
        library.presenter.log(battle, 0),
        library.presenter.choices(battle),
        reader.all(battle, 0),
        readPiece(battle, hidden.unit('P')),
      ]);
    };
    expect(told('real')).toBe(told('dummy'));
    const { battle } = before('real', 'polish-horse-1', 'zyndram', []);
    const seen = library.presenter.pieces(battle, ['teutonic']).find(({ id }) => id === 'P');
    expect(seen?.face).toBe('real');
  });
});
