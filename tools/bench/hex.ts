/**
 * Measures libs/hex: movement ranges and lines of sight on a 60 x 45 map with 70 pieces, against straight loops over
 * typed arrays and against honeycomb-grid. All sides do the same work and are checked to come to the same results.
 */
import { Field, Sight } from '@hexwright/hex';
import { bareRange, bareSight } from './hex-bare.ts';
import { honeycomb } from './hex-honeycomb.ts';
import { scene } from './hex-scene.ts';

/** One comparison: operations a second of ours and of the peer, and whether their ratio is as high as we want it. */
export interface Measurement {
  name: string;
  ours: number;
  peer: string;
  peerOps: number;
  unit: string;
  target: string;
  ratio: number;
  pass: boolean;
}

/** A piece of work: runs once through all of its operations and returns a number that depends on every result. */
interface Work {
  readonly operations: number;
  run(): number;
}

const ROUNDS = 15;
const MILLISECONDS_A_ROUND = 20;

/** Runs the comparisons; throws an Error if two sides come to different results. */
export async function benchHex(): Promise<Measurement[]> {
  const battle = scene();
  const { grid, pieces, lines, blocks, entryCost, surcharge, occupied } = battle;
  const field = new Field(grid);
  const sight = new Sight(grid);
  const bare = bareRange(battle);
  const bareBlocked = bareSight(battle);
  const peer = honeycomb(battle);

  for (const { hex, allowance } of pieces) {
    field.spread(hex, allowance, entryCost, surcharge, occupied);
    bare.spread(hex, allowance);
    peer.spread(hex, allowance);
    for (let to = 0; to < grid.count; to++) {
      agree(`cost from ${hex} to ${to}`, field.costs[to], bare.costs[to]);
      agree(`cost from ${hex} to ${to}`, field.costs[to], peer.costOf(to));
    }
  }
  for (let i = 0; i < lines.length; i += 2) {
    const [from, to] = [lines[i], lines[i + 1]];
    const ours = sight.blocked(from, to, blocks);
    agree(`sight from ${from} to ${to}`, ours, bareBlocked(from, to));
    agree(`sight from ${from} to ${to}`, ours, peer.blocked(from, to));
    // The drawn line is a rough one: what it meets must at least be something that the exact line touches.
    if (peer.drawnBlocked(from, to) && !ours) agree('hexsides', sight.touched(from, to).skirted.length > 0, true);
  }

  const ranges = (spread: (hex: number, allowance: number) => void): Work => ({
    operations: pieces.length,
    run() {
      for (const { hex, allowance } of pieces) spread(hex, allowance);
      return 0;
    },
  });
  const sights = (blocked: (from: number, to: number) => boolean): Work => ({
    operations: lines.length / 2,
    run() {
      let count = 0;
      for (let i = 0; i < lines.length; i += 2) if (blocked(lines[i], lines[i + 1])) count++;
      return count;
    },
  });
  const [ourRanges, bareRanges, peerRanges] = compare([
    ranges((hex, allowance) => field.spread(hex, allowance, entryCost, surcharge, occupied)),
    ranges(bare.spread),
    ranges(peer.spread),
  ]);
  const [ourSights, bareSights, peerSights, drawnSights] = compare([
    sights((from, to) => sight.blocked(from, to, blocks)),
    sights(bareBlocked),
    sights(peer.blocked),
    sights(peer.drawnBlocked),
  ]);
  return [
    measurement('movement range', 'ranges/s', ourRanges, 'bare typed-array loop', bareRanges, 0.5),
    measurement('movement range', 'ranges/s', ourRanges, 'honeycomb-grid', peerRanges, 50),
    measurement('line of sight', 'lines/s', ourSights, 'bare typed-array loop', bareSights, 0.5),
    measurement('line of sight', 'lines/s', ourSights, 'honeycomb-grid, walking exactly', peerSights, 50),
    measurement('line of sight', 'lines/s', ourSights, 'honeycomb-grid, its drawn line', drawnSights, 50),
  ];
}

function agree<T extends number | boolean>(what: string, ours: T, theirs: T): void {
  if (ours !== theirs) throw new Error(`Benchmark sides disagree on ${what}: ours ${ours}, peer ${theirs}`);
}

/** Operations a second of each work: medians over rounds in which all take turns, so that a slow moment hits all alike. */
function compare(works: readonly Work[]): number[] {
  const repeats = works.map((work) => {
    // Warm up, then see how often it fits into a round.
    seconds(work, 3);
    const once = seconds(work, 1);
    return Math.max(1, Math.round(MILLISECONDS_A_ROUND / 1000 / once));
  });
  const speeds: number[][] = works.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    works.forEach((work, i) => speeds[i].push((work.operations * repeats[i]) / seconds(work, repeats[i])));
  }
  return speeds.map((many) => many.sort((a, b) => a - b)[ROUNDS >> 1]);
}

// Results are kept, so that no work can be optimised away.
let kept = 0;

function seconds(work: Work, repeats: number): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) kept += work.run();
  return (performance.now() - start) / 1000;
}

function measurement(
  name: string,
  unit: string,
  ours: number,
  peer: string,
  peerOps: number,
  least: number,
): Measurement {
  const ratio = ours / peerOps;
  return { name, ours, peer, peerOps, unit, target: `>= ${least}x`, ratio, pass: ratio >= least };
}
