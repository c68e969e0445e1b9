/** Markers that are the same all game long. */
import type { LinkedPackage } from '@hexwright/model';
import { Findings, type Finding } from './finding.ts';

type Marked = Pick<LinkedPackage, 'markers' | 'effects' | 'setUp' | 'levels'>;

/** @param formulas whatever of the package may name a marker in a formula */
export function checkMarkers({ markers, effects, setUp, levels = {} }: Marked, formulas: unknown): readonly Finding[] {
  const findings = new Findings();
  if (markers.length === 0) return [];
  const changed = new Set(effects.flatMap(({ then }) => then.map(({ marker }) => marker)));
  const written = JSON.stringify(formulas);
  const { sides = {}, hexes = {}, game = {} } = levels;
  const positions = [...setUp.map((one) => one.markers ?? {}), ...Object.values(sides), ...Object.values(hexes), game];
  for (const { id, start, minimum = 0, case: cited } of markers) {
    const isLaid = typeof start === 'string' || positions.some((laid) => id in laid);
    if (changed.has(id) || isLaid) continue;
    const isAsked = new RegExp(String.raw`\.${id}\b|\\"${id}\\"`).test(written);
    const message = isAsked
      ? `Nothing changes "${id}", so that it is ${start ?? minimum} all game long. Add an effect that does "set" or "add".`
      : `Nothing changes "${id}", and no formula asks for it. Add an effect that does "set" or "add", or leave the marker out.`;
    findings.warning(
      `markers/${id}`,
      isAsked ? 'marker.idle' : 'marker.unused',
      message,
      cited === undefined ? {} : { case: cited },
    );
  }
  return findings.list;
}
