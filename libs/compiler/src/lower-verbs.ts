import type { EffectVerb } from '@hexwright/model';
import type { CompiledMarker, CompiledVerb, MarkerHolder } from './compiled-effects.ts';
import { choiceOf, type Findings, orNearest } from './finding.ts';
import type { AmountReader, EffectContext } from './effect-context.ts';
import type { Known } from './moments.ts';

/** What a verb is lowered against: besides the package, what is known at the moment of its effect. */
export interface VerbContext extends EffectContext {
  readonly known: readonly Known[];
  readonly amount: AmountReader;
}

type Word = EffectVerb['do'];
type Property = Exclude<keyof EffectVerb, 'do'>;

/** What each verb must say, and what it may say besides. */
const TAKES: Readonly<Record<Word, { readonly needs: readonly Property[]; readonly may: readonly Property[] }>> = {
  set: { needs: ['marker', 'to'], may: ['of'] },
  add: { needs: ['marker', 'value'], may: ['of'] },
  place: { needs: ['marker', 'in'], may: ['level'] },
  remove: { needs: [], may: ['piece', 'as'] },
  replace: { needs: ['by'], may: ['piece'] },
  recall: { needs: [], may: ['piece'] },
  flip: { needs: ['to'], may: ['piece'] },
  break: { needs: [], may: ['piece'] },
  rally: { needs: [], may: ['piece'] },
  roll: { needs: ['table'], may: ['modifier'] },
  score: { needs: ['side', 'points'], may: [] },
  end: { needs: [], may: ['winner'] },
};

/** Whose level a marker may be, by what it belongs to; the first where a verb does not say. */
const HOLDERS: Readonly<Record<CompiledMarker['of'], readonly MarkerHolder[]>> = {
  unit: ['unit', 'other', 'destroyer'],
  side: ['side', 'enemy'],
  hex: ['hex'],
  game: ['game'],
};

/** One verb of an effect; null, with findings, where it cannot be done. */
export function lowerVerb(verb: EffectVerb, at: string, context: VerbContext, findings: Findings): CompiledVerb | null {
  const faults = (): number => findings.list.filter(({ severity }) => severity === 'error').length;
  const before = faults();
  checkProperties(verb, at, findings);
  if (faults() > before) return null;
  const made = lowered(verb, at, context, findings);
  return faults() > before ? null : made;
}

function checkProperties(verb: EffectVerb, at: string, findings: Findings): void {
  const { needs, may } = TAKES[verb.do];
  for (const name of needs.filter((one) => verb[one] === undefined)) {
    findings.error(
      at,
      'effect.verb',
      `"${verb.do}" does not say ${name}. Add it: "${verb.do}" takes ${list(verb.do)}.`,
    );
  }
  const strange = Object.keys(verb).filter((name) => name !== 'do' && ![...needs, ...may].includes(name as Property));
  for (const name of strange) {
    findings.error(`${at}/${name}`, 'effect.verb', `"${verb.do}" has no ${name}: it takes ${list(verb.do)}.`, {
      fixes: [{ title: `Leave ${name} out`, op: 'remove' }],
    });
  }
}

function list(word: Word): string {
  const { needs, may } = TAKES[word];
  return [...needs, ...may.map((name) => `[${name}]`)].join(', ');
}

function lowered(verb: EffectVerb, at: string, context: VerbContext, findings: Findings): CompiledVerb | null {
  const { amount } = context;
  switch (verb.do) {
    case 'set':
    case 'add': {
      const marker = markerOf(verb, at, context, findings);
      if (marker === null) return null;
      const of = holderOf(verb, marker, at, context, findings);
      const { index } = marker;
      if (verb.do === 'add') checkAdded(verb.value, marker, `${at}/value`, findings);
      if (verb.do === 'add') return { do: 'add', marker: index, of, value: amount(verb.value ?? 0, `${at}/value`) };
      checkLevel(verb.to, marker, `${at}/to`, findings);
      return { do: 'set', marker: index, of, to: amount(verb.to ?? 0, `${at}/to`) };
    }
    case 'place': {
      const marker = markerOf(verb, at, context, findings);
      if (marker === null) return null;
      if (marker.of !== 'hex') {
        const message = `"${marker.id}" belongs to a ${marker.of} and does not lie in hexes. Use "set" with it, or a marker of hexes here.`;
        findings.error(`${at}/marker`, 'marker.holder', message);
        return null;
      }
      checkLevel(verb.level ?? 1, marker, `${at}/level`, findings);
      const hexes = placesOf(verb, at, context, findings);
      return { do: 'place', marker: marker.index, hexes, level: amount(verb.level ?? 1, `${at}/level`) };
    }
    case 'remove':
      checkPiece(verb, at, context, findings);
      return { do: 'remove', piece: verb.piece ?? 'unit', as: verb.as ?? 'eliminated' };
    case 'replace':
      checkPiece(verb, at, context, findings);
      return { do: 'replace', piece: verb.piece ?? 'unit', by: replacementOf(verb, at, context, findings) };
    case 'flip':
      checkPiece(verb, at, context, findings);
      return { do: 'flip', piece: verb.piece ?? 'unit', faces: facesOf(verb, at, context, findings) };
    case 'recall':
    case 'break':
    case 'rally':
      checkPiece(verb, at, context, findings);
      return { do: verb.do, piece: verb.piece ?? 'unit' };
    case 'roll': {
      const table = context.tables.findIndex(({ id }) => id === verb.table);
      if (table < 0) {
        const words = context.tables.map(({ id }) => id);
        findings.unknown(`${at}/table`, verb.table ?? '', 'a table of words', words, {
          missing: `tables/${verb.table}`,
        });
      }
      return { do: 'roll', table, modifier: amount(verb.modifier ?? 0, `${at}/modifier`) };
    }
    case 'score':
      return {
        do: 'score',
        side: namedSide(verb.side ?? '', `${at}/side`, context, findings),
        points: amount(verb.points ?? 0, `${at}/points`),
      };
    case 'end': {
      if (verb.winner === undefined) return { do: 'end', winner: -1 };
      return { do: 'end', winner: namedSide(verb.winner, `${at}/winner`, context, findings) };
    }
  }
}

function markerOf(verb: EffectVerb, at: string, { markers }: VerbContext, findings: Findings): CompiledMarker | null {
  const found = markers.find(({ id }) => id === verb.marker);
  if (found !== undefined) return found;
  const known = markers.map(({ id }) => id);
  const missing = `markers/${verb.marker}`;
  findings.unknown(`${at}/marker`, verb.marker ?? '', 'a marker of this package', known, { missing });
  return null;
}

function holderOf(
  verb: EffectVerb,
  marker: CompiledMarker,
  at: string,
  context: VerbContext,
  findings: Findings,
): MarkerHolder {
  const holders = HOLDERS[marker.of];
  const { of = holders[0] } = verb;
  if (!holders.includes(of)) {
    const message = `"${marker.id}" belongs to ${marker.of === 'game' ? 'the game' : `a ${marker.of}`}, so that "of" cannot be "${of}". ${choiceOf(holders)}`;
    const [value] = holders;
    findings.error(`${at}/of`, 'marker.holder', message, {
      fixes: [{ title: `Write "${value}"`, op: 'set', value }],
    });
    return of;
  }
  const needed = of === 'enemy' ? 'side' : of;
  if (needed !== 'game') demand(needed, verb.of === undefined ? at : `${at}/of`, context, findings);
  return of;
}

/** Whether something is known at the moment; a finding where it is not. */
function demand(needed: Exclude<Known, 'way'>, at: string, { known }: VerbContext, findings: Findings): void {
  if (known.includes(needed)) return;
  const words: Readonly<Record<typeof needed, string>> = {
    unit: 'no unit. Use a moment of units, or let "each" be "unit"',
    other: 'no opponent. Use a moment at which two units meet, such as unit-is-hit',
    destroyer: 'nobody who has destroyed a unit. Use the moment unit-is-lost',
    hex: 'no hex. Use a moment of units, or let "each" be "hex", or name the hexes',
    side: 'no side. Use a moment of units or of a phase, let "each" be "side", or name the side',
  };
  findings.error(at, 'effect.piece', `At this moment there is ${words[needed]}.`);
}

function checkPiece(verb: EffectVerb, at: string, context: VerbContext, findings: Findings): void {
  const verbs: readonly string[] = context.system.effects?.verbs ?? [];
  if (!verbs.includes(verb.do)) {
    findings.error(
      `${at}/do`,
      'effect.verb',
      `The rules of this game do not let effects "${verb.do}" pieces. Use a marker of units that formulas ask for.`,
    );
  }
  demand(verb.piece ?? 'unit', verb.piece === undefined ? at : `${at}/piece`, context, findings);
}

/** A level written as a number must lie within the bounds of its marker. */
function checkLevel(level: number | string | undefined, marker: CompiledMarker, at: string, findings: Findings): void {
  const { id, minimum, maximum } = marker;
  if (typeof level !== 'number' || (level >= minimum && level <= maximum)) return;
  const value = Math.min(Math.max(level, minimum), maximum);
  findings.error(at, 'marker.bounds', `"${id}" goes from ${minimum} to ${maximum} and cannot be ${level}.`, {
    fixes: [{ title: `Write ${value}`, op: 'set', value }],
  });
}

/** What is always more than the whole span of a marker leads to one of its bounds, and what is nothing nowhere. */
function checkAdded(
  value: number | string | undefined,
  { id, minimum, maximum }: CompiledMarker,
  at: string,
  findings: Findings,
): void {
  if (typeof value !== 'number' || (value !== 0 && Math.abs(value) <= maximum - minimum)) return;
  const message =
    value === 0
      ? `This adds nothing to "${id}". Add a number, or leave it out.`
      : `"${id}" goes from ${minimum} to ${maximum}: whatever it is, adding ${value} makes it ${value > 0 ? maximum : minimum}. Add less, or write "set".`;
  findings.warning(at, 'marker.bounds', message);
}

/** The hexes that a marker is laid in; null for that of the moment. */
function placesOf(verb: EffectVerb, at: string, context: VerbContext, findings: Findings): Int32Array | null {
  const { in: where } = verb;
  const { map } = context;
  if (where === 'hex' || where === undefined) {
    demand('hex', `${at}/in`, context, findings);
    return null;
  }
  if (map === null) return new Int32Array(0);
  if ('zone' in where) {
    const zone = map.zones.get(where.zone);
    if (zone !== undefined) return zone.hexes;
    if (context.isPosition) return new Int32Array(0);
    const known = [...map.zones.keys()];
    const missing = `map/zones/${where.zone}`;
    findings.unknown(`${at}/in/zone`, where.zone, 'a zone of the map', known, { missing });
    return null;
  }
  const hexes = where.hexes.map((label, index) => {
    const hex = map.numbering.hexOf(label);
    if (hex < 0 && !context.isPosition) {
      const message = `${label} is not on the map. Its hexes run from ${map.numbering.label(0)} to ${map.numbering.label(map.grid.count - 1)}.`;
      findings.error(`${at}/in/hexes/${index}`, 'effect.off-map', message);
    }
    return hex;
  });
  return Int32Array.from(hexes.filter((hex) => hex >= 0)).toSorted();
}

/** The counter that takes the place of another: not of the units of a position, which need not have it. */
function replacementOf(verb: EffectVerb, at: string, { units, isPosition }: VerbContext, findings: Findings): number {
  const id = String(verb.by);
  const index = units.findIndex((unit) => unit.id === id);
  if (index >= 0 || isPosition) return index;
  const known = units.map((unit) => unit.id);
  findings.unknown(`${at}/by`, id, 'a unit of this package', known, { missing: `units/${id}` });
  return index;
}

/** By unit the index of the face that a verb names. */
function facesOf(verb: EffectVerb, at: string, { units, isPosition }: VerbContext, findings: Findings): Int8Array {
  const face = String(verb.to);
  const indices = Int8Array.from(units, ({ faces }) => faces.findIndex(({ id }) => id === face));
  if (!isPosition && units.length > 0 && indices.every((index) => index < 0)) {
    const known = [...new Set(units.flatMap(({ faces }) => faces.map(({ id }) => id)))];
    findings.unknown(`${at}/to`, face, 'a face of any unit', known);
  }
  return indices;
}

/** A side by its id, or that of the moment, or its enemy. */
function namedSide(side: string, at: string, context: VerbContext, findings: Findings): 'unit' | 'enemy' | number {
  if (side === 'unit' || side === 'enemy') {
    demand('side', at, context, findings);
    return side;
  }
  const { vocabulary } = context;
  const index = vocabulary.indexOf('sides', side);
  const known = ['unit', 'enemy', ...vocabulary.ids('sides')];
  if (index >= 0) return index;
  // As formulas and markers call it.
  if (side === 'side') {
    const message =
      'The side that the moment is about is called "unit" here, also where it is about no unit. Write "unit", or "enemy" for its enemy.';
    const fixes = [{ title: 'Write "unit"', op: 'set' as const, value: 'unit' }];
    findings.error(at, 'reference.unknown', message, { fixes });
    return index;
  }
  findings.error(at, 'reference.unknown', `"${side}" is not a side${orNearest(side, known)}`, {
    missing: `sides/${side}`,
  });
  return index;
}
