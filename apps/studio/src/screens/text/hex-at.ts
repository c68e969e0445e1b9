import { placementOf, type MapOf, type Project } from '@hexwright/workspace';
import type { TextPlace } from './json-place.ts';

/** Properties of which the words are labels of hexes. */
const LABELLED: ReadonlySet<string> = new Set(['hex', 'hexes', 'path', 'between']);

/** The label of the hex that a place in a text is about; null if it is about none. */
export function hexAt(project: Project, id: string, map: MapOf, place: TextPlace, offset: number): string | null {
  const { names, token } = place;
  const [first, second] = names;
  const label = token?.words ?? '';
  if (names.some((name) => LABELLED.has(name)) && map.numbering.hexOf(label) >= 0) return label;
  if ((first === 'terrain' || first === 'elevation') && second !== undefined && token?.kind === 'string') {
    const { columns, rows } = map.grid;
    const column = Math.min(columns - 1, Math.max(0, offset - token.start - 1));
    return Number(second) < rows ? map.numbering.label(Number(second) * columns + column) : null;
  }
  if ((first !== 'setUp' && first !== 'units') || second === undefined) return null;
  const hexes = placementOf(project, id, second)?.['hexes'];
  const at = Array.isArray(hexes) ? (hexes[0] as unknown) : undefined;
  return typeof at === 'string' && map.numbering.hexOf(at) >= 0 ? at : null;
}
