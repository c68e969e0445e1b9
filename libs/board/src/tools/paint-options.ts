/** What all tools that paint share: what they paint, and with what brush. */
import type { BrushForm } from '../edit/areas.ts';
import type { Option, Options } from './options.ts';

/** A table by hex that brushes write to. */
export type PaintedLayer = 'terrain' | 'elevation';

const MOST_RADIUS = 12;

/** The table that is painted. */
export const PAINTED_LAYER: Option<PaintedLayer> = {
  title: 'What is painted',
  initial: 'terrain',
  control: {
    is: 'segments',
    choices: [
      { value: 'terrain', name: 'Terrain', tip: 'Terrain' },
      { value: 'elevation', name: 'Level', tip: 'Levels' },
    ],
  },
};

/** Index in the scene's terrains. Digits choose: 1 the first, 0 the tenth. */
export const TERRAIN: Option<number> = {
  title: 'Terrain',
  initial: 0,
  control: {
    is: 'word',
    word: (terrain, { scene }) => {
      const { name: text = '', color } = scene.terrains.at(terrain) ?? {};
      return color === undefined ? { text } : { text, color };
    },
  },
  keyed: (key, terrain, { scene }) => digitOf(key, terrain, scene.terrains.length),
  said: (terrain, { scene }) => scene.terrains.at(terrain)?.name ?? null,
};

/** A level; digits choose it. Level 1 is the ground of a new map, where painting it would show nothing. */
export const LEVEL: Option<number> = {
  title: 'Level',
  initial: 2,
  control: { is: 'word', word: (level) => ({ text: `Level ${level}` }) },
  keyed: (key) => (/^\d$/.test(key) ? Number(key) : null),
  said: (level) => `level ${level}`,
};

/** What is painted now: a terrain or a level. */
export function paintOption(options: Options): Option<number> {
  return options.get(PAINTED_LAYER) === 'terrain' ? TERRAIN : LEVEL;
}

/** Radius of the brush in hexes, 0 for a single one. */
export const RADIUS: Option<number> = {
  title: 'Size of the brush ([ and ])',
  initial: 0,
  control: {
    is: 'slider',
    name: 'Size',
    choices: Array.from({ length: MOST_RADIUS + 1 }, (_, radius) => ({ value: radius, name: String(radius * 2 + 1) })),
  },
  keyed: (key, radius) =>
    key === '[' ? Math.max(0, radius - 1) : key === ']' ? Math.min(MOST_RADIUS, radius + 1) : null,
  said: (radius) => `brush of radius ${radius}`,
};

/** Whether the brush paints all its hexes or only the outermost. */
export const FORM: Option<BrushForm> = {
  title: 'Form of the brush',
  initial: 'disc',
  control: {
    is: 'segments',
    choices: [
      { value: 'disc', name: 'Disc', tip: 'All hexes of the brush' },
      { value: 'ring', name: 'Ring', tip: 'The outermost hexes only' },
    ],
  },
};

/** Takes away instead of painting. */
export const ERASE: Option<boolean> = {
  title: 'Draw or erase',
  initial: false,
  control: {
    is: 'segments',
    choices: [
      { value: false, name: 'Draw', tip: 'Draw' },
      { value: true, name: 'Erase', tip: 'Erase (Alt for a moment)' },
    ],
  },
};

/** The index that a digit chooses of `count`: 1 the first, 0 the tenth; the one there is if there are not so many. */
export function digitOf(key: string, now: number, count: number): number | null {
  if (!/^\d$/.test(key)) return null;
  const chosen = (Number(key) + 9) % 10;
  return chosen < count ? chosen : now;
}
