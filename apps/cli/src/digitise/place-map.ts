// Where the hexes of a map are on a scan, from two of them or from its printed numbers; what is doubtful is asked.
import {
  checkNumbers,
  findMap,
  hexesOnScan,
  numbersAgree,
  QUARTER_TURNS,
  registerMap,
  type Click,
  type MapFinding,
  type MapFit,
  type QuarterTurn,
  type Raster,
  type RegistrationFault,
  type TextReader,
} from '@hexwright/digitiser';
import type { Grid, Numbering } from '@hexwright/hex';
import { problemAt, type Problem } from '@hexwright/model';
import type { MapSource } from './map-settings.ts';

/** The hexes of a map and their names. */
export interface NumberedGrid {
  readonly grid: Grid;
  readonly numbering: Numbering;
}

/** Where the hexes are, if that is known, and what is to be said of it. */
export interface Placement {
  readonly fit: MapFit | null;
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

const FAULTS: Readonly<Record<RegistrationFault, string>> = {
  'same-hex': 'both clicks name the same hex. Give two hexes that are far apart.',
  'same-point': 'both clicks are in the same place. Give two hexes that are far apart.',
  outside: 'there are too few hexes on it. See that the clicks are points of this picture.',
  'too-small': 'its hexes are too small to see their lines. Scan it at 200 dpi or more.',
  'no-lines':
    'the printed lines are not where the clicks say. See that the numbers of both hexes are right, and that the map file has the orientation, columns and rows of the printed map.',
  turned:
    'by its clicks it lies turned. See that the numbers of both hexes are right; if they are, say how many degrees clockwise it lies: "turn": 90, 180 or 270.',
};

const NOT_FOUND: Readonly<Record<Extract<MapFinding, { readonly ok: false }>['reason'], string>> = {
  'no-hexes': 'no hexes are to be seen.',
  'no-numbers': 'too few of its printed numbers can be read.',
  pushed:
    'the printed numbers are those of a map of which the other rows or columns are pushed. Correct "shift" in the map file.',
};

/** Looks where the hexes are. Numbers that are those of other hexes are believed more than clicks. */
export async function placeMap(
  file: string,
  image: Raster,
  { grid, numbering }: NumberedGrid,
  { clicks, turn }: Pick<MapSource, 'clicks' | 'turn'>,
  reader: TextReader,
): Promise<Placement> {
  if (clicks === null) return found(file, image, { grid, numbering }, turn, reader);
  const strange = clicks.find(({ hex }) => numbering.hexOf(hex) < 0);
  if (strange !== undefined) return lost(file, `the map has no hex ${strange.hex}.`);
  const [one, other] = clicks.map(({ hex, at }): Click => ({ hex: numbering.hexOf(hex), at }));
  const checked = async (asLaid: QuarterTurn): Promise<Placement> => {
    const placed = registerMap(image, grid, [one, other], asLaid);
    if (!placed.ok) return lost(file, FAULTS[placed.reason]);
    const { fit } = placed;
    const check = await checkNumbers(image, grid, numbering, fit, hexesOnScan(grid, fit), reader);
    if (check.isPushedOtherwise) return lost(file, NOT_FOUND.pushed);
    if (check.off !== null) {
      return lost(file, 'the printed numbers are those of other hexes. Correct the numbers of the two clicks.');
    }
    if (numbersAgree(check)) return { fit, notes: turnNotes(file, asLaid), problems: [] };
    // Nothing but the numbers tells a map on its side from one whose clicks have each other's numbers.
    if (turn === null && asLaid !== 0) return lost(file, FAULTS.turned);
    const note = `${file}: its printed numbers cannot be read. Compare the hexes on it with some of them yourself.`;
    return { fit, notes: [note, ...turnNotes(file, asLaid)], problems: [] };
  };
  if (turn !== null) return checked(turn);
  const upright = registerMap(image, grid, [one, other]);
  if (upright.ok || upright.reason !== 'turned') return checked(0);
  const laid = QUARTER_TURNS.find((asLaid) => registerMap(image, grid, [one, other], asLaid).ok);
  return laid === undefined ? lost(file, FAULTS.turned) : checked(laid);
}

async function found(
  file: string,
  image: Raster,
  { grid, numbering }: NumberedGrid,
  turn: QuarterTurn | null,
  reader: TextReader,
): Promise<Placement> {
  const finding = await findMap(image, grid, numbering, reader);
  const how = 'Give two hexes and their centres in pixels: "clicks": { "0101": [118, 96], "1410": [1620, 1101] }.';
  if (!finding.ok) {
    const { reason } = finding;
    return lost(file, reason === 'pushed' ? NOT_FOUND.pushed : `${NOT_FOUND[reason]} ${how}`);
  }
  if (turn !== null && finding.turn !== turn) {
    return lost(file, `by its numbers it lies turned by ${finding.turn} degrees, not by ${turn}. Correct "turn".`);
  }
  const note =
    finding.agree > 0
      ? `${file}: found by its lines and ${finding.agree} of its numbers.`
      : `${file}: found by its outline and taken to lie upright, as its printed numbers cannot be read. Compare some of them yourself.`;
  return { fit: finding.fit, notes: [note, ...turnNotes(file, finding.turn)], problems: [] };
}

function turnNotes(file: string, turn: QuarterTurn): string[] {
  return turn === 0 ? [] : [`${file}: it lies turned by ${turn} degrees clockwise.`];
}

function lost(file: string, what: string): Placement {
  const message = `${file}: ${what}`;
  return { fit: null, notes: [], problems: [problemAt({ file, pointer: '' }, 'scan.lost', message)] };
}
