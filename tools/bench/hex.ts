/**
 * Measures libs/hex: movement ranges and lines of sight on a 60 x 45 map with 70 pieces, against straight loops over
 * typed arrays and against honeycomb-grid. All sides do the same work and are checked to come to the same results.
 */
import { Field, Sight } from '@hexwright/hex';
import { bareRange, bareSight } from './hex-bare.ts';
import { honeycomb } from './hex-honeycomb.ts';
import { scene } from './hex-scene.ts';
import { agree, compare, type Measurement, versus, type Work } from './measurement.ts';

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
    versus('movement range', 'ranges/s', ourRanges, 'bare typed-array loop', bareRanges, 0.5),
    versus('movement range', 'ranges/s', ourRanges, 'honeycomb-grid', peerRanges, 50),
    versus('line of sight', 'lines/s', ourSights, 'bare typed-array loop', bareSights, 0.5),
    versus('line of sight', 'lines/s', ourSights, 'honeycomb-grid, walking exactly', peerSights, 50),
    versus('line of sight', 'lines/s', ourSights, 'honeycomb-grid, its drawn line', drawnSights, 50),
  ];
}
