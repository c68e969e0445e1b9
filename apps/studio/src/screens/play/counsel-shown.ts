/** What advice lights up on the board: plain data. */
import { EMPTY_VIEW, type BoardView } from '@hexwright/board';
import type { Advice, GameView } from '@hexwright/playtest/screen';

/** The piece that would move, its way, and whom it would attack. */
export function shownCounsel({ pieces }: Pick<GameView, 'pieces'>, { steps }: Advice): BoardView {
  const placesOf = (id: string | null): readonly number[] => pieces.find((piece) => piece.id === id)?.places ?? [];
  const [first] = steps;
  const start = placesOf(first?.choice.piece ?? null);
  const way = steps.flatMap(({ choice: { kind, places, place } }) =>
    kind === 'step' || kind === 'answer' ? (place?.places ?? places).slice(0, 1) : [],
  );
  const end = steps.findLast(({ choice }) => choice.place !== null)?.choice.place?.places ?? way.slice(-1);
  const targets = steps.flatMap(({ choice }) => placesOf(choice.target));
  return {
    ...EMPTY_VIEW,
    arrows: start.length > 0 && way.length > 0 ? [{ places: [start[0], ...way], tone: 'good' }] : [],
    highlights: [
      ...(start.length === 0 ? [] : [{ places: start, tone: 'selection', look: 'outline' } as const]),
      ...(end.length === 0 ? [] : [{ places: end, tone: 'good', look: 'fill' } as const]),
      ...(targets.length === 0 ? [] : [{ places: targets, tone: 'warning', look: 'fill' } as const]),
    ],
    litCounters: steps.flatMap(({ choice }) => [choice.piece, choice.target].filter((id) => id !== null)),
  };
}
