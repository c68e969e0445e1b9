import { FORMAT } from '@hexwright/model';
import { languageOf, readTranscription, type TranscribedSheet } from '@hexwright/digitiser';
import { describe, expect, it } from 'vitest';
import { withFinished } from './finished-units.ts';
import { knownAgain, marksOf, sideMark, textUnits } from './text-units.ts';

const TEXT = `REDS   | Guard  P-6-B | Horse  M-8-C | Horse  M-8-C
BLUES  | Levy  N-4-8 | Archers  L-4-D`;
const file = { format: FORMAT, papers: [{ id: sideMark('REDS'), side: 'red' }] };

function read(text: string): readonly TranscribedSheet[] {
  const reading = languageOf([{ kind: 'unit', pattern: '{armour:P|M|L|N}-{movement:4|6|8}-{morale:A-E}' }]);
  if (!reading.ok) throw new Error(reading.problem.message);
  return readTranscription(text, reading.language);
}

describe('textUnits', () => {
  it('gives the counters that have name, code and side', () => {
    const { units, papersAsked } = textUnits(file, read(TEXT));
    expect(marksOf(read(TEXT))).toEqual(['REDS', 'BLUES']);
    expect(papersAsked).toBe(1);
    expect(units.map(({ id, side, provenance }) => [id, side, provenance?.source])).toEqual([
      ['guard', 'red', 'list, line 1, cell 2'],
      ['horse-1', 'red', 'list, line 1, cell 3'],
      ['horse-2', 'red', 'list, line 1, cell 4'],
    ]);
  });

  it('has nothing to say of counters under no heading, nor of backs', () => {
    expect(marksOf(read('Guard  P-6-B | Horse  M-8-C'))).toEqual(['']);
    const backs = read(`Counter Sheet 1 (2 pieces): Back\nREDS | Guard  P-6-B | Horse  M-8-C`);
    expect(textUnits(file, backs).units).toEqual([]);
  });

  it('knows counters again wherever they stand in the text now', () => {
    const { units: own } = textUnits(file, read(TEXT));
    const longer = TEXT.replace('| Guard', '| Wagons  N-4-E | Guard');
    const { units } = textUnits(file, read(longer));
    const given = own.map((unit) => (unit.id === 'horse-2' ? { ...unit, class: 'cavalry' } : unit));
    const next = withFinished(given, units, { inherited: new Set(), isValue: () => true }, knownAgain(given, units));
    expect(next.map(({ id, name, class: troops }) => [id, name, troops])).toEqual([
      ['guard', 'Guard', undefined],
      ['horse-1', 'Horse', undefined],
      ['horse-2', 'Horse', 'cavalry'],
      ['wagons', 'Wagons', undefined],
    ]);
  });
});
