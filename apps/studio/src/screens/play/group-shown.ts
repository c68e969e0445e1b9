/** What a group of pieces lights up on the board: plain data. */
import { EMPTY_VIEW, type Arrow, type BoardView, type Highlight } from '@hexwright/board';
import type { GameView } from '@hexwright/playtest/screen';
import type { MemberPlan } from './group-orders.ts';

/** Who is in the group, where each would go, and who cannot. */
export function shownGroup(
  { pieces }: Pick<GameView, 'pieces'>,
  group: readonly string[],
  plan: readonly MemberPlan[],
): BoardView {
  const chosen = new Set(group);
  const light = (places: readonly number[], tone: Highlight['tone'], look: Highlight['look']): Highlight[] =>
    places.length === 0 ? [] : [{ places, tone, look }];
  const going = plan.flatMap(({ piece, way }) => (way === null ? [] : [{ start: piece.places[0], way }]));
  const staying = plan.flatMap(({ piece, way }) => (way === null ? piece.places : []));
  const arrows = going.map(({ start, way }): Arrow => ({ places: [start, ...way.through], tone: 'good' }));
  return {
    ...EMPTY_VIEW,
    highlights: [
      ...light(
        pieces.filter(({ id }) => chosen.has(id)).flatMap(({ places }) => places),
        'selection',
        'outline',
      ),
      ...light(
        going.flatMap(({ way }) => way.places),
        'good',
        'fill',
      ),
      ...light(staying, 'warning', 'fill'),
    ],
    arrows,
    litCounters: [...group],
  };
}
