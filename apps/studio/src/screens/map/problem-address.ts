import type { Problem } from '@hexwright/model';
import { addressOf } from '../../app/routes.ts';
import { placesOf } from '../../parts/problem-places.ts';
import type { MapContext } from './map-context.ts';

/** Where a problem can be dealt with: the form that shows the thing, else its place in the text. */
export function problemAddress(map: MapContext, problem: Problem): string {
  const { form, text } = placesOf(map.scene.project, map.session.id, map.id, problem);
  return addressOf(form ?? text);
}
