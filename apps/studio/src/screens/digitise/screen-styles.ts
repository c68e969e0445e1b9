import { css } from 'lit';

/** The frame around the steps of digitising. */
export const screenStyles = css`
  .page {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
  .bar nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem;
  }
  .bar nav a {
    padding: 0.25rem 0.6rem;
    border-radius: var(--radius);
    color: var(--ink-soft);
    text-decoration: none;
  }
  .bar nav a:hover {
    background: var(--sunken);
    color: var(--ink);
  }
  .bar nav a[aria-current] {
    background: var(--accent-soft);
    color: var(--ink);
    box-shadow: inset 0 -2px var(--accent);
  }
  .step {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }
`;
