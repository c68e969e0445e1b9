import { QUARTER_TURNS, type QuarterTurn } from '../image/quarter-turn.ts';
import { codeRead } from '../pattern/language.ts';
import { counterImage, WHOLE, type Spot } from '../sheet/counter-image.ts';
import { withinCutLines } from '../sheet/cut-lines.ts';
import { inkImage, paperOf } from '../sheet/ink.ts';
import { atReadingSize } from '../sheet/reading-size.ts';
import type { SheetToRead } from './sheet-to-read.ts';
import type { TextReader } from './text-reader.ts';

/** So many counters vote on how they lie. */
const VOTERS = 10;
/** Where so many are codes, it is not asked whether they lie on their side. */
const ENOUGH = 3;
const SIZE = 240;
const FRAME = 14;

/**
 * How the counters lie on their sheet: some are read each way, and codes are counted. As the sheet says where none is.
 */
export async function turnOfCounters(given: SheetToRead, reader: TextReader): Promise<QuarterTurn> {
  const { spots, turn: supposed } = given;
  const sheet = { ...given, ...atReadingSize(given.image, given.grid) };
  const step = Math.max(1, Math.floor(spots.length / VOTERS));
  const voters = spots.filter((_, index) => index % step === 0).slice(0, VOTERS);
  const votesFor = async (turn: QuarterTurn): Promise<number> => {
    const codes = await Promise.all(voters.map((spot) => isCode(sheet, spot, turn, reader)));
    return codes.filter(Boolean).length;
  };
  let best = { turn: supposed, votes: await votesFor(supposed) };
  // The way in which counters are most often misread is upside-down, so that is always looked at.
  const others = QUARTER_TURNS.filter((turn) => turn !== supposed);
  for (const turn of others.toSorted(
    (one, other) => Number(isOpposite(other, supposed)) - Number(isOpposite(one, supposed)),
  )) {
    if (!isOpposite(turn, supposed) && best.votes >= ENOUGH) break;
    const votes = await votesFor(turn);
    if (votes > best.votes) best = { turn, votes };
  }
  return best.turn;
}

function isOpposite(one: QuarterTurn, other: QuarterTurn): boolean {
  return Math.abs(one - other) === 180;
}

async function isCode(
  { image, grid, zones, language }: SheetToRead,
  spot: Spot,
  turn: QuarterTurn,
  reader: TextReader,
): Promise<boolean> {
  const clear = withinCutLines(zones.code, counterImage(image, grid, spot, SIZE, WHOLE, turn));
  const picture = counterImage(image, grid, spot, SIZE, clear, turn);
  return codeRead(language, await reader.read(inkImage(picture, paperOf(picture), FRAME), 'line')) !== null;
}
