import type { Place, Space } from '@hexwright/engine';
import type { LinkedPlacement } from '@hexwright/model';
import { Findings, type Stage } from './finding.ts';

const OFF_THE_TABLE: Place = -1;

/** The place that a placement names in a space without hexes, -1 for a piece off it; null with a finding for none there is. */
export function lowerPlace(placement: LinkedPlacement, name: string, at: string, space: Space): Stage<Place | null> {
  const findings = new Findings();
  const { hexes: labels } = placement;
  if (labels.length === 0) return findings.with(OFF_THE_TABLE);
  const place = labels.length === 1 ? space.placeOf(labels[0]) : -1;
  if (place >= 0) return findings.with(place);
  const message = `${name} (${placement.unit}) stands in ${labels.join(' and ')}, which is no place of this game. Name one, such as ${space.label(0)}.`;
  findings.error(`${at}/hexes`, 'unit.off-map', message, placement.case === undefined ? {} : { case: placement.case });
  return findings.with(null);
}
