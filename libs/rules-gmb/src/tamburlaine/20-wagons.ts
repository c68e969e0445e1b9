/**
 * [20.0] Ottoman wagons: no combat units (R16), moved while limbered, a shelter when formed as a lager, lost when the
 * enemy enters.
 */
import { type Command, LEGAL, type RefusalCode } from '@hexwright/engine';
import { argumentOf, choiceOf, entityOf, PartByTurn, truth } from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from '../battle.ts';
import { events, refusals } from '../registry.ts';
import type { ThreatMap } from '../ai/threat-map.ts';
import { LEADER, TRAIN, UNIT } from '../counters.ts';
import type { RuleModule } from '../rule-module.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';
import { isBarredToTrain } from '../standard/06-stacking.ts';
import { leftIn, rightIn } from '../standing.ts';
import { ELIMINATED } from '../status.ts';

const LAGER_DOES_NOT_MOVE = refusals.add('lager-does-not-move', '20.0', 'Only a limbered wagon may be moved.');
const LAGER_HELD = refusals.add(
  'lager-held',
  ['20.12', '20.22'],
  'A lager with an enemy unit in it may not be entered, in either hex.',
);
const WAGON_ON_PIECE = refusals.add(
  'wagon-onto-piece',
  ['20.21', '6.11'],
  'A wagon may not be moved onto a unit or another wagon.',
);
const OWN_WAGON_HELD = refusals.add('own-wagon-held', ['20.21', '6.11', '5.15'], 'Another unit is in that wagon hex.');
const WAGON_HELD = refusals.add('wagon-held', ['20.22', '6.11', '5.15'], 'An enemy unit is in that wagon hex.');
const BOTH_HEXES = refusals.add(
  'lager-both-hexes',
  '20.11',
  'A double counter in a lager stands in both of its hexes.',
);
const NOT_A_WAGON = refusals.add('not-a-wagon', '16.0', 'Units change mode only after all movement is done.');
const SAME_MODE = refusals.add('wagon-same-mode', '20.0', 'The wagon is in that mode already.');

const wagonLost = events
  .add('wagon-lost', '20.22', 'wagon:piece', 'unit:piece', 'hex:place')
  .told((event, name) => `${name('unit')} destroys ${name('wagon')} in ${String(event.hex)}`);

/** Their kind of piece. */
const WAGON = 'wagon';

/** Faces of a wagon, in the order of its counter. */
const LIMBERED = 0;
const LAGER = 1;

/** Whether a double may come and go lengthwise, half in a lager [20.11]. */
const doubleInLager = new PartByTurn((game) => choiceOf(game, 'double-in-lager', ['both-hexes', 'lengthwise']));

function isLager(battle: Battle, wagon: number): boolean {
  return battle.face.of(wagon) === LAGER;
}

/** Hexes from the enemy at which a computer player draws a limbered wagon up. */
const DRAW_UP = 10;

/** What a computer player thinks the shelter of a lager worth: foot in it is harder to hit. */
const SHELTER = 1.2;

/** True when a computer player turns the wagon into a lager: where foot stands or the enemy comes near. */
function shouldDrawUp(battle: Battle, { enemyDistance }: ThreatMap, wagon: number): boolean {
  if (isLager(battle, wagon) || battle.hasMoved(wagon) || !battle.isInPlay(wagon)) return false;
  const left = battle.left.of(wagon);
  const held = battle.unitIn(left) >= 0 || battle.unitIn(battle.right(wagon)) >= 0;
  return held || enemyDistance[left] <= DRAW_UP;
}

/** True when the combat unit has the shelter of a lager [20.0]: every hex of it lies in one. */
export function isInLager(asked: CombatQuestion, unit: number): boolean {
  const { battle } = asked;
  if (battle.counters.trains.length === 0) return false;
  const left = battle.trainIn(leftIn(asked, unit));
  if (left < 0 || !isLager(battle, left)) return false;
  const right = battle.trainIn(rightIn(asked, unit));
  return right >= 0 && isLager(battle, right);
}

/** [20.21] A second unit may not enter a wagon hex; [20.12], [20.22] an enemy only where no unit holds the wagon. */
function entryRefusal(battle: Battle, piece: number, hex: number): RefusalCode {
  const wagon = battle.trainIn(hex);
  const { counters } = battle;
  if (counters.kind[piece] === TRAIN) return isBarredToTrain(battle, piece, hex) ? WAGON_ON_PIECE : LEGAL;
  if (wagon < 0) return LEGAL;
  const occupant = battle.unitIn(hex);
  // A leader moves as a unit does [12.1], but for the hexes of his own side; and what holds a hex to him is 6.14.
  const isHeld = counters.kind[piece] === UNIT && occupant >= 0 && occupant !== piece;
  if (counters.side[wagon] === counters.side[piece]) return isHeld ? OWN_WAGON_HELD : LEGAL;
  if (isHeld) return WAGON_HELD;
  if (!isLager(battle, wagon)) return LEGAL;
  return battle.unitIn(battle.left.of(wagon)) >= 0 || battle.unitIn(battle.right(wagon)) >= 0 ? LAGER_HELD : LEGAL;
}

/** True when a double of the wagon's side, standing in the two hexes, would cover the lager only in part [20.11]. */
function liesAcross(battle: Battle, wagon: number, left: number, right: number): boolean {
  return !(battle.covers(wagon, left) && battle.covers(wagon, right));
}

/** True for a lager of the unit's side in `hex` that the unit would cover only in part [20.11]. */
function liesAcrossLagerIn(battle: Battle, unit: number, hex: number, left: number, right: number): boolean {
  const wagon = battle.trainIn(hex);
  if (wagon < 0 || battle.counters.side[wagon] !== battle.counters.side[unit]) return false;
  if (!isLager(battle, wagon) || !liesAcross(battle, wagon, left, right)) return false;
  return doubleInLager.of(battle) === 'both-hexes' || !isInLine(battle, wagon, left, right);
}

/** True for two hexes that lie in one line with those of the wagon. */
function isInLine(battle: Battle, wagon: number, left: number, right: number): boolean {
  const { grid } = battle;
  return grid.directionBetween(left, right) % 3 === battle.direction.of(wagon) % 3;
}

function positionRefusal(battle: Battle, piece: number, left: number, direction: number): RefusalCode {
  const { counters, grid } = battle;
  if (counters.kind[piece] !== UNIT || counters.size[piece] === 1) return LEGAL;
  const right = grid.neighbour[left * 6 + direction];
  const across =
    liesAcrossLagerIn(battle, piece, left, left, right) || liesAcrossLagerIn(battle, piece, right, left, right);
  return across ? BOTH_HEXES : LEGAL;
}

/** A wagon changes mode instead of moving [20.0]; nobody may lie half in a lager that is formed. */
function faceRefusal(battle: Battle, piece: number, face: number): RefusalCode {
  if (battle.counters.kind[piece] !== TRAIN) return NOT_A_WAGON;
  if (battle.face.of(piece) === face || face > LAGER) return SAME_MODE;
  if (face === LIMBERED) return LEGAL;
  for (const hex of [battle.left.of(piece), battle.right(piece)]) {
    const unit = battle.unitIn(hex);
    if (
      unit >= 0 &&
      battle.counters.size[unit] === 2 &&
      liesAcross(battle, piece, battle.left.of(unit), battle.right(unit))
    ) {
      return BOTH_HEXES;
    }
  }
  return LEGAL;
}

/** A wagon suffers nothing from fire and melee [20.0]: no combat unit, it is no target (R16). */
function citeWagon(battle: Battle, attack: Command): readonly string[] {
  return battle.counters.kind[argumentOf(attack)] === TRAIN ? ['20.0'] : [];
}

/** A change of mode takes a wagon's whole allowance [20.0]. */
function citeMovedWagon(battle: Battle, change: Command): readonly string[] {
  return battle.counters.kind[entityOf(change)] === TRAIN ? ['20.0'] : [];
}

export const wagonLagers: RuleModule = {
  id: 'wagon-lagers',
  title: 'Wagon lagers',
  case: '20.0',
  parameters: [{ id: 'double-in-lager', type: 'choice', values: ['both-hexes', 'lengthwise'], optional: true }],
  trains: [WAGON],
  counterCodes: [{ kind: WAGON, pattern: '{movement:4}' }],
  meanings: {
    fields: { inLager: 'It stands within a wagon lager.' },
    phrases: { inLager: '{0} is in a wagon lager' },
  },
  fields: { inLager: { type: truth, read: (_, unit, asked) => (isInLager(asked, unit) ? 1 : 0) } },
  citations: { 'not-a-target': citeWagon, 'not-a-defender': citeWagon, 'already-moved': citeMovedWagon },
  registrations: [
    { hook: 'entry.refuse', case: '20.12', order: 0, run: entryRefusal },
    { hook: 'position.refuse', case: '20.11', order: 0, run: positionRefusal },
    { hook: 'face.refuse', case: '20.0', order: 0, run: faceRefusal },
    {
      hook: 'face.takes-move',
      case: '20.0',
      order: 0,
      run: (battle, piece) => battle.counters.kind[piece] === TRAIN,
    },
    {
      hook: 'face.words',
      case: '20.0',
      order: 0,
      run: ({ counters }, piece) =>
        counters.kind[piece] === TRAIN ? { detail: 'It does not move in this phase then.', case: '20.0' } : null,
    },
    {
      hook: 'move.refuse',
      case: '20.0',
      order: 0,
      run: (battle, piece) =>
        battle.counters.kind[piece] === TRAIN && isLager(battle, piece) ? LAGER_DOES_NOT_MOVE : LEGAL,
    },
    {
      hook: 'hex.entered',
      case: '20.22',
      order: 0,
      run(battle, unit, hex) {
        const wagon = battle.trainIn(hex);
        if (wagon < 0 || battle.counters.side[wagon] === battle.counters.side[unit]) return;
        battle.remove(wagon, ELIMINATED);
        battle.events.emit(wagonLost, wagon, unit, hex);
        battle.loses(wagon, unit, hex);
      },
    },
  ],
  advise: ({ battle, threatMap }) => ({
    train: (wagon) => (shouldDrawUp(battle, threatMap, wagon) ? CHANGE_FACE.of(wagon, LAGER) : null),
    shelter(unit, left, right) {
      const wagon = battle.trainIn(left);
      if (wagon < 0 || battle.trainIn(right) !== wagon || !isLager(battle, wagon)) return 0;
      const { kind, side } = battle.counters;
      return side[wagon] === side[unit] && kind[unit] !== LEADER ? SHELTER : 0;
    },
  }),
};
