import { css } from 'lit';

/** The roster's page. */
export const unitsStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }
  .page {
    display: grid;
    grid-template:
      'broken broken' auto 'bar bar' auto 'grid detail' minmax(0, 1fr) 'bulk detail' auto / minmax(0, 1fr)
      21.5rem;
    block-size: 100%;
  }
  .bar {
    grid-area: bar;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid var(--line);
    background: var(--panel);
  }
  .bar h1 {
    margin-inline-end: 0.5rem;
  }
  /* Below the table: what is selected with the pointer stays under it. */
  .bulk {
    grid-area: bulk;
    border-block: 1px solid var(--line) 0;
    background: var(--accent-soft);
    font-size: var(--small);
  }
  .bulk button,
  .bulk select,
  .bulk input {
    min-block-size: 1.8rem;
  }
  .bulk #bulk-value {
    inline-size: 8rem;
  }
  broken-file {
    grid-area: broken;
  }
  data-grid {
    grid-area: grid;
  }
  unit-detail,
  aside {
    grid-area: detail;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
  }
  .gap {
    flex: 1;
  }
  input[type='search'] {
    inline-size: 10rem;
  }
  .sieve {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    inline-size: 100%;
    min-block-size: 1.6rem;
  }
  .chips > span {
    align-self: center;
    color: var(--ink-soft);
    font: italic var(--small) var(--serif);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .chips button {
    min-block-size: 1.6rem;
    padding: 0 0.6rem;
    border-color: var(--line);
    border-radius: 1rem;
    font-size: var(--small);
  }
  .chips button[aria-pressed='true'] {
    border-color: var(--accent);
  }
  @media (max-width: 900px) {
    .page {
      grid-template: 'broken' auto 'bar' auto 'grid' minmax(12rem, 1fr) 'bulk' auto 'detail' minmax(0, 1fr) /
          minmax(0, 1fr);
    }
  }
`;
