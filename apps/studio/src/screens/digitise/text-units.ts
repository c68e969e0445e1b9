/** From a list or a transcription of counters to the units of a package. */
import type { SheetsFile, Unit } from '@hexwright/model';
import { recordOfText, unitsOf, type TranscribedSheet } from '@hexwright/digitiser';

/** The name that the text goes by in provenance. */
const SOURCE = 'list';

/** What a text gives. */
export interface TextUnits {
  readonly units: readonly Unit[];
  /** Headings of which nobody has said whose counters stand under them. */
  readonly papersAsked: number;
}

/** What the side of the counters under a heading is kept by. */
export function sideMark(heading: string): string {
  return `${SOURCE} ${heading}`;
}

/** The headings under which there are counters, as they come; '' for those under none. */
export function marksOf(transcript: readonly TranscribedSheet[]): readonly string[] {
  const marks = transcript
    .flatMap(({ counters }) => counters)
    .flatMap(({ headings }) => (headings.length === 0 ? [''] : headings));
  return [...new Set(marks)];
}

/** The counters of a text that have name, code and side, as units. */
export function textUnits({ papers = [] }: SheetsFile, transcript: readonly TranscribedSheet[]): TextUnits {
  const sides = new Map(papers.map(({ id, side }) => [id, side]));
  // What is on backs belongs to counters that the fronts have.
  const records = transcript
    .filter(({ face }) => face !== 'back')
    .flatMap(({ counters }) => counters.map((counter) => recordOfText(SOURCE, counter)));
  const { units } = unitsOf(
    records,
    (_, mark) => sides.get(sideMark(mark)) ?? null,
    () => null,
  );
  return { units, papersAsked: marksOf(transcript).filter((mark) => !sides.has(sideMark(mark))).length };
}

/**
 * Units of the text with the provenance of those that were written from it before: of counters of one name and side, the
 * first is the first again, wherever in the text it stands now. They then keep their ids.
 */
export function knownAgain(own: readonly Unit[], fresh: readonly Unit[]): ReadonlyMap<Unit, Unit> {
  const keyOf = ({ name, side }: Unit): string => `${side} ${name}`;
  const before = Map.groupBy(
    own.filter(({ provenance }) => provenance?.source?.startsWith(`${SOURCE}, line `) ?? false),
    keyOf,
  );
  const again = new Map<Unit, Unit>();
  for (const unit of fresh) {
    const known = before.get(keyOf(unit))?.shift();
    if (known !== undefined) again.set(unit, known);
  }
  return again;
}
