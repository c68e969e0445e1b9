import { describe, expect, it } from 'vitest';
import { hexwright, withScenarios } from './testing/command-line.ts';

const change = (target: string, value: unknown, op = 'set'): unknown => ({ op, target, value, reason: 'A test.' });
const at = (unit: string, hex: string): unknown => change(`setUp/${unit}/hexes`, [hex]);

const standard = {
  name: 'Second standard',
  side: 'teutonic',
  kind: 'standard',
  size: 'single',
  faces: [{ id: 'front', name: 'Standard' }],
  case: '16.0',
};

/** What the program says of Grunwald with these changes. */
async function told(
  scenario: readonly unknown[],
  units: readonly unknown[] = [],
  map: readonly unknown[] = [],
): Promise<string> {
  let said = '';
  await withScenarios(async (temporary) => {
    const head = { id: 'my/variant', title: 'A variant', kind: 'battle', extends: 'grunwald-1410', changes: scenario };
    const folder = temporary.write('my/variant', {
      'scenario.json': head,
      'units.json': { changes: units },
      'map.json': { changes: map },
    });
    const { code, out } = await hexwright(['validate', folder]);
    expect(code).toBe(1);
    said = out;
  });
  return said;
}

// Several mistakes in one package each: all are told, and a run of the program takes its time.
describe('hexwright validate on a bad Grunwald', () => {
  it('tells of every wrong place in the set-up, with its position and its case', async () => {
    const out = await told([
      at('teutonic-horse-1', 'A99 B1'),
      at('teutonic-horse-2', 'A45 B14'),
      at('teutonic-horse-3', 'A16 B31'),
      at('wolf-pit-1', 'A29 B39'),
    ]);
    const place = String.raw`[\w/-]+\.json:\d+:\d+ error `;
    expect(out).toMatch(new RegExp(`^${place}unit\\.off-map \\[18\\.0\\] Teutonic horse .* A99 B1,`, 'm'));
    expect(out).toMatch(new RegExp(`^${place}unit\\.prohibited-terrain \\[4\\.54\\] .* A45 B14, which is Lake`, 'm'));
    expect(out).toMatch(new RegExp(`^${place}unit\\.two-in-a-hex \\[5\\.0\\] .* A16 B31`, 'm'));
    expect(out).toMatch(new RegExp(`^${place}unit\\.two-in-a-hex \\[14\\.12\\] Wolf pit .* A29 B39`, 'm'));
  });

  it('tells of a camp that belongs to nobody', async () => {
    const out = await told([], [], [{ op: 'remove', target: 'map/zones/polish-camp/side', reason: 'A test.' }]);
    expect(out).toMatch(
      /^\S+map\.json:\d+:\d+ error set-up\.camp-side \[17\.0\] The camp "polish-camp" belongs to no/m,
    );
  });

  it('tells what only the rules know: stat lines, standards, and hexes for pits', async () => {
    const out = await told(
      [at('wolf-pit-1', 'A30 B30')],
      [change('units/teutonic-horse-1/faces/spent/values', {}), change('units/second-standard', standard, 'add')],
    );
    expect(out).toMatch(/^\S+:\d+:\d+ error set-up\.pit-hex \[14\.11\] Wolf pit \(wolf-pit-1\) lies in A30 B30/m);
    expect(out).toMatch(/units\.json:\d+:\d+ error set-up\.stat-line \[2\.2\] .* no strength on its face "spent"/);
    expect(out).toMatch(/units\.json:\d+:\d+ error set-up\.two-standards \[16\.0\] Teutonic has 2 standards/);
  });
});
