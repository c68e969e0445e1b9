/** Every legal command as a screen offers it. */
import type { Choice, ChoiceKind, Command } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import { argumentOf, choicesOf, entityOf, kindOf, pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import * as kinds from '../command-kinds.ts';
import { decisions } from '../decisions.ts';
import { reorganisation } from '../rules/09-4-rally.ts';
import { isAtEdge } from '../rules/08-6-pursuit.ts';
import { pieceUnderWay } from './prompt.ts';

interface Words {
  readonly kind: ChoiceKind;
  readonly label: string;
  readonly hexes?: readonly number[];
  readonly target?: number;
  readonly place?: Choice['place'];
}

type Describe = (battle: Battle, piece: number, argument: number) => Words;

const at = (battle: Battle, piece: number): number[] => (battle.hex.of(piece) < 0 ? [] : [battle.hex.of(piece)]);
const direction = (battle: Battle, index: number): string => directionName(battle.grid.orientation, index);

/** A piece to act with, in its hex. */
const named =
  (kind: ChoiceKind, word: string): Describe =>
  (battle, piece) => ({ kind, label: `${word} ${pieceName(battle.game, piece)}`, hexes: at(battle, piece) });

/** What a step brings with it besides: to friends who stand there, and to a unit that must rout on. */
function consequence(battle: Battle, piece: number, to: number): string {
  const other = battle.unitIn(to);
  const friend = other < 0 || battle.isLeader(piece) ? '' : pieceName(battle.game, other);
  switch (decisions.nameOf(battle)) {
    case 'routing':
      return friend === '' ? '' : `, through ${friend}`;
    case 'retreating': {
      const zone = battle.isInEnemyZone(battle.counters.side[piece], to) ? ', and rout' : '';
      return `${friend === '' ? '' : `, ${friend} making room`}${zone}`;
    }
    case 'moving':
      return friend === '' ? '' : `, riding down ${friend}`;
    default:
      return '';
  }
}

/** A hex next to the piece under way. */
function next(battle: Battle, piece: number, way: number, facing: number, label: string): Words {
  const to = battle.beyond(battle.hex.of(piece), way);
  const hexes = to < 0 ? at(battle, piece) : [to];
  const place = to < 0 ? null : battle.placeAt(to, battle.hasFront(piece) ? facing : -1);
  return { kind: 'step', label: `${label}${to < 0 ? ', off the map' : consequence(battle, piece, to)}`, hexes, place };
}

const describe: Readonly<Record<number, Describe>> = {
  [kinds.MOVE]: named('piece', 'Move'),
  [kinds.TAKE]: named('take', 'Take along'),
  [kinds.STEP]: (battle, piece, way) => next(battle, piece, way, way, `Go ${direction(battle, way)}`),
  [kinds.REAR]: (battle, piece) => {
    const facing = battle.facing.of(piece);
    return next(battle, piece, (facing + 3) % 6, facing, 'Step to the rear');
  },
  [kinds.TURN]: (battle, piece, facing) => ({
    kind: 'turn',
    label: `Turn to ${direction(battle, facing)}`,
    hexes: at(battle, piece),
    place: battle.placeAt(battle.hex.of(piece), facing),
  }),
  [kinds.DISORDER]: (battle, piece) => ({ kind: 'face', label: 'Give up order', hexes: at(battle, piece) }),
  [kinds.RETURN]: (battle, piece, hex) => ({
    kind: 'answer',
    label: `${pieceName(battle.game, piece)} returns`,
    hexes: [hex],
    place: battle.placeAt(hex, -1),
  }),
  [kinds.REMOVE_PIT]: named('answer', 'Take away'),
  [kinds.FIRE]: (battle, _, target) => ({
    kind: 'target',
    label: `Fire at ${pieceName(battle.game, target)}`,
    hexes: at(battle, target),
    target,
  }),
  [kinds.FACE]: (battle, piece, facing) => ({
    kind: 'turn',
    label: `Face ${direction(battle, facing)}`,
    hexes: [...[battle.beyond(battle.hex.of(piece), facing)].filter((hex) => hex >= 0), ...at(battle, piece)],
    place: battle.placeAt(battle.hex.of(piece), facing),
  }),
  [kinds.ATTACK]: (battle, target) => ({
    kind: 'target',
    label: `Attack ${pieceName(battle.game, target)}`,
    hexes: at(battle, target),
    target,
  }),
  [kinds.JOIN]: named('answer', 'Attack with'),
  [kinds.ADVANCE]: (battle, piece, loser) => ({
    kind: 'answer',
    label: `${pieceName(battle.game, piece)} advances after ${pieceName(battle.game, loser)}`,
    hexes: [battle.combat.start(battle.combat.placeOf(loser))],
    target: loser,
  }),
  [kinds.FOLLOW]: named('take', 'Follow with'),
  [kinds.PLACE]: (battle, piece, hex) => ({
    kind: 'answer',
    label: `Place ${pieceName(battle.game, piece)}`,
    hexes: [hex],
    place: battle.placeAt(hex, -1),
  }),
  [kinds.ROUT]: named('answer', 'Rout with'),
};

function doneLabel(battle: Battle): string {
  if (decisions.nameOf(battle) === 'pursuing') return isAtEdge(battle) ? 'Stop at the edge' : 'Nobody else follows';
  return kindOfDone[decisions.nameOf(battle)] ?? 'Go no further';
}

const kindOfDone: Readonly<Record<string, string>> = {
  deployment: 'All stand ready',
  movement: 'End the movement',
  moving: 'Stop here',
  fire: 'Cease fire',
  attack: 'End attacks',
  joining: 'Attack with these',
  advancing: 'Do not advance',
};

function choiceOf(battle: Battle, one: Command, cited: string): Choice {
  const command = decisions.write(battle, one);
  const kind = kindOf(one);
  if (kind === kinds.PASS || kind === kinds.STOP) {
    const unit = pieceUnderWay(battle);
    return {
      command,
      kind: 'done',
      piece: unit < 0 ? null : battle.game.units[unit].id,
      hexes: [],
      target: null,
      place: null,
      label: doneLabel(battle),
      detail: '',
      case: cited,
      // What ends for a whole side is not ended by accident.
      shortcut: unit < 0 ? 'Shift+Enter' : 'Enter',
    };
  }
  const words = describe[kind](battle, entityOf(one), argumentOf(one));
  const { units } = battle.game;
  return {
    command,
    kind: words.kind,
    piece: kind === kinds.ATTACK ? null : units[entityOf(one)].id,
    hexes: words.hexes ?? [],
    target: words.target === undefined ? null : units[words.target].id,
    place: words.place ?? null,
    label: words.label,
    detail: '',
    case: cited,
  };
}

/** Every legal command, each once, in the order of the rules. */
export function choices(battle: Battle): Choice[] {
  if (battle.isIdle) return [];
  if (battle.decision === reorganisation) return choicesOf(decisions, battle);
  const cited = battle.decision?.case ?? '';
  return battle
    .legal()
    .toArray()
    .map((one) => choiceOf(battle, one, cited));
}
