import type { ArmyFault } from '@hexwright/compiler';
import { html, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { icon } from '../../parts/icons.ts';

/** What is wrong with an army or with one of its counters, each fault with its row; nothing where all is well. */
export function faultList(faults: readonly ArmyFault[]): unknown {
  if (faults.length === 0) return nothing;
  return html`<ul class="faults">
    ${faults.map(
      ({ severity, message, case: cited }) =>
        html`<li class=${severity}>${icon(severity)}<span>${message} ${citation(cited)}</span></li>`,
    )}
  </ul>`;
}
