import type { Influence } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import { drawn, inWords, InfluenceLayers, OF_ALL, OF_PIECES } from './influence-layers.ts';

const zone: Influence = {
  id: 'zone',
  name: 'Zones',
  side: 'red',
  shape: 'area',
  places: [1, 2],
  isStrong: false,
  case: '6.11',
};
const line: Influence = { ...zone, id: 'line', name: 'Lines', shape: 'broken-line', places: [3, 4, 5], case: '15.3' };
const sides = [
  { id: 'red', name: 'Red', color: '#aa0000' },
  { id: 'blue', name: 'Blue', color: '#0000aa' },
];

/** Layers over a game in which everybody has both, and what was asked of it. */
function layers(): { layers: InfluenceLayers; asked: (string | null)[]; settled: () => Promise<void> } {
  const asked: (string | null)[] = [];
  const one = new InfluenceLayers((piece) => {
    asked.push(piece);
    return Promise.resolve(piece === null ? [zone, { ...line, side: 'blue' }] : [zone, line]);
  });
  return { layers: one, asked, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

describe('layers', () => {
  it('ask nothing while none is on, then of the pieces at hand', async () => {
    const { layers: shown, asked, settled } = layers();
    shown.look(['a'], true);
    expect(asked).toEqual([]);
    shown.toggle('zone');
    await settled();
    expect([asked, shown.found.value]).toEqual([['a'], [zone]]);
    shown.look(['a'], false);
    shown.look(['a', 'b'], false);
    await settled();
    expect(asked).toEqual(['a', 'a', 'b']);
    shown.toggle('zone');
    await settled();
    expect(shown.found.value).toEqual([]);
  });

  it('go round: of the pieces, of each side, of all', async () => {
    const { layers: shown, asked, settled } = layers();
    shown.toggle('zone');
    shown.toggle('line');
    const seen: [string, string[]][] = [];
    for (let turn = 0; turn < 4; turn++) {
      shown.showNext(['red', 'blue']);
      await settled();
      seen.push([shown.whose.value, shown.found.value.map(({ id }) => id)]);
    }
    expect(seen).toEqual([
      ['red', ['zone']],
      ['blue', ['line']],
      [OF_ALL, ['zone', 'line']],
      [OF_PIECES, []],
    ]);
    expect(new Set(asked)).toEqual(new Set([null]));
  });

  it('slant by side, and can be told', () => {
    expect(drawn([zone, { ...zone, side: 'blue' }], sides).map(({ slant, color }) => [slant, color])).toEqual([
      ['rising', '#aa0000'],
      ['falling', '#0000aa'],
    ]);
    const sorts = [zone, line].map(({ id, name, case: cited }) => ({ id, name, case: cited }));
    expect(inWords([zone, line], sorts, sides, String, 'hexes')).toBe(
      'Red, zones [6.11]: 1, 2. Red, lines [15.3]: 3 to 5, 2, too long.',
    );
    expect(inWords([line], sorts, sides, String, 'plane')).toBe('Red, lines [15.3]: 3 to 5, too long.');
    const far = { ...zone, shape: 'spots', places: [1, 2, 3, 4, 5, 6, 7] } as const;
    expect(inWords([far], sorts, sides, String, 'hexes')).toBe('Red, zones [6.11]: none reaches 7 hexes.');
    expect(inWords([far], sorts, sides, String, 'plane')).toBe('Red, zones [6.11]: none reaches 7 points.');
  });
});
