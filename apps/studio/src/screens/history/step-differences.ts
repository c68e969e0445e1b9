import type { JsonValue } from '@hexwright/model';
import { mapOf, packageOf, pathOf, type MapOf, type Project } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import type { FileDifference, ValueDifference } from '../../session/differences.ts';
import { valueWords } from '../rules/value-words.ts';
import './marked-map.ts';
import { mapMarks } from './map-marks.ts';
import { type LabelledPaint, paintedByChanges } from './painted-changes.ts';
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
    const changed = paintedByChanges(difference.values, CHANGES.inherited);
    const laid = [...difference.painted.map((one) => labelled(one, map)), ...changed.painted];
    return html`<h3>
        ${pathOf(difference.file)}
        ${packageOf(difference.file) === route.package ? nothing : html`<span class="soft small">${packageOf(difference.file)}</span>`}
      </h3>
      ${map === null ? nothing : picture(project, difference, map, laid, changed.others)}
      <ul class="items changes">
        ${laid.map((one) => painted(one, to))} ${changed.others.slice(0, LISTED).map(valueLine)}
        ${rest({ ...difference, values: changed.others })}
      </ul>`;
  });
}

/** The map with what has come and what has gone. */
function picture(
  project: Project,
  { file }: FileDifference,
  map: MapOf,
  groups: readonly LabelledPaint[],
  values: readonly ValueDifference[],
): unknown {
  const marks = mapMarks(map, groups, values, project.part(file, 'setUp'));
  if (marks.length === 0 || marks.length > DRAWN) return nothing;
  return html`<marked-map .project=${project} package=${packageOf(file)} .marks=${marks}></marked-map>`;
}

/** Hexes of rows by their labels; those that are off the map as it is now have none. */
function labelled({ hexes, ...paint }: FileDifference['painted'][number], map: MapOf | null): LabelledPaint {
  const labels = hexes.flatMap(({ column, row }) =>
    map === null || column >= map.grid.columns || row >= map.grid.rows
      ? []
      : [map.numbering.label(row * map.grid.columns + column)],
  );
  return { ...paint, count: hexes.length, labels };
}

function painted({ layer, was, now, count, labels }: LabelledPaint, to: PackageRoute): unknown {
  const word = (value: string): string => (layer === 'elevation' && /^-?\d/.test(value) ? CHANGES.level(value) : value);
  return html`<li>
    ${CHANGES.hexes(count)}: ${fromTo(word(was), word(now))}
    <span class="hexes small">
      ${labels.slice(0, NAMED).map((hex) => html`<a href=${addressOf({ ...to, where: { hex } })}>${hex}</a> `)}
      ${count > NAMED ? html`<span class="soft">${CHANGES.more(count - NAMED)}</span>` : nothing}
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
