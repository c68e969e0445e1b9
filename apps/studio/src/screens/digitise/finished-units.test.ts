import { languageOf, type Language } from '@hexwright/digitiser';
import { FORMAT, type CounterSheet, type SheetReading, type SheetsFile, type Unit } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { finishedUnits, valuesInWords, withFinished, type Surroundings } from './finished-units.ts';

function language(): Language {
  const reading = languageOf([{ kind: 'unit', pattern: '{armour:P=plate|M=mail}-{movement:4|6|8}' }]);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.language;
}

const codes = language();
const read = (value: string): SheetReading => ({ value, proposals: [value], readings: [value, value] });
const unread: SheetReading = { proposals: [], readings: [''] };

/** Two knights and a guard in one row. */
const front: CounterSheet = {
  id: 'front.png',
  sha256: 'ab',
  width: 300,
  height: 100,
  rows: 1,
  columns: 3,
  doubles: [],
  groups: [
    { id: '1', places: ['r1c1', 'r1c2'], paper: 1, name: read('Knights'), code: read('P-8') },
    { id: '2', places: ['r1c3'], paper: 2, name: unread, code: read('M-6') },
  ],
};
/** Only the knight on the left has something on its back. */
const back: CounterSheet = {
  ...front,
  id: 'back.png',
  backOf: 'front.png',
  turning: 'left-right',
  groups: [
    { id: '1', places: ['r1c1', 'r1c2'], paper: 1, name: unread, code: unread },
    { id: '2', places: ['r1c3'], paper: 1, name: unread, code: read('P-4') },
  ],
};
const papers = [
  { id: 'front.png paper 1', side: 'red' },
  { id: 'front.png paper 2', side: 'blue' },
];
const file: SheetsFile = { format: FORMAT, papers, sheets: [front] };

const ALONE: Surroundings = { inherited: new Set(), isValue: () => true };

describe('finishedUnits', () => {
  it('gives what is settled, and counts what is asked', () => {
    const { units, asked, papersAsked } = finishedUnits(file, codes);
    expect(units.map(({ id, side }) => `${id} ${side}`)).toEqual(['knights-1 red', 'knights-2 red']);
    expect([asked, papersAsked]).toEqual([1, 0]);
    expect(finishedUnits({ ...file, papers: [] }, codes)).toMatchObject({ units: [], asked: 3, papersAsked: 2 });
  });

  it('takes what a person says, and leaves out what nobody can read', () => {
    const said = {
      ...front,
      answers: [
        { id: 'r1c3', name: 'Guard', code: 'M-4' },
        { id: 'r1c2', unreadable: true },
      ],
    };
    const { units, asked } = finishedUnits({ ...file, sheets: [said] }, codes);
    expect(units).toMatchObject([{ id: 'guard', values: { armour: 'mail', movement: 4 } }]);
    expect(asked).toBe(0);
  });

  it('adds the face that is behind a counter, with its place on the back', () => {
    const { units } = finishedUnits({ ...file, sheets: [front, back] }, codes);
    expect(units[0].faces).toEqual([
      { id: 'front' },
      {
        id: 'back',
        values: { armour: 'plate', movement: 4 },
        provenance: { kind: 'printed', source: 'back.png, row 1, column 3' },
      },
    ]);
    expect(units[1].faces).toEqual([{ id: 'front' }]);
  });
});

describe('withFinished', () => {
  const { units } = finishedUnits(file, codes);

  it('adds units under ids that are free', () => {
    const around = { ...ALONE, inherited: new Set(['knights-1']) };
    expect(withFinished([], units, around).map(({ id }) => id)).toEqual(['knights-2', 'knights-3']);
  });

  it('writes a unit anew that was read at the same place, and keeps what the sheet says nothing of', () => {
    const [first] = units;
    const own: Unit[] = [
      { ...first, id: 'old-name', name: 'Knigths', class: 'cavalry', values: { movement: 6, melee: true } },
      { ...first, id: 'other', provenance: { kind: 'printed', source: 'elsewhere' } },
    ];
    const all = withFinished(own, units, ALONE);
    expect(all.map(({ id }) => id)).toEqual(['old-name', 'other', 'knights-2']);
    expect(all[0]).toMatchObject({
      name: 'Knights',
      class: 'cavalry',
      values: { armour: 'plate', movement: 8, melee: true },
    });
  });

  it('leaves out what was written before and is no value of the game', () => {
    const own: Unit[] = [{ ...units[0], values: { combat: 8, melee: true } }];
    const [first] = withFinished(own, units, { ...ALONE, isValue: (name) => name !== 'combat' });
    expect(Object.keys(first.values ?? {})).toEqual(['melee', 'armour', 'movement']);
  });

  it('keeps faces that somebody has given', () => {
    const faces = [{ id: 'fire', values: { weapon: 'bow' } }];
    expect(withFinished([{ ...units[0], faces }], units, ALONE)[0].faces).toEqual(faces);
  });
});

it('names of values those that a counter only has or has not, where it has them', () => {
  const values = { armour: 'plate', movement: 8, melee: true, capture: false };
  expect(valuesInWords({ values })).toBe('plate, 8, melee');
});
