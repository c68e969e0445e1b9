import { counterPicture } from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { asList, isObject, textOf } from '../../scene/items.ts';
import { CounterPress } from '../../scene/counters.ts';
import type { FollowedRules } from '../rules/followed-rules.ts';

/** What prints the counters of a package. */
export function counterPress(rules: FollowedRules): CounterPress {
  const objects = (list: 'sides' | 'units' | 'vocabularies' | 'symbols'): ReturnType<typeof asList> =>
    asList(rules.list(list).map(({ value }) => value as JsonValue));
  return new CounterPress({
    system: rules.answer?.system?.id,
    sides: objects('sides'),
    units: objects('units'),
    vocabularies: objects('vocabularies'),
    symbols: objects('symbols'),
  });
}

/** The ids of the faces of a unit, front first. */
export function facesOf(unit: JsonValue | undefined): readonly string[] {
  return isObject(unit) ? asList(unit['faces']).map((face) => textOf(face, 'id')) : [];
}

/** Whether a unit stands in two hexes. */
export function isDouble(unit: JsonValue | undefined): boolean {
  return isObject(unit) && unit['size'] === 'double';
}

/** A counter as an SVG element, and its length by its breadth. */
export function counterSvg(
  press: CounterPress,
  unit: string,
  face: string,
): { readonly svg: string; readonly ratio: number } {
  return counterPicture(press.counter(unit, face), isDouble(press.unit(unit)));
}

/** A counter on the page. The board escapes every word of the package that it writes. */
export function counterImage(press: CounterPress, unit: string, face: string): unknown {
  const { svg, ratio } = counterSvg(press, unit, face);
  const name = `${textOf(press.unit(unit) ?? {}, 'name') || unit}, ${face}`;
  return html`<span class="counter" role="img" aria-label=${name} style=${`--ratio:${ratio}`}
    >${unsafeHTML(svg)}</span
  >`;
}
