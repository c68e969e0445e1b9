import type { Place, Space } from '@hexwright/engine';
import type { LinkedPlacement } from '@hexwright/model';
import { TURN } from '@hexwright/table/geometry';
import { Findings, type Stage } from './finding.ts';
import { TABLE_SIZE } from './table-space.ts';

/**
 * Which way a piece looks on a table, in tenths of a degree clockwise from north, 0 where it does not say; null with a finding
 * for no such direction, with the case of the rule about tables.
 */
export function lowerBearing(
  { unit, facing = 0 }: LinkedPlacement,
  name: string,
  at: string,
  cited: string | undefined,
): Stage<number | null> {
  const findings = new Findings(cited);
  if (typeof facing === 'number' && facing >= 0 && facing < TURN) return findings.with(facing);
  const message = `${name} (${unit}) cannot face ${JSON.stringify(facing)}: facings are tenths of a degree clockwise from north, 0 to ${TURN - 1}.`;
  const value = typeof facing === 'number' ? ((facing % TURN) + TURN) % TURN : 0;
  findings.error(`${at}/facing`, 'unit.facing', message, {
    fixes: [{ title: `Face ${value / 10} degrees`, op: 'set', value }],
  });
  return findings.with(null);
}

const OFF_THE_TABLE: Place = -1;

/** The place that a placement names in a space without hexes, -1 for a piece off it; null with a finding for none there is. */
export function lowerPlace(placement: LinkedPlacement, name: string, at: string, space: Space): Stage<Place | null> {
  const findings = new Findings();
  const { hexes: labels } = placement;
  if (labels.length === 0) return findings.with(OFF_THE_TABLE);
  const place = labels.length === 1 ? space.placeOf(labels[0]) : -1;
  if (place >= 0) return findings.with(place);
  const message = `${name} (${placement.unit}) stands in ${labels.join(' and ')}, which is no place of this game. Name one, such as ${space.label(0)}.`;
  findings.error(`${at}/hexes`, 'unit.off-map', message, {
    added: TABLE_SIZE,
    ...(placement.case === undefined ? {} : { case: placement.case }),
  });
  return findings.with(null);
}
