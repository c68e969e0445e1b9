/** Markers that formulas ask for though they are the same all game long. */
import type { LinkedPackage } from '@hexwright/model';
import { Findings, type Finding } from './finding.ts';

type Marked = Pick<LinkedPackage, 'markers' | 'effects' | 'setUp'>;

/** @param formulas whatever of the package may name a marker in a formula */
export function checkMarkers({ markers, effects, setUp }: Marked, formulas: unknown): readonly Finding[] {
  const findings = new Findings();
  if (markers.length === 0) return [];
  const changed = new Set(effects.flatMap(({ then }) => then.map(({ marker }) => marker)));
  const written = JSON.stringify(formulas);
  for (const { id, start, minimum = 0, case: cited } of markers) {
    const isLaid = typeof start === 'string' || setUp.some((one) => one.markers?.[id] !== undefined);
    if (changed.has(id) || isLaid) continue;
    if (!new RegExp(String.raw`\.${id}\b|\\"${id}\\"`).test(written)) continue;
    const message = `Nothing changes "${id}", so that it is ${start ?? minimum} all game long. Add an effect that does "set" or "add".`;
    findings.warning(`markers/${id}`, 'marker.idle', message, cited === undefined ? {} : { case: cited });
  }
  return findings.list;
}
