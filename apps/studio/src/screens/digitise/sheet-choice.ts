import type { CounterSheet } from '@hexwright/model';
import { html, nothing } from 'lit';
import { DIGITISE } from './words.ts';
import { select } from '../../ui/select.ts';

/** Chooses one of several sheets; nothing where there is only one. */
export function sheetChoice(
  sheets: readonly CounterSheet[],
  chosen: CounterSheet,
  choose: (sheet: string) => void,
): unknown {
  if (sheets.length < 2) return nothing;
  return html`<label
    >${DIGITISE.sheet}
    ${select({
      value: chosen.id,
      options: sheets.map(({ id }) => ({ value: id, title: id })),
      choose,
    })}</label
  >`;
}
