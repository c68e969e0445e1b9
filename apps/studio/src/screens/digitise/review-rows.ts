/** What is to be looked at on a sheet: a row for each group of counters that look alike. */
import type { CounterSheet, SheetAnswer, SheetGroup } from '@hexwright/model';
import { agreement, codeOf, type Language } from '@hexwright/digitiser';

/** How a group stands: nobody has settled it, the rule of acceptance or a person has, or nobody can read it. */
export type ReviewState = 'asked' | 'read' | 'said' | 'unreadable';

/** A group and what is known of it. */
export interface ReviewRow {
  readonly group: SheetGroup;
  readonly answer: SheetAnswer | null;
  readonly review: ReviewState;
  /** What is settled, else what is likeliest. */
  readonly name: string;
  readonly code: string;
  /** Which of the two is settled. */
  readonly isSettled: { readonly name: boolean; readonly code: boolean };
  /** From 0 to 1. It says in which order to look, and nothing else. */
  readonly confidence: number;
}

/** The rows of a sheet: first those that are asked, the least sure ones before all others; then the rest as they lie. */
export function reviewRows(sheet: CounterSheet, language: Language): ReviewRow[] {
  const rows = (sheet.groups ?? []).map((group) => rowOf(sheet, group, language));
  const asked = rows.filter(({ review }) => review === 'asked');
  return [
    ...asked.toSorted((one, other) => one.confidence - other.confidence),
    ...rows.filter(({ review }) => review !== 'asked'),
  ];
}

/** Whether a sheet has names on its counters to be read: they stand on fronts, if anywhere. */
export function hasNames({ backOf, nameless = false }: CounterSheet): boolean {
  return backOf === undefined && !nameless;
}

function rowOf(sheet: CounterSheet, group: SheetGroup, language: Language): ReviewRow {
  const answer = sheet.answers?.find(({ id }) => group.places.includes(id)) ?? null;
  const name = answer?.name ?? group.name.value;
  const said = answer?.code ?? group.code.value;
  const code = said === undefined ? null : (codeOf(language, said)?.text ?? null);
  const isSettled = { name: name !== undefined || !hasNames(sheet), code: code !== null };
  return {
    group,
    answer,
    review: reviewOf(answer, isSettled.name && isSettled.code),
    name: name ?? group.name.proposals[0] ?? '',
    code: code ?? group.code.proposals[0] ?? '',
    isSettled,
    confidence: Math.min(agreement(group.code), isSettled.name ? 1 : agreement(group.name)),
  };
}

function reviewOf(answer: SheetAnswer | null, isSettled: boolean): ReviewState {
  if (answer?.unreadable === true) return 'unreadable';
  if (!isSettled) return 'asked';
  return answer === null ? 'read' : 'said';
}
