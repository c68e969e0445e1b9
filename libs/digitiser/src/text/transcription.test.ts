import { describe, expect, it } from 'vitest';
import { language } from '../testing/language.ts';
import { readTranscription, type TranscribedSheet } from './transcription.ts';

const codes = language();

function read(lines: readonly string[]): TranscribedSheet {
  const [sheet] = readTranscription(lines.join('\n'), codes);
  return sheet;
}

/** Counters as `name code size`. */
function told({ counters }: TranscribedSheet): string[] {
  return counters.map(({ name, code, size }) => `${name} ${code?.text ?? '?'} ${size}`);
}

describe('readTranscription', () => {
  it('reads a sheet by tabs: headings, names, codes, and doubles by the empty cells behind them', () => {
    const sheet = read([
      'Counter Sheet 1 (10 pieces): Front',
      'Quantity of this sheet in all games together, and in this one: 1.\t\t\t\t',
      'REDS\tGuard  P-6-A\tArchers N-8-D\tKing 8\tArchers N-8-D\tBLUES',
      'BLUES\t\t\tREDS\t\t',
      'Spears M-4-C\t\tHorse M-8-B\t\tWagons 4\t',
    ]);
    expect(told(sheet)).toEqual([
      'Guard P-6-A single',
      'Archers N-8-D single',
      'King 8 single',
      'Archers N-8-D single',
      'Spears M-4-C double',
      'Horse M-8-B double',
      'Wagons 4 double',
    ]);
    expect(sheet.counters.map(({ headings }) => headings.join())).toEqual([
      'REDS,BLUES',
      'REDS,BLUES',
      'REDS,BLUES',
      'REDS,BLUES',
      'BLUES',
      'BLUES',
      'REDS',
    ]);
    expect(sheet.counters[4]).toMatchObject({ line: 5, column: 1, reading: 'Spears M-4-C' });
    expect(sheet.tally).toEqual({ singles: 4, doubles: 3, cells: 10 });
    expect(sheet.differences).toEqual([]);
  });

  it('asks for a damaged code in a list of one counter a line, and says which lines have none', () => {
    const sheet = read(['REDS', 'Guard P-6-A', 'Levy N-4-8', 'Archers of the king', 'Horse M-8-B']);
    expect(told(sheet)).toEqual(['Guard P-6-A single', 'Levy ? single', 'Horse M-8-B single']);
    expect(sheet.notes).toEqual(['Line 4 ends in no code of the patterns; it is left out.']);
  });

  it('has a damaged code in a column of its own for that of the name before it', () => {
    const sheet = read(['Guard  P-6-A', 'Levy  N-4-8', 'Scouts  X-9-99', 'Spears   N-4-8   Horse   M-8-B']);
    expect(told(sheet)).toEqual(['Guard P-6-A single', 'Levy ? single', 'Spears ? single', 'Horse M-8-B single']);
    expect(sheet.counters[1].candidates[0].code.text).toBe('N-4-B');
    expect(sheet.notes).toEqual(['Line 3 ends in no code of the patterns; it is left out.']);
  });

  it('has the last counter of a row for a double one only where all others of it are', () => {
    const lastRow = (row: string): string[] =>
      told(read(['Guard P-6-B | Levy N-4-E | Levy N-4-E | Levy N-4-E', row])).slice(4);
    expect(lastRow('Knights P-4-A | | Scouts N-4-D | Scouts N-4-D')).toEqual([
      'Knights P-4-A double',
      'Scouts N-4-D single',
      'Scouts N-4-D single',
    ]);
    expect(lastRow('Knights P-4-A | | Knights P-4-A')).toEqual(['Knights P-4-A double', 'Knights P-4-A double']);
  });

  it('takes rows of half as many counters for doubles where nothing else tells', () => {
    const sheet = read(['Guard 8\tGuard 8\tKing 8\tKing 8', 'Horse M-8-B\tSpears M-4-C']);
    expect(sheet.tally).toEqual({ singles: 4, doubles: 2, cells: 8 });
  });

  it('says which sheet does not add up, and by how much', () => {
    const sheets = readTranscription(
      [
        'Counter Sheet 1 (2 singles, 1 doubles, 4 cells): Front',
        'Guard 8\tGuard 8',
        'Horse M-8-B',
        'Counter Sheet 2 (3 pieces): Front',
        'Guard 8\tGuard 8\tKing 8',
        'Counter Sheet 2 (3 pieces): Back',
      ].join('\n'),
      codes,
    );
    expect(sheets.map(({ differences }) => differences)).toEqual([
      [
        { what: 'singles', printed: 2, counted: 3 },
        { what: 'doubles', printed: 1, counted: 0 },
        { what: 'cells', printed: 4, counted: 3 },
      ],
      [],
      [],
    ]);
    expect(sheets[2].notes).toEqual(['Nothing of it is in the transcription.']);
  });

  it('asks where a code is not quite one, and where two cells have run together', () => {
    const sheet = read(['Guard P-6-8\tKing\tHorse M-8-B Spears M-4-C\tKing 8']);
    expect(told(sheet)).toEqual(['Guard ? single', 'King ? single', 'Horse M-8-B Spears ? single', 'King 8 single']);
    expect(sheet.counters[0].candidates[0].code.text).toBe('P-6-B');
    expect(sheet.counters[1].candidates).toEqual([]);
    expect(sheet.counters[2].candidates.map(({ code }) => code.text)).toEqual(['M-4-C']);
  });

  it('reads aligned columns and lists with a code in a column of its own', () => {
    expect(told(read(['Old Guard   P-6-A   Horse   M-8-B']))).toEqual(['Old Guard P-6-A single', 'Horse M-8-B single']);
    expect(told(read(['"Guard, Old",P-6-A', 'Horse,M-8-B']))).toEqual([
      'Guard, Old P-6-A single',
      'Horse M-8-B single',
    ]);
    expect(told(read(['| Guard P-6-A | King 8 |', '|---|---|']))).toEqual(['Guard P-6-A single', 'King 8 single']);
  });

  it('turns a sheet that was read upside-down, rows and cells too', () => {
    const sheet = read(["V-9-d\tB-9'W", "B-9'W\tV-F-d"]);
    expect(sheet.isTurned).toBe(true);
    expect(told(sheet)).toEqual([' P-4-A single', ' M-6-B single', ' M-6-B single', ' P-6-A single']);
    expect(sheet.notes[0]).toContain('upside-down');
  });

  it('says how many letters it had to take for Latin ones', () => {
    const sheet = read(['Неlm 8\tGuard Р-6-А']);
    expect(told(sheet)).toEqual(['Helm 8 single', 'Guard P-6-A single']);
    expect(sheet.notes).toEqual([
      '4 letters were Cyrillic or Greek and have been read as the Latin ones they look like.',
    ]);
  });

  it('finds no counters in prose, and reads ten thousand lines', () => {
    const prose = 'Each unit is moved by itself, one hex after the other, until its allowance is spent.';
    const sheet = read(
      Array.from({ length: 10_000 }, (_, line) => (line % 2 === 0 ? prose : `Guard ${line % 90}\tHorse M-8-B`)),
    );
    expect(sheet.counters).toHaveLength(10_000);
    expect(read([prose]).counters).toEqual([]);
  });
});
