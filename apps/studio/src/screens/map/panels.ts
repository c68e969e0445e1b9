import { WORDS } from './words.ts';

/** Sections of the panel at the right of the map, by name, as people call them. */
export const PANEL_NAMES = WORDS.panels;

/** A section of the panel at the right of the map. */
export type PanelName = keyof typeof PANEL_NAMES;

/** In the order of their tabs. */
export const PANELS = Object.keys(PANEL_NAMES) as readonly PanelName[];
