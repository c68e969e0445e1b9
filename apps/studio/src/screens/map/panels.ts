/** Sections of the panel at the right of the map, by name, as people call them: each is the element of `<name>-panel.ts`. */
export const PANEL_NAMES = {
  palette: 'Palette',
  inspect: 'Inspect',
  roster: 'Roster',
  layers: 'Layers',
  scan: 'Scan',
} as const satisfies Readonly<Record<string, string>>;

/** A section of the panel at the right of the map. */
export type PanelName = keyof typeof PANEL_NAMES;

/** In the order of their tabs. */
export const PANELS = Object.keys(PANEL_NAMES) as readonly PanelName[];
