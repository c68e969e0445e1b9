/** The pieces of a game as they are shown and told of where a game has nothing more to say of them. */
import type { PieceReport } from '@hexwright/compiler';
import type { CounterState, PieceView } from '@hexwright/engine';
import { unitChips } from './effects/marker-views.ts';
import { pieceName } from './names.ts';
import type { PackageGame } from './package-game.ts';
import { look } from './plain-counter-style.ts';

/** A piece with its plain look and these markers on it; one that stands nowhere waits. */
export function plainPiece(play: PackageGame, piece: number, markers: CounterState = {}): PieceView {
  const { id, kind, side, faces } = play.game.units[piece];
  const [{ id: face, values }] = faces;
  const counter = { id, name: pieceName(play.game, piece), side: play.game.sides[side].id, kind, values };
  const place = play.placeOf(piece);
  const drawn = look(counter, face, markers);
  const beside = place.places.flatMap((at) => play.piecesIn(at)).filter((other) => other !== piece);
  return {
    ...place,
    id,
    name: counter.name,
    side: counter.side,
    kind,
    face,
    where: place.places.length > 0 ? 'map' : 'waiting',
    with: beside.map((other) => play.game.units[other].id),
    look: { ...drawn, marks: [...drawn.marks, ...unitChips(play, piece)] },
  };
}

/** Every piece, for everybody to see. */
export function plainPieces(play: PackageGame): PieceView[] {
  return play.game.units.map(({ index }) => plainPiece(play, index));
}

/** A piece as an example describes it. */
export function reportOf(play: PackageGame, piece: number): PieceReport {
  const { id, name, side } = play.game.units[piece];
  return { id, name, side: play.game.sides[side].id, hexes: placesOf(play, piece) };
}

/** Labels of the places on which a piece stands; none off the map. */
export function placesOf(play: PackageGame, piece: number): string[] {
  return play.placeOf(piece).places.map((place) => play.map.label(place));
}
