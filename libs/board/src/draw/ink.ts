/** What drawings are made with: the part of a canvas context that can be written as SVG too. */
export type Ink = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'rect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillText'
  | 'strokeText'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'letterSpacing'
  | 'textAlign'
  | 'textBaseline'
>;

/** Type for names of places. The page brings the first of each along; drawings that leave it make do with the others. */
export const SERIF = '"Source Serif 4 Variable", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
/** Type for numbers, counters and measures. */
export const SANS = '"Inter Variable", "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif';
/** Type for counters with much to say. */
export const CONDENSED = '"Roboto Condensed Variable", "Arial Narrow", "Liberation Sans Narrow", Arial, sans-serif';

/** How text looks. Sizes are in hexsides. */
export interface TextLook {
  readonly size: number;
  readonly color: string;
  readonly family?: string;
  /** `bold`, `italic 600` ... */
  readonly style?: string;
  readonly align?: CanvasTextAlign;
  readonly halo?: string;
  /** Width of the halo as a share of the size. */
  readonly haloWidth?: number;
  /** Space between letters as a share of the size. */
  readonly spacing?: number;
  /** The text is squeezed into this width, in hexsides. */
  readonly within?: number;
}

// Text is set this much larger and scaled down: browsers do not set type smaller than a pixel.
const SETTING = 100;
/**
 * Guessed widths of letters as shares of the size, those of a broad type; used to squeeze text without measuring, so
 * that SVG is the same.
 */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'’|!]/, 0.36],
  [/[tfr\s()-]/, 0.44],
  [/[mwMW@%—]/, 0.98],
  [/[0-9]/, 0.58],
  [/\p{Lu}/u, 0.74],
];
const COMMON_WIDTH = 0.65;

/** Writes a line of text, centered on its middle line at a place unless the look says otherwise. */
export function write(ink: Ink, text: string, x: number, y: number, look: TextLook): void {
  const {
    size,
    color,
    family = SANS,
    style = '',
    align = 'center',
    halo,
    haloWidth = 0.22,
    spacing = 0,
    within,
  } = look;
  const room = within === undefined ? 1 : Math.min(1, within / textWidth(text, size, spacing));
  ink.save();
  ink.translate(x, y);
  ink.scale(room / SETTING, Math.max(room, 0.82) / SETTING);
  ink.font = `${style} ${size * SETTING}px ${family}`.trim();
  ink.letterSpacing = `${spacing * size * SETTING}px`;
  ink.textAlign = align;
  ink.textBaseline = 'middle';
  if (halo !== undefined) {
    ink.strokeStyle = halo;
    ink.lineWidth = size * SETTING * haloWidth;
    ink.lineJoin = 'round';
    ink.strokeText(text, 0, 0);
  }
  ink.fillStyle = color;
  ink.fillText(text, 0, 0);
  ink.restore();
}

/** About how wide a text is, in hexsides. */
export function textWidth(text: string, size: number, spacing = 0): number {
  const letters = Array.from(text, (letter) => LETTER_WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? COMMON_WIDTH);
  return Math.max(0.01, letters.reduce((sum, width) => sum + width + spacing, 0) * size);
}
