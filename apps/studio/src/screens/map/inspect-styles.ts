import { css } from 'lit';

/** How everything about one hex looks. */
export const inspectStyles = css`
  header {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    padding: 0.85rem 1rem 0;
  }
  header h2 {
    flex: 1;
    font-size: 1.75rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .levels {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  .levels output {
    inline-size: 1.6rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .diagram {
    display: block;
    inline-size: 100%;
    max-inline-size: 13rem;
    margin: 0 auto 0.4rem;
  }
  .diagram text {
    font: 11px var(--sans);
    fill: var(--ink-soft);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .diagram .climb {
    font-weight: 600;
    fill: var(--ink);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--small);
  }
  th {
    inline-size: 2.2rem;
    text-align: start;
    font-weight: 500;
    color: var(--ink-soft);
  }
  td {
    padding: 0.1rem 0.25rem;
  }
  td.number {
    color: var(--ink-soft);
  }
  td select {
    inline-size: 100%;
    min-block-size: 1.6rem;
    padding: 0 0.25rem;
    font-size: var(--small);
  }
  .things {
    display: grid;
    gap: 0.35rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .things li {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  .things li > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  .things input {
    inline-size: 100%;
  }
  .things select,
  .fields select {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 1.75rem;
    padding-block: 0;
    font-size: var(--small);
  }
  .counter {
    display: grid !important;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.15rem 0.6rem;
    padding-block: 0.35rem;
    border-block-start: 1px solid var(--line);
  }
  .counter:first-child {
    border: 0;
  }
  .counter .swatch {
    grid-row: span 2;
    block-size: 2.6rem;
    inline-size: auto;
  }
  .counter .tools {
    display: flex;
    gap: 0.2rem;
  }
  .counter .settings {
    grid-column: 2 / 4;
    display: flex;
    gap: 0.35rem;
  }
  .counter .settings select {
    min-block-size: 1.6rem;
    padding: 0 0.25rem;
    font-size: var(--small);
  }
  .problems li {
    display: block;
    padding: 0.4rem 0.55rem;
    border-inline-start: 3px solid var(--warning);
    border-radius: 3px;
    background: var(--warning-soft);
    font-size: var(--small);
  }
  .problems .error {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
`;
