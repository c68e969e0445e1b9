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
  // The way in which counters are most often misread is upside-down, so that is always looked at, and at the same time.
  const isUpsideDown = (turn: QuarterTurn): boolean => Math.abs(turn - supposed) === 180;
  const others = QUARTER_TURNS.filter((turn) => turn !== supposed);
  const onTheirSide = others.filter((turn) => !isUpsideDown(turn)).map((turn) => [turn]);
  let best = { turn: supposed, votes: 0 };
  for (const turns of [[supposed, ...others.filter(isUpsideDown)], ...onTheirSide]) {
    if (best.votes >= ENOUGH) break;
    const votes = await Promise.all(turns.map(votesFor));
    for (const [at, turn] of turns.entries()) if (votes[at] > best.votes) best = { turn, votes: votes[at] };
  }
  return best.turn;
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
