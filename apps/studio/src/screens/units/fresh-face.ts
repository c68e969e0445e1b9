/** Faces that are added to counters, and how they come to their ids. */
import type { JsonObject } from '@hexwright/workspace';
import { freshId, idOfName } from '../../scene/fresh-id.ts';
import { nameOf } from '../../scene/items.ts';

/** An id for one more face that none of them has. */
export function freeFace(faces: readonly JsonObject[]): string {
  const taken = new Set(faces.map(nameOf));
  return ['front', 'back'].find((id) => !taken.has(id)) ?? `face-${faces.length + 1}`;
}

/**
 * The faces of a counter when one of them gets another name; an empty one takes the name away. The id of a new face, which
 * says nothing else yet, is made of its name: set-ups, effects and formulas name faces by their ids, and none of them has
 * had the occasion to name this one.
 */
export function withFaceName(faces: readonly JsonObject[], index: number, name: string): readonly JsonObject[] {
  return faces.map((face, at) => {
    if (at !== index) return face;
    const { name: _, ...rest } = face;
    if (name === '') return rest;
    if (Object.keys(face).some((key) => key !== 'id')) return { ...rest, name };
    const taken = new Set(faces.filter((one) => one !== face).map(nameOf));
    return { id: freshId(idOfName(name, nameOf(face)), taken), name };
  });
}
