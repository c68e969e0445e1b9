import { css } from 'lit';

/** Tables of fields in the forms of rules, in a frame that scrolls, and lines of fields beside them. */
export const ruleTableStyles = css`
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
    padding: 0.2rem 0.5rem 0.2rem 0;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.5rem;
    margin-block: 0.5rem;
  }
  .frame {
    margin-block-start: 0.5rem;
    overflow: auto;
  }
`;
