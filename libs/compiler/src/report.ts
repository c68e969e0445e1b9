import {
  fileOfRoot,
  pointerOf,
  problemAt,
  stillNamed,
  type Fix,
  type Origins,
  type Place,
  type Problem,
  type Removal,
} from '@hexwright/model';
import type { Finding, FindingFix } from './finding.ts';

/** A problem of a finding, and where in the text of its value it stands if not everywhere. */
export interface PlacedFinding {
  readonly problem: Problem;
  readonly span?: Finding['span'];
}

/** The whole value of a change: the name of what it gives is the end of its target. */
const VALUE_OF_CHANGE = /\/changes\/\d+\/value$/;

/** Findings as problems with a file and a JSON pointer, in the same order. */
export function placeFindings(findings: readonly Finding[], whole: Origins): readonly PlacedFinding[] {
  return findings.map((finding) => {
    const {
      at,
      code,
      severity,
      message,
      isName,
      case: own,
      table,
      fixes = [],
      span,
      missing,
      added = [],
      in: origins = whole,
    } = finding;
    const removal = missing === undefined ? null : origins.removal(missing);
    const found = removal ?? origins.newestPlace([at, ...added]);
    const isTarget = isName === true && VALUE_OF_CHANGE.test(found.pointer);
    const place = isTarget ? { ...found, pointer: found.pointer.replace(/value$/, 'target') } : found;
    const cited = own ?? removal?.case ?? caseOfChange([at, ...added], place, origins);
    const told = removal === null ? message : toldOfRemoval(finding, removal, origins);
    const problem = problemAt(place, code, told, {
      severity,
      ...(isName === undefined || isTarget ? {} : { isName }),
      ...(cited === undefined ? {} : { case: cited }),
      ...(table === undefined ? {} : { table }),
      fixes: fixes.flatMap((fix) => placedFix(fix, at, place, origins)),
    });
    return span === undefined ? { problem } : { problem, span };
  });
}

function toldOfRemoval({ at, code, message }: Finding, removal: Removal, origins: Origins): string {
  if (code === 'reference.unknown') return stillNamed(removal, origins.place(at));
  return `${removal.target} is taken away here. ${message}`;
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

/** A fix with its edits in the package of the problem; none when something it edits is written in another package. */
function placedFix(
  { title, also = [], ...first }: FindingFix,
  at: string,
  place: Place,
  origins: Origins,
): readonly Fix[] {
  const edits = [first, ...also].map((edit) => ({ edit, target: editPlace(edit.at ?? at, origins) }));
  if (edits.some(({ target }) => target.package !== place.package)) return [];
  return [
    {
      title,
      edits: edits.map(({ edit: { op, value }, target: { file, pointer } }) =>
        value === undefined ? { file, pointer, op } : { file, pointer, op, value },
      ),
    },
  ];
}

/** The place of something even when it is not written yet: below what is, or else in the file of its root. */
function editPlace(at: string, origins: Origins): Place {
  const names = at.split('/');
  const own = origins.place('');
  if (names.length === 2 && names[1] === '-') return { ...own, ...rootPlace(names) };
  // What is not written has the place of the nearest thing around it.
  const place = origins.place(at);
  const isAround = (length: number): boolean => {
    const around = origins.place(names.slice(0, length).join('/'));
    return around.package === place.package && around.file === place.file && around.pointer === place.pointer;
  };
  let written = names.length;
  while (written > 0 && isAround(written - 1)) written--;
  if (written === 0) return { ...own, ...rootPlace(names) };
  return { ...place, pointer: place.pointer + pointerOf(...names.slice(written)) };
}

/** Where a package of its own writes something that begins with the name of a root. */
function rootPlace(names: readonly string[]): Pick<Place, 'file' | 'pointer'> {
  return { file: fileOfRoot(names[0]), pointer: pointerOf(...(names[0] === 'map' ? names.slice(1) : names)) };
}
