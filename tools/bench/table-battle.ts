/** Two armies of thirty units each on a bare table, who fight to the last period however many fall: no battle that was fought. */
import type { PackageChain } from '@hexwright/model';
import { readTexts } from './texts.ts';

const BASE = 'wrg/standard';
const FORCES = 3;
/** Inches: the first line of an army from its edge of the table, the lines behind it, and units from the middle of one another. */
const FIRST_LINE = 16;
const BETWEEN_LINES = 5;
const BETWEEN_UNITS = 9;

/** A body of troops: its row of table IV, figures and files. */
type Body = readonly [troops: string, figures: number, files: number];

/** The lines of an army, the first nearest to the enemy. */
interface Army {
  readonly side: string;
  readonly depth: (line: number) => number;
  readonly facing: number;
  readonly lines: readonly (readonly Body[])[];
}

const line = (...bodies: readonly Body[]): readonly Body[] =>
  Array.from({ length: 10 }, (_, at) => bodies[at % bodies.length]);

const ARMIES: readonly Army[] = [
  {
    side: 'french',
    depth: (nth) => FIRST_LINE - nth * BETWEEN_LINES,
    facing: 1800,
    lines: [
      line(['french-crossbows', 16, 8], ['french-knights', 8, 8]),
      line(['levy-town-militia', 18, 6], ['french-knights-dismounted', 12, 8]),
      line(['levy-peasants', 16, 8], ['french-knights', 8, 8]),
    ],
  },
  {
    side: 'english',
    depth: (nth) => 60 - FIRST_LINE + nth * BETWEEN_LINES,
    facing: 0,
    lines: [
      line(['english-long-bows', 16, 8], ['english-bills', 10, 10]),
      line(['english-bills', 16, 8], ['english-knights-dismounted', 8, 8]),
      line(['english-light-horse', 10, 5], ['english-long-bows', 16, 8]),
    ],
  },
];

/** Places and counters of an army: its units, and a commander behind each Force. */
function muster({ side, depth, facing, lines }: Army): { readonly unit: object; readonly place: object }[] {
  const counter = (id: string, kind: string, more: object, x: number, y: number): { unit: object; place: object } => ({
    unit: { id, name: id, side, kind, size: 'single', faces: [{ id: 'troops' }], case: 'I.1', ...more },
    place: { unit: id, hexes: [`${x},${y}`], facing },
  });
  const troops = lines.flatMap((bodies, nth) =>
    bodies.map(([row, figures, files], at) =>
      counter(
        `${side}-${nth}-${at}`,
        'unit',
        { class: row, values: { figures, files, force: 1 + Math.floor((at * FORCES) / bodies.length) } },
        7 + at * BETWEEN_UNITS,
        depth(nth),
      ),
    ),
  );
  const commanders = Array.from({ length: FORCES }, (_, at) =>
    counter(
      `${side}-commander-${at}`,
      'commander',
      { values: { rank: at === 1 ? 2 : 3, role: at === 1 ? 'c-in-c' : 'force', force: at + 1 } },
      16 + at * 30,
      depth(1),
    ),
  );
  return [...troops, ...commanders];
}

/** The texts of the battle and of the rules that it is played by. */
export function tableBattle(): PackageChain {
  const [french, english] = ARMIES.map(({ side }) => ({ id: side, name: side, color: '#1f5fa8', case: 'I.1' }));
  const counters = ARMIES.flatMap(muster);
  const provenance = { kind: 'reconstructed', source: 'none', reason: 'Two armies to measure with.' };
  const scenario = {
    format: 1,
    id: 'bench/sixty-units',
    title: 'Sixty units',
    kind: 'battle',
    extends: BASE,
    sides: [french, english],
    firstSide: french.id,
    setUp: counters.map(({ place }) => place),
    provenance,
  };
  const units = { format: 1, units: counters.map(({ unit }) => unit), provenance };
  const [plus, minus] = [french.id, english.id];
  const rules = {
    format: 1,
    changes: [
      {
        op: 'set',
        target: 'parameters/points-lost-percent/value',
        value: 100,
        case: 'C.11',
        reason: 'The armies fight to the last period.',
      },
    ],
    victory: {
      case: 'C.11',
      score: { plus, minus },
      levels: [
        { id: plus, name: 'French victory', min: 0, winner: plus },
        { id: minus, name: 'English victory', winner: minus },
      ],
    },
  };
  const files = Object.entries({ scenario, units, rules }).map(
    ([name, content]) => [`${name}.json`, JSON.stringify(content)] as const,
  );
  return [...readTexts(BASE), { id: scenario.id, files: new Map(files) }];
}
