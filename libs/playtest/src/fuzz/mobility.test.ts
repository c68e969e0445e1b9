import { linkPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { chainOf, compiled } from '../testing/battle.ts';
import { Mobility } from './mobility.ts';

/** Bannockburn in which doubles turn about for 4 points instead of 2 from the second turn on. */
const files = new Map(
  Object.entries({
    'scenario.json': { id: 'my/slow', title: 'Slow', kind: 'battle', extends: 'gmb/bannockburn' },
    'rules.json': {
      changes: [
        {
          op: 'set',
          target: 'parameters/about-face-cost/value',
          value: 4,
          turns: { from: 2 },
          case: '5.21',
          reason: 'Mud.',
        },
      ],
    },
  }).map(([name, content]) => [name, JSON.stringify({ format: 1, ...content })] as const),
);
const chain = [...chainOf('gmb/bannockburn'), { id: 'my/slow', files }];

describe('what a piece is shown to reach', () => {
  it('is held against the numbers of the turn', () => {
    const playable = compiled(chain);
    const link = linkPackage(chain);
    if (!link.ok) throw new Error('The variant does not link.');
    const mobility = new Mobility(playable, link.linked);
    const { library, game } = playable;
    const play = library.create(game);
    const movement = game.sequence.findIndex(({ id }) => id === 'movement');
    let seen = 0;
    for (const turn of [1, 2]) {
      play.beginAt(7, turn, 0, movement);
      for (const { id, side, size } of game.units) {
        const reach = side === play.phasing && size === 2 ? library.presenter.reach(play, id) : null;
        if (reach === null) continue;
        seen++;
        expect(mobility.fault(play, reach)).toBeNull();
      }
    }
    expect(seen).toBeGreaterThan(10);
  });
});
