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
import { greyImage, inkImage, inkOf, paperOf } from '../sheet/ink.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import { nearestNames, type LexiconEntry } from '../text/lexicon.ts';
import { differsByOneGlyph, judgeCode, judgeText, type CodeVerdict } from './accept.ts';
import { comparePrints, type PrintRead, type PrintVerdict } from './compare-print.ts';
import { glyphsOf, type Glyph } from './glyphs.ts';
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
    readonly isLikely: boolean;
    readonly candidates: readonly Candidate[];
    readonly readings: readonly string[];
    readonly agreeing: number;
    /**
     * Another code that it may be although the reading is clear: another group of this name has it and they differ in one
     * character that is easily mistaken, or one character looks like others that were read as that.
     */
    readonly mayBe: string | null;
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
/** Where nothing is seen, as in print that is large and alone, it is looked for at half the size. */
const AGAIN = 120;
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
  const prints: PrintRead[] = [];
  let read = 0;
  for (const members of groupCounters(pictures, papers)) {
    const chosen = members.map((index) => spots[index]);
    const printsIn = (zone: Zone): Print[] =>
      members.map((index) => ({ spot: spots[index], zone: withinCutLines(zone, pictures[index]) }));
    const codePrints = printsIn(sheet.zones.code);
    const codes = await readings(sheet, codePrints, reader);
    const names = (await readings(sheet, printsIn(sheet.zones.name), reader)).map(plainName);
    const verdict = judgeCode(codes, sheet.language);
    prints.push(printRead(sheet, codePrints, verdict));
    groups.push({
      spots: chosen,
      places: chosen.map(({ row, column, span }) => cellCorners(grid, row, column, span)),
      paper: papers[members[0]],
      code: { ...verdict, readings: codes, mayBe: null },
      name: { ...judgeName(names, sheet.lexicon), readings: names },
    });
    read += members.length;
    tell(read, spots.length);
  }
  const said = comparePrints(prints, sheet.language);
  const siblings = siblingsOf(groups);
  return groups.map((group, index) => settled(group, said[index], siblings[index]));
}

/** The first print of a group whose characters come apart, with what was read on all. */
function printRead(
  { image, grid, isTurned }: SheetToRead,
  prints: readonly Print[],
  { accepted, candidates }: CodeVerdict,
): PrintRead {
  const code = accepted?.text ?? candidates[0]?.code.text ?? null;
  let glyphs: readonly Glyph[] | null = null;
  for (const { spot, zone } of code === null ? [] : prints) {
    const picture = counterImage(image, grid, spot, SIZES.ink, zone, isTurned);
    glyphs = glyphsOf(inkOf(picture, paperOf(picture)), picture.width, tidyCode(code ?? '').length);
    if (glyphs !== null) break;
  }
  return { code, isSure: accepted !== null, glyphs };
}

/** The group with its code accepted, or not, after all that speaks for it and against it. */
function settled(group: ReadGroup, print: PrintVerdict, sibling: string | null): ReadGroup {
  const { code } = group;
  const ask = (mayBe: string): ReadGroup => ({ ...group, code: { ...code, accepted: null, mayBe } });
  if (code.accepted === null) {
    const [first] = code.candidates;
    const isRead = code.isLikely && print.is === 'confirmed' && sibling === null;
    return isRead ? { ...group, code: { ...code, accepted: first.code } } : group;
  }
  if (print.is === 'doubted') return ask(print.mayBe);
  if (sibling !== null && print.is !== 'confirmed') return ask(sibling);
  return group;
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
  const seen = async ({ spot, zone }: Print, size: number, draw: typeof inkImage): Promise<string> => {
    const picture = counterImage(image, grid, spot, size, zone, isTurned);
    return (await reader.read(draw(picture, paperOf(picture), FRAME), 'line')).trim();
  };
  const read = async (print: Print, size: number, draw: typeof inkImage): Promise<void> => {
    found.push((await seen(print, size, draw)) || (await seen(print, AGAIN, draw)));
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
 * For each group the code of another of the same name and paper that differs in one character which is easily mistaken: one
 * of them may be the other misread.
 */
function siblingsOf(groups: readonly ReadGroup[]): (string | null)[] {
  const nameOf = ({ name }: ReadGroup): string => name.accepted ?? name.candidates[0] ?? '';
  return groups.map((group) => {
    const { accepted } = group.code;
    if (accepted === null) return null;
    const sibling = groups.find(
      (other) =>
        other !== group &&
        other.paper === group.paper &&
        nameOf(other) === nameOf(group) &&
        other.spots[0].span === group.spots[0].span &&
        other.code.accepted !== null &&
        differsByOneGlyph(accepted.text, other.code.accepted.text),
    );
    return sibling?.code.accepted?.text ?? null;
  });
}
