import { css } from 'lit';

/** The lab: what is played at the side, what it says beside it. */
export const labStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }
  .page {
    display: grid;
    grid-template-columns: minmax(16rem, 21rem) minmax(0, 1fr);
    block-size: 100%;
  }
  .side {
    display: grid;
    align-content: start;
    gap: 1rem;
    overflow: auto;
    padding: 1rem 1.25rem 2rem;
    border-inline-end: 1px solid var(--line);
    background: var(--panel);
  }
  .said {
    overflow: auto;
    padding: 1rem 1.5rem 3rem;
  }
  .said > * {
    max-inline-size: 60rem;
  }
  @media (max-width: 820px) {
    .page {
      display: block;
      overflow: auto;
    }
    .side {
      border-inline-end: 0;
      border-block-end: 1px solid var(--line);
    }
  }
  .inline-message {
    margin-block-end: 1rem;
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 0.9rem;
    min-block-size: 2.4rem;
    margin-block-end: 1rem;
  }
  progress {
    inline-size: min(18rem, 100%);
    accent-color: var(--accent);
  }
  .small {
    font-size: var(--small);
  }
  .empty {
    padding: 2rem;
  }
`;

/** Tables of numbers. */
export const tableStyles = css`
  table {
    border-collapse: collapse;
    inline-size: fit-content;
    max-inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.2rem 0.9rem 0.2rem 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  td .small {
    white-space: nowrap;
  }
  thead th {
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;
