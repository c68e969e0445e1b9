/** Sections of the panel at the right of the map. */
export const PANELS = ['palette', 'inspect', 'roster', 'layers', 'scan'] as const;

/** A section of the panel at the right of the map. */
export type PanelName = (typeof PANELS)[number];

/** Their names, for people. */
export const PANEL_NAMES: Readonly<Record<PanelName, string>> = {
  palette: 'Palette',
  inspect: 'Inspect',
  roster: 'Roster',
  layers: 'Layers',
  scan: 'Scan',
};
