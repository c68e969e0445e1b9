/** What lies over the map for the moment: problems, comments, people, what is looked at, and what tools have found out. */
import { EMPTY_VIEW, type BoardView, type Highlight } from '@hexwright/board';
import { type Store, taken, type Watched } from '../../parts/store.ts';
import type { MapComments } from './map-comments.ts';
import type { MapContext } from './map-context.ts';
import type { MapPresence } from './map-presence.ts';
import type { MapProblems } from './map-problems.ts';
import type { PanelName } from './panels.ts';
import type { PlacementCheck } from './placement-check.ts';
import type { RangeOverlay } from './range-overlay.ts';

/** What of the map screen it comes from. */
interface Parts extends Pick<MapContext, 'hand' | 'board'> {
  readonly problems: MapProblems;
  readonly lit: Store<readonly string[]>;
  readonly overlay: RangeOverlay;
  readonly placement: PlacementCheck;
  readonly presence: MapPresence;
  readonly comments: MapComments;
  readonly panel: Store<PanelName>;
}

/** Whatever changes it. */
export function overMapStores(map: Parts): readonly Watched[] {
  const { problems, lit, overlay, placement, hand, presence, comments, panel } = map;
  return [
    problems.byHex,
    lit,
    overlay.shown,
    placement.objection,
    panel,
    // A click of the brush moves the focus, and draws nothing over the map anew.
    taken(hand.focus, () => lookedAt(map)),
    presence.people,
    comments.notes,
  ];
}

/** All of it, for the board. */
export function overMap(map: Parts): BoardView {
  const { highlights, notes, sights, arrows } = map.overlay.shown.value;
  const looked = lookedAt(map);
  const outline = (places: readonly number[], tone: Highlight['tone']): Highlight => ({
    places,
    tone,
    look: 'outline',
  });
  return {
    ...EMPTY_VIEW,
    highlights: [
      outline(map.problems.hexes(false), 'warning'),
      outline(map.problems.hexes(true), 'danger'),
      ...highlights,
      outline(map.placement.objection.value?.hexes ?? [], 'danger'),
      outline(looked < 0 ? [] : [looked], 'selection'),
    ],
    notes: [...map.comments.notes.value, ...notes],
    arrows,
    sights,
    litCounters: map.lit.value,
    people: map.presence.people.value,
    fanned: map.board.value?.view.fanned ?? -1,
  };
}

/** The hex that is outlined because it is looked at; -1 for none. */
function lookedAt({ panel, hand }: Pick<Parts, 'panel' | 'hand'>): number {
  return panel.value === 'inspect' ? hand.focus.value : -1;
}
