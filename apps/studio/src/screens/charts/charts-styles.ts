import { css } from 'lit';

/** Charts as a rulebook's back page prints them. */
export const chartsStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }
  .page {
    display: grid;
    grid-template-columns: var(--split, 15rem) auto minmax(0, 1fr);
    block-size: 100%;
  }
  nav {
    padding: 0.75rem;
    overflow: auto;
    border-inline-end: 1px solid var(--line);
    background: var(--panel);
  }
  nav h1 {
    margin-block-end: 0.75rem;
  }
  nav a {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    gap: 0.5rem;
    align-items: baseline;
    padding: 0.4rem 0.5rem;
    border-radius: var(--radius);
    color: var(--ink);
    text-decoration: none;
  }
  nav a:hover {
    background: var(--sunken);
  }
  nav a[aria-current] {
    background: var(--accent-soft);
    font-weight: 600;
  }
  .said {
    color: var(--warning);
    font-size: var(--small);
  }
  .changed-here {
    color: var(--accent);
    font: italic 0.75rem var(--serif);
  }
  .sheet {
    overflow: auto;
    padding: 1.25rem 1.75rem 3rem;
  }
  .sheet > * {
    max-inline-size: 72rem;
  }
  @media (max-width: 700px) {
    split-bar {
      display: none;
    }
    .page {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    nav {
      max-block-size: 11rem;
      border-block-end: 1px solid var(--line-strong);
      border-inline-end: none;
    }
    nav h1 {
      margin-block-end: 0.25rem;
    }
    nav a {
      padding-block: 0.2rem;
    }
    .sheet {
      padding: 0.75rem 0.75rem 2rem;
    }
  }
`;

/** One chart. */
export const chartStyles = css`
  :host {
    display: block;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.35rem 0.9rem;
    margin-block-end: 0.6rem;
    padding-block-end: 0.4rem;
    border-block-end: 4px double var(--line-strong);
  }
  header h2 {
    font-size: var(--title);
    font-variant: small-caps;
    letter-spacing: 0.02em;
  }
  .dice {
    font: italic var(--body) var(--serif);
    color: var(--ink-soft);
  }
  .note {
    max-inline-size: 48rem;
    margin-block-end: 0.75rem;
    color: var(--ink-soft);
    font: italic var(--small) / 1.4 var(--serif);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-block: 0.5rem;
    font-size: var(--small);
  }
  .tools button,
  .tools input {
    min-block-size: 1.8rem;
  }
  .tools .number {
    inline-size: 3.4rem;
    text-align: center;
  }
  .gap {
    flex: 1;
  }
  .paper {
    display: inline-grid;
    max-inline-size: 100%;
    border: 1px solid var(--line-strong);
    background: var(--panel);
  }
  .axis {
    padding: 0.3rem 0.5rem 0;
    text-align: center;
    font: italic 0.78rem var(--serif);
    color: var(--ink-soft);
  }
  .tools label:has(input) {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
  }
  .tools input[type='checkbox'] {
    min-block-size: 0;
  }
  .legend {
    display: inline-flex;
    align-items: end;
    color: var(--ink-soft);
    font: italic 0.75rem var(--serif);
  }
  .legend span {
    inline-size: 2.1rem;
    border-block-end: 0.7rem solid color-mix(in oklab, var(--accent) var(--heat), var(--raised));
    border-inline-start: 1px solid var(--line-strong);
    padding-inline-start: 2px;
    line-height: 1.2;
  }
  section {
    margin-block-start: 1.75rem;
  }
  section > h3 {
    margin-block-end: 0.4rem;
    font-size: var(--large);
    font-variant: small-caps;
  }
  .differences {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .differences li {
    display: grid;
    grid-template-columns: minmax(10rem, 22rem) 7rem 9rem auto;
    gap: 0.75rem;
    align-items: baseline;
    padding-block: 0.2rem;
    border-block-end: 1px dotted var(--line-strong);
  }
  .differences button {
    justify-self: start;
    min-block-size: 1.5rem;
    font-size: var(--small);
  }
  details summary {
    cursor: pointer;
    font: 600 var(--body) var(--serif);
  }
  .entries {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem;
    max-inline-size: 52rem;
  }
  .entries ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .entries li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.4rem;
    align-items: center;
    padding-block: 0.15rem;
  }
  .entries .match {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .entries .match select {
    min-block-size: 1.75rem;
    font-size: var(--small);
  }
  .entries li button {
    min-block-size: 1.6rem;
  }
  .entries form {
    display: flex;
    gap: 0.4rem;
    margin-block-start: 0.4rem;
  }
  .entries form input {
    flex: 1;
    min-inline-size: 0;
  }
  dialog form {
    display: grid;
    gap: 0.75rem;
    inline-size: 38rem;
    max-inline-size: 100%;
  }
  textarea {
    min-block-size: 11rem;
    font: var(--small) / 1.5 var(--mono);
    white-space: pre;
    tab-size: 10;
  }
  @media (max-width: 560px) {
    .entries,
    .differences li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.2rem 1rem;
    }
  }
  footer {
    display: flex;
    justify-content: end;
    gap: 0.5rem;
  }
  .bad {
    color: var(--danger);
  }
`;
