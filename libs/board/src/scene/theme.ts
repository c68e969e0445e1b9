import { contrast, mixed } from './color.ts';

/** Colours of everything on the board that a package does not bring itself. */
export interface Theme {
  readonly id: ThemeId;
  /** Behind the sheet. */
  readonly desk: string;
  /** The sheet: margins, and what shows where no hex is. */
  readonly paper: string;
  /** Frame of the sheet, and other quiet lines. */
  readonly frame: string;
  readonly gridLine: string;
  /** Width of grid lines, in hexsides. */
  readonly gridWidth: number;
  readonly number: string;
  readonly contour: string;
  /** Added to the ground, level by level: `tint` at an opacity of `tintShare` each. */
  readonly tint: string;
  readonly tintShare: number;
  /** Light and dark edges of a slope. */
  readonly slopeLight: string;
  readonly slopeDark: string;
  readonly text: string;
  readonly halo: string;
  readonly pattern: string;
  readonly patternStrength: number;
  readonly selection: string;
  readonly pointer: string;
  readonly good: string;
  readonly warning: string;
  readonly danger: string;
  /** What is drawn over the map for a while: rulers, arrows, costs. */
  readonly overlay: string;
  readonly overlayHalo: string;
  readonly counterEdge: string;
  readonly counterShadow: string;
  /** How ground colours look in this theme. */
  terrain(color: string): string;
  /** How the colours of roads, streams and walls look in this theme: they stand out from the ground. */
  line(color: string): string;
}

/** Names of the themes. */
export type ThemeId = 'light' | 'dark' | 'high-contrast';

/** The colour, as much nearer to `towards` as it must be to stand out from the ground. */
function seenAgainst(color: string, towards: string, ground: string): string {
  const shades = [0.38, 0.55, 0.7].map((share) => mixed(color, towards, share));
  return shades.find((shade) => contrast(shade, ground) >= 1.7) ?? shades[shades.length - 1];
}

const LIGHT: Theme = {
  id: 'light',
  desk: '#8a8172',
  paper: '#f1e8d2',
  frame: '#5b4a32',
  gridLine: 'rgba(72,58,36,0.42)',
  gridWidth: 0.03,
  number: 'rgba(62,50,32,0.78)',
  contour: '#8b5a2b',
  tint: '#8a5a25',
  tintShare: 0.13,
  slopeLight: 'rgba(255,250,225,0.5)',
  slopeDark: 'rgba(70,40,10,0.28)',
  text: '#33271a',
  halo: 'rgba(250,243,224,0.82)',
  pattern: '#2f2413',
  patternStrength: 0.5,
  selection: '#c2410c',
  pointer: '#1c1813',
  good: '#1f7a4d',
  warning: '#b45309',
  danger: '#b3261e',
  overlay: '#7c1d4f',
  overlayHalo: 'rgba(255,250,240,0.9)',
  counterEdge: 'rgba(30,22,12,0.75)',
  counterShadow: 'rgba(40,28,12,0.38)',
  terrain: (color) => color,
  line: (color) => color,
};

const DARK: Theme = {
  id: 'dark',
  desk: '#14161a',
  paper: '#2a2a28',
  frame: '#8f8468',
  gridLine: 'rgba(12,12,10,0.55)',
  gridWidth: 0.03,
  number: 'rgba(246,238,214,0.88)',
  contour: '#d0a068',
  tint: '#f0c888',
  tintShare: 0.085,
  slopeLight: 'rgba(255,236,190,0.22)',
  slopeDark: 'rgba(0,0,0,0.45)',
  text: '#fdf6e6',
  halo: 'rgba(24,24,22,0.8)',
  pattern: '#f4e9cc',
  patternStrength: 0.4,
  selection: '#ffb454',
  pointer: '#fff6df',
  good: '#5fd394',
  warning: '#ffc45e',
  danger: '#ff8a7a',
  overlay: '#ff9fce',
  overlayHalo: 'rgba(20,20,20,0.88)',
  counterEdge: 'rgba(0,0,0,0.85)',
  counterShadow: 'rgba(0,0,0,0.6)',
  terrain: (color) => mixed(color, '#1b1d20', 0.53),
  line: (color) => seenAgainst(color, '#f6ead0', '#757160'),
};

const HIGH_CONTRAST: Theme = {
  id: 'high-contrast',
  desk: '#000000',
  paper: '#ffffff',
  frame: '#000000',
  gridLine: 'rgba(0,0,0,0.85)',
  gridWidth: 0.045,
  number: '#000000',
  contour: '#5a2d00',
  tint: '#7a4a10',
  tintShare: 0.09,
  slopeLight: 'rgba(255,255,255,0)',
  slopeDark: 'rgba(0,0,0,0.35)',
  text: '#000000',
  halo: '#ffffff',
  pattern: '#000000',
  patternStrength: 0.9,
  selection: '#c800a1',
  pointer: '#000000',
  good: '#005a2b',
  warning: '#7a3e00',
  danger: '#a80000',
  overlay: '#0000c8',
  overlayHalo: '#ffffff',
  counterEdge: '#000000',
  counterShadow: 'rgba(0,0,0,0)',
  terrain: (color) => mixed(color, '#ffffff', 0.42),
  line: (color) => mixed(color, '#000000', 0.3),
};

/** The themes by name. */
export const THEMES: Readonly<Record<ThemeId, Theme>> = {
  light: LIGHT,
  dark: DARK,
  'high-contrast': HIGH_CONTRAST,
};
