import { css } from 'lit';

/** The army list: the army as a roll on paper, and beside it what can be bought. */
export const armyStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }
  .whole {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    block-size: 100%;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 0.9rem;
    padding: 0.6rem 1rem;
    border-block-end: 1px solid var(--line);
    background: var(--panel);
  }
  .bar label {
    display: grid;
    gap: 0.1rem;
  }
  .bar nav {
    display: flex;
    gap: 0.25rem;
    margin-inline-end: 0.5rem;
  }
  .bar nav a {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    min-block-size: 2rem;
    padding-inline: 0.75rem;
    border: 1px solid transparent;
    border-radius: var(--radius);
    color: var(--ink);
    font: 600 var(--large) var(--serif);
    text-decoration: none;
  }
  .bar nav a:hover {
    background: var(--sunken);
  }
  .bar nav a[aria-current] {
    border-color: var(--line-strong);
    background: var(--raised);
  }
  .bar nav i {
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: 2px;
    background: var(--side);
    box-shadow: inset 0 0 0 1px var(--cut-soft);
  }
  .limit {
    inline-size: 7.5rem;
  }
  .gap {
    flex: 1;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 25rem);
    min-block-size: 0;
  }
  .roll {
    overflow: auto;
    padding: 1rem 1.25rem 3rem;
  }
  .roll > * {
    max-inline-size: 64rem;
    margin-inline: auto;
  }
  army-offers {
    min-block-size: 0;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
  }
  @media (max-width: 860px) {
    .whole {
      overflow: auto;
    }
    .whole,
    .page {
      display: block;
    }
    .roll {
      overflow: visible;
      padding: 0.75rem 0.75rem 1rem;
    }
    army-offers {
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
  .total {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0.15rem 0.75rem;
    margin-block-end: 0.75rem;
  }
  .total strong {
    font: 600 1.9rem/1 var(--serif);
    font-variant-numeric: tabular-nums;
  }
  .total .rest {
    text-align: end;
  }
  .meter {
    grid-column: 1 / -1;
    block-size: 0.5rem;
    overflow: hidden;
    border-radius: 1rem;
    background: var(--sunken);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .meter i {
    display: block;
    block-size: 100%;
    background: var(--accent);
    transition: inline-size 0.2s;
  }
  .over .meter i {
    background: repeating-linear-gradient(135deg, var(--danger) 0 6px, var(--danger-soft) 6px 10px);
  }
  .over .rest {
    color: var(--danger);
    font-weight: 600;
  }
  @media (prefers-reduced-motion: reduce) {
    .meter i {
      transition: none;
    }
  }
  .unbound {
    margin-block-end: 0.75rem;
    font-size: var(--small);
  }
  .invite {
    padding: 1.5rem;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius);
    color: var(--ink-soft);
    text-align: center;
  }
`;

/** What is wrong with an army, under it or under one of its counters. */
export const faultStyles = css`
  .faults {
    display: grid;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .faults li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.35rem 0.6rem;
    border-radius: var(--radius);
    background: var(--danger-soft);
    font-size: var(--small);
  }
  .faults li.warning {
    background: var(--warning-soft);
  }
  .faults svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.1rem;
    color: var(--danger);
    fill: none;
    stroke: currentColor;
  }
  .faults li.warning svg {
    color: var(--warning);
  }
`;
