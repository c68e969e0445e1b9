import { describe, expect, it } from 'vitest';
import { marker, scene, unit, type Piece } from '../test-position.ts';
import { library } from '../library.ts';

/** The odds against K in A7 B11, as they stand in the columns of both tables. */
function odds(units: readonly Piece[]): { columns: string[]; used: string | undefined; notes: string[] } {
  const { battle } = scene({ phase: 'polish-lithuanian-attack', units });
  const found = library.presenter.odds(battle, { do: 'attack', target: 'K' });
  const { columns = [], notes = [] } = found ?? {};
  return {
    columns: columns.map(({ column, results }) => `${column}: ${results.join(' ')}`),
    used: columns.find(({ isUsed }) => isUsed)?.case,
    notes: notes.map(({ case: cited }) => cited),
  };
}

const polish = unit('A', 'polish-horse-1', 'A7 B10', 'N');

// The columns are copied by hand from charts 20.7 and 20.8.
describe('the columns of an attack', () => {
  it('are those of both tables, and horse alone is looked up in its own [20.7]', () => {
    // 6 against 7.
    expect(odds([polish, unit('K', 'teutonic-horse-1', 'A7 B11', 'S')])).toMatchObject({
      columns: ['−1: DR ~ ~ AR AR AD', '−1: DD DR AR AD AX AE'],
      used: '20.7',
    });
  });

  it('say that foot on either side wants the other table [20.8]', () => {
    // 6 against 3.
    expect(odds([polish, unit('K', 'teutonic-foot-1', 'A7 B11', 'S')])).toMatchObject({
      columns: ['+3: DD DD DD DR DR ~', '+3: DE DE DX DD DD DR'],
      used: '20.8',
    });
  });

  it('end with the outermost (R14)', () => {
    // 6 and 6 from the rear against 1.
    expect(
      odds([polish, unit('B', 'polish-horse-2', 'A6 B11', 'NE'), unit('K', 'teutonic-horse-1', 'A7 B11', 'N')]).columns,
    ).toEqual(['+11: DE DE DD DD DD DD', '+11: DE DE DE DE DE DX']);
  });
});

describe('what hangs on an attack', () => {
  it('is shock, a leader’s life, and an advance that is due [7.54], [7.55], [15.24], [8.69]', () => {
    const led = [polish, marker('L', 'zyndram', 'A7 B10'), unit('K', 'teutonic-horse-1', 'A7 B11', 'S')];
    expect(odds(led).notes).toEqual(['7.54', '7.55', '15.24']);
    expect(odds([polish, unit('K', 'teutonic-foot-1', 'A7 B11', 'S')]).notes).toEqual(['7.54', '8.69']);
    const spent = unit('A', 'polish-foot-1', 'A7 B10', 'N');
    expect(odds([spent, marker('L', 'zyndram', 'A7 B10'), unit('K', 'teutonic-foot-1', 'A7 B11', 'S')]).notes).toEqual([
      '15.24',
    ]);
  });
});
