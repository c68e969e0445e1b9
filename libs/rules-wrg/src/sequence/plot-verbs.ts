/** The words of plots [C.1]: inches and degrees as people write them, thousandths and tenths inside. */
import { inchesText } from '@hexwright/table';
import {
  at,
  bareVerb,
  listOf,
  NotationError,
  offering,
  pairVerb,
  pieceName,
  pieceVerb,
  quoted,
  readPiece,
  readPlace,
  ValueVerb,
  Verb,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { blockAt, blockOf } from '../formation.ts';
import { chargeMarks, shotMarks, standMarks, wayMarks } from '../presenter/marks.ts';
import { INCH } from '../troops.ts';
import { STEP_WAYS } from './move-codes.ts';
import { marchLegs, sideLegs, turnLegs } from './ways.ts';

/** Tenths of a degree to the degree. */
const DEGREE = 10;
/** The ways to turn, by right angles to the right less one. */
const TURN_WAYS = ['right', 'about', 'left'] as const;

/** A march: a wheel, a way straight ahead, and another wheel. Wheels are tenths of a degree, to the right where positive. */
export interface March {
  readonly unit: number;
  readonly wheel: number;
  readonly advance: number;
  readonly then: number;
}

/** A turn of every figure where it stands, by right angles, and a way straight ahead afterwards. */
export interface Turn {
  readonly unit: number;
  readonly quarters: number;
  readonly advance: number;
}

/** Some steps aside or back; `way` is an index of `STEP_WAYS`. */
export interface Step {
  readonly unit: number;
  readonly way: number;
  readonly by: number;
}

/** A commander's ride. */
export interface Ride {
  readonly unit: number;
  readonly to: number;
}

/** A number as people write it, in whole parts of it. */
function partsOf(value: unknown, parts: number): number {
  if (value === undefined) return 0;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new NotationError(`${quoted(value)} is no number.`);
  return Math.round(value * parts);
}

function wordOf(value: unknown, words: readonly string[]): number {
  const found = words.findIndex((word) => word === value);
  if (found >= 0) return found;
  throw new NotationError(`${quoted(value)} is none of ${listOf(words).join(', ')}.`);
}

/** Only what is not 0, in whole units again. */
function said(parts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== 0));
}

function turnWords(tenths: number): string {
  return tenths === 0 ? '' : `wheel ${Math.abs(tenths) / DEGREE}° ${tenths < 0 ? 'left' : 'right'}`;
}

function aheadWords(by: number): string {
  return by === 0 ? '' : `${inchesText(by)} in. ahead`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

export const HOLD = pieceVerb<Battle>({
  word: 'hold',
  about: 'The unit stays where it is, and shoots if it can.',
  offer: offering('answer', 'Hold:'),
});

export const MARCH = new ValueVerb<Battle, March>(
  {
    word: 'march',
    about: 'The unit wheels by so many degrees, goes so many inches straight ahead, and wheels again.',
    offer: (battle, { unit, wheel, advance, then }) => ({
      kind: 'answer',
      label: `${pieceName(battle.game, unit)}: ${joined(turnWords(wheel), aheadWords(advance), turnWords(then))}`,
      marks: wayMarks(battle, unit, marchLegs(wheel, advance, then)),
      case: 'C.7',
    }),
  },
  {
    takes: 'unit, [wheel], [advance], [then]',
    write: ({ game }, { unit, wheel, advance, then }) => ({
      unit: game.units[unit].id,
      ...said({ wheel: wheel / DEGREE, advance: advance / INCH, then: then / DEGREE }),
    }),
    read: (battle, { unit, wheel, advance, then }) => ({
      unit: readPiece(battle, unit),
      wheel: partsOf(wheel, DEGREE),
      advance: partsOf(advance, INCH),
      then: partsOf(then, DEGREE),
    }),
    piece: ({ unit }) => unit,
  },
);

export const TURN = new ValueVerb<Battle, Turn>(
  {
    word: 'turn',
    about: 'Every figure turns right, left or about where it stands; what is left of the move may be gone ahead.',
    offer: (battle, { unit, quarters, advance }) => ({
      kind: 'answer',
      label: `${pieceName(battle.game, unit)}: ${joined(`turn ${TURN_WAYS[quarters - 1]}`, aheadWords(advance))}`,
      marks: wayMarks(battle, unit, turnLegs(quarters, advance)),
      case: 'C.7',
    }),
  },
  {
    takes: 'unit, way, [advance]',
    write: ({ game }, { unit, quarters, advance }) => ({
      unit: game.units[unit].id,
      way: TURN_WAYS[quarters - 1],
      ...said({ advance: advance / INCH }),
    }),
    read: (battle, { unit, way, advance }) => ({
      unit: readPiece(battle, unit),
      quarters: wordOf(way, TURN_WAYS) + 1,
      advance: partsOf(advance, INCH),
    }),
    piece: ({ unit }) => unit,
  },
);

export const STEP = new ValueVerb<Battle, Step>(
  {
    word: 'step',
    about: 'The unit steps so many inches to its left or right or back, looking where it looked.',
    offer: (battle, { unit, way, by }) => ({
      kind: 'answer',
      marks: wayMarks(battle, unit, sideLegs(way, by, battle.parameters.number('side-rate'))),
      label: `${pieceName(battle.game, unit)}: ${inchesText(by)} in. ${way === 2 ? 'back' : `to the ${STEP_WAYS[way]}`}`,
      case: 'C.7',
    }),
  },
  {
    takes: 'unit, way, by',
    write: ({ game }, { unit, way, by }) => ({ unit: game.units[unit].id, way: STEP_WAYS[way], by: by / INCH }),
    read: (battle, { unit, way, by }) => ({
      unit: readPiece(battle, unit),
      way: wordOf(way, STEP_WAYS),
      by: partsOf(by, INCH),
    }),
    piece: ({ unit }) => unit,
  },
);

export const CHARGE = pairVerb<Battle>({
  word: 'charge',
  about: 'The unit charges an enemy: a normal move, and what a charge adds to it.',
  offer: (battle, unit, target) => ({
    ...at(battle, target, 'Charge'),
    marks: chargeMarks(battle, unit, target),
  }),
});

export const SHOOT = pairVerb<Battle>({
  word: 'shoot',
  about: 'The unit shoots at that target if it can, where no other has a better claim [II.1(ii)].',
  offer: (battle, unit, target) => ({
    ...at(battle, target, 'Shoot at'),
    marks: shotMarks(battle, unit, target),
  }),
});

export const FORM = new Verb<Battle>(
  {
    word: 'form',
    about: 'The unit takes so many files; its ranks follow.',
    offer: (battle, unit, files) => ({
      kind: 'answer',
      label: `${pieceName(battle.game, unit)}: form ${files} file${files === 1 ? '' : 's'}`,
      marks: standMarks(battle, unit, blockAt(battle, unit, blockOf(battle, unit), files), files),
      case: 'C.7',
    }),
  },
  {
    takes: 'unit, files',
    write: ({ game }, unit, files) => ({ unit: game.units[unit].id, files }),
    read: (battle, { unit, files }) => [readPiece(battle, unit), partsOf(files, 1)],
  },
);

export const MOUNT = pieceVerb<Battle>({
  word: 'mount',
  about: 'Cavalry dismounts, or mounts again, and so does infantry that has horses: it takes the whole period.',
  offer: offering('answer', 'Mount or dismount:'),
});
export const DIG = pieceVerb<Battle>({
  word: 'dig',
  about: 'The unit works at field works along its front.',
  offer: offering('answer', 'Make field works:'),
});
export const TAKE_UP = pieceVerb<Battle>({
  word: 'take-up',
  about: 'The unit pulls up its stakes.',
  offer: offering('answer', 'Pull up stakes:'),
});

export const RIDE = new ValueVerb<Battle, Ride>(
  {
    word: 'ride',
    about: 'A commander rides to a place.',
    offer: ({ game, map }, { unit, to }) => ({
      kind: 'step',
      label: `${pieceName(game, unit)}: ride to ${map.label(to)}`,
      places: [to],
      case: 'C.10',
    }),
  },
  {
    takes: 'unit, to',
    write: ({ game, map }, { unit, to }) => ({ unit: game.units[unit].id, to: map.label(to) }),
    read: (battle, { unit, to }) => ({ unit: readPiece(battle, unit), to: readPlace(battle, to) }),
    piece: ({ unit }) => unit,
  },
);
export const JOIN = pairVerb<Battle>(
  {
    word: 'join',
    about: 'A commander rides to a unit, and stays with it.',
    offer: (battle, _, target) => at(battle, target, 'Join'),
  },
  'target',
);

export const PLOTTED = bareVerb<Battle>({ word: 'plotted', about: 'All plots of the side are written.', ends: true });
