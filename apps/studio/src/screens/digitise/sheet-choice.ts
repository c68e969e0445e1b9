import type { CounterSheet } from '@hexwright/model';
import { html, nothing } from 'lit';
import { DIGITISE } from './words.ts';

/** Chooses one of several sheets; nothing where there is only one. */
export function sheetChoice(
  sheets: readonly CounterSheet[],
  chosen: CounterSheet,
  choose: (sheet: string) => void,
): unknown {
  if (sheets.length < 2) return nothing;
  return html`<label
    >${DIGITISE.sheet}
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${sheets.map(({ id }) => html`<option value=${id} .selected=${id === chosen.id}>${id}</option>`)}
    </select></label
  >`;
}
