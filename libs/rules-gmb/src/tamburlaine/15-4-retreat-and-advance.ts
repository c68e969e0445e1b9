/** [15.4] Retreat and advance after combat: the loser of a melee retreats at once, the attacker may follow. */
import type { CompiledGame } from '@hexwright/compiler';
import { CONTINUE, LEGAL, Local, type RefusalCode, type WrittenCommand } from '@hexwright/engine';
import {
  argumentOf,
  choiceOf,
  counted,
  type Decision,
  entityOf,
  facingText,
  firstMover,
  integerOf,
  type LongForm,
  PartByTurn,
  pieceName,
  type Way,
  wayWords,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import { walking, wayWithDrops } from '../long-ways.ts';
import { stepReach } from '../presenter/step-reach.ts';
import type { RuleModule } from '../rule-module.ts';
import { ENDING_KEY, STOP } from '../standard/04-passing.ts';
import { plotMove } from '../standard/05-1-moves.ts';
import { ABOUT_FACE, DOUBLE_STEPS, SINGLE_STEPS, StepPlan } from '../standard/05-2-facing.ts';
import { STEP } from '../standard/05-2-steps.ts';
import { stepRefusal, takeStep } from '../standard/06-stacking.ts';
import { MELEE } from '../standard/09-melee-combat.ts';
import { fleeing, hexesPerIncrease, routing } from '../standard/11-rout-movement.ts';
import { alongText, listTakeable, TAKE, takeAlong, takeRefusal } from '../standard/12-leaders.ts';
import { LEFT_MAP } from '../status.ts';
import { chooseAdvance } from './advance-choice.ts';

const NOT_THE_ATTACKER = refusals.add(
  'not-the-attacker',
  ['15.46', '15.42'],
  'Only the unit that attacked may advance, before any other combat.',
);
const NOT_ITS_STEP = refusals.add('not-an-advance-step', '15.47', 'A unit advances only by steps it could move.');
const NOT_ATTACKED_HEX = refusals.add(
  'not-the-attacked-hex',
  ['15.43', '15.44'],
  'The first hex entered must be one in which the enemy was attacked.',
);
const NOT_ON_PATH = refusals.add(
  'not-on-the-path',
  '15.43',
  'After a retreat the advance keeps to the hexes that the enemy went through.',
);

const advanced = events
  .add('advanced', '15.42', 'unit:piece', 'step:step', 'hex:place', 'facing:facing')
  .told((event, name) => `${name('unit')} advances to ${String(event.hex)}${facingText(event)}`);

const RETREAT_HEXES = 'retreat-hexes';

/** Hexes of retreat for each rout level [15.41]: a battle without retreats keeps room for the shortest. */
const retreatHexes = (game: Pick<CompiledGame, 'parameters'>): number => integerOf(game, RETREAT_HEXES, 1);

/** The numbers of a package. */
const numbers = new PartByTurn((game) => ({
  retreatHexes: retreatHexes(game),
  retreatShortfall: choiceOf(game, 'retreat-shortfall', ['per-hex', 'by-movement-allowance']),
  /** Hexes of an advance after elimination, the attacked one among them [15.44]. */
  advanceAfterElimination: integerOf(game, 'advance-after-elimination', 3),
  doubleAdvance: choiceOf(game, 'double-advance', ['whole-path', 'any-part']),
}));

const attacker = new Local(0);
const defender = new Local(1);
/** Hexes of the path in which the defender was attacked: its first ones. */
const attackedHexes = new Local(2);
/** Steps that may still be taken, plus one; 0 before it is known. */
const steps = new Local(3);
const entered = new Local(4);
/** 1 when the defender was eliminated where it could be: any direction after the first hex [15.44]. */
const free = new Local(5);

const plan = new StepPlan();

/** True when `hex` is among the first `count` hexes of the path. */
function isOnPath(battle: Battle, hex: number, count: number): boolean {
  for (let index = 0; index < count; index++) if (battle.path.of(index) === hex) return true;
  return false;
}

function advanceRefusal(battle: Battle, step: number): RefusalCode {
  const unit = attacker.of(battle);
  // Turning about in place is a step of movement, but it advances nowhere [15.47].
  if (step === ABOUT_FACE || !plotMove(battle, plan, unit, step)) return NOT_ITS_STEP;
  const refusal = stepRefusal(battle, unit, plan);
  if (refusal !== LEGAL) return refusal;
  if (entered.of(battle) === 0) {
    const attacked = attackedHexes.of(battle);
    const enters =
      isOnPath(battle, plan.entered, attacked) || (plan.count > 1 && isOnPath(battle, plan.secondEntered, attacked));
    if (!enters) return NOT_ATTACKED_HEX;
  }
  if (free.of(battle) === 1) return LEGAL;
  const length = battle.pathLength.value;
  const first = isOnPath(battle, plan.entered, length);
  const second = plan.count < 2 || isOnPath(battle, plan.secondEntered, length);
  const enough =
    numbers.of(battle).doubleAdvance === 'whole-path' ? first && second : first || (plan.count > 1 && second);
  return enough ? LEGAL : NOT_ON_PATH;
}

function canAdvance(battle: Battle): boolean {
  const all = battle.counters.size[attacker.of(battle)] === 2 ? DOUBLE_STEPS : SINGLE_STEPS;
  return all.some((step) => advanceRefusal(battle, step) === LEGAL);
}

/** Steps that the attacker may still take. */
const stepsLeft = (battle: Battle): number => steps.of(battle) - 1;

/** After the retreat is known: how far the attacker may go. */
function measure(battle: Battle): void {
  battle.riders.clear();
  const lost = defender.of(battle);
  // Whatever an effect has made of it since: who has not fled over the edge has been eliminated.
  const eliminated = !battle.isInPlay(lost) && battle.status.of(lost) !== LEFT_MAP;
  free.set(battle, eliminated ? 1 : 0);
  steps.set(battle, 1 + (eliminated ? numbers.of(battle).advanceAfterElimination : battle.retreatSteps.value));
}

/** [15.46] The attacker's choice, before any other combat; nobody is forced. */
export const advance: Decision<Battle> = {
  id: 'advance',
  case: '15.42',
  verbs: [STEP, TAKE, STOP],
  piece: (battle) => attacker.of(battle),
  isWay: true,
  prompt(battle, name) {
    const most = counted(stepsLeft(battle), 'step');
    return {
      title: `${name} may advance`,
      text: `${name} may follow into the hexes that the enemy left, ${most} at most, or stay.${alongText(battle)}`,
    };
  },
  ending: (battle) => ({
    label: 'Advance no farther',
    detail: `${pieceName(battle.game, attacker.of(battle))} stays where it is.`,
    case: '15.46',
    shortcut: ENDING_KEY,
  }),
  reach: (battle, unit) => (attacker.of(battle) === unit ? stepReach(battle, unit, stepsLeft(battle)) : null),
  proceed(battle) {
    if (steps.of(battle) === 0) measure(battle);
    if (steps.of(battle) === 1 || !battle.isInPlay(attacker.of(battle)) || !canAdvance(battle)) {
      battle.frames.pop();
      return CONTINUE;
    }
    return battle.counters.side[attacker.of(battle)];
  },
  legal(battle, commands) {
    const unit = attacker.of(battle);
    const all = battle.counters.size[unit] === 2 ? DOUBLE_STEPS : SINGLE_STEPS;
    for (const step of all) if (advanceRefusal(battle, step) === LEGAL) commands.add(STEP.of(unit, step));
    if (entered.of(battle) === 0) listTakeable(battle, unit, commands, false);
    commands.add(STOP.of());
  },
  check(battle, one) {
    const unit = attacker.of(battle);
    // In any hex of the path [15.45].
    if (STOP.is(one)) return LEGAL;
    if (TAKE.is(one)) return takeRefusal(battle, unit, entityOf(one), entered.of(battle) > 0, false);
    return STEP.is(one) && entityOf(one) === unit ? advanceRefusal(battle, argumentOf(one)) : NOT_THE_ATTACKER;
  },
  perform(battle, one) {
    const unit = attacker.of(battle);
    if (STOP.is(one)) {
      battle.frames.pop();
    } else if (TAKE.is(one)) {
      takeAlong(battle, entityOf(one), false);
    } else {
      plotMove(battle, plan, unit, argumentOf(one));
      entered.set(battle, entered.of(battle) + 1);
      steps.set(battle, steps.of(battle) - 1);
      battle.events.emit(advanced, unit, argumentOf(one), plan.left, plan.direction);
      takeStep(battle, unit, plan);
    }
  },
};

/** The melee that was fought last before a command of a list. */
function meleeBefore(commands: readonly WrittenCommand[], at: number): WrittenCommand | undefined {
  return commands.slice(0, at).findLast((one) => one.do === MELEE.words.word);
}

/** The way from `at` on of the unit that a role in the last melee names; null where it goes none. */
function wayAfter(
  commands: readonly WrittenCommand[],
  at: number,
  role: 'unit' | 'target',
): (Way & { unit: unknown }) | null {
  const unit = firstMover(commands, at);
  return unit !== undefined && unit === meleeBefore(commands, at)?.[role]
    ? { unit, ...wayWithDrops(commands, at, unit) }
    : null;
}

/** A whole retreat. */
const retreatForm: LongForm<Battle> = {
  word: 'retreat',
  takes: 'unit, steps, [with]',
  about: 'A unit retreats at once after a lost melee.',
  parts: fleeing,
  gather(commands, at) {
    const way = wayAfter(commands, at, 'target');
    return way === null ? null : { written: { do: 'retreat', unit: way.unit, ...wayWords(way) }, next: way.next };
  },
};

/** A whole advance. */
const advanceForm: LongForm<Battle> = {
  word: 'advance',
  takes: 'steps, [unit], [with]',
  about: 'The victor advances after melee.',
  *parts(battle, written) {
    yield* walking(battle, written);
    if (battle.decision === advance) yield () => STOP.of();
  },
  gather(commands, at) {
    const way = wayAfter(commands, at, 'unit');
    if (way === null) return null;
    const ends = commands[way.next]?.do === STOP.words.word;
    return { written: { do: 'advance', unit: way.unit, ...wayWords(way) }, next: ends ? way.next + 1 : way.next };
  },
};

/**
 * Begins the retreat of a unit before its attacker after melee: its new level in hexes, whatever its allowance [15.41] (R06). By the rules of
 * routs a double goes without regard to its facing [15.48].
 */
function beginRetreat(battle: Battle, unit: number, victor: number): void {
  const { retreatHexes: hexes, retreatShortfall } = numbers.of(battle);
  const due = battle.rout.of(unit) * hexes;
  const group = retreatShortfall === 'per-hex' ? 1 : hexesPerIncrease(battle, unit, due);
  battle.riders.clear();
  battle.retreatSteps.set(0);
  battle.enter(routing, unit, due, group, victor + 1);
}

export const retreatAndAdvance: RuleModule = {
  id: 'retreat-and-advance',
  title: 'Retreat and advance after combat',
  case: '15.4',
  parameters: [
    { id: RETREAT_HEXES, type: 'integer', minimum: 1, maximum: 4 },
    { id: 'retreat-shortfall', type: 'choice', values: ['per-hex', 'by-movement-allowance'] },
    { id: 'advance-after-elimination', type: 'integer', minimum: 0, maximum: 20 },
    { id: 'double-advance', type: 'choice', values: ['whole-path', 'any-part'] },
  ],
  hexesALevel: (game) => Math.max(...[game, ...game.editions].map(retreatHexes)),
  advise: ({ battle, graphs }) => ({
    choices: { [advance.id]: (commands) => chooseAdvance(battle, graphs, commands) },
  }),
  decisions: [advance],
  forms: [retreatForm, advanceForm],
  ways: [advanced.id],
  registrations: [
    {
      hook: 'melee.suffered',
      case: '15.41',
      order: 0,
      run(battle, attackingUnit, defendingUnit) {
        battle.retreatSteps.set(0);
        battle.enter(advance, attackingUnit, defendingUnit, battle.pathLength.value);
        if (battle.isInPlay(defendingUnit)) beginRetreat(battle, defendingUnit, attackingUnit);
      },
    },
    {
      hook: 'melee.avoided',
      case: '15.42',
      order: 0,
      run(battle, attackingUnit, defendingUnit, hexes) {
        battle.retreatSteps.set(1);
        battle.enter(advance, attackingUnit, defendingUnit, hexes);
      },
    },
  ],
};
