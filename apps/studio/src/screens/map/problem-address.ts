import type { Problem } from '@hexwright/model';
import { addressOf } from '../../app/routes.ts';
import { placesOf } from '../../parts/problem-places.ts';
import type { MapDesk } from './map-desk.ts';

/** Where a problem can be dealt with: the form that shows the thing, else its place in the text. */
export function problemAddress(desk: MapDesk, problem: Problem): string {
  const { form, text } = placesOf(desk.scene.project, desk.session.id, desk.id, problem);
  return addressOf(form ?? text);
}
