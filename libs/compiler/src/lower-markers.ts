import type { Marker } from '@hexwright/model';
import type { Environment } from '@hexwright/rule-lang';
import { INTEGER } from '@hexwright/rule-lang';
import type { Vocabulary } from './compiled-game.ts';
import type { Amount, CompiledMarker } from './compiled-effects.ts';
import { Findings, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { lowerExpressionText } from './lower-expression.ts';
import { effectSlot, KNOWN } from './moments.ts';

/** The markers of a package's own, in its order. */
export function lowerMarkers(
  markers: readonly Marker[],
  system: GameSystem,
  vocabulary: Vocabulary,
): Stage<readonly CompiledMarker[]> {
  const findings = new Findings();
  const lowered = markers.map((marker, index): CompiledMarker => {
    const { id, name, of, maximum, minimum = 0, shown = 'when-not-start' } = marker;
    const at = `markers/${id}`;
    reportTaken(marker, at, system, vocabulary, findings);
    if (of === 'hex' && system.playsOnTables === true) {
      const message = 'A table has no hexes that could have markers. Let it belong to units, to sides or to the game.';
      findings.error(`${at}/of`, 'marker.holder', message, caseOf(marker));
    }
    if (minimum > maximum) {
      const message = `The lowest level, ${minimum}, lies above the highest, ${maximum}. Lower minimum, or raise maximum.`;
      findings.error(`${at}/maximum`, 'marker.bounds', message, caseOf(marker));
    }
    return Object.freeze({
      index,
      id,
      name,
      case: marker.case ?? '',
      of,
      minimum,
      maximum,
      start: lowerStart(marker, at, system, vocabulary, findings),
      letter: marker.letter ?? name.slice(0, 1).toUpperCase(),
      color: marker.color ?? '',
      shown,
    });
  });
  return findings.with(Object.freeze(lowered));
}

const caseOf = (marker: Marker): { readonly case?: string } => (marker.case === undefined ? {} : { case: marker.case });

/** Names that formulas and positions have already: one more of the same would hide one of the two. */
function reportTaken(marker: Marker, at: string, system: GameSystem, vocabulary: Vocabulary, findings: Findings): void {
  const { id } = marker;
  const taken = new Set([...fieldsOf(system, vocabulary), ...system.markers, ...CASE_PROPERTIES]);
  if (!taken.has(id)) return;
  const free = ['own', 'extra'].map((word) => word + id.slice(0, 1).toUpperCase() + id.slice(1));
  const value = free.find((name) => !taken.has(name)) ?? free[0];
  const message = `This game has "${id}" already. Give the marker a name of its own, such as "${value}".`;
  findings.error(`${at}/id`, 'marker.name', message, {
    ...caseOf(marker),
    fixes: [{ title: `Call it "${value}"`, op: 'set', value }],
  });
}

/** What the units of an example say besides their markers. */
const CASE_PROPERTIES: readonly string[] =
  'id copy name side contingent kind class size values traits faces hexes facing face note counter eliminated captured'.split(
    ' ',
  );

/** Fields of records in formulas that are not markers of the package. */
function fieldsOf(system: GameSystem, vocabulary: Vocabulary): string[] {
  const { names } = system.environment(effectSlot(KNOWN), withoutMarkers(vocabulary));
  return Object.values(names).flatMap((type) => (type.kind === 'record' ? Object.keys(type.fields) : []));
}

/** The words of a package without its markers. */
function withoutMarkers(vocabulary: Vocabulary): Vocabulary {
  return {
    names: vocabulary.names,
    ids: (name) => (isOfMarkers(name) ? [] : vocabulary.ids(name)),
    indexOf: (name, id) => (isOfMarkers(name) ? -1 : vocabulary.indexOf(name, id)),
    classesLike: (troops) => vocabulary.classesLike(troops),
  };
}

function isOfMarkers(name: string): boolean {
  return name === 'markers' || name.endsWith('-markers');
}

function lowerStart(
  marker: Marker,
  at: string,
  system: GameSystem,
  vocabulary: Vocabulary,
  findings: Findings,
): Amount {
  const { of, minimum = 0, maximum, start = minimum } = marker;
  if (typeof start === 'string') {
    if (of !== 'unit') {
      const message = `Only the start of a marker of units may be a formula. Write a whole number from ${minimum} to ${maximum}.`;
      findings.error(`${at}/start`, 'marker.bounds', message, caseOf(marker));
      return minimum;
    }
    const environment: Environment = system.environment(effectSlot(['unit', 'side']), vocabulary);
    const own = new Findings(marker.case);
    const formula = lowerExpressionText(start, environment, INTEGER, system.staticReads ?? [], `${at}/start`, own);
    findings.list.push(...own.list);
    return formula ?? minimum;
  }
  if (start < minimum || start > maximum) {
    const nearest = Math.min(Math.max(start, minimum), maximum);
    const message = `"${marker.id}" goes from ${minimum} to ${maximum} and cannot start at ${start}. Start within these, or widen them.`;
    findings.error(`${at}/start`, 'marker.bounds', message, {
      ...caseOf(marker),
      fixes: [{ title: `Start at ${nearest}`, op: 'set', value: nearest }],
    });
  }
  return start;
}
