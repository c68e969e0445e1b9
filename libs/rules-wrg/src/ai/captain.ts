/** The player `captain`: plots by exact odds, and never looks at the dice or at what the other side has plotted. */
import { EVEN_TEMPER, type Temper } from '@hexwright/compiler';
import type { Command, CommandList } from '@hexwright/engine';
import { captainFor, chooseArrival, type PlayerKind } from '@hexwright/rules-kit';
import { gapToPoint } from '@hexwright/table';
import { Battle } from '../battle.ts';
import { enemiesOf } from '../contacts.ts';
import { blockOf } from '../formation.ts';
import { ARRIVE } from '../sequence/arrivals.ts';
import { chargersOf, COUNTERCHARGE, EVADE, STAND } from '../sequence/charge-tests.ts';
import { INCH } from '../troops.ts';
import { NO_PLOT } from '../sequence/move-codes.ts';
import { unfitFor } from '../sequence/plot-rules.ts';
import { PLOTTED } from '../sequence/plot-verbs.ts';
import { plotCommander } from './commanding.ts';
import { nextOrder } from './ordering.ts';
import { plotFor } from './plotting.ts';
import { expectedKills } from './expectations.ts';
import { chooseResult } from './testing.ts';

/** The next plot of a side, unit by unit; or that all are written. */
function nextPlot(battle: Battle, side: number, temper: Temper): Command {
  const unit = battle.game.units.find(
    ({ index }) => battle.plotted.of(index) === NO_PLOT && unfitFor(battle, side, index) === 0,
  );
  if (unit === undefined) return PLOTTED.of();
  return battle.isCommander[unit.index] ? plotCommander(battle, unit.index) : plotFor(battle, unit.index, temper);
}

/** How a charge is met: countercharged where that does more, evaded where it would do harm, else stood. */
function meetCharge(battle: Battle, commands: CommandList): Command {
  const all = commands.toArray();
  const find = (is: (one: Command) => boolean): Command | undefined => all.find(is);
  const stand = find((one) => STAND.is(one)) ?? all[0];
  const unit = STAND.pieceOf(battle, stand);
  const [charger = -1] = chargersOf(battle, unit);
  if (charger < 0) return stand;
  const isHarmed = expectedKills(battle, charger, unit, true) > expectedKills(battle, unit, charger, false);
  const evasion = isHarmed ? find((one) => EVADE.is(one)) : undefined;
  return evasion ?? find((one) => COUNTERCHARGE.is(one)) ?? stand;
}

/** A hex on the map of other games: an arrival keeps as far from the enemy as there. */
const STEP = 4 * INCH;

/** Who arrives comes in on the way to the enemy, a commander with the first of their units that have come in. */
function comeIn(battle: Battle, commands: CommandList): Command {
  const first = commands.at(0);
  if (battle.isCommander[ARRIVE.pieceOf(battle, first)]) return first;
  return chooseArrival(commands, ARRIVE, (one) => {
    const { unit, x, y } = ARRIVE.value(battle, one);
    const gaps = enemiesOf(battle, unit).map((enemy) => gapToPoint(blockOf(battle, enemy), { x, y }));
    return Math.min(...gaps, Number.MAX_SAFE_INTEGER) / STEP;
  });
}

/** Who decides, and how they lean. */
interface General {
  readonly side: number;
  readonly temper: Temper;
}

type Choice = (battle: Battle, general: General, commands: CommandList) => Command;

/** By decision, what the captain does there; everywhere else it does nothing more. */
const CHOICES: Readonly<Record<string, Choice>> = {
  orders: (battle, { side, temper }) => nextOrder(battle, side, temper),
  plots: (battle, { side, temper }) => nextPlot(battle, side, temper),
  'charge-tests': (battle, _, commands) => meetCharge(battle, commands),
  testing: (battle, _, commands) => chooseResult(battle, commands),
  arrivals: (battle, _, commands) => comeIn(battle, commands),
};

export const captain: PlayerKind = captainFor(
  'Shoots before it charges, charges where it gains, guards its flanks, holds behind stakes and rallies.',
  (play, side) => {
    if (!(play instanceof Battle)) throw new TypeError('The captain plays battles of this game alone.');
    let general: General = { side, temper: EVEN_TEMPER };
    return {
      begin: () => undefined,
      lean(temper) {
        general = { side, temper };
      },
      choose: (commands) =>
        commands.length === 1 ? commands.at(0) : (CHOICES[play.decision?.id ?? ''] ?? lastOf)(play, general, commands),
    };
  },
);

/** The last command of a list declines, or ends. */
function lastOf(_: Battle, __: General, commands: CommandList): Command {
  return commands.at(commands.length - 1);
}
