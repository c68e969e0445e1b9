/**
 * [5.1] The Movement Phase: one unit or stack at a time, step by step, each finished before the next.
 */
import { type CommandList, CONTINUE, LEGAL, type RefusalCode } from '@hexwright/engine';
import {
  argumentOf,
  counted,
  type Decision,
  entityOf,
  type LongForm,
  type Offer,
  pieceName,
  readPiece,
  wayWords,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { refusals } from '../registry.ts';
import { walking, wayWithDrops } from '../long-ways.ts';
import { chargeOdds } from '../odds.ts';
import { attackWords } from '../presenter/attack-odds.ts';
import { reachFromRest, reachUnderWay } from '../presenter/reach.ts';
import { ENDING_KEY, PASS, STOP } from './04-passing.ts';
import { MOVE, MOVED, moveRefusal, moveStepRefusal, NOT_ON_MAP, NOT_PHASING, takeMoveStep } from './05-1-moves.ts';
import { MOVEMENT, MOVING, moveUnderWay } from './05-1-under-way.ts';
import { DOUBLE_STEPS, SINGLE_STEPS } from './05-2-facing.ts';
import { STEP } from './05-2-steps.ts';
import { CHARGE, chargeRefusal, chargeTargets, declareCharge } from './05-3-charges.ts';
import { CHANGE_FACE, changeFace } from './05-4-mode.ts';
import {
  alongText,
  DROP,
  dropRefusal,
  listDroppable,
  listTakeable,
  TAKE,
  takeAlong,
  takeRefusal,
} from './12-leaders.ts';
import { movementAllowance, settleAllowance } from './13-fatigue.ts';

const ANOTHER_MOVES = refusals.add('another-moves', '5.0', 'The piece that is moving must finish first.');
const NOTHING_TO_DO = refusals.add('not-in-movement', '4.0', 'That is not done in the Movement Phase.');

const { piece, started, runDirection, runLength, runBroken } = moveUnderWay;

/** Some pieces change mode instead of moving; which, exclusive rules say [5.4]. */
function faceRefusal(battle: Battle, unit: number, face: number): RefusalCode {
  if (battle.counters.side[unit] !== battle.phasing) return NOT_PHASING;
  if (!battle.isInPlay(unit)) return NOT_ON_MAP;
  const answer = battle.hooks['face.refuse']?.(battle, unit, face) ?? NOTHING_TO_DO;
  return answer === LEGAL && battle.hasMoved(unit) ? MOVED : answer;
}

/** To turn over in the Movement Phase, as the exclusive rules that allow it put it. */
function offerFace(battle: Battle, unit: number, face: number): Offer {
  const words = battle.hooks['face.words']?.(battle, unit, face);
  const label = `Turn ${pieceName(battle.game, unit)} to ${battle.game.units[unit].faces[face].id}`;
  return { kind: 'face', label, places: battle.placeOf(unit).places, case: '5.4', ...words };
}

/** [5.0] The phase: the phasing player names a piece to move, or has moved enough. */
export const movement: Decision<Battle> = {
  id: MOVEMENT,
  case: '5.0',
  verbs: [MOVE, CHANGE_FACE, PASS],
  prompt: () => ({
    title: 'Movement',
    text: 'Choose a piece to move. Each moves once; end the phase when no more should.',
  }),
  ending: () => ({ label: 'End movement', detail: 'Pieces that have not moved stay where they are.' }),
  offers: [CHANGE_FACE.offeredAs(offerFace)],
  reach: reachFromRest,
  proceed: (battle) => battle.phasing,
  legal(battle, commands) {
    const changing = battle.hooks['face.refuse'] !== null;
    for (const unit of battle.counters.piecesOf[battle.phasing]) {
      // Towards the end of the phase these are most; they may not turn over either.
      if (battle.hasMoved(unit)) continue;
      if (moveRefusal(battle, unit) === LEGAL) commands.add(MOVE.of(unit));
      // A counter with one face has nothing to change to.
      if (!changing || battle.counters.faces[unit] === 1) continue;
      for (let face = 0; face < battle.counters.faces[unit]; face++) {
        if (faceRefusal(battle, unit, face) === LEGAL) commands.add(CHANGE_FACE.of(unit, face));
      }
    }
    commands.add(PASS.of());
  },
  check(battle, one) {
    if (MOVE.is(one)) return moveRefusal(battle, entityOf(one));
    if (CHANGE_FACE.is(one)) return faceRefusal(battle, entityOf(one), argumentOf(one));
    return PASS.is(one) ? LEGAL : NOTHING_TO_DO;
  },
  perform(battle, one) {
    const unit = entityOf(one);
    if (MOVE.is(one)) {
      battle.movedIn.set(unit, battle.serial);
      battle.riders.clear();
      settleAllowance(battle, unit);
      battle.enter(moving, unit);
    } else if (CHANGE_FACE.is(one)) {
      const takesMove = battle.hooks['face.takes-move']?.(battle, unit) === true;
      (takesMove ? battle.movedIn : battle.actedIn).set(unit, battle.serial);
      changeFace(battle, unit, argumentOf(one));
    } else {
      battle.frames.pop();
    }
  },
};

/** [5.1] One piece under way. */
export const moving: Decision<Battle> = {
  id: MOVING,
  case: '5.1',
  verbs: [STEP, TAKE, DROP, CHARGE, STOP],
  piece: (battle) => piece.of(battle),
  isWay: true,
  prompt(battle, name) {
    const strayed = moveUnderWay.strayed.of(battle) === 1;
    const left = movementAllowance(battle, piece.of(battle), strayed) - moveUnderWay.spent.of(battle);
    const tired = strayed && battle.fatigued ? ', being fatigued,' : '';
    const points = counted(left, 'movement point');
    return {
      title: `${name} moves`,
      text: `${name}${tired} has ${points} left. Move on, charge, or stop here.${alongText(battle)}`,
    };
  },
  ending: (battle) => ({
    label: 'Stop here',
    detail: `${pieceName(battle.game, piece.of(battle))} has moved for this phase.`,
    shortcut: ENDING_KEY,
  }),
  meant: (_, other) => MOVE.of(other),
  reach: (battle, unit) => (piece.of(battle) === unit ? reachUnderWay(battle) : null),
  // A charge throws no dice yet: its odds are those of the melee that it leads to, as things stand.
  odds: (battle, one) => (CHARGE.is(one) ? attackWords(battle, one, { ...CHARGE_WORDS, odds: chargeOdds }) : null),
  proceed(battle) {
    if (battle.isInPlay(piece.of(battle))) return battle.phasing;
    // An effect of the package has taken it off the map on its way.
    battle.frames.pop();
    return CONTINUE;
  },
  legal(battle, commands: CommandList) {
    const unit = piece.of(battle);
    if (started.of(battle) === 0) listTakeable(battle, unit, commands);
    else listDroppable(battle, commands);
    const steps = battle.counters.size[unit] === 2 ? DOUBLE_STEPS : SINGLE_STEPS;
    for (const one of steps) if (moveStepRefusal(battle, one) === LEGAL) commands.add(STEP.of(unit, one));
    if (runLength.of(battle) >= battle.parameters.chargeRun) {
      chargeTargets(battle, unit, runDirection.of(battle) - 1, runLength.of(battle), commands);
    }
    commands.add(STOP.of());
  },
  check(battle, one) {
    const unit = piece.of(battle);
    const entity = entityOf(one);
    if (STEP.is(one)) return entity === unit ? moveStepRefusal(battle, argumentOf(one)) : ANOTHER_MOVES;
    if (STOP.is(one)) return LEGAL;
    if (TAKE.is(one)) return takeRefusal(battle, unit, entity, started.of(battle) === 1);
    if (DROP.is(one)) return dropRefusal(battle, entity, started.of(battle) === 1);
    if (!CHARGE.is(one) || entity !== unit) return ANOTHER_MOVES;
    const heading = runDirection.of(battle) - 1;
    return chargeRefusal(battle, unit, argumentOf(one), heading, runLength.of(battle), runBroken.of(battle));
  },
  perform(battle, one) {
    if (STEP.is(one)) takeMoveStep(battle, argumentOf(one));
    else if (TAKE.is(one)) takeAlong(battle, entityOf(one));
    else if (DROP.is(one)) battle.riders.leave(entityOf(one));
    else {
      if (CHARGE.is(one)) declareCharge(battle, entityOf(one), argumentOf(one), runLength.of(battle));
      battle.frames.pop();
    }
  },
};

const CHARGE_WORDS = { verb: 'will charge', table: 'Melee table', case: '9.4' };

/** A whole move, from setting out to a stop or a charge. */
export const moveForm: LongForm<Battle> = {
  word: 'move',
  takes: 'unit, steps, [with], [charge]',
  about:
    'A unit or leader goes its way in the movement phase, with leaders of its hexes, and charges an enemy at the end.',
  *parts(battle, written) {
    yield () => MOVE.of(readPiece(battle, written.unit));
    yield* walking(battle, written);
    if (written.charge === undefined) yield () => STOP.of();
    else yield () => CHARGE.of(readPiece(battle, written.unit), readPiece(battle, written.charge));
  },
  gather(commands, at) {
    if (commands[at].do !== MOVE.words.word) return null;
    const { unit } = commands[at];
    const way = wayWithDrops(commands, at + 1, unit);
    const end = commands[way.next];
    const written = { do: 'move', unit, ...wayWords(way) };
    if (end?.do === STOP.words.word) return { written, next: way.next + 1 };
    if (end?.do !== CHARGE.words.word) return null;
    return { written: { ...written, charge: end.target }, next: way.next + 1 };
  },
};
