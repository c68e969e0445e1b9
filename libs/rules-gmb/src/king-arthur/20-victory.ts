/**
 * [20.0] Victory: units score when they are lost, by a table of their armour and nation; leaders by what they are when the
 * battle is over, dead or captive (R27), by the value printed for each. Levels of victory are data.
 */
import { counted, countFor } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { UNITS_SCORE } from '../counter-needs.ts';
import { KINDS, LEADER, UNIT } from '../counters.ts';
import type { RuleModule } from '../rule-module.ts';
import { captureSpan } from '../point-span.ts';
import { CAPTURED, ELIMINATED } from '../status.ts';

const TABLE = 'unit-points';

const leaderScored = events
  .add('leader-scored', '20.0', 'leader:piece', 'side:side', 'points:number')
  .told((event, name) => `${counted(Number(event.points), 'point')} to ${name('side')} for ${name('leader')}`);

/** The schedule by which the losses of a side are paid: 20.1 for those of the second player, 20.2 for the first's. */
function scheduleOf(battle: Battle, loser: number): string {
  return loser === battle.game.firstSide ? '20.2' : '20.1';
}

function scoreLeaders(battle: Battle): void {
  const { counters } = battle;
  for (const leader of counters.leaders) {
    const status = battle.status.of(leader);
    if (status !== ELIMINATED && status !== CAPTURED) continue;
    const side = battle.enemyOf(counters.side[leader]);
    battle.award(side, counters.capture[leader]);
    battle.events.emit(leaderScored, leader, side, counters.capture[leader]);
  }
}

export const pointsByUnit: RuleModule = {
  id: 'points-by-unit',
  title: 'Victory points by armour and nation',
  case: '20.0',
  tables: [{ id: TABLE, rowKeys: ['armour', 'contingent', 'class', 'morale'], columnKeys: [], fixed: true }],
  needs: [{ ...UNITS_SCORE, case: '20.0', table: TABLE }],
  scores: true,
  spanOf({ tables }, unit, points) {
    if (unit.kind === KINDS[LEADER]) return captureSpan(unit);
    if (unit.kind !== KINDS[UNIT]) return points;
    return points + Math.max(...unit.faces.map((_, face) => countFor(tables.get(TABLE), unit, face)));
  },
  eventCases: {
    'unit-scored': (battle, [unit]) => scheduleOf(battle, battle.counters.side[unit]),
    'leader-scored': (battle, [leader]) => scheduleOf(battle, battle.counters.side[leader]),
  },
  registrations: [
    {
      hook: 'unit.points',
      case: '20.0',
      order: 0,
      run: ({ game, face }, unit) => countFor(game.tables.get(TABLE), game.units[unit], face.of(unit)),
    },
    { hook: 'game.scored', case: '20.0', order: 0, run: scoreLeaders },
  ],
};
