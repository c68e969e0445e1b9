import type { CounterSheet } from '@hexwright/model';
import { type GridSide, reconcile, spotsOf, tally } from '@hexwright/digitiser';
import { html } from 'lit';
import { DIGITISE } from './words.ts';

/**
 * What is counted on a sheet, against what is printed on it. A grid that lies a cell off counts as many as the right one: `leftOut`
 * says beyond which of its sides there are more.
 */
export function sheetTally(sheet: CounterSheet, leftOut: readonly GridSide[]): unknown {
  const counted = tally(spotsOf(sheet).map(({ span }) => ({ size: span === 2 ? 'double' : 'single' })));
  const differences = reconcile(sheet.expected ?? {}, counted);
  const isKnown = Object.keys(sheet.expected ?? {}).length > 0;
  return html`<div role="status">
    <p>${DIGITISE.tally(counted.singles, counted.doubles, counted.cells)}</p>
    ${differences.map(({ what, counted: found, printed }) => html`<p class="bad">${DIGITISE.difference(what, found, printed)}</p>`)}
    ${isKnown && differences.length === 0 && leftOut.length === 0 ? html`<p class="good">${DIGITISE.addsUp}</p>` : ''}
    ${leftOut.length > 0 ? html`<p class="bad">${DIGITISE.notThose(leftOut)}</p>` : ''}
  </div>`;
}
