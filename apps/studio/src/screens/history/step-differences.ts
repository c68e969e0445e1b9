import type { JsonValue } from '@hexwright/model';
import { mapOf, packageOf, pathOf, type MapOf, type Project } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { isObject } from '../../scene/items.ts';
import type { FileDifference, PaintDifference, ValueDifference } from '../../session/differences.ts';
import { valueWords } from '../rules/value-words.ts';
import './marked-map.ts';
import type { Mark } from './marked-map.ts';
import { CHANGES } from './words.ts';

/** Hexes that are named one by one. */
const NAMED = 12;
/** Values that are listed before the rest is only counted. */
const LISTED = 40;
/** Marked hexes beyond which no picture is drawn: nothing could be told from it. */
const DRAWN = 5000;

/** What a step has changed, in words and on the map. */
export function stepDifferences(
  project: Project,
  route: PackageRoute,
  differences: readonly FileDifference[],
): unknown {
  const shown = differences.filter(({ values, painted }) => values.length + painted.length > 0);
  return shown.map((difference) => {
    const map = mapOf(project, packageOf(difference.file));
    const to = { ...route, package: packageOf(difference.file), screen: 'map', item: '' } as const;
    return html`<h3>
        ${pathOf(difference.file)}
        ${packageOf(difference.file) === route.package ? nothing : html`<span class="soft small">${packageOf(difference.file)}</span>`}
      </h3>
      ${map === null ? nothing : picture(project, packageOf(difference.file), map, difference)}
      <ul class="items changes">
        ${difference.painted.map((one) => painted(one, map, to))} ${difference.values.slice(0, LISTED).map(valueLine)}
        ${rest(difference)}
      </ul>`;
  });
}

/** The map with what has come and what has gone. */
function picture(project: Project, id: string, map: MapOf, { painted: groups, values }: FileDifference): unknown {
  const hexAt = ({ column, row }: { readonly column: number; readonly row: number }): number =>
    column < map.grid.columns && row < map.grid.rows ? row * map.grid.columns + column : -1;
  const on = (value: JsonValue | undefined, path: readonly string[]): number[] =>
    labelsIn(value, path).map((label) => map.numbering.hexOf(label));
  const marks: Mark[] = [
    ...groups.flatMap(({ hexes }) => hexes.map((one): Mark => ({ hex: hexAt(one), is: 'now' }))),
    ...values.flatMap(({ was, path }) => on(was, path).map((hex): Mark => ({ hex, is: 'was' }))),
    ...values.flatMap(({ now, path }) => on(now, path).map((hex): Mark => ({ hex, is: 'now' }))),
  ].filter(({ hex }) => hex >= 0);
  if (marks.length === 0 || marks.length > DRAWN) return nothing;
  return html`<marked-map .project=${project} package=${id} .marks=${marks}></marked-map>`;
}

function painted({ layer, was, now, hexes }: PaintDifference, map: MapOf | null, to: PackageRoute): unknown {
  const labels = hexes
    .slice(0, NAMED)
    .flatMap(({ column, row }) => (map === null ? [] : [map.numbering.label(row * map.grid.columns + column)]));
  const word = (value: string): string => (layer === 'elevation' ? CHANGES.level(value) : value);
  return html`<li>
    ${CHANGES.hexes(hexes.length)}: ${fromTo(word(was), word(now))}
    <span class="hexes small">
      ${labels.map((hex) => html`<a href=${addressOf({ ...to, where: { hex } })}>${hex}</a> `)}
      ${hexes.length > NAMED ? html`<span class="soft">${CHANGES.more(hexes.length - NAMED)}</span>` : nothing}
    </span>
  </li>`;
}

function valueLine({ path, was, now }: ValueDifference): unknown {
  const what = path.length === 0 ? CHANGES.file : path.join(' · ');
  if (was === undefined) return html`<li><span>${what}</span> <b class="plus">${CHANGES.isNew}</b>: ${brief(now)}</li>`;
  if (now === undefined)
    return html`<li><span>${what}</span> <b class="minus">${CHANGES.gone}</b>: <s>${brief(was)}</s></li>`;
  return html`<li><span>${what}</span>: ${fromTo(brief(was), brief(now))}</li>`;
}

function fromTo(was: string, now: string): unknown {
  return html`<s class="soft">${was}</s> <span aria-label=${CHANGES.becomes}>→</span> <b>${now}</b>`;
}

function rest({ values, more }: FileDifference): unknown {
  const left = more + Math.max(0, values.length - LISTED);
  return left === 0 ? nothing : html`<li class="soft">${CHANGES.more(left)}</li>`;
}

/** A value in so many words as fit in a line. */
function brief(value: JsonValue | undefined): string {
  const words = valueWords(value);
  return words.length > 160 ? `${words.slice(0, 160)} …` : words;
}

/** The hex numbers that a value on the map speaks of. */
function labelsIn(value: JsonValue | undefined, path: readonly string[]): readonly string[] {
  if (isObject(value)) {
    return ['hex', 'hexes', 'path', 'between'].flatMap((name) => labelsIn(value[name], [...path, name]));
  }
  if (!['hex', 'hexes', 'path', 'between'].includes(path.at(-1) ?? '')) return [];
  const all: readonly JsonValue[] = Array.isArray(value) ? (value as readonly JsonValue[]) : [value ?? null];
  return all.filter((one) => typeof one === 'string');
}
