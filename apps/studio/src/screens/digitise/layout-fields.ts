import type { CounterSheet } from '@hexwright/model';
import { html } from 'lit';
import { numberField } from './number-field.ts';
import { SOURCES } from './words.ts';

const LAYOUT = ['rows', 'columns', 'rowsInStrip', 'columnsInStrip'] as const;

/** What is said of the cells of a sheet: how many there are, and how many between gutters. */
export type LayoutChange = Partial<Pick<CounterSheet, (typeof LAYOUT)[number]>>;

/** How many cells a sheet has and where its gutters run, to be seen and changed. */
export function layoutFields(sheet: CounterSheet, change: (changes: LayoutChange) => void): unknown {
  return html`<fieldset>
      <legend>${SOURCES.layout}</legend>
      ${LAYOUT.map((name) =>
        numberField(SOURCES[name], sheet[name], name === 'rows' || name === 'columns', (value) =>
          change({ [name]: value }),
        ),
      )}
    </fieldset>
    <p class="soft small">${SOURCES.layoutHint}</p>`;
}
