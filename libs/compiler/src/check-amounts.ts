/** Formulas for levels that lie beyond the bounds of their marker, whatever happens. */
import type { LinkedPackage } from '@hexwright/model';
import { outcomesOf, parseExpression, type KnownRanges } from '@hexwright/rule-lang';
import { Findings, type Finding } from './finding.ts';
import { formulaRanges, inTurns, type RangedPackage } from './formula-ranges.ts';

type Laying = RangedPackage & Pick<LinkedPackage, 'effects'>;
type Marker = Laying['markers'][number];
type Verb = Laying['effects'][number]['then'][number];

/** @param turns length of the game; 0 where nobody knows */
export function checkAmounts(linked: Laying, turns: number): readonly Finding[] {
  const findings = new Findings();
  const { markers, effects } = linked;
  if (markers.length === 0) return [];
  const known = formulaRanges(linked, turns);
  markers.forEach((marker, index) => {
    const own = new Findings(marker.case);
    checkLevel(marker.start, marker, `markers/${marker.id}/start`, known, own);
    checkStart(marker, markers.slice(index), own);
    findings.list.push(...own.list);
  });
  for (const { id, then, turns: when, case: cited } of effects) {
    const own = new Findings(cited);
    const here = when === undefined ? known : inTurns(known, when.from ?? 1, when.to);
    then.forEach((verb, index) => checkVerb(verb, `effects/${id}/then/${index}`, markers, here, own));
    findings.list.push(...own.list);
  }
  return findings.list;
}

function checkVerb(verb: Verb, at: string, markers: readonly Marker[], known: KnownRanges, findings: Findings): void {
  const marker = markers.find(({ id }) => id === verb.marker);
  if (marker === undefined) return;
  if (verb.do === 'set') checkLevel(verb.to, marker, `${at}/to`, known, findings);
  if (verb.do === 'place') checkLevel(verb.level, marker, `${at}/level`, known, findings);
  if (verb.do === 'add') checkAdded(verb.value, marker, `${at}/value`, known, findings);
}

/** A level by a formula: none of the values that it may come to lies within the bounds. Numbers are checked elsewhere. */
function checkLevel(
  formula: number | string | undefined,
  { id, minimum = 0, maximum }: Marker,
  at: string,
  known: KnownRanges,
  findings: Findings,
): void {
  for (const { start, end, text, least, most } of outcomes(formula, known)) {
    if (least <= maximum && most >= minimum) continue;
    const message = `"${id}" goes from ${minimum} to ${maximum} and cannot be ${named(text, least, most)}. Write a level within its bounds, or widen them.`;
    findings.error(at, 'marker.bounds', message, { span: { start, end }, added: boundsOf(id) });
  }
}

/** What is always nothing, or more than the whole span of the marker. */
function checkAdded(
  formula: number | string | undefined,
  { id, minimum = 0, maximum }: Marker,
  at: string,
  known: KnownRanges,
  findings: Findings,
): void {
  const span = maximum - minimum;
  const list = outcomes(formula, known);
  if (list.length > 0 && list.every(({ least, most }) => least === 0 && most === 0)) {
    findings.warning(at, 'marker.bounds', `This adds nothing to "${id}". Add a number, or leave it out.`);
  }
  for (const { start, end, text, least, most } of list) {
    if (least <= span && most >= -span) continue;
    const message = `"${id}" goes from ${minimum} to ${maximum}: whatever it is, adding ${named(text, least, most)} makes it ${least > 0 ? maximum : minimum}. Add less, or write "set".`;
    findings.warning(at, 'marker.bounds', message, { span: { start, end }, added: boundsOf(id) });
  }
}

/** Levels are laid in the order of the list: those of markers behind are not there yet, nor one's own. */
function checkStart({ id, start }: Marker, behind: readonly Marker[], findings: Findings): void {
  if (typeof start !== 'string') return;
  const early = behind.find((other) => typeof other.start === 'string' && asksFor(start, other.id));
  if (early === undefined) return;
  const message =
    early.id === id
      ? `"${id}" begins with what it is itself. Name something else that the unit has.`
      : `"${early.id}" is laid after "${id}", which asks for it. Put "${early.id}" before it in the list.`;
  findings.error(`markers/${id}/start`, 'marker.start', message);
}

function asksFor(formula: string, marker: string): boolean {
  return new RegExp(String.raw`\.${marker}\b`).test(formula);
}

function outcomes(formula: number | string | undefined, known: KnownRanges): ReturnType<typeof outcomesOf> {
  if (typeof formula !== 'string') return [];
  const parsed = parseExpression(formula);
  return parsed.ok ? outcomesOf(parsed.ast, known) : [];
}

/** What a level beyond the bounds follows from besides: a change of them can be at fault. */
function boundsOf(marker: string): readonly string[] {
  return [`markers/${marker}/minimum`, `markers/${marker}/maximum`];
}

/** A part of a formula, with what it comes to where that is not written there. */
function named(text: string, least: number, most: number): string {
  if (least === most) return text === String(least) ? text : `${text}, which is ${least}`;
  return `${text}, which goes from ${least} to ${most}`;
}
