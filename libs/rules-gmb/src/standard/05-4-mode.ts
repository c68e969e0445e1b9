/** [5.4] Modes: a counter printed on both sides is in the mode of the face up. When it may be turned, each game says. */
import type { Command } from '@hexwright/engine';
import { NotationError, pieceName, quoted, readPiece, Verb } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';

const faceChanged = events
  .add('mode-changed', '5.4', 'unit:piece', 'face:face')
  .told((event, name) => `${name('unit')} turns to ${String(event.face)}`);

function readFace({ game, counters }: Battle, piece: number, id: unknown): number {
  const { name, faces } = game.units[piece];
  const face = faces.findIndex((one) => one.id === id);
  if (face >= 0) return face;
  // Anyone who wants to turn a counter with one face over is told the rule, not a misspelling.
  if (counters.faces[piece] === 1) return 1;
  const known = faces.map((one) => one.id).join(', ');
  throw new NotationError(`${name} has no face ${quoted(id)}; it has ${known}.`);
}

/** To turn a counter to another of its faces. */
export const CHANGE_FACE = new Verb<Battle>(
  {
    word: 'change-face',
    about: 'A counter is turned to another of its faces.',
    offer: (battle, unit, face) => ({
      kind: 'face',
      label: `Turn ${pieceName(battle.game, unit)} to ${battle.game.units[unit].faces[face].id}`,
      places: battle.placeOf(unit).places,
      case: '5.4',
    }),
  },
  {
    takes: 'unit, face',
    write: (battle, unit, face) => {
      const { id, faces } = battle.game.units[unit];
      return { unit: id, face: faces[face].id };
    },
    read(battle, written) {
      const unit = readPiece(battle, written.unit);
      return [unit, readFace(battle, unit, written.face)];
    },
    isMeant: ({ counters }, unit, face) => face < counters.faces[unit],
  },
);

/** What a person means who clicks a counter to turn it over; one with a single face has nothing to turn to. */
export function turned(battle: Battle, piece: number): Command {
  const faces = Math.max(2, battle.counters.faces[piece]);
  return CHANGE_FACE.of(piece, (battle.face.of(piece) + 1) % faces);
}

/** Turns a counter to another of its faces. */
export function changeFace(battle: Battle, piece: number, face: number): void {
  battle.face.set(piece, face);
  battle.events.emit(faceChanged, piece, piece * 256 + face);
}
