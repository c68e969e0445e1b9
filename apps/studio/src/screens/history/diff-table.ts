import { html } from 'lit';
import type { Hunk } from '../../parts/line-diff.ts';
import { HISTORY } from './words.ts';

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

/** Lines that differ, with what lies around them. */
export function diffTable(hunk: Hunk): unknown {
  return html`<div class="diff" role="group" aria-label=${HISTORY.diff} tabindex="0">
    ${hunk
      .slice(0, 400)
      .map(
        ({ is, text, before, after }) =>
          html`<div class=${is}>
            <span class="number">${before ?? ''}</span><span class="number">${after ?? ''}</span
            ><span class="sign">${SIGNS[is]}</span><span class="text">${text}</span>
          </div>`,
      )}
  </div>`;
}
