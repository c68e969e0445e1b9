/** What advice lights up on the board: plain data. */
import { EMPTY_VIEW, type BoardView } from '@hexwright/board';
import type { Advice, GameView } from '@hexwright/playtest/screen';

/** The piece that would move, its way, and whom it would attack. */
export function shownCounsel({ pieces }: Pick<GameView, 'pieces'>, { steps }: Advice): BoardView {
  const hexesOf = (id: string | null): readonly number[] => pieces.find((piece) => piece.id === id)?.hexes ?? [];
  const [first] = steps;
  const start = hexesOf(first?.choice.piece ?? null);
  const way = steps.flatMap(({ choice: { kind, hexes, place } }) =>
    kind === 'step' || kind === 'answer' ? (place?.hexes ?? hexes).slice(0, 1) : [],
  );
  const end = steps.findLast(({ choice }) => choice.place !== null)?.choice.place?.hexes ?? way.slice(-1);
  const targets = steps.flatMap(({ choice }) => hexesOf(choice.target));
  return {
    ...EMPTY_VIEW,
    arrows: start.length > 0 && way.length > 0 ? [{ hexes: [start[0], ...way], tone: 'good' }] : [],
    highlights: [
      ...(start.length === 0 ? [] : [{ hexes: start, tone: 'selection', look: 'outline' } as const]),
      ...(end.length === 0 ? [] : [{ hexes: end, tone: 'good', look: 'fill' } as const]),
      ...(targets.length === 0 ? [] : [{ hexes: targets, tone: 'warning', look: 'fill' } as const]),
    ],
    litCounters: steps.flatMap(({ choice }) => [choice.piece, choice.target].filter((id) => id !== null)),
  };
}
