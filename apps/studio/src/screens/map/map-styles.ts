import { css } from 'lit';
import { iconStyles } from './icons.ts';

/** What the parts of the map screen share: drawings, headings of sections, rows of fields, small buttons. */
export const mapStyles = css`
  ${iconStyles}
  section {
    padding: 0.85rem 1rem 1rem;
    border-block-end: 1px solid var(--line);
  }
  section:last-child {
    border-block-end: 0;
  }
  h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    min-block-size: 1.75rem;
    margin-block-end: 0.4rem;
    font: 600 0.75rem var(--sans);
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--ink-soft);
  }
  h3 a,
  h3 button {
    text-transform: none;
    letter-spacing: 0;
  }
  button.small {
    min-block-size: 1.75rem;
    padding: 0.1rem 0.5rem;
    font-size: var(--small);
  }
  button.square {
    min-block-size: 1.75rem;
    inline-size: 1.75rem;
    padding: 0;
  }
  button.square .icon {
    inline-size: 16px;
    block-size: 16px;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .row > .grow {
    flex: 1;
    min-inline-size: 0;
  }
  p,
  li,
  .row {
    font-size: var(--small);
  }
  .fields {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.4rem 0.75rem;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
`;
