import { describe, expect, it } from 'vitest';
import { Random } from '../testing/random.ts';
import { findCases, type RulebookCases } from './find-cases.ts';
import { inSequence } from './in-sequence.ts';

const WORDS = 'Units that stand beside it may move there in good order, and count twice while they do so.';

/** A small book: twelve sections, each with three primary cases, each of them with five secondary ones. */
const KNOWN = Array.from({ length: 12 }, (_, section) => [
  `${section + 1}.0`,
  ...[1, 2, 3].flatMap((primary) => [
    `${section + 1}.${primary}`,
    ...[1, 2, 3, 4, 5].map((secondary) => `${section + 1}.${primary}${secondary}`),
  ]),
]).flat();

/** Its lines. `write` makes the number of a heading. */
function book(write: (cited: string) => string = (cited) => `[${cited}]`): string[] {
  return KNOWN.flatMap((cited) =>
    cited.endsWith('.0')
      ? [`${write(cited)} A SECTION OF THE BOOK`, '']
      : [`${write(cited)} ${cited.length - cited.indexOf('.') === 2 ? 'A TITLE' : WORDS}`, WORDS, ''],
  );
}

/** Places by case, with what is in doubt: `9.12 3:14` or `9.12 3:14 damaged`. */
function told({ found }: RulebookCases, role = 'place'): string[] {
  return found
    .filter((one) => one.role === role)
    .map(({ case: cited, page, line, doubt }) => `${cited} ${page}:${line}${doubt === null ? '' : ` ${doubt}`}`);
}

describe('findCases', () => {
  it.each([
    ['brackets', (cited: string) => `[${cited}]`],
    ['bare numbers', (cited: string) => cited],
    ['Markdown', (cited: string) => `#### **[${cited}]**`],
    ['words', (cited: string) => `Case ${cited}:`],
  ])('finds every case of a book that writes them with %s', (_, write) => {
    const lines = book(write);
    const contents = KNOWN.map((cited) => `- ${cited} Title of it`);
    const cases = findCases([contents, lines.slice(0, 300), lines.slice(300)], KNOWN);
    const places = cases.found.filter(({ role }) => role === 'place');
    expect(places.map((one) => one.case)).toEqual(KNOWN);
    for (const { case: cited, page, line, from, to, doubt } of places) {
      expect(doubt).toBeNull();
      expect([lines.slice(0, 300), lines.slice(300)][page - 1][line].slice(from, to)).toContain(cited);
    }
    expect([cases.unread, cases.absent]).toEqual([[], []]);
  });

  it('knows whose text a line is, up to the next heading', () => {
    const { owners } = findCases(
      [
        ['Preface', '[1.0] ONE', 'a'],
        ['b', '[1.1] TWO', '', 'c'],
      ],
      ['1.0', '1.1'],
    );
    const sure = (cited: string): object => ({ case: cited, isSure: true });
    expect(owners).toEqual([
      [null, sure('1.0'), sure('1.0')],
      [sure('1.0'), sure('1.1'), sure('1.1'), sure('1.1')],
    ]);
  });

  it('tells a place from what speaks of it, and reads a list of numbers', () => {
    const lines = [
      '[6.1] STACKING',
      'See Cases 6.11, 6.12 and 7.4; not 6.13 (6.2).',
      '[6.11] One unit.',
      '[6.12] Two.',
    ];
    const cases = findCases([lines], ['6.1', '6.11', '6.12', '6.13', '6.2']);
    expect(told(cases, 'mention')).toEqual(['6.11 0:1', '6.12 0:1', '6.2 0:1']);
    expect(told(cases)).toEqual(['6.1 0:0', '6.11 0:2', '6.12 0:3']);
    expect(cases.absent).toEqual(['6.13', '6.2']);
  });

  it.each([
    ['[9.l2]', 'damaged'],
    ['[9. 12]', 'damaged'],
    ['[9,12]', 'damaged'],
    ['[912]', 'damaged'],
    ['19.12]', 'damaged'],
    ['[9.12|', 'damaged'],
    ['(9.12)', 'damaged'],
    ['[g.I2]', 'damaged'],
  ])('reads %s as the only case that fits there, and says so', (printed, doubt) => {
    const lines = ['[9.1] TITLE', `[9.11] ${WORDS}`, `${printed} ${WORDS}`, `[9.13] ${WORDS}`];
    const known = ['9.1', '9.11', '9.12', '9.13', '19.12'];
    const cases = findCases([lines], known);
    expect(told(cases)).toEqual(['9.1 0:0', '9.11 0:1', `9.12 0:2 ${doubt}`, '9.13 0:3']);
    expect(cases.owners[0].slice(0, 3).map((owner) => owner?.isSure)).toEqual([true, true, false]);
  });

  it('leaves a number alone that fits nowhere or in two ways, and what follows it to no case', () => {
    const lines = [`[9.1] ${WORDS}`, `[9.1Z] ${WORDS}`, WORDS, `[9.3] ${WORDS}`];
    const cases = findCases([lines], ['9.1', '9.2', '9.3']);
    expect(told(cases)).toEqual(['9.1 0:0', '9.3 0:3']);
    expect(cases.unread).toEqual([{ page: 0, line: 1, from: 0, to: 6, read: '9.1Z' }]);
    // 9.2 has not been found: it may stand behind 9.1.
    expect(cases.owners[0]).toEqual([{ case: '9.1', isSure: false }, null, null, { case: '9.3', isSure: true }]);
  });

  it('doubts what stands twice where another case is not found', () => {
    const lines = ['4.11', '4.12', '4.12', '4.14'].map((cited) => `[${cited}] ${WORDS}`);
    const cases = findCases([lines], ['4.11', '4.12', '4.13', '4.14']);
    expect([...told(cases), ...told(cases, 'also')].toSorted()).toEqual([
      '4.11 0:0',
      '4.12 0:1 twice',
      '4.12 0:2 twice',
      '4.14 0:3',
    ]);
    // A chart at the end of the book that has the number of its case is nothing to doubt.
    const chart = findCases([[...lines.slice(0, 2), `[4.14] ${WORDS}`, `[4.12] CHART`]], ['4.11', '4.12', '4.14']);
    expect(told(chart, 'also')).toEqual(['4.12 0:3']);
  });

  it('finds the cases of a book that counts them anew in Roman sections', () => {
    const lines = [
      '- I Command.',
      '1. What we aim at.',
      '## I. Command',
      `1. ${WORDS}`,
      'I (continued)',
      `2. (i) ${WORDS}`,
      `(ii) ${WORDS}`,
      'II. More rules',
      '### 4. Defences',
      `(a) ${WORDS}`,
      '5. Something that is not known.',
    ];
    const cases = findCases([lines], ['I.0', 'I.1', 'I.2(i)', 'I.2(ii)', 'II.0', 'II.4a', 'II.flanks']);
    expect(told(cases)).toEqual(['I.0 0:2', 'I.1 0:3', 'I.2(i) 0:5', 'I.2(ii) 0:6', 'II.0 0:7', 'II.4a 0:9']);
    expect(cases.absent).toEqual(['II.flanks']);
  });

  it('finds cases of a book of which nothing is known, by their order alone', () => {
    const cases = findCases(
      [[`[1.0] ONE`, `[1.1] ${WORDS}`, `[3.1] ${WORDS}`, `[1.2] ${WORDS}`, `[1.3] ${WORDS}`]],
      [],
    );
    expect(told(cases)).toEqual(['1.0 0:0', '1.1 0:1', '3.1 0:2 order', '1.2 0:3', '1.3 0:4']);
    expect(findCases([], [])).toEqual({ found: [], unread: [], absent: [], owners: [] });
  });

  /** One heading of the book after another is damaged in some way; no other case may be named without a doubt. */
  it.each([
    ['letters for digits', (cited: string, to: number) => `[${letterFor(cited, to)}]`],
    ['another digit', (cited: string, to: number) => `[${digitFor(cited, to)}]`],
    ['a lost bracket and another digit', (cited: string, to: number) => `${digitFor(cited, to)}]`],
    ['a lost point', (cited: string) => `[${cited.replace('.', '')}]`],
    ['a bracket read as a 1', (cited: string) => `1${cited}]`],
  ])('never names another case without a doubt: %s', (_, damage) => {
    const random = new Random(71);
    for (let run = 0; run < 30; run++) {
      const hurt = random.pick(KNOWN);
      const to = Math.floor(random.between(0, 1000));
      const lines = book((cited) => (cited === hurt ? damage(cited, to) : `[${cited}]`));
      const truth = book().flatMap((line, at) =>
        line.startsWith('[') ? [[at, line.slice(1, line.indexOf(']'))]] : [],
      );
      const { found } = findCases([lines], KNOWN);
      const at = new Map(truth as [number, string][]);
      const wrong = found.filter(
        ({ role, line, case: cited, doubt }) => role === 'place' && doubt === null && at.get(line) !== cited,
      );
      expect(wrong, `${hurt} as ${damage(hurt, to)}`).toEqual([]);
    }
  });
});

function letterFor(cited: string, to: number): string {
  const letters: Readonly<Record<string, string>> = {
    0: 'O',
    1: 'lI|!'[to % 4],
    2: 'Z',
    5: 'S',
    6: 'b',
    8: 'B',
    9: 'g',
  };
  return Array.from(cited, (one) => letters[one] ?? one).join('');
}

function digitFor(cited: string, to: number): string {
  const places = Array.from(cited).flatMap((one, at) => (one === '.' ? [] : [at]));
  const at = places[to % places.length];
  return `${cited.slice(0, at)}${(Number(cited[at]) + 1 + (to % 8)) % 10}${cited.slice(at + 1)}`;
}

describe('inSequence', () => {
  it('takes the heaviest rising selection', () => {
    const chosen = inSequence(
      [1, 5, 2, 3, 9, 4],
      (one, other) => one - other,
      (one) => (one === 9 ? 3 : 1),
    );
    expect(chosen).toEqual([1, 2, 3, 9]);
    expect(
      inSequence(
        [],
        () => 0,
        () => 1,
      ),
    ).toEqual([]);
  });
});
