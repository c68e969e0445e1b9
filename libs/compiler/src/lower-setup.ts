import type { Space } from '@hexwright/engine';
import { directionFromName, directionNames, facingFromName, facingName } from '@hexwright/hex';
import type { LinkedPlacement } from '@hexwright/model';
import type { CompiledMarker } from './compiled-effects.ts';
import type { CompiledPlacement, CompiledUnit, Vocabulary } from './compiled-game.ts';
import { choiceOf, Findings, orNearest, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { lowerLevel } from './lower-levels.ts';
import { lowerBearing, lowerPlace } from './lower-places.ts';
import type { MapGrid } from './map-grid.ts';
import type { CompilerCache } from './memo.ts';

/** What a placement is read against. */
export interface SetUpContext {
  /** Of a map only its hexes, so that painting on it places nobody again; what lies on them is for `checkGroundBeneath`. */
  readonly map: MapGrid | Space;
  readonly units: readonly CompiledUnit[];
  readonly system: GameSystem;
  readonly vocabulary: Vocabulary;
  /** Those of the package's own. */
  readonly markers: readonly CompiledMarker[];
}

/**
 * The pieces on the map at the start, in the order of the package. What cannot be placed is left out, with findings at
 * `setUp/<unit>`. The linker has seen to it that each unit exists and is placed once; one of a case that names no hex is
 * off the map, with its markers.
 */
export function lowerSetUp(
  placements: readonly LinkedPlacement[],
  context: SetUpContext,
  cache: CompilerCache,
): Stage<readonly CompiledPlacement[]> {
  const findings = new Findings();
  const { map, system, vocabulary, markers } = context;
  const places = 'numbering' in map ? [map.grid, map.numbering] : [map];
  const lowered = placements.flatMap((placement): readonly CompiledPlacement[] => {
    const unit = context.units[context.vocabulary.indexOf('units', placement.unit)];
    const stage = cache.item('placement', placement, [unit, ...places, system, vocabulary, markers], () =>
      lowerPlacement(placement, unit, `setUp/${placement.unit}`, context),
    );
    findings.list.push(...stage.findings);
    return stage.value ? [stage.value] : [];
  });
  return findings.with(Object.freeze(lowered));
}

function lowerPlacement(
  placement: LinkedPlacement,
  unit: CompiledUnit,
  at: string,
  context: SetUpContext,
): Stage<CompiledPlacement | null> {
  const findings = new Findings();
  const face = Math.max(
    0,
    unit.faces.findIndex(({ id }) => id === placement.face),
  );
  const markers = lowerMarkers(placement, at, context, findings);
  const stand = lowerStand(placement, unit, at, context, findings);
  if (!stand) return findings.with(null);
  return findings.with(Object.freeze({ unit: unit.index, ...stand, face, markers }));
}

type Stand = Pick<CompiledPlacement, 'left' | 'direction'>;

const OFF_THE_MAP: Stand = { left: -1, direction: 0 };

function lowerStand(
  placement: LinkedPlacement,
  unit: CompiledUnit,
  at: string,
  { map, system }: SetUpContext,
  findings: Findings,
): Stand | null {
  if (!('numbering' in map)) {
    const stage = lowerPlace(placement, unit.name, at, map);
    findings.list.push(...stage.findings);
    if (stage.value === null || map.plan.shape !== 'table') {
      return stage.value === null ? null : { left: stage.value, direction: 0 };
    }
    const bearing = lowerBearing(placement, unit.name, at, system.tableCase);
    findings.list.push(...bearing.findings);
    return bearing.value === null ? null : { left: stage.value, direction: bearing.value };
  }
  if (placement.hexes.length === 0) return OFF_THE_MAP;
  if (unit.size === 2) return lowerPair(placement, unit, at, map, findings);
  const hasFront = system.facingKinds?.includes(unit.kind) ?? false;
  return (hasFront ? lowerFronted : lowerSingle)(placement, unit, at, map, findings);
}

/** A one-hex piece with a front, which looks in one of the six directions. */
function lowerFronted(
  placement: LinkedPlacement,
  unit: CompiledUnit,
  at: string,
  map: MapGrid,
  findings: Findings,
): Stand | null {
  const { facing, ...rest } = placement;
  const stand = lowerSingle(rest, unit, at, map, findings);
  if (stand === null) return null;
  const { orientation } = map.grid;
  const direction = facing === undefined ? -1 : directionFromName(orientation, String(facing));
  if (direction >= 0) return { left: stand.left, direction };
  const names = directionNames(orientation);
  const message =
    facing === undefined
      ? `${unit.name} (${unit.id}) needs a facing: one of ${names.join(', ')}.`
      : `${unit.name} (${unit.id}) cannot face ${facing}: no side of its hex looks there. ${choiceOf(names)}`;
  findings.error(facing === undefined ? at : `${at}/facing`, 'unit.facing', message, {
    fixes: names.map((name) => ({ title: `Face ${name}`, op: 'set', at: `${at}/facing`, value: name })),
  });
  return null;
}

function lowerSingle(
  placement: LinkedPlacement,
  unit: CompiledUnit,
  at: string,
  map: MapGrid,
  findings: Findings,
): Stand | null {
  if (placement.hexes.length !== 1) {
    findings.error(`${at}/hexes`, 'unit.hex-count', `${unit.name} (${unit.id}) covers one hex. Name one.`, {
      added: [`units/${unit.id}/size`],
    });
    return null;
  }
  if (placement.facing !== undefined) {
    const message = `${unit.name} (${unit.id}) covers one hex and so has no facing.`;
    findings.warning(`${at}/facing`, 'unit.facing', message, {
      fixes: [{ title: 'Leave the facing out', op: 'remove' }],
    });
  }
  const left = lowerHex(placement, 0, unit, at, map, findings);
  return left < 0 ? null : { left, direction: 0 };
}

function lowerPair(
  placement: LinkedPlacement,
  unit: CompiledUnit,
  at: string,
  map: MapGrid,
  findings: Findings,
): Stand | null {
  if (placement.hexes.length !== 2) {
    findings.error(`${at}/hexes`, 'unit.hex-count', `${unit.name} (${unit.id}) covers two hexes. Name both.`, {
      added: [`units/${unit.id}/size`],
    });
    return null;
  }
  const [first, second] = [0, 1].map((index) => lowerHex(placement, index, unit, at, map, findings));
  if (first < 0 || second < 0) return null;
  const { grid } = map;
  const along = grid.directionBetween(first, second);
  if (along < 0) {
    const message = `${placement.hexes.join(' and ')} are not next to each other, so ${unit.name} (${unit.id}) cannot cover both. Name two neighbours.`;
    findings.error(`${at}/hexes`, 'unit.not-adjacent', message);
    return null;
  }
  const back = (along + 3) % 6;
  const facing = placement.facing === undefined ? -1 : facingFromName(grid.orientation, String(placement.facing));
  if (facing === along) return { left: first, direction: along };
  if (facing === back) return { left: second, direction: back };
  const fitting = [along, back].map((k) => facingName(grid.orientation, k));
  const choice = `A unit in ${placement.hexes.join(' and ')} faces ${fitting.join(' or ')}.`;
  const message =
    placement.facing === undefined
      ? `${unit.name} (${unit.id}) needs a facing. ${choice}`
      : `${unit.name} (${unit.id}) cannot face ${placement.facing} there. ${choice}`;
  findings.error(placement.facing === undefined ? at : `${at}/facing`, 'unit.facing', message, {
    fixes: fitting.map((name) => ({ title: `Face ${name}`, op: 'set', at: `${at}/facing`, value: name })),
  });
  return null;
}

/** The hex that a placement names, or -1 with a finding where the map has none of that label. */
function lowerHex(
  placement: LinkedPlacement,
  index: number,
  unit: CompiledUnit,
  at: string,
  map: MapGrid,
  findings: Findings,
): number {
  const label = placement.hexes[index];
  const place = `${at}/hexes/${index}`;
  const hex = map.numbering.hexOf(label);
  if (hex < 0) {
    const last = map.numbering.label(map.grid.count - 1);
    const message = `${unit.name} (${unit.id}) stands in ${label}, which is not on the map. Its hexes run from ${map.numbering.label(0)} to ${last}.`;
    findings.error(place, 'unit.off-map', message, placement.case === undefined ? {} : { case: placement.case });
    return -1;
  }
  return hex;
}

function lowerMarkers(
  placement: LinkedPlacement,
  at: string,
  { system, vocabulary, markers }: SetUpContext,
  findings: Findings,
): CompiledPlacement['markers'] {
  const lowered: Record<string, number> = {};
  for (const [marker, value] of Object.entries(placement.markers)) {
    const place = `${at}/markers/${marker}`;
    const own = markers.find(({ id }) => id === marker);
    if (own !== undefined) {
      lowered[marker] = lowerLevel(value, own, 'unit', place, findings);
    } else if (!system.markers.includes(marker)) {
      const known = [...system.markers, ...markers.flatMap(({ id, of }) => (of === 'unit' ? [id] : []))];
      findings.error(place, 'unit.marker', `This game has no marker "${marker}"${orNearest(marker, known)}`, {
        isName: true,
      });
    } else if (value !== false && (system.unitMarkers?.includes(marker) ?? false) !== (typeof value === 'string')) {
      const wanted = typeof value === 'string' ? 'is true or a level, and names no unit' : 'names a unit by its id';
      findings.error(place, 'unit.marker', `"${marker}" ${wanted}; it cannot be ${JSON.stringify(value)}.`);
    } else if (typeof value === 'string') {
      const unit = vocabulary.indexOf('units', value);
      if (unit < 0) findings.unknown(place, value, 'a unit', vocabulary.ids('units'));
      else lowered[marker] = unit + 1;
    } else if (value !== false) {
      lowered[marker] = Number(value);
    }
  }
  return Object.freeze(lowered);
}
