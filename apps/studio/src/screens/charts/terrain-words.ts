/** What people read in the terrain chart. */
import type { PathDrawing, PatternName, SideDrawing } from '@hexwright/board';

export const WORDS = {
  title: 'Terrain Effects Chart',
  subtitle: 'movement points to enter a hex, and what it does',
  because: 'Changes of inherited terrain are made',
  parts: { terrains: 'Hexes', hexsides: 'Hexsides', features: 'Roads and other features' },
  create: { terrains: 'New terrain', hexsides: 'New hexside', features: 'New feature' },
  empty: {
    terrains: 'No terrain yet. “New terrain” has the usual ones.',
    hexsides: 'No hexsides yet: rivers, walls, bridges. “New hexside” has the usual ones.',
    features: 'No features yet. “New feature” has roads, tracks and streams.',
  },
  remove: (name: string): string => `Remove ${name}`,
  removeNothing: 'Remove',
  /** Of a part that shows how the selected row looks. */
  look: (name: string): string => `Look of ${name}`,
  pattern: 'Pattern',
  drawing: 'Drawn as',
  color: 'Colour',
  crosses: 'Carries across',
  crossesHint: 'Where it crosses one of these, that one counts for nothing.',
  crossesNothing: 'There are no hexsides yet that it could carry across.',
  columns: {
    name: 'Name',
    id: 'ID',
    idHint: 'Follows the name until you set it',
    cost: 'Movement cost',
    costHint: 'Movement points; P is prohibited',
    rate: 'Road rate',
    rateHint: 'Movement points from hex to hex along it; empty: as the hex',
    ofClass: (name: string): string => `Cost: ${name}`,
    ofClassHint: (name: string): string => `Movement points of ${name}; empty: as everybody`,
    sight: 'Sight',
    when: 'Counts when',
    color: 'Colour',
    colorHint: 'As #rrggbb, or choose it below',
    pattern: 'Pattern',
    drawing: 'Drawn as',
    crosses: 'Carries across',
    crossesHint: 'Chosen below',
    case: 'Case',
    note: 'Note',
  },
} as const;

export const PATTERN_NAMES: Readonly<Record<PatternName, string>> = {
  none: 'Plain',
  waves: 'Water',
  trees: 'Trees',
  stipple: 'Dots',
  hatching: 'Hatching',
  'cross-hatching': 'Cross-hatching',
  buildings: 'Houses',
  tents: 'Tents',
  marsh: 'Marsh',
  rocks: 'Rocks',
  furrows: 'Furrows',
  dunes: 'Dunes',
};

export const SIDE_NAMES: Readonly<Record<SideDrawing, string>> = {
  line: 'Line',
  river: 'River',
  stream: 'Stream',
  ditch: 'Ditch',
  wall: 'Wall',
  hedge: 'Hedge',
  ridge: 'Ridge',
  cliff: 'Cliff',
  bridge: 'Bridge',
  ford: 'Ford',
};

export const PATH_NAMES: Readonly<Record<PathDrawing, string>> = {
  line: 'Line',
  road: 'Road',
  track: 'Track',
  stream: 'Stream',
  river: 'River',
};
