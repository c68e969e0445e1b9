import { css } from 'lit';

/** The form of victory. */
export const victoryStyles = css`
  table {
    border-collapse: collapse;
  }
  th {
    padding: 0 0.5rem 0.2rem 0;
    font: var(--small) var(--sans);
    color: var(--ink-soft);
    text-align: start;
  }
  td {
    padding: 0.15rem 0.5rem 0.15rem 0;
  }
  td.number input,
  .length input {
    inline-size: 5rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .range {
    min-inline-size: 6rem;
    color: var(--ink-soft);
    font-size: var(--small);
    font-variant-numeric: tabular-nums;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.6rem;
    margin-block: 0.5rem;
  }
  .module {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    padding-block: 0.15rem;
    color: var(--ink);
    font-size: var(--body);
  }
  .frame {
    overflow: auto;
  }
`;
