/**
 * Measures libs/table: contact of 60 blocks and sight past them and eight woods, against straight loops over typed arrays; and
 * how long all of them take to move at once. All sides do the same work and are checked to come to the same results.
 */
import { advance, type Mover, sees, touches } from '@hexwright/table';
import { agree, atMost, compare, type Measurement, versus, type Work } from './measurement.ts';
import { bareContact, bareSight } from './table-bare.ts';
import { tableScene } from './table-scene.ts';

/** Runs the comparisons; throws an Error if two sides come to different results. */
export function benchTable(): Measurement[] {
  const scene = tableScene();
  const { blocks, pairs, outlines, lines } = scene;
  const contact = bareContact(scene);
  const sight = bareSight(scene);
  const blocked = (line: number): boolean => !sees(lines[2 * line], lines[2 * line + 1], outlines);
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i], pairs[i + 1]];
    agree(`contact of ${a} and ${b}`, touches(blocks[a], blocks[b]), contact(a, b));
  }
  for (let line = 0; line < lines.length / 2; line++) agree(`sight along ${line}`, blocked(line), sight(line));

  const contacts = (test: (a: number, b: number) => boolean): Work => ({
    operations: pairs.length / 2,
    run() {
      let count = 0;
      for (let i = 0; i < pairs.length; i += 2) if (test(pairs[i], pairs[i + 1])) count++;
      return count;
    },
  });
  const sights = (test: (line: number) => boolean): Work => ({
    operations: lines.length / 2,
    run() {
      let count = 0;
      for (let line = 0; line < lines.length / 2; line++) if (test(line)) count++;
      return count;
    },
  });
  const [ourContacts, bareContacts] = compare([contacts((a, b) => touches(blocks[a], blocks[b])), contacts(contact)]);
  const [ourSights, bareSights] = compare([sights(blocked), sights(sight)]);
  // Both lines charge one another from the edges of the table.
  const movers = blocks.map((block, i): Mover => ({
    block: { ...block, y: i < 30 ? 16_000 : 44_000 },
    legs: [
      { do: 'wheel', about: 'left', by: 50 },
      { do: 'ahead', by: 16_000 },
    ],
    allowance: 6000 + (i % 5) * 2500,
  }));
  const sideOf = (unit: number): boolean => unit < 30;
  const moves: Work = {
    operations: 1,
    run: () =>
      advance(movers, [], 8, { holds: (mover, other) => sideOf(mover) !== sideOf(other) }).filter(
        ({ meetings }) => meetings.length > 0,
      ).length,
  };
  const [movesASecond] = compare([moves]);
  return [
    versus('contact of two blocks', 'tests/s', ourContacts, 'bare typed-array loop', bareContacts, 0.3),
    versus('sight past 68 areas', 'lines/s', ourSights, 'bare typed-array loop', bareSights, 0.3),
    atMost('60 units that move at once', 'ms', 1000 / movesASecond, 20),
  ];
}
