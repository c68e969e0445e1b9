import { counterPicture } from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { asList, isObject, textOf } from '../../scene/items.ts';
import { CounterRenderer } from '../../scene/counter-renderer.ts';
import type { FollowedRules } from '../rules/followed-rules.ts';

/** What prints the counters of a package. */
export function counterRenderer(rules: FollowedRules): CounterRenderer {
  const objects = (list: 'sides' | 'units' | 'vocabularies' | 'symbols'): ReturnType<typeof asList> =>
    asList(rules.list(list).map(({ value }) => value as JsonValue));
  return new CounterRenderer({
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
  renderer: CounterRenderer,
  unit: string,
  face: string,
): { readonly svg: string; readonly ratio: number } {
  return counterPicture(renderer.counter(unit, face), isDouble(renderer.unit(unit)));
}

/** A counter on the page. The board escapes every word of the package that it writes. */
export function counterImage(renderer: CounterRenderer, unit: string, face: string): unknown {
  const { svg, ratio } = counterSvg(renderer, unit, face);
  const name = `${textOf(renderer.unit(unit) ?? {}, 'name') || unit}, ${face}`;
  return html`<span class="counter" role="img" aria-label=${name} style=${`--ratio:${ratio}`}
    >${unsafeHTML(svg)}</span
  >`;
}
