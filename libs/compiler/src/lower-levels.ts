import type { Space } from '@hexwright/engine';
import type { MarkersOfPosition } from '@hexwright/model';
import type { CompiledLevel, CompiledMarker } from './compiled-effects.ts';
import type { Vocabulary } from './compiled-game.ts';
import { Findings, type Stage } from './finding.ts';

/** A level that a position gives to a marker of the package. true is the highest. */
export function lowerLevel(
  value: number | boolean | string,
  marker: CompiledMarker,
  of: CompiledMarker['of'],
  at: string,
  findings: Findings,
): number {
  const { id, minimum, maximum } = marker;
  const cited = marker.case === '' ? {} : { case: marker.case };
  if (marker.of !== of) {
    const owner = marker.of === 'game' ? 'the game' : `a ${marker.of}`;
    findings.error(at, 'marker.holder', `"${id}" belongs to ${owner}. Give its level there.`, cited);
    return minimum;
  }
  if (typeof value === 'boolean') return value ? maximum : minimum;
  if (typeof value === 'number' && value >= minimum && value <= maximum) return value;
  const level = typeof value === 'number' ? Math.min(Math.max(value, minimum), maximum) : minimum;
  const message = `"${id}" goes from ${minimum} to ${maximum} and cannot be ${JSON.stringify(value)}.`;
  findings.error(at, 'marker.bounds', message, {
    ...cited,
    fixes: [{ title: `Write ${level}`, op: 'set', value: level }],
  });
  return level;
}

/** The levels that a position gives to sides, hexes and the game. */
export function lowerLevels(
  position: MarkersOfPosition | undefined,
  markers: readonly CompiledMarker[],
  map: Space,
  vocabulary: Vocabulary,
): Stage<readonly CompiledLevel[]> {
  if (position === undefined) return NONE;
  const findings = new Findings();
  const { sides = {}, hexes = {}, game = {} } = position;
  const lowered: CompiledLevel[] = [];
  const read = (
    of: CompiledLevel['of'],
    holder: number,
    levels: Readonly<Record<string, number>>,
    at: string,
  ): void => {
    for (const [id, value] of Object.entries(levels)) {
      const marker = markers.find((one) => one.id === id);
      if (marker === undefined) {
        const known = markers.filter((one) => one.of === of).map((one) => one.id);
        findings.unknown(`${at}/${id}`, id, `a marker of ${of === 'game' ? 'the game' : `${of}s`}`, known);
      } else {
        lowered.push({
          of,
          holder,
          marker: marker.index,
          level: lowerLevel(value, marker, of, `${at}/${id}`, findings),
        });
      }
    }
  };
  for (const [side, levels] of Object.entries(sides)) {
    const holder = vocabulary.indexOf('sides', side);
    if (holder < 0) findings.unknown(`levels/sides/${side}`, side, 'a side', vocabulary.ids('sides'));
    else read('side', holder, levels, `levels/sides/${side}`);
  }
  for (const [label, levels] of Object.entries(hexes)) {
    const holder = map.placeOf(label);
    const at = `levels/hexes/${label}`;
    if (holder < 0) findings.error(at, 'effect.off-map', `${label} is not on the map.`);
    else read('hex', holder, levels, at);
  }
  read('game', 0, game, 'levels/game');
  return findings.with(lowered);
}

const NONE: Stage<readonly CompiledLevel[]> = { value: [], findings: [] };
