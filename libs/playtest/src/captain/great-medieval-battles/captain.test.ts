import { LEGAL } from '@hexwright/engine';
import { kindOf } from '@hexwright/rules-kit';
import { CHARGE, FIRE, MELEE, STEP, GreatMedievalBattle } from '@hexwright/rules-gmb';
import { describe, expect, it } from 'vitest';
import { Table } from '../../match.ts';
import { battle } from '../../testing/battle.ts';
import { captain } from './captain.ts';

const playable = battle();

describe('captain', () => {
  it('plays a whole battle: the armies meet, charge, shoot and lose units', () => {
    const table = new Table(playable, { ottoman: 'captain', tartar: 'captain' });
    const counts = new Map<number, number>();
    const result = table.playMatch(1, {
      plays: (_, one) => counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1),
    });
    expect(result).toMatchObject({ end: 'over', turns: playable.game.turns });
    for (const kind of [CHARGE, FIRE, MELEE]) expect(counts.get(kind)).toBeGreaterThan(5);
    expect(Object.values(result.victoryPoints).reduce((sum, points) => sum + points, 0)).toBeGreaterThan(10);
  });

  it('plays the same game on the same seed, also at a table where others were played before', () => {
    const seats = { ottoman: 'captain', tartar: 'captain' };
    const used = new Table(playable, seats);
    used.playMatch(8);
    expect(used.playMatch(9)).toEqual(new Table(playable, seats).playMatch(9));
  });

  it.each(['ottoman', 'tartar'])('beats random play as %s', (side) => {
    const table = new Table(playable, { [side]: 'captain' });
    for (let seed = 0; seed < 3; seed++) expect(table.playMatch(seed).winner).toBe(side);
  });

  it('answers legally when moves are taken back and when it is asked amid a move that it did not plan', () => {
    const play = new GreatMedievalBattle(playable.game);
    const players = playable.game.sides.map((_, side) => captain.create(playable, side));
    play.begin(5);
    for (const player of players) player.begin(play, 5);
    const illegal: number[] = [];
    for (let count = 0; count < 700; count++) {
      const choices = play.legal();
      const chosen = players[play.deciding].choose(play, choices);
      if (play.check(chosen) !== LEGAL) illegal.push(chosen);
      play.apply(chosen);
      // Every so often two decisions are taken back, or another command is forced on it.
      if (count % 7 === 0) {
        play.undo();
        play.undo();
      } else if (count % 11 === 0) {
        const others = play.legal();
        for (let index = 0; index < others.length; index++) {
          if (kindOf(others.at(index)) !== STEP) continue;
          play.apply(others.at(index));
          break;
        }
      }
    }
    expect(illegal).toEqual([]);
  });

  it('refuses another game', () => {
    const player = captain.create(playable, 0);
    expect(() => player.begin({} as never, 1)).toThrow(TypeError);
  });
});
