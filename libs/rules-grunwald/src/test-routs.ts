/** A rout for tests of where routs lead. */
import { marker, scene, unit, type Piece, type Position, type Scene } from './test-position.ts';

/** A, disordered and attacked from the north by K, routs to the south [7.32]. Teutonic attack. */
export function routed(
  others: readonly Piece[] = [],
  dice: readonly number[] = [],
  more: Partial<Position> = {},
): Scene {
  const fought = scene({
    phase: 'teutonic-attack',
    units: [
      unit('A', 'polish-horse-1', 'A7 B12', 'N', { disordered: true }),
      unit('K', 'crusader-horse-1', 'A7 B13', 'S'),
      marker('enemy', 'lichtenstein', 'A6 B14'),
      ...others,
    ],
    dice,
    ...more,
  });
  fought.do({ do: 'attack', target: 'A' });
  return fought;
}
