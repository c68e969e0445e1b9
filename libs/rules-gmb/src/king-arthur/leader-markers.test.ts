import type { CompiledHexGame } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import { kingArthur, tamburlaine } from '../test-position.ts';
import { leaderMarkerProblems } from './leader-markers.ts';

const game = kingArthur();
const placeOf = (id: string): number => game.setUp.findIndex(({ unit }) => game.units[unit].id === id);
const numberOf = (id: string): number => game.setUp[placeOf(id)].unit + 1;

/** What is said of the battle with markers at some of its pieces. */
function cases(marked: Readonly<Record<string, Readonly<Record<string, number>>>>, battle = game): string[] {
  const changed: CompiledHexGame = {
    ...battle,
    setUp: battle.setUp.map((placement) => ({
      ...placement,
      markers: marked[battle.units[placement.unit].id] ?? placement.markers,
    })),
  };
  return leaderMarkerProblems(changed).map(
    ({ placement, case: cited }) => `${battle.units[battle.setUp[placement].unit].id} ${cited}`,
  );
}

describe('markers of leaders in a set-up', () => {
  it('[18.6] name an enemy on the map who holds a captive', () => {
    expect(cases({})).toEqual([]);
    expect(cases({ caradoc: { captive: numberOf('elaf') } })).toEqual([]);
    expect(cases({ caradoc: { captive: numberOf('scots-1') } })).toEqual([]);
    expect(cases({ caradoc: { captured: 1 } })).toEqual(['caradoc 18.6']);
    expect(cases({ caradoc: { captured: 1, captive: numberOf('elaf') } })).toEqual([]);
    expect(cases({ caradoc: { captured: 1, eliminated: 1 } })).toEqual([]);
  });

  it('[18.63] name no friend, nobody who is lost, and no other captive', () => {
    expect(cases({ caradoc: { captive: numberOf('yon') } })).toEqual(['caradoc 18.63']);
    expect(cases({ caradoc: { captive: numberOf('elaf') }, elaf: { eliminated: 1 } })).toEqual(['caradoc 18.63']);
    expect(cases({ caradoc: { captive: numberOf('elaf') }, elaf: { captive: numberOf('yon') } })).toEqual([
      'caradoc 18.63',
    ]);
  });

  it('[18.21] are of leaders alone, [18.23] who hide on the map', () => {
    expect(cases({ 'scots-1': { captive: numberOf('yon') } })).toEqual(['scots-1 18.6']);
    expect(cases({ 'scots-1': { hiding: 1 } })).toEqual(['scots-1 18.21']);
    expect(cases({ elaf: { hiding: 1 } })).toEqual([]);
    expect(cases({ elaf: { hiding: 1, eliminated: 1 } })).toEqual(['elaf 18.23']);
  });

  it('are no matter where captured leaders are lost', () => {
    const other = tamburlaine();
    const { id } = other.units.find(({ kind }) => kind === 'leader')!;
    expect(cases({ [id]: { captured: 1 } }, other)).toEqual([]);
  });
});
