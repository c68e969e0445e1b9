// From the picture of a sheet to readings of its counters, group by group.
import type { QuarterTurn } from '../image/quarter-turn.ts';
import type { Raster } from '../image/raster.ts';
import type { Candidate } from '../pattern/decode.ts';
import { codeRead, type Code } from '../pattern/language.ts';
import { papersOf } from '../sheet/colors.ts';
import { counterImage, WHOLE, type Spot, type Zone } from '../sheet/counter-image.ts';
import { cellCorners } from '../sheet/grid.ts';
import { groupCounters, GROUP_PIXELS } from '../sheet/group-counters.ts';
import { groupSymbols, symbolImage } from '../sheet/group-symbols.ts';
import type { Corners } from '../sheet/homography.ts';
import { paperOf } from '../sheet/ink.ts';
import { roomyZone } from '../sheet/roomy-zone.ts';
import { nearestNames, type LexiconEntry } from '../text/lexicon.ts';
import { differsByOneGlyph, judgeCode, judgeText } from './accept.ts';
import { comparePrints, type PrintVerdict } from './compare-print.ts';
import { drawnCode, drawnIn } from './drawn-text.ts';
import { Print, printRead, readPrints, readRoughly } from './read-prints.ts';
import { atReadingSize } from '../sheet/reading-size.ts';
import { TURN_OF_RUN, type SheetToRead } from './sheet-to-read.ts';
import type { TextReader } from './text-reader.ts';

/** A group of counters that look alike, and what was read on them. */
export interface ReadGroup {
  readonly spots: readonly Spot[];
  /** The place of each counter on the picture. */
  readonly places: readonly Corners[];
  /** Number of the paper, which is likely the side. */
  readonly paper: number;
  /** The number of the symbol: groups with the same one have the same picture there. null where there is no zone for it. */
  readonly symbol: number | null;
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
    /** The print goes on beyond the zone: no reading of it is believed. */
    readonly isCutOff: boolean;
  };
  readonly name: {
    readonly accepted: string | null;
    readonly candidates: readonly string[];
    readonly readings: readonly string[];
  };
}

/** So many groups are read at once: what cuts their pictures out need not wait for what reads them. */
const AT_ONCE = 3;
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
  given: SheetToRead,
  reader: TextReader,
  tell: (read: number, of: number) => void = () => undefined,
): Promise<ReadGroup[]> {
  const { spots, turn, grid } = given;
  const sheet = { ...given, ...atReadingSize(given.image, grid) };
  const pictures = spots.map((spot) => counterImage(sheet.image, sheet.grid, spot, GROUP_PIXELS, WHOLE, turn));
  const papers = papersOf(pictures.map(paperOf));
  const alike = groupCounters(pictures, papers);
  const symbols = symbolsOf(sheet, alike, pictures);
  let read = 0;
  const readGroup = async (members: readonly number[], group: number): Promise<[ReadGroup, PrintInGroup]> => {
    const chosen = members.map((index) => spots[index]);
    const printsIn = (zone: Zone, turned: QuarterTurn = 0): Print[] =>
      members.map((index) => new Print(sheet, spots[index], roomyZone(zone, pictures[index]), turned));
    const codePrints = printsIn(sheet.zones.code);
    const drawnOn = (zone: Zone): string[] => chosen.map((spot) => drawnIn(sheet.drawn, grid, spot, zone, turn));
    const said = drawnOn(sheet.zones.code);
    const drawn = drawnCode(said, sheet.language);
    const named = sheet.zones.name === null ? [] : drawnOn(sheet.zones.name);
    const drawnName = named.length > 0 && named.every((name) => name !== '' && name === named[0]) ? named[0] : null;
    const [seen, names] = await Promise.all([
      // What is drawn is looked at all the same: another code that is seen there contradicts it.
      drawn === null ? readPrints(codePrints, reader) : readRoughly(codePrints, reader),
      drawnName === null ? readNames(sheet, printsIn, reader) : named,
    ]);
    const codes = drawn === null ? seen : [...said, ...seen];
    const judged = judgeCode(codes, sheet.language);
    const isDrawn = seen.every((reading) => [drawn?.text, undefined].includes(codeRead(sheet.language, reading)?.text));
    const verdict = drawn !== null && isDrawn ? { ...judged, accepted: drawn } : judged;
    read += members.length;
    tell(read, spots.length);
    return [
      {
        spots: chosen,
        places: chosen.map(({ row, column, span }) => cellCorners(grid, row, column, span)),
        paper: papers[members[0]],
        symbol: symbols?.[group] ?? null,
        code: { ...verdict, readings: codes, mayBe: null, isCutOff: false },
        name:
          drawnName === null
            ? { ...judgeName(names, sheet.lexicon), readings: names }
            : { accepted: drawnName, candidates: [drawnName], readings: named },
      },
      { ...printRead(codePrints, verdict), isDrawn: drawn !== null && isDrawn },
    ];
  };
  const pairs = await inTurn(alike, AT_ONCE, readGroup);
  const groups = pairs.map(([group]) => group);
  const prints = pairs.map(([, print]) => print);
  const compared = comparePrints(prints, sheet.language);
  const siblings = siblingsOf(groups);
  return groups.map((group, index) => settled(group, prints[index], compared[index], siblings[index]));
}

/** What is printed in the zone of the code. */
type PrintInGroup = ReturnType<typeof printRead> & {
  /** The file itself says that this is drawn there. */
  readonly isDrawn: boolean;
};

/** What each of some things gives, a few of them begun before the first is done. */
async function inTurn<Thing, Result>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const coming = things.entries();
  const go = async (): Promise<void> => {
    for (const [index, thing] of coming) results[index] = await work(thing, index);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return results;
}

async function readNames(
  sheet: SheetToRead,
  printsIn: (zone: Zone, turned: QuarterTurn) => Print[],
  reader: TextReader,
): Promise<string[]> {
  const { name, nameRun } = sheet.zones;
  if (name === null) return [];
  // Without a list a person looks at each name: a few readings are enough to begin with.
  const readings = sheet.lexicon.length === 0 ? readRoughly : readPrints;
  return (await readings(printsIn(name, TURN_OF_RUN[nameRun]), reader)).map(plainName);
}

/** The number of the symbol of each group; null where the sheet has no zone for one. */
function symbolsOf(
  { image, grid, spots, zones, turn }: SheetToRead,
  groups: readonly (readonly number[])[],
  counters: readonly Raster[],
): number[] | null {
  const { symbol } = zones;
  if (symbol === null) return null;
  const pictures = groups.map(([first]) => symbolImage(image, grid, spots[first], symbol, turn));
  const kinds = groupSymbols(
    pictures,
    groups.map(([first]) => paperOf(counters[first])),
  );
  return groups.map((_, group) => kinds.findIndex((members) => members.includes(group)));
}

/** The group with its code accepted, or not, after all that speaks for it and against it. */
function settled(
  group: ReadGroup,
  { isCutOff, isDrawn }: PrintInGroup,
  print: PrintVerdict,
  sibling: string | null,
): ReadGroup {
  const { code } = group;
  if (isDrawn) return group;
  if (isCutOff) return { ...group, code: { ...code, accepted: null, isCutOff } };
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
  // Nothing contradicts a name that is read wrongly each time, unless there is a list of names.
  if (lexicon.length === 0 || accepted === null) return { accepted: null, candidates };
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
