// From the picture of a sheet to readings of its counters, group by group.
import type { Raster } from '../image/raster.ts';
import type { Candidate } from '../pattern/decode.ts';
import type { Code, Language } from '../pattern/language.ts';
import { papersOf } from '../sheet/colors.ts';
import { counterImage, WHOLE, type Spot, type Zone } from '../sheet/counter-image.ts';
import { withinCutLines } from '../sheet/cut-lines.ts';
import { cellCorners, type Grid } from '../sheet/grid.ts';
import { groupCounters, GROUP_PIXELS } from '../sheet/group-counters.ts';
import type { Corners } from '../sheet/homography.ts';
import { greyImage, inkImage, paperOf } from '../sheet/ink.ts';
import { nearestNames, type LexiconEntry } from '../text/lexicon.ts';
import { differsByOneGlyph, judgeCode, judgeText } from './accept.ts';
import type { TextReader } from './text-reader.ts';

/** Where on its counters a sheet has what; the same for all. */
export interface Zones {
  readonly code: Zone;
  readonly name: Zone;
}

/** Names above, codes below, as on most sheets. */
export const USUAL_ZONES: Zones = {
  name: { left: 0.03, top: 0.04, right: 0.97, bottom: 0.3 },
  code: { left: 0.03, top: 0.64, right: 0.97, bottom: 0.97 },
};

/** A group of counters that look alike, and what was read on them. */
export interface ReadGroup {
  readonly spots: readonly Spot[];
  /** The place of each counter on the picture. */
  readonly places: readonly Corners[];
  /** Number of the paper, which is likely the side. */
  readonly paper: number;
  readonly code: {
    readonly accepted: Code | null;
    readonly candidates: readonly Candidate[];
    readonly readings: readonly string[];
    readonly agreeing: number;
    /** The code of another group of this name that differs in one character only, which is easily taken for the other. */
    readonly sibling: string | null;
  };
  readonly name: {
    readonly accepted: string | null;
    readonly candidates: readonly string[];
    readonly readings: readonly string[];
  };
}

/** What is known of a sheet when it is read. */
export interface SheetToRead {
  readonly image: Raster;
  readonly grid: Grid;
  readonly spots: readonly Spot[];
  readonly zones: Zones;
  readonly isTurned: boolean;
  readonly language: Language;
  /** Names to expect; none where absent. */
  readonly lexicon: readonly LexiconEntry[];
}

/** So many counters of a group are read in two ways, the others in one. */
const MOST_TWICE = 3;
/** A group with fewer is read in two more ways. */
const FEW = 2;
/** Letters of codes are read at about forty pixels' height. */
const SIZES = { ink: 240, grey: 200, small: 170 } as const;
const FRAME = 14;
/** A name that differs by more than this from the one in the lexicon is asked for. */
const FARTHEST_NAME = 0.2;
/** And the next name in the lexicon must be so much farther away. */
const CLEAR = 0.15;

/**
 * Reads all counters of a sheet. Groups come in the order of their first counter.
 *
 * @param tell told after each group of how many counters of all have been read
 */
export async function readSheetImage(
  sheet: SheetToRead,
  reader: TextReader,
  tell: (read: number, of: number) => void = () => undefined,
): Promise<ReadGroup[]> {
  const { image, grid, spots, isTurned } = sheet;
  const pictures = spots.map((spot) => counterImage(image, grid, spot, GROUP_PIXELS, WHOLE, isTurned));
  const papers = papersOf(pictures.map(paperOf));
  const groups: ReadGroup[] = [];
  let read = 0;
  for (const members of groupCounters(pictures)) {
    const chosen = members.map((index) => spots[index]);
    const prints = (zone: Zone): Print[] =>
      members.map((index) => ({ spot: spots[index], zone: withinCutLines(zone, pictures[index]) }));
    const codes = await readings(sheet, prints(sheet.zones.code), reader);
    const names = (await readings(sheet, prints(sheet.zones.name), reader)).map(plainName);
    groups.push({
      spots: chosen,
      places: chosen.map(({ row, column, span }) => cellCorners(grid, row, column, span)),
      paper: papers[members[0]],
      code: { ...judgeCode(codes, sheet.language), readings: codes, sibling: null },
      name: { ...judgeName(names, sheet.lexicon), readings: names },
    });
    read += members.length;
    tell(read, spots.length);
  }
  return askAboutSiblings(groups);
}

/** What is read at once: a part of one counter. */
interface Print {
  readonly spot: Spot;
  readonly zone: Zone;
}

async function readings(
  { image, grid, isTurned }: SheetToRead,
  prints: readonly Print[],
  reader: TextReader,
): Promise<string[]> {
  const found: string[] = [];
  const read = async ({ spot, zone }: Print, size: number, draw: typeof inkImage): Promise<void> => {
    const picture = counterImage(image, grid, spot, size, zone, isTurned);
    found.push((await reader.read(draw(picture, paperOf(picture), FRAME), 'line')).trim());
  };
  for (const [index, print] of prints.entries()) {
    // Every counter is read: should one have come into the group by mistake, its reading contradicts the others.
    await read(print, SIZES.ink, inkImage);
    if (index < MOST_TWICE) await read(print, SIZES.grey, greyImage);
    if (prints.length > FEW) continue;
    await read(print, SIZES.small, inkImage);
    await read(print, SIZES.ink, greyImage);
  }
  return found;
}

/** A reading of a name without the dirt at its ends. */
function plainName(reading: string): string {
  return reading.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');
}

function judgeName(
  names: readonly string[],
  lexicon: readonly LexiconEntry[],
): Pick<ReadGroup['name'], 'accepted' | 'candidates'> {
  const { accepted, likeliest } = judgeText(names);
  const near = nearestNames(lexicon, likeliest);
  const candidates = [...new Set([...near.map(({ name }) => name), likeliest])].filter((name) => name !== '');
  if (lexicon.length === 0 || accepted === null) return { accepted, candidates };
  const [first, second] = near;
  const isClear =
    first !== undefined && first.cost <= FARTHEST_NAME && (second === undefined || second.cost - first.cost >= CLEAR);
  return { accepted: isClear ? first.name : null, candidates };
}

/**
 * Two groups of one name and paper whose codes differ in one character that is easily mistaken: one of them may be the other
 * misread, so both are looked at.
 */
function askAboutSiblings(groups: readonly ReadGroup[]): ReadGroup[] {
  const nameOf = ({ name }: ReadGroup): string => name.accepted ?? name.candidates[0] ?? '';
  return groups.map((group) => {
    const { accepted } = group.code;
    if (accepted === null) return group;
    const sibling = groups.find(
      (other) =>
        other !== group &&
        other.paper === group.paper &&
        nameOf(other) === nameOf(group) &&
        other.spots[0].span === group.spots[0].span &&
        other.code.accepted !== null &&
        differsByOneGlyph(accepted.text, other.code.accepted.text),
    );
    const text = sibling?.code.accepted?.text ?? null;
    return text === null ? group : { ...group, code: { ...group.code, accepted: null, sibling: text } };
  });
}
