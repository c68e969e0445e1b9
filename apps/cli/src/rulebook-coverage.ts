import { readFileSync } from 'node:fs';
import { findCases, pagesOfText, type CaseDoubt, type FoundCase } from '@hexwright/digitiser';
import { coverageOf, type Coverage, type CoveredCase } from '@hexwright/playtest';
import type { Arguments } from './command.ts';
import type { Output } from './output.ts';
import { openRulebook } from './rulebook.ts';
import { UsageError } from './usage-error.ts';

const COVERAGES: readonly Coverage[] = ['enforced', 'changed', 'missing', 'silent'];
const DOUBTS: Readonly<Record<CaseDoubt, string>> = {
  damaged: 'its number is damaged',
  order: 'it stands out of order',
  twice: 'its number stands there twice, another is not found',
  unknown: 'the package has no such case',
};

/** Prints where each case of a package stands in the text of its rulebook, and what becomes of it. The exit code. */
export async function coverRulebook(request: string, file: string, args: Arguments, output: Output): Promise<number> {
  const pages = pagesOfText(textIn(file));
  const book = await openRulebook(request, args, output);
  if (book === null) return 1;
  const covered = coverageOf(book.entries);
  const { found, unread } = findCases(
    pages,
    covered.map((one) => one.case),
  );
  const places = new Map(found.filter(({ role }) => role === 'place').map((one) => [one.case, one]));
  const strange = [...places.values()].filter((one) => covered.every((other) => other.case !== one.case)).map(unknown);
  const cases = [...covered, ...strange];
  for (const one of cases) output.line(row(one, places.get(one.case)));
  for (const { page, line, read } of unread) {
    output.line(
      `page ${page + 1}, line ${line + 1}: "${read}" may be the number of a case. What follows it is no case's.`,
    );
  }
  const counts = Object.fromEntries(
    COVERAGES.map((one) => [one, cases.filter(({ coverage }) => coverage === one).length]),
  );
  output.line(
    `${places.size} cases found on ${pages.length} pages; of all cases ${counts['enforced']} are enforced, ${counts['changed']} changed, ${counts['missing']} missing, and in ${counts['silent']} there is nothing to enforce`,
  );
  output.result({
    package: book.linked.id,
    cases: cases.map((one) => {
      const place = places.get(one.case);
      const { case: number, title, coverage, changedBy } = one;
      const where = { page: place && place.page + 1, line: place && place.line + 1, doubt: place?.doubt ?? null };
      return { case: number, title, coverage, changedBy, ...where };
    }),
    unread: unread.map(({ page, line, read }) => ({ page: page + 1, line: line + 1, read })),
    counts,
  });
  return 0;
}

function textIn(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read (${reason}).`, 'Name the text of the rulebook.');
  }
  if (bytes.includes(0)) throw new UsageError(`${file} is no plain text.`, 'Save the rulebook as one, in UTF-8.');
  return new TextDecoder().decode(bytes);
}

/** A case of the text that the package does not have. */
function unknown({ case: number }: FoundCase): CoveredCase {
  return { case: number, title: '', coverage: 'missing', code: 0, items: [], changedBy: [], note: null };
}

function row({ case: number, title, coverage, changedBy }: CoveredCase, place: FoundCase | undefined): string {
  const where = place === undefined ? 'not found' : `page ${place.page + 1}, line ${place.line + 1}`;
  const doubt = place?.doubt ? ` (${DOUBTS[place.doubt]})` : '';
  const by = changedBy.length === 0 ? '' : ` by ${changedBy.join(', ')}`;
  return `${number.padEnd(9)} ${where.padEnd(18)} ${coverage}${by}  ${title}${doubt}`.trimEnd();
}
