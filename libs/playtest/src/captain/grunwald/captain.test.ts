import { type Command, LEGAL } from '@hexwright/engine';
import { type Battle, DUMMY, GrunwaldBattle, REAL } from '@hexwright/rules-grunwald';
import { describe, expect, it } from 'vitest';
import { Table } from '../../match.ts';
import { grunwald } from '../../testing/battle.ts';
import { captain } from './captain.ts';

const playable = grunwald();
const seats = { teutonic: 'captain', 'polish-lithuanian': 'captain' };

describe('captain', () => {
  it('plays a whole battle: lines meet, flanks are struck, fire falls, units rally and camps are plundered', () => {
    const table = new Table(playable, seats);
    const counts = new Map<string, number>();
    let read = 0;
    const result = table.playMatch(1, {
      played(play) {
        for (; read < play.events.count; read++) {
          const [event] = playable.library.readEvents(play, read);
          counts.set(event.event, (counts.get(event.event) ?? 0) + 1);
        }
      },
    });
    expect(result.end).toBe('over');
    for (const event of ['combat', 'rear-attack', 'crossbow-fire', 'artillery-fire', 'rally', 'pursued', 'pit-laid'])
      expect([event, (counts.get(event) ?? 0) > 3]).toEqual([event, true]);
  });

  it('plays the same game on the same seed, also at a table where others were played before', () => {
    const used = new Table(playable, seats);
    const before = used.playMatch(8);
    used.playMatch(9);
    expect(used.playMatch(8)).toEqual(before);
    expect(used.playMatch(9)).toEqual(new Table(playable, seats).playMatch(9));
  });

  it.each(['teutonic', 'polish-lithuanian'])('beats random play as %s', (side) => {
    const table = new Table(playable, { [side]: 'captain' });
    for (let seed = 0; seed < 3; seed++) expect(table.playMatch(seed).winner).toBe(side);
  });

  it('answers legally when moves are taken back and when others are forced on it', () => {
    const play = new GrunwaldBattle(playable.game);
    const players = playable.game.sides.map((_, side) => captain.create(playable, side));
    play.begin(5);
    for (const player of players) player.begin(play, 5);
    const illegal: number[] = [];
    for (let count = 0; count < 2000; count++) {
      const chosen = players[play.deciding].choose(play, play.legal());
      if (play.check(chosen) !== LEGAL) illegal.push(chosen);
      play.apply(chosen);
      if (count % 7 === 0) {
        play.undo();
        play.undo();
      } else if (count % 11 === 0) play.apply(play.legal().at(0));
    }
    expect(illegal).toEqual([]);
  });

  it('decides alike whatever pits are, once they are laid: neither side shows it, nor thinks longer [14.11]', () => {
    const begun = (): { readonly play: Battle; choose(): Command } => {
      const play = new GrunwaldBattle(playable.game);
      const players = playable.game.sides.map((_, side) => captain.create(playable, side));
      play.begin(5);
      for (const player of players) player.begin(play, 5);
      return { play, choose: () => players[play.deciding].choose(play, play.legal()) };
    };
    const [one, other] = [begun(), begun()];
    for (const { play, choose } of [one, other]) while (play.decision?.id === 'deployment') play.apply(choose());
    const { counters, face } = other.play;
    /** Makes of each pit what it is not. */
    const turnOver = (): void => {
      for (const pit of counters.pits) face.set(pit, face.of(pit) === REAL ? DUMMY : REAL);
    };
    let decided = 0;
    for (; decided < 2000 && !one.play.over; decided++) {
      turnOver();
      const [chosen, twin] = [one.choose(), other.choose()];
      expect(twin, `decision ${decided}`).toBe(chosen);
      turnOver();
      for (const { play } of [one, other]) {
        play.apply(chosen);
        play.state.forget();
      }
    }
    expect(decided).toBeGreaterThan(1000);
  });

  it('refuses another game', () => {
    const player = captain.create(playable, 0);
    expect(() => player.begin({} as never, 1)).toThrow(TypeError);
  });
});
