/** Markers of a package as they are shown and reported. */
import type { CompiledMarker, PositionLevels } from '@hexwright/compiler';
import type { LookMark, MarkerChip, MarkersView } from '@hexwright/engine';
import type { PackageGame } from '../package-game.ts';
import { type OwnMarker, THE_GAME } from './own-markers.ts';

/** A level counts on a chip up to here; above it stands alone. */
const ONE_DIGIT = 9;

/** Whether a level is one that is shown. */
function isShown({ marker, start }: OwnMarker, level: number): boolean {
  return marker.shown === 'always' || (marker.shown === 'when-not-start' && level !== start);
}

/** What stands on a chip: its letter, with the level where it has more than two. */
function chipText({ letter, minimum, maximum }: CompiledMarker, level: number): string {
  if (maximum - minimum === 1) return letter;
  return Math.abs(level) > ONE_DIGIT ? String(level) : `${letter.slice(0, 1)}${level}`;
}

/** What a holder of a marker shows of it; nothing where it is not shown. */
function chipsOf(own: OwnMarker, holder: number): MarkerChip[] {
  const level = own.of(holder);
  if (!isShown(own, level)) return [];
  const { id, name, color } = own.marker;
  return [{ marker: id, text: chipText(own.marker, level), level, color, name: `${name}: ${level}` }];
}

/** The chips of a unit's own markers, in the order of the package. */
export function unitChips({ markers }: PackageGame, piece: number): LookMark[] {
  if (markers === null) return [];
  return markers.list
    .filter(({ marker }) => marker.of === 'unit')
    .flatMap((own) => chipsOf(own, piece))
    .map(({ text, name }): LookMark => ({ drawing: 'disc', text, tone: 'neutral', name }));
}

const NO_MARKERS: MarkersView = { places: [], sides: {}, game: [] };

/** The chips of hexes, sides and the game, each in the order of the package. */
export function markersView({ markers, game }: PackageGame): MarkersView {
  if (markers === null) return NO_MARKERS;
  const of = (kind: CompiledMarker['of']): OwnMarker[] => markers.list.filter(({ marker }) => marker.of === kind);
  const [ofHexes, ofSides] = [of('hex'), of('side')];
  const places: MarkersView['places'][number][] = [];
  for (let place = 0; place < (ofHexes[0]?.holders ?? 0); place++) {
    const chips = ofHexes.flatMap((own) => chipsOf(own, place));
    if (chips.length > 0) places.push({ place, chips });
  }
  const sides = game.sides
    .map(({ id }, side) => [id, ofSides.flatMap((own) => chipsOf(own, side))] as const)
    .filter(([, chips]) => chips.length > 0);
  return { places, sides: Object.fromEntries(sides), game: of('game').flatMap((own) => chipsOf(own, THE_GAME)) };
}

/** The levels of a unit's own markers by their ids, as examples expect them. */
export function unitLevels({ markers }: PackageGame, piece: number): Readonly<Record<string, number>> {
  const own = markers?.list.filter(({ marker }) => marker.of === 'unit') ?? [];
  return Object.fromEntries(own.map((one) => [one.marker.id, one.of(piece)]));
}

/** The levels of sides, hexes and the game that are not those of the start, as examples give and expect them. */
export function positionLevels({ markers, game, map }: PackageGame): PositionLevels {
  const of = (kind: CompiledMarker['of'], holder: number): Readonly<Record<string, number>> => {
    const own = markers?.list.filter((one) => one.marker.of === kind && one.of(holder) !== one.start) ?? [];
    return Object.fromEntries(own.map((one) => [one.marker.id, one.of(holder)]));
  };
  const listed = (names: readonly string[], kind: 'side' | 'hex'): Readonly<Record<string, Record<string, number>>> =>
    Object.fromEntries(
      names.flatMap((name, holder) => {
        const levels = of(kind, holder);
        return Object.keys(levels).length === 0 ? [] : [[name, levels] as const];
      }),
    );
  const hexes = markers?.list.find((one) => one.marker.of === 'hex')?.holders ?? 0;
  const labels = Array.from({ length: hexes }, (_, hex) => map.label(hex));
  const sides = listed(
    game.sides.map(({ id }) => id),
    'side',
  );
  return { sides, hexes: listed(labels, 'hex'), game: of('game', THE_GAME) };
}

/** Each of two units has the levels of the other: they are taken for one another. */
export function exchangeLevels({ markers }: PackageGame, one: number, other: number): void {
  for (const own of markers?.list ?? []) {
    if (own.marker.of !== 'unit') continue;
    const level = own.of(one);
    own.set(one, own.of(other));
    own.set(other, level);
  }
}
