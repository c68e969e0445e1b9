/**
 * [18.0] Rampant elephants: at rout level three or four they run amok before all other units of every Rout Movement
 * Phase of either side, and fight friend and foe ahead of them.
 */
import { CONTINUE, LEGAL, Local } from '@hexwright/engine';
import { zoneHex } from '@hexwright/hex';
import {
  argumentOf,
  choiceOf,
  type Decision,
  entityOf,
  integerOf,
  NotationError,
  type Offer,
  Part,
  PartByTurn,
  truth,
  Verb,
} from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { meets } from '../combat-question.ts';
import type { RuleModule } from '../rule-module.ts';
import { MELEE_DICE } from '../slots.ts';
import { ENDING_KEY, STOP } from '../standard/04-passing.ts';
import { MOVE } from '../standard/05-1-moves.ts';
import { AHEAD, FORWARD_LEFT, FORWARD_RIGHT, PIVOT_LEFT, PIVOT_RIGHT, StepPlan } from '../standard/05-2-facing.ts';
import { placeOfPlan, plotFrom } from '../standard/05-2-places.ts';
import { stepRefusal, takeStep } from '../standard/06-stacking.ts';
import { pairRefusal } from '../standard/09-4-attacks.ts';
import { fight } from '../standard/09-2-fights.ts';
import { alongText, listTakeable, TAKE, takeAlong, takeRefusal } from '../standard/12-leaders.ts';
import { ELIMINATED } from '../status.ts';
import { scoreUnit } from '../victory.ts';
import { whoDecides } from '../who-decides.ts';
import { chooseRampageRow } from './rampage-choice.ts';
import { lose } from '../loss.ts';

const NAME_A_ROW = refusals.add('name-a-row', '18.0', 'The owner names one of the two hexrows ahead of the elephants.');

const NO_ROW_TO_NAME = refusals.add(
  'no-row-to-name',
  '18.0',
  'A die decides the hexrow; say only which leaders go along.',
);

const swung = events
  .add('rampage-pivot', '18.0', 'unit:piece', 'die:number', 'facing:facing')
  .told((event, name) => `${name('unit')} run amok: ${String(event.die)}, facing ${String(event.facing)}`);
const ran = events
  .add('rampage-moved', '18.0', 'unit:piece', 'step:step', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} trample on to ${String(event.hex)}`);
const ranOff = events
  .add('rampage-left-map', '7.3', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} run off the map from ${String(event.hex)}`);

/** Units that can run amok; the package says which. */
const RUNS_AMOK = 'runs-amok';

/** Purpose of the die of their pivot and of their row; see `10-morale.ts` for the others. */
const RAMPAGE_PURPOSE = 6;

/** Why morale is checked where they fight, and its number among all causes. */
const RAMPAGE = 'rampage';
const rampageCause = new Part(({ causes }: Battle) => causes.indexOf(RAMPAGE));

/** The numbers of a package [18.0]. */
export const rampageNumbers = new PartByTurn((game) => ({
  /** Least rout level of a rampage, and the hexes of its run. */
  routLevel: integerOf(game, 'rampage-rout-level', 3),
  hexes: integerOf(game, 'rampage-hexes', 4),
  /** Greatest die that swings the elephants to the left, least that swings them to the right. */
  leftTo: integerOf(game, 'rampage-left-to', 2),
  rightFrom: integerOf(game, 'rampage-right-from', 5),
  row: choiceOf(game, 'rampage-row', ['owner', 'die']),
}));

const plan = new StepPlan();

/** True for a unit that is running amok [18.0]. Only a double has a facing to swing, and rows ahead of it to run along [5.2]. */
export function isRampant(battle: Battle, unit: number): boolean {
  if (battle.counters.size[unit] !== 2) return false;
  return battle.rout.of(unit) >= rampageNumbers.of(battle).routLevel && meets(battle, RUNS_AMOK, unit);
}

/** The combat unit in that hex ahead, or -1. */
function unitAhead(battle: Battle, unit: number, index: number): number {
  const hex = zoneHex(battle.grid, battle.left.of(unit), battle.direction.of(unit), AHEAD[index]);
  return hex < 0 ? -1 : battle.unitIn(hex);
}

function isAnyoneAhead(battle: Battle, unit: number): boolean {
  return unitAhead(battle, unit, 0) >= 0 || unitAhead(battle, unit, 1) >= 0 || unitAhead(battle, unit, 2) >= 0;
}

/**
 * Leaders swing with the half on which they stand [11.13], [6.12]: nobody is asked before the die. Whether they go along
 * from there, their owner says.
 */
function takeEverybodyAlong(battle: Battle, unit: number): void {
  for (const leader of battle.counters.leadersOf[battle.counters.side[unit]])
    if (takeRefusal(battle, unit, leader, false, false) === LEGAL) takeAlong(battle, leader, false);
}

/** Step 1: a die swings the elephants, unless something is in the way (R34). */
function swing(battle: Battle, unit: number): void {
  const { leftTo, rightFrom } = rampageNumbers.of(battle);
  const die = battle.dice.roll(battle.serial, unit, unit, RAMPAGE_PURPOSE);
  if (die <= leftTo || die >= rightFrom) {
    plan.plotDouble(
      battle.grid,
      battle.left.of(unit),
      battle.direction.of(unit),
      die <= leftTo ? PIVOT_LEFT : PIVOT_RIGHT,
    );
    if (stepRefusal(battle, unit, plan) === LEGAL) {
      takeEverybodyAlong(battle, unit);
      takeStep(battle, unit, plan);
      battle.riders.clear();
    }
  }
  battle.events.emit(swung, unit, die, battle.direction.of(unit));
}

/** Step 2: straight ahead along one row, until a unit is ahead, terrain forbids, or the map ends (R34). */
function run(battle: Battle, unit: number, step: number): void {
  const { hexes: most } = rampageNumbers.of(battle);
  for (let hexes = 0; hexes < most; hexes++) {
    if (isAnyoneAhead(battle, unit)) return;
    const hex = battle.left.of(unit);
    plan.plotDouble(battle.grid, hex, battle.direction.of(unit), step);
    if (plan.left < 0 || plan.right < 0) {
      battle.remove(unit, ELIMINATED);
      battle.events.emit(ranOff, unit, hex);
      lose(battle, unit, hex);
      scoreUnit(battle, unit);
      return;
    }
    if (stepRefusal(battle, unit, plan) !== LEGAL) return;
    battle.events.emit(ran, unit, step, plan.left, plan.direction);
    takeStep(battle, unit, plan);
  }
}

/** Step 3: every unit ahead, from left to right, each once. */
function attack(battle: Battle, unit: number): void {
  let before = -1;
  for (let index = 0; index < 3; index++) {
    if (!battle.isInPlay(unit)) return;
    const target = unitAhead(battle, unit, index);
    if (target < 0 || target === before) continue;
    before = target;
    if (pairRefusal(battle, unit, target) === LEGAL) fight(battle, unit, target, rampageCause.of(battle));
  }
}

/** The unit that is running now, plus one. */
const running = new Local(0);

function rampage(battle: Battle, unit: number, step: number): void {
  run(battle, unit, step);
  attack(battle, unit);
  running.set(battle, 0);
}

/** By option a die says which row they follow (R17): odd the left, even the right. */
function rowByDie(battle: Battle, unit: number): number {
  const die = battle.dice.roll(battle.serial, unit, unit, RAMPAGE_PURPOSE);
  return die % 2 === 1 ? FORWARD_LEFT : FORWARD_RIGHT;
}

/** True when a leader is with the elephants: he may go along, as with any routed unit [11.13]. */
function hasLeader(battle: Battle, unit: number): boolean {
  return battle.counters.leaders.some((leader) => takeRefusal(battle, unit, leader, false, false) === LEGAL);
}

const ROWS = ['left', 'right'] as const;

/** The hexrow that rampant elephants follow. */
export const RAMPAGE_ROW = new Verb<Battle>(
  {
    word: 'rampage-row',
    about: 'Which row of hexes rampant elephants follow: `left` or `right`.',
    alone: ({ do: word, row }) => ({ do: word, row }),
    offer: offerRow,
  },
  {
    takes: 'row',
    write: (battle, unit, row) => ({ unit: battle.game.units[unit].id, row: ROWS[row] }),
    read(battle, written) {
      const row = ROWS.findIndex((one) => one === written.row);
      if (row < 0) throw new NotationError('A row is "left" or "right".');
      return [whoDecides(battle, written), row];
    },
  },
);

function offerRow(battle: Battle, unit: number, row: number): Offer {
  const left = battle.left.of(unit);
  const direction = battle.direction.of(unit);
  const place = placeOfPlan(battle, 2, plotFrom(battle, 2, left, direction, row === 0 ? FORWARD_LEFT : FORWARD_RIGHT));
  const hex = zoneHex(battle.grid, left, direction, AHEAD[row === 0 ? 0 : 2]);
  return {
    kind: 'answer',
    places: hex < 0 ? [] : [hex],
    place,
    label: row === 0 ? 'Along the left row' : 'Along the right row',
    detail: place === null ? 'Leads off the map.' : '',
    shortcut: row === 0 ? 'q' : 'e',
  };
}

const isOwnersChoice = (battle: Battle): boolean => rampageNumbers.of(battle).row === 'owner';

export const rampantElephants: Decision<Battle> = {
  id: 'rampant-elephants',
  case: '18.0',
  verbs: [RAMPAGE_ROW, TAKE, STOP],
  piece: (battle) => running.of(battle) - 1,
  prompt: (battle, name) => ({
    title: `${name} run amok`,
    text: `${isOwnersChoice(battle) ? 'Choose the row of hexes, left or right, that they run along.' : 'Say which leaders go along; a die decides the row of hexes.'}${alongText(battle)}`,
  }),
  ending: () => ({
    label: 'Let the die decide',
    detail: 'Odd: the left row. Even: the right row.',
    shortcut: ENDING_KEY,
  }),
  meant: (battle, piece) => (isOwnersChoice(battle) ? STOP.of() : MOVE.of(piece)),
  proceed(battle) {
    // Their owner has said who goes along, and not yet along which row.
    if (running.of(battle) > 0) return battle.counters.side[running.of(battle) - 1];
    for (const units of battle.counters.unitsOf) {
      for (const unit of units) {
        if (!battle.isInPlay(unit) || battle.hasMoved(unit) || !isRampant(battle, unit)) continue;
        battle.movedIn.set(unit, battle.serial);
        battle.riders.clear();
        running.set(battle, unit + 1);
        swing(battle, unit);
        if (isAnyoneAhead(battle, unit)) rampage(battle, unit, FORWARD_LEFT);
        else if (isOwnersChoice(battle) || hasLeader(battle, unit)) return battle.counters.side[unit];
        else rampage(battle, unit, rowByDie(battle, unit));
        return CONTINUE;
      }
    }
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands) {
    const unit = running.of(battle) - 1;
    if (isOwnersChoice(battle)) {
      commands.add(RAMPAGE_ROW.of(unit, 0));
      commands.add(RAMPAGE_ROW.of(unit, 1));
    } else {
      commands.add(STOP.of());
    }
    listTakeable(battle, unit, commands, false);
  },
  check(battle, one) {
    const unit = running.of(battle) - 1;
    if (TAKE.is(one)) return takeRefusal(battle, unit, entityOf(one), false, false);
    if (!isOwnersChoice(battle)) return STOP.is(one) ? LEGAL : NO_ROW_TO_NAME;
    return RAMPAGE_ROW.is(one) && entityOf(one) === unit && argumentOf(one) < 2 ? LEGAL : NAME_A_ROW;
  },
  perform(battle, one) {
    const unit = running.of(battle) - 1;
    if (TAKE.is(one)) takeAlong(battle, entityOf(one), false);
    else if (STOP.is(one)) rampage(battle, unit, rowByDie(battle, unit));
    else rampage(battle, unit, argumentOf(one) === 0 ? FORWARD_LEFT : FORWARD_RIGHT);
  },
};

/** True for a melee in which elephants run amok. */
function isRampage({ battle, cause }: CombatQuestion): number {
  return cause === rampageCause.of(battle) ? 1 : 0;
}

export const rampantElephantRules: RuleModule = {
  id: 'rampant-elephants',
  title: 'Rampant elephants',
  case: '18.0',
  parameters: [
    { id: 'rampage-rout-level', type: 'integer', minimum: 1, maximum: 8 },
    { id: 'rampage-left-to', type: 'integer', minimum: 0, maximum: 6 },
    { id: 'rampage-right-from', type: 'integer', minimum: 1, maximum: 7 },
    { id: 'rampage-hexes', type: 'integer', minimum: 0, maximum: 40 },
    { id: 'rampage-row', type: 'choice', values: ['owner', 'die'] },
  ],
  conditions: [RUNS_AMOK],
  commandForms: { row: { description: 'The row ahead to the left or to the right.', enum: [...ROWS] } },
  causes: [RAMPAGE],
  names: { [MELEE_DICE]: [RAMPAGE] },
  scalars: { [RAMPAGE]: { type: truth, read: isRampage } },
  meanings: {
    names: { [RAMPAGE]: 'Elephants run amok in this attack.' },
    conditions: {
      [RUNS_AMOK]:
        'Whether a unit that routs may run amok; one of a single hex has no row to run along, and never does',
    },
    phrases: { [RAMPAGE]: 'elephants run amok' },
  },
  advise: ({ battle }) => ({
    choices: {
      [rampantElephants.id]: (commands) => chooseRampageRow(battle, rampageNumbers.of(battle).hexes, commands),
    },
  }),
  dieUses: { [RAMPAGE_PURPOSE]: (name) => `${name} run amok` },
  ways: [ran.id],
  phases: [{ decision: rampantElephants, before: 'rout-movement' }],
  registrations: [
    { hook: 'rally.refuse', case: '18.0', order: 0, run: (battle, _, unit) => isRampant(battle, unit) },
    // They have run before; what remains of their rout is not moved [18.0].
    { hook: 'rout.exempt', case: '18.0', order: 0, run: isRampant },
  ],
};
