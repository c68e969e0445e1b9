import type { CounterSheet } from '@hexwright/model';
import { reconcile, spotsOf, tally } from '@hexwright/digitiser';
import { html } from 'lit';
import { DIGITISE } from './words.ts';

/** What is counted on a sheet, against what is printed on it. */
export function sheetTally(sheet: CounterSheet): unknown {
  const counted = tally(spotsOf(sheet).map(({ span }) => ({ size: span === 2 ? 'double' : 'single' })));
  const differences = reconcile(sheet.expected ?? {}, counted);
  const isKnown = Object.keys(sheet.expected ?? {}).length > 0;
  return html`<div role="status">
    <p>${DIGITISE.tally(counted.singles, counted.doubles, counted.cells)}</p>
    ${differences.map(({ what, counted: found, printed }) => html`<p class="bad">${DIGITISE.difference(what, found, printed)}</p>`)}
    ${isKnown && differences.length === 0 ? html`<p class="good">${DIGITISE.addsUp}</p>` : ''}
  </div>`;
}
