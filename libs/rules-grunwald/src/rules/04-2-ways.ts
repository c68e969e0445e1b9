/** [4.2] What a piece on its way may be told: to set out with leaders, each step and turn; and ways as people write them. */
import type { WrittenCommand } from '@hexwright/engine';
import { directionName } from '@hexwright/hex';
import {
  type CommandPart,
  type Gathered,
  isObject,
  listOf,
  NotationError,
  type Offer,
  type Offering,
  offering,
  pieceVerb,
  quoted,
  type ReadCommand,
  readDirection,
  readHex,
  readPiece,
  takeVerb,
  Verb,
  type VerbForm,
  wayFrom,
  wayWords,
} from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';

export const MOVE = pieceVerb<Battle>({
  word: 'begin-move',
  about: 'Single: a piece sets out, and the next commands are its way.',
  isPart: true,
  offer: offering('piece', 'Move'),
});

/** A leader goes along with the unit under way. */
export const TAKE = takeVerb<Battle>(offering('take', 'Take along'));

const takes = 'unit, step';
const idOf = (battle: Battle, piece: number): string => battle.game.units[piece].id;
const nameOf = (battle: Battle, direction: number): string => directionName(battle.grid.orientation, direction);

/** The steps that are a word alone. */
const REAR_WORD = 'rear';
const DISORDER_WORD = 'disorder';

function plainStep(word: string): VerbForm<Battle> {
  return {
    takes,
    write: (battle, unit) => ({ unit: idOf(battle, unit), step: word }),
    read: (battle, { unit, step }) => (step === word ? [readPiece(battle, unit)] : null),
  };
}

/** One hex straight back, the facing kept. */
export const REAR = new Verb<Battle>(
  {
    word: 'step',
    offer(battle, piece) {
      const facing = battle.facing.of(piece);
      return toNext(battle, piece, (facing + 3) % 6, facing, 'Step to the rear');
    },
  },
  plainStep(REAR_WORD),
);

/** The unit gives up all order. */
export const DISORDER = new Verb<Battle>(
  {
    word: 'step',
    offer: (battle, piece) => ({ kind: 'face', label: 'Give up order', places: battle.placeOf(piece).places }),
  },
  plainStep(DISORDER_WORD),
);

/** A turn in place. */
export const TURN = new Verb<Battle>(
  {
    word: 'step',
    offer(battle, piece, facing) {
      const { places } = battle.placeOf(piece);
      return {
        kind: 'turn',
        label: `Turn to ${nameOf(battle, facing)}`,
        places,
        place: battle.placeAt(places[0], facing),
      };
    },
  },
  {
    takes,
    write: (battle, unit, facing) => ({ unit: idOf(battle, unit), step: { turn: nameOf(battle, facing) } }),
    read(battle, { unit, step }) {
      if (!isObject(step) || step.turn === undefined) return null;
      return [readPiece(battle, unit), readDirection(battle, step.turn)];
    },
  },
);

/** One hex in a direction. */
export const STEP = new Verb<Battle>(
  {
    word: 'step',
    about:
      'Single: one step of the piece under way: a direction, `{"to": hex}`, `{"turn": direction}`, `rear` or `disorder`.',
    isPart: true,
    offer: going(() => ''),
  },
  {
    takes,
    write: (battle, unit, direction) => ({ unit: idOf(battle, unit), step: nameOf(battle, direction) }),
    read(battle, { unit, step }) {
      const isOther = isObject(step) ? step.turn !== undefined : step === REAR_WORD || step === DISORDER_WORD;
      if (isOther) return null;
      const piece = readPiece(battle, unit);
      return [piece, readStepDirection(battle, piece, step)];
    },
  },
);

function readStepDirection(battle: Battle, unit: number, step: unknown): number {
  if (!isObject(step) || step.to === undefined) return readDirection(battle, step);
  const direction = battle.grid.directionBetween(battle.hex.of(unit), readHex(battle, step.to));
  if (direction >= 0) return direction;
  throw new NotationError(`${quoted(step.to)} is not next to the unit; name each hex of its way.`);
}

/** A step as it is offered; `consequence` is what it brings with it besides in that hex, in words. */
export function going(consequence: (battle: Battle, piece: number, to: number) => string): Offering<Battle> {
  return (battle, piece, way) => {
    const to = battle.beyond(battle.hex.of(piece), way);
    const more = to < 0 ? '' : consequence(battle, piece, to);
    return toNext(battle, piece, way, way, `Go ${nameOf(battle, way)}${more}`);
  };
}

/** To a hex next to the piece under way. */
function toNext(battle: Battle, piece: number, way: number, facing: number, label: string): Offer {
  const to = battle.beyond(battle.hex.of(piece), way);
  if (to < 0) return { kind: 'step', label: `${label}, off the map`, places: battle.placeOf(piece).places };
  const place = battle.placeAt(to, battle.hasFront(piece) ? facing : -1);
  return { kind: 'step', label, places: [to], place };
}

/** What a person means who would have the piece go to the hex: the step there, or setting out for what is not next to it. */
export function goTo(battle: Battle, piece: number, hex: number): number {
  const direction = battle.isInPlay(piece) ? battle.grid.directionBetween(battle.hex.of(piece), hex) : -1;
  return direction < 0 ? MOVE.of(piece) : STEP.of(piece, direction);
}

/** The steps of a long form, one after the other. */
export function* walk(_: Battle, { unit, steps }: WrittenCommand, read: ReadCommand): Generator<CommandPart> {
  for (const step of listOf(steps)) yield () => read({ do: STEP.words.word, unit, step });
}

/** A way as the long form `word`, from the command that begins it; null where that is not `begin`. */
export function gatherWay(
  word: string,
  begin: Verb<Battle>,
  commands: readonly WrittenCommand[],
  from: number,
): Gathered | null {
  const { do: first, unit } = commands[from];
  if (first !== begin.words.word) return null;
  const way = wayFrom(commands, from + 1, unit);
  return { written: { do: word, unit, ...wayWords(way) }, next: way.next };
}
