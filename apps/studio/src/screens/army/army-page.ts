/** An army on paper, to lay beside the table. */
import type { ArmyCatalogue, ArmyReview } from '@hexwright/compiler';
import type { JsonObject } from '@hexwright/workspace';
import { html, type TemplateResult } from 'lit';
import { citation } from '../../parts/citation.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { isObject, nameOf, textOf } from '../../scene/items.ts';
import { ARMY, ROLL } from './army-words.ts';

export const ARMY_PAGE_STYLE = `
  @page { margin: 16mm; }
  #printed { font: 10.5pt/1.35 'Source Serif 4 Variable', Georgia, serif; }
  #printed h1 { margin: 0; font-size: 20pt; }
  #printed p { margin: 2mm 0 4mm; }
  #printed table { inline-size: 100%; border-collapse: collapse; }
  #printed th, #printed td { padding: 1.2mm 2mm; border-block-end: 0.2mm solid var(--sheet-line); text-align: start; vertical-align: top; }
  #printed .number { text-align: end; font-variant-numeric: tabular-nums; }
  #printed tfoot td { border: 0; font-weight: 600; }
  #printed small { display: block; color: var(--sheet-ink); }
  #printed ul { margin-block-start: 4mm; padding-inline-start: 5mm; }
  #printed tr { break-inside: avoid; }
`;

/** The roll of an army, with its points and what is wrong with it. */
export function armyPage(
  review: ArmyReview,
  units: readonly JsonObject[],
  catalogue: ArmyCatalogue,
  title: string,
): TemplateResult {
  const nation = catalogue.nations.find(({ id }) => id === review.nation)?.name ?? '';
  const points = (id: string): number =>
    review.costs.filter((cost) => cost.id === id).reduce((sum, cost) => sum + cost.points, 0);
  const about = (unit: JsonObject): string =>
    [catalogue.troops.find(({ id }) => id === unit['class'])?.about, said(unit)].filter(Boolean).join('; ');
  const limit = review.limit === 0 ? '' : ` ${ARMY.of(review.limit)}`;
  return html`<h1>${review.name}</h1>
    <p>${[title, nation].filter((text) => text !== '').join(' · ')}</p>
    <table>
      <tbody>
        ${units.map(
          (unit) =>
            html`<tr>
              <td>${textOf(unit, 'name') || nameOf(unit)}<small>${about(unit)}</small></td>
              <td class="number">${points(nameOf(unit))}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td>${ROLL.all}</td>
          <td class="number">${ARMY.points(review.points)}${limit}</td>
        </tr>
      </tfoot>
    </table>
    <ul>
      ${review.faults.map(({ message, case: cited }) => html`<li>${message} ${citation(cited)}</li>`)}
    </ul>`;
}

/** What a counter says of itself: `figures 12, files 6, force 1`. */
function said(unit: JsonObject): string {
  const values = isObject(unit['values']) ? Object.entries(unit['values']) : [];
  const texts = values.map(([name, value]) => {
    const shown = typeof value === 'number' || typeof value === 'string' ? ` ${value}` : '';
    return `${plainWords(name)}${shown}`;
  });
  return texts.join(', ').toLowerCase();
}
