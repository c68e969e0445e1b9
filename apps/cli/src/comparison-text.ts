/** What a comparison of packages says, as lines for a terminal. */
import type { CompiledGame } from '@hexwright/compiler';
import type { Answer, Comparison, Question } from '@hexwright/playtest/lab';
import type { Seats } from '@hexwright/playtest';
import { methodEnd, PERCENTAGE_POINTS } from './method.ts';
import { seatedText } from './seats.ts';

/** What is told. */
export interface Told {
  /** Where the games begin, if not at the set-up. */
  readonly from?: readonly string[];
  readonly entrants: readonly { readonly name: string; readonly game: CompiledGame }[];
  readonly comparison: Comparison;
  readonly seats: Seats;
  readonly seed: number;
  readonly players: readonly { readonly id: string; readonly title: string }[];
}

/** As many lines of what was not asked as can be taken in; `--json` has them all. */
const MOST_OTHERS = 12;

/** The report: what was asked, what else differs for sure, and how it was found. */
export function comparisonLines(told: Told): string[] {
  const { entrants, comparison } = told;
  const [answer] = comparison.asked;
  const { question } = answer;
  return [
    `${question.title}: ${entrants[0].name} has ${valueText(question, answer.first)}`,
    '',
    ...comparison.asked.flatMap((one, index) => [
      `  ${entrants[index + 1].name}`,
      `    ${valueText(question, one.second)}, ${differenceText(one)}: ${verdictText(one, entrants[0].name)}`,
    ]),
    ...otherLines(told),
    '',
    ...methodLines(told),
  ];
}

/** What was asked, in a sentence a package. */
export function answerLines({ entrants, comparison }: Told): string[] {
  return comparison.asked.map(
    (one, index) =>
      `${one.question.title}, ${entrants[index + 1].name}: ${valueText(one.question, one.second)}, ${differenceText(one)}: ${verdictText(one, entrants[0].name)}`,
  );
}

/** What else certainly differs, the largest differences for their uncertainty first. */
function otherLines({ entrants, comparison }: Told): string[] {
  return comparison.others.flatMap((answers, index) => {
    const certain = answers
      .filter(({ verdict }) => verdict === 'more' || verdict === 'less')
      .toSorted((one, other) => strength(other) - strength(one));
    if (certain.length === 0) return [];
    const shown = certain.slice(0, MOST_OTHERS);
    const rest = certain.length - shown.length;
    const width = Math.max(...shown.map((one) => one.question.title.length));
    return [
      '',
      `What else certainly differs in ${entrants[index + 1].name}`,
      ...shown.map(
        (one) =>
          `  ${one.question.title.padEnd(width)} ${valueText(one.question, one.first).padStart(9)} to ${valueText(one.question, one.second).padEnd(9)} ${differenceText(one)}`,
      ),
      ...(rest > 0 ? [`  and ${rest} more; --json has them`] : []),
    ];
  });
}

function strength({ mean, low, high }: Answer): number {
  return Math.abs(mean) / (high - low);
}

/** How it was found, for people who were not there. */
export function methodLines({ from = [], entrants, comparison, seats, seed, players }: Told): string[] {
  const [{ pairs, worth }] = comparison.asked;
  return [
    ...from,
    `${pairs} games of each package, on the seeds from ${seed} on. ${seatedText(entrants[0].game, seats)}.`,
    ...(worth === null || worth < 1.05
      ? []
      : [`The seeds in common made each game worth ${worth.toFixed(1)} on seeds of their own.`]),
    ...(comparison.stopped > 0
      ? [`${comparison.stopped} seeds are not counted: a game on them did not end by itself.`]
      : []),
    PERCENTAGE_POINTS,
    'All of what was asked holds at once with 95 % confidence, and so does all of what else differs, however often one looks.',
    ...methodEnd(players, seats),
  ];
}

function verdictText({ verdict, question, low, high }: Answer, first: string): string {
  if (verdict === 'more') return `more than ${first}`;
  if (verdict === 'less') return `less than ${first}`;
  const most = valueText(question, Math.max(-low, high));
  return verdict === 'alike'
    ? `no difference larger than ${most}`
    : 'not known yet, within the noise; more games may tell';
}

function differenceText({ question, mean, low, high }: Answer): string {
  return `${signed(question, mean)} (${signed(question, low)} to ${signed(question, high)})`;
}

function valueText({ unit }: Question, value: number): string {
  return unit === 'share' ? `${(value * 100).toFixed(1)} %` : value.toFixed(1);
}

/** A difference; one between numbers may be certain and yet far below one. */
function signed(question: Question, value: number): string {
  return `${value < 0 ? '' : '+'}${question.unit === 'share' ? valueText(question, value) : value.toFixed(2)}`;
}
