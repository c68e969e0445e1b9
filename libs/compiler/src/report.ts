import { problemAt, type Fix, type Origins, type Place, type Problem } from '@hexwright/model';
import type { Finding, FindingFix } from './finding.ts';

/** A problem of a finding, and where in the text of its value it stands if not everywhere. */
export interface PlacedFinding {
  readonly problem: Problem;
  readonly span?: Finding['span'];
}

/** Findings as problems with a file and a JSON pointer, in the same order. */
export function placeFindings(findings: readonly Finding[], origins: Origins): readonly PlacedFinding[] {
  return findings.map(({ at, code, severity, message, case: own, fixes = [], span, missing, added = [] }) => {
    const removal = missing === undefined ? null : origins.removal(missing);
    const place = removal ?? origins.newestPlace([at, ...added]);
    const cited = own ?? removal?.case ?? caseOfChange([at, ...added], place, origins);
    const told = removal === null ? message : `${removal.target} is taken away here. ${message}`;
    const problem = problemAt(place, code, told, {
      severity,
      ...(cited === undefined ? {} : { case: cited }),
      fixes: fixes.flatMap((fix) => placedFix(fix, at, place, origins)),
    });
    return span === undefined ? { problem } : { problem, span };
  });
}

/** The case that the change at a place gives, where a change stands there. */
function caseOfChange(paths: readonly string[], place: Place, origins: Origins): string | undefined {
  if (!place.pointer.startsWith('/changes/')) return undefined;
  const changes = paths.flatMap((path) => origins.chain(path));
  const own = changes.find(
    (one) => one.package === place.package && one.file === place.file && place.pointer.startsWith(`${one.pointer}/`),
  );
  return own?.case;
}

/** A fix with its edit in the file of the problem; none when what it edits is written in another package. */
function placedFix(fix: FindingFix, at: string, place: Place, origins: Origins): readonly Fix[] {
  const target = editPlace(fix.at ?? at, origins);
  if (target.package !== place.package) return [];
  const { title, op, value } = fix;
  const edit = { file: target.file, pointer: target.pointer, op, ...(value === undefined ? {} : { value }) };
  return [{ title, edits: [edit] }];
}

/** The place of a field even when it is not written yet: below the item that is. */
function editPlace(at: string, origins: Origins): Place {
  const place = origins.place(at);
  const cut = at.lastIndexOf('/');
  const around = origins.place(at.slice(0, cut));
  const unwritten = cut > 0 && around.file === place.file && around.pointer === place.pointer;
  return unwritten ? { ...place, pointer: `${place.pointer}/${at.slice(cut + 1)}` } : place;
}
