import { css } from 'lit';

/** The pages of digitising. */
export const digitiseStyles = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.9rem;
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid var(--line);
    background: var(--panel);
  }
  .bar .gap {
    flex: 1;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    block-size: 100%;
    min-block-size: 0;
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    padding: 0.75rem;
    overflow: auto;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
  }
  .side section {
    display: grid;
    gap: 0.5rem;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--small);
  }
  .good {
    color: var(--good);
  }
  .bad {
    color: var(--warning);
  }
  .fields {
    display: grid;
    grid-template-columns: 1fr 5rem;
    gap: 0.35rem 0.5rem;
    align-items: center;
  }
  .fields input {
    inline-size: 100%;
  }
  .empty {
    display: grid;
    gap: 0.75rem;
    justify-items: center;
    padding: 3rem 1rem;
    text-align: center;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--accent);
  }
  .busy {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 0.4rem 0.75rem;
    border-block-end: 1px solid var(--line);
    background: var(--accent-soft);
  }
  .busy span {
    white-space: nowrap;
  }
  @media (max-width: 800px) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
      block-size: auto;
    }
    .side {
      border-inline-start: none;
      border-block-start: 1px solid var(--line);
    }
  }
`;

/** A part of a side column that is an element of its own. */
export const panelStyles = css`
  :host {
    flex: none;
    block-size: auto;
  }
  section {
    display: grid;
    gap: 0.5rem;
  }
`;
