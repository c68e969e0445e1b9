/** [5.4] Modes: a counter printed on both sides is in the mode of the face up. When it may be turned, each game says. */
import type { Battle } from '../battle.ts';
import { events } from '../books.ts';

const faceChanged = events.add('mode-changed', '5.4', 'unit:piece', 'face:face');

/** Turns a counter to another of its faces. */
export function changeFace(battle: Battle, piece: number, face: number): void {
  battle.face.set(piece, face);
  battle.events.emit(faceChanged, piece, piece * 256 + face);
}
