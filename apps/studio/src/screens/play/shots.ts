import type { Arrow } from '@hexwright/board';
import type { LogEntry, PieceView } from '@hexwright/playtest/screen';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';

/** An attack that was made in the phase under way. */
export interface Shot {
  readonly text: string;
  readonly case: string;
  /** Ids of who attacks and who is attacked. */
  readonly from: string;
  readonly at: string;
}

/** The attacks of the phase under way, in their order. */
export function shotsOf({ view, line, moves }: Pick<GameSnapshot, 'view' | 'line' | 'moves'>): Shot[] {
  const shots: Shot[] = [];
  for (let at = line.indexOf(view.node); at > 0; at--) {
    const move = moves.get(line[at]);
    if (move === undefined || move.turn !== view.turn || move.phase !== view.phase.id) break;
    shots.unshift(...move.lines.filter(({ isAttack }) => isAttack).map(shotOf));
  }
  return shots;
}

/** Who has attacked whom, as arrows. */
export function shotArrows(shots: readonly Shot[], pieces: readonly PieceView[]): Arrow[] {
  const placeOf = (id: string): number | undefined => pieces.find((piece) => piece.id === id)?.places[0];
  return shots.flatMap(({ from, at }) => {
    const places = [placeOf(from), placeOf(at)].filter((place) => place !== undefined);
    return places.length === 2 ? [{ places, tone: 'warning' } as const] : [];
  });
}

function shotOf({ text, case: cited, pieces: [from, at] }: LogEntry): Shot {
  return { text, case: cited, from, at };
}
