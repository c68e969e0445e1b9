import { css } from 'lit';

/** A printed chart rather than a spreadsheet: fine rules, a double line beneath the headings, figures in columns. */
export const gridStyles = css`
  :host {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    min-block-size: 0;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .frame {
    overflow: auto;
    scroll-padding-block-start: 2.4rem;
    /* Under the headings of the rows nothing is seen. */
    scroll-padding-inline-start: var(--first);
    overscroll-behavior: contain;
    position: relative;
  }
  table {
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    inline-size: 0;
    outline: none;
    font-size: var(--small);
    user-select: none;
  }
  th,
  td {
    position: relative;
    block-size: var(--row-height);
    padding: 0 0.5rem;
    border-block-end: 1px solid var(--line);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: inherit;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    block-size: 2.4rem;
    padding: 0;
    border-block-end: 3px double var(--line-strong);
    background: var(--panel);
    font: 600 0.78rem / 1.15 var(--serif);
    white-space: normal;
    vertical-align: bottom;
  }
  thead .heading {
    display: flex;
    gap: 0.3em;
    align-items: end;
    justify-content: start;
    inline-size: 100%;
    min-block-size: 2.4rem;
    padding: 0.25rem 0.5rem;
    text-align: start;
    line-height: 1.15;
  }
  thead .heading > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: break-word;
  }
  thead button {
    border: 0;
    border-radius: 0;
    background: none;
    font: inherit;
  }
  .sorted {
    color: var(--accent);
  }
  .grip {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 7px;
    cursor: col-resize;
    touch-action: none;
  }
  .grip:hover {
    background: linear-gradient(to left, var(--line-strong) 1px, transparent 1px);
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--panel);
    border-inline-end: 1px solid var(--line-strong);
    font-weight: 600;
  }
  thead th:first-child {
    inset-inline-start: 0;
    z-index: 4;
    border-inline-end: 1px solid var(--line-strong);
  }
  /* The name stands in the cell itself: the frame would cut it off above the first row. */
  [data-person] {
    outline-offset: -2px;
  }
  [data-person]::before {
    inset-block-start: 0;
    inset-inline-end: 0;
    max-inline-size: 70%;
  }
  .number,
  thead .number .heading {
    text-align: end;
    justify-content: end;
  }
  .middle,
  thead .middle .heading {
    text-align: center;
    justify-content: center;
  }
  tr:nth-child(5n) > * {
    border-block-end-color: var(--line-strong);
  }
  .selected {
    background-image: linear-gradient(var(--tint), var(--tint));
    --tint: color-mix(in srgb, var(--focus) 12%, transparent);
  }
  .at {
    outline: 2px solid var(--line-strong);
    outline-offset: -2px;
  }
  table:focus .at,
  table:focus-within .at {
    outline-color: var(--focus);
  }
  .inherited {
    color: var(--ink-soft);
  }
  .changed {
    font-weight: 700;
    box-shadow: inset 3px 0 0 var(--accent);
  }
  .problem {
    text-decoration: underline wavy var(--danger) 1px;
    text-underline-offset: 3px;
  }
  .problem::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border: 4px solid transparent;
    border-block-start-color: var(--danger);
    border-inline-end-color: var(--danger);
  }
  .said {
    margin-inline-start: 0.4em;
    padding-inline: 0.3em;
    border-radius: 0.6em;
    background: var(--warning-soft);
    color: var(--warning);
    font: 600 0.75rem var(--sans);
  }
  .fixed {
    cursor: default;
  }
  .heat {
    background-color: color-mix(in oklab, var(--accent) var(--heat), var(--raised));
    color: var(--ink);
  }
  .heat .note {
    color: inherit;
  }
  .heat.deep {
    color: var(--accent-ink);
  }
  .value {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .note {
    display: block;
    color: var(--ink-soft);
    font: italic 0.72rem/1.1 var(--serif);
  }
  .figures td .value {
    font: 600 1.05rem/1.15 var(--serif);
  }
  .swatch {
    display: inline-block;
    inline-size: 0.95em;
    block-size: 0.95em;
    margin-inline-end: 0.45em;
    border: 1px solid var(--line-strong);
    border-radius: 2px;
    vertical-align: -0.12em;
  }
  td:has(input, select),
  th:has(input, select) {
    padding: 0;
    overflow: visible;
  }
  .cell-field {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    border: 0;
    border-radius: 0;
    padding: 0 0.45rem;
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    background: var(--raised);
    color: var(--ink);
    font-size: var(--small);
    font-weight: 400;
    text-align: inherit;
  }
  .cell-field.list {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 4;
    inline-size: max-content;
    min-inline-size: 100%;
    max-inline-size: 18rem;
    block-size: auto;
    padding: 0;
    border: 1px solid var(--line-strong);
    box-shadow: var(--shadow);
    overflow: auto;
  }
  .cell-field.list option {
    padding: 0.15rem 0.5rem;
  }
  .cell-field[aria-invalid='true'] {
    outline-color: var(--danger);
    background: var(--danger-soft);
  }
  .space {
    border: 0;
    padding: 0;
  }
  .foot {
    padding: 0.3rem 0.5rem;
    border-block-start: 1px solid var(--line);
    font-size: var(--small);
    color: var(--ink-soft);
  }
  .foot:has(.inline-message) {
    padding: 0;
  }
  .nothing {
    padding: 1.5rem;
    color: var(--ink-soft);
    font-style: italic;
  }
  @media print {
    .frame {
      overflow: visible;
    }
    .foot {
      display: none;
    }
  }
`;
