import type { MarkersView, PieceView } from '@hexwright/playtest/screen';
import { describe, expect, it } from 'vitest';
import type { CounterRenderer } from '../../scene/counter-renderer.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import { openPackages } from '../../scene/testing.ts';
import { countersOf, GameScene } from './piece-counters.ts';

const piece = (id: string, more: Partial<PieceView> = {}): PieceView => ({
  id,
  name: `The ${id}`,
  side: 'red',
  kind: 'unit',
  face: 'front',
  where: 'map',
  places: [7],
  across: null,
  facing: null,
  with: [],
  look: { name: id, symbol: 'infantry', values: '3-5', mode: 'CALM', marks: [], color: 'red', stripe: null },
  ...more,
});

/** Prints counters of which only paper and picture matter here. */
const renderer = {
  counter: (id: string, face: string) => ({ id, color: '#abcdef', art: `${face}.png` }),
  symbolOf: () => undefined,
} as unknown as CounterRenderer;

describe('pieces as counters', () => {
  it('lie where they are, in their order, as they look now', () => {
    const [below, above] = countersOf([piece('a'), piece('b', { face: 'back', places: [7] })], renderer, 'flat');
    expect([below.id, above.id]).toEqual(['a', 'b']);
    expect(above).toMatchObject({ place: 7, name: 'The b', values: '3-5', mode: 'CALM', art: 'back.png' });
  });

  it('leave out what is not on the map', () => {
    const gone = ['dead', 'captured', 'waiting'] as const;
    expect(
      countersOf(
        gone.map((where) => piece(where, { where, places: [] })),
        renderer,
        'flat',
      ),
    ).toEqual([]);
  });

  it('front a side of their hex, or none; a piece over two hexes says it by where it lies', () => {
    const facingOf = (more: Partial<PieceView>): number | null =>
      countersOf([piece('a', more)], renderer, 'flat')[0].facing;
    expect(facingOf({})).toBeNull();
    const all = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((facing) => facingOf({ facing }));
    expect(new Set(all)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(facingOf({ facing: 'N', across: 2, places: [7, 8] })).toBeNull();
  });
});

const NONE: MarkersView = { places: [], sides: {}, game: [] };

describe('the map of a game', () => {
  it('has the chips of its hexes, and is the same until one changes', () => {
    const scene = new GameScene(new PackageScene(openPackages({}), 'small'));
    const [pieces, chips] = [[], [{ marker: 'smoke', text: 'S2', level: 2, color: '', name: 'Smoke: 2' }]];
    const before = scene.with({ pieces, markers: NONE }, null);
    expect(scene.with({ pieces, markers: NONE }, null)).toBe(before);
    const places = [{ place: 3, chips }];
    expect(scene.with({ pieces, markers: { ...NONE, places } }, null)?.chips).toBe(places);
  });

  it('shows only faintly where armies set up', () => {
    const source = new PackageScene(openPackages({}), 'small');
    expect(source.scene?.zones).toMatchObject([{ id: 'red-start' }]);
    expect(source.scene?.zones[0].isFaint).toBeUndefined();
    expect(new GameScene(source).with({ pieces: [], markers: NONE }, null)?.zones).toMatchObject([
      { id: 'red-start', isFaint: true },
    ]);
  });
});
