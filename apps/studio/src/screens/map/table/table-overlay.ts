/** What is laid over a table that is edited: where others are, and where something is wrong. */
import type { TablePlan } from '@hexwright/playtest/screen';
import { corners, type Point } from '@hexwright/table';
import { svg, type SVGTemplateResult } from 'lit';
import { pointsText } from '../../../table/terrain.ts';
import type { TableUnit } from '../../../table/units.ts';

const INCH = 1000;

/** Somebody else who is at the table. */
export interface Guest {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Where they point; null for nowhere. */
  readonly at: Point | null;
  /** What they have chosen, as {@link nameOfChosen} has it; '' for nothing. */
  readonly chosen: string;
}

/** Something that is wrong with a thing on the table. */
export interface Flaw {
  /** The thing, as {@link nameOfChosen} has it. */
  readonly of: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** A thing on a table by one name: `features/wood-1`, `units/guards`. */
export function nameOfChosen({ list, id }: { readonly list: string; readonly id: string }): string {
  return `${list}/${id}`;
}

/** The outline of a thing by its name; no point where it is not there. */
export function outlineOf(name: string, plan: TablePlan, units: readonly TableUnit[]): readonly Point[] {
  const [list, id] = name.split('/');
  const unit = list === 'units' ? units.find((one) => one.id === id) : undefined;
  if (unit !== undefined) return corners(unit.outline);
  if (list === 'labels') return plan.labels.filter((one) => one.id === id).map(({ at }) => at);
  const things = list === 'features' || list === 'deployments' || list === 'zones' ? plan[list] : [];
  return things.find((one) => one.id === id)?.points ?? [];
}

/** Others, each with a name at their pointer and a frame about what they have chosen. */
export function guestsOf(
  guests: readonly Guest[],
  plan: TablePlan,
  units: readonly TableUnit[],
  pixel: number,
): SVGTemplateResult[] {
  return guests.map(({ name, color, at, chosen }) => {
    const points = outlineOf(chosen, plan, units);
    return svg`<g class="guest" style=${`--person:${color}`}>
      ${points.length < 2 ? '' : svg`<polygon points=${pointsText(points)}></polygon>`}
      ${
        at === null
          ? ''
          : svg`<g transform=${`translate(${at.x / INCH} ${at.y / INCH}) scale(${pixel / INCH})`}>
              <circle r="5"></circle><text x="9" y="4">${name}</text>
            </g>`
      }
    </g>`;
  });
}

/** A triangle where something is wrong, with what it is. */
export function flawsOf(
  flaws: readonly Flaw[],
  plan: TablePlan,
  units: readonly TableUnit[],
  pixel: number,
): SVGTemplateResult[] {
  return [...Map.groupBy(flaws, ({ of }) => of)].flatMap(([of, all]) => {
    const points = outlineOf(of, plan, units);
    if (points.length === 0) return [];
    const [x, y] = [points.reduce((sum, one) => sum + one.x, 0), points.reduce((sum, one) => sum + one.y, 0)];
    const tone = all.some(({ severity }) => severity === 'error') ? 'danger' : 'warning';
    return [
      svg`<g class=${`flaw ${tone}`} data-of=${of}
        transform=${`translate(${x / points.length / INCH} ${y / points.length / INCH}) scale(${pixel / INCH})`}>
        <title>${all.map(({ message }) => message).join('\n')}</title>
        <path d="M0 -9L9 7H-9Z"></path><path class="sign" d="M0 -3.5v5M0 4v.2"></path>
      </g>`,
    ];
  });
}
