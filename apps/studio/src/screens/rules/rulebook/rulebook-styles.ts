import { css } from 'lit';

/** The rulebook beside the rules. */
export const rulebookStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    border-inline-start: 1px solid var(--line-strong);
    background: var(--panel);
  }
  header,
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.6rem;
    padding: 0.4rem 0.75rem;
    border-block-end: 1px solid var(--line);
  }
  header .name {
    flex: 1;
    min-inline-size: 6rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  header h2:last-of-type:not(:has(~ .name)) {
    flex: 1;
  }
  .small {
    font-size: var(--small);
  }
  .turning {
    display: flex;
    align-items: center;
    gap: 0.35rem;
  }
  .turning input {
    inline-size: 4.2rem;
  }
  .bar select {
    flex: 1;
    min-inline-size: 8rem;
    max-inline-size: 100%;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1rem;
    margin: 0;
    padding: 0.3rem 0.75rem;
    border-block-end: 1px solid var(--line);
    font-size: var(--small);
    list-style: none;
  }
  .legend li {
    padding-inline-start: 0.4rem;
    border-inline-start: 4px var(--shape) var(--mark);
  }
  .legend .enforced {
    --mark: var(--good);
    --shape: solid;
  }
  .legend .changed {
    --mark: var(--warning);
    --shape: double;
  }
  .legend .missing {
    --mark: var(--danger);
    --shape: dashed;
  }
  .legend .silent {
    --mark: var(--line-strong);
    --shape: dotted;
  }
  .cited,
  .note {
    padding: 0.4rem 0.75rem;
    border-block-end: 1px solid var(--line);
    font-size: var(--small);
  }
  .cited {
    background: var(--accent-soft);
  }
  .empty {
    display: grid;
    gap: 0.6rem;
    justify-items: start;
    max-inline-size: 32rem;
    padding: 1.5rem;
  }
  .sheet {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
  }
`;
