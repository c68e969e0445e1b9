import { css } from 'lit';

/** The page of the rules. */
export const rulesStyles = css`
  :host {
    block-size: 100%;
    min-block-size: 0;
  }
  .page {
    display: grid;
    grid-template-columns: var(--split, 23rem) auto minmax(0, 1fr);
    block-size: 100%;
  }
  .page.with-book split-bar {
    display: none;
  }
  .page.with-book {
    grid-template-columns: minmax(14rem, 17rem) minmax(0, 1fr) minmax(20rem, 1.1fr);
  }
  .list {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    border-inline-end: 1px solid var(--line);
    background: var(--panel);
    min-block-size: 0;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.6rem;
    padding: 0.5rem 0.75rem;
    border-block-end: 1px solid var(--line);
  }
  .bar h1 {
    flex: 1;
  }
  .bar input[type='search'] {
    flex: 1;
    min-inline-size: 6rem;
  }
  .bar label {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
  }
  nav {
    overflow: auto;
    padding: 0.25rem 0.5rem 1rem;
  }
  nav h2 {
    position: sticky;
    inset-block-start: -0.25rem;
    z-index: 1;
    padding: 0.6rem 0.4rem 0.15rem;
    border-block-end: 1px solid var(--line-strong);
    background: var(--panel);
    font-size: 0.95rem;
    font-variant: small-caps;
    letter-spacing: 0.03em;
  }
  nav a {
    display: grid;
    grid-template-columns: minmax(2.9rem, max-content) minmax(0, 1fr) auto;
    gap: 0.4rem;
    align-items: baseline;
    padding: 0.22rem 0.4rem;
    border-radius: 4px;
    color: var(--ink);
    font-size: var(--small);
    text-decoration: none;
  }
  nav a:hover {
    background: var(--sunken);
  }
  /* Not in bold type: longer words would break into another line, and move the list. */
  nav a[aria-current] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  nav .value {
    max-inline-size: 7rem;
    overflow: hidden;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  nav .changed {
    box-shadow: inset 3px 0 0 var(--accent);
  }
  nav .changed .value {
    color: var(--ink);
    font-weight: 700;
  }
  nav .gone > span:nth-child(2) {
    text-decoration: line-through;
  }
  nav .wrong > span:nth-child(2) {
    text-decoration: underline wavy var(--danger) 1px;
  }
  nav .off {
    color: var(--ink-soft);
  }
  .module {
    display: grid;
    grid-template-columns: 1.4rem minmax(0, 1fr);
    align-items: center;
  }
  .module input {
    justify-self: center;
  }
  .detail {
    min-inline-size: 0;
    overflow: auto;
  }
  .back {
    display: none;
  }
  @media (max-width: 1100px) {
    .page.with-book {
      grid-template: minmax(0, 2fr) minmax(0, 3fr) / 15rem minmax(0, 1fr);
    }
    .page.with-book rulebook-panel {
      grid-column: 1 / -1;
      border-block-start: 1px solid var(--line-strong);
    }
  }
  @media (max-width: 760px) {
    split-bar {
      display: none;
    }
    /* One thing at a time: the list until a rule is chosen, and then the rule, with a way back. */
    .page.chosen {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    .page.unchosen {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    }
    .page.with-book {
      grid-template: auto minmax(0, 1fr) minmax(0, 2fr) / minmax(0, 1fr);
    }
    .page.unchosen.with-book {
      grid-template: minmax(0, 1fr) auto minmax(0, 2fr) / minmax(0, 1fr);
    }
    .chosen :is(nav, .bar > :not(h1, .back)) {
      display: none;
    }
    .chosen .back {
      display: revert;
    }
    .list {
      border-block-end: 1px solid var(--line-strong);
      border-inline-end: none;
    }
  }
`;

/** One rule. */
export const ruleDetailStyles = css`
  :host {
    display: block;
    max-inline-size: 58rem;
    padding: 1.25rem 1.75rem 3rem;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.3rem 0.9rem;
    padding-block-end: 0.4rem;
    border-block-end: 4px double var(--line-strong);
  }
  header h2 {
    font-size: var(--title);
  }
  header code {
    margin-inline-start: auto;
    font-size: var(--small);
  }
  .rule {
    margin-block: 0.6rem 1rem;
    color: var(--ink-soft);
    font: italic var(--body) / 1.5 var(--serif);
  }
  /* Below all that is written, and in sight: what is wrong moves nothing that the pointer is on. */
  .findings {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    gap: 1px;
    margin-block-start: 1rem;
    background: var(--line);
    font-size: var(--small);
  }
  .findings .inline-message {
    padding-block: 0.2rem;
  }
  .in-force,
  .gone {
    margin-block: 0.75rem;
    padding: 0.4rem 0.7rem;
    border-inline-start: 4px solid var(--warning);
    background: var(--warning-soft);
  }
  .fields {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0.55rem 0.75rem;
    margin-block: 1rem;
    align-items: start;
  }
  .fields > label {
    padding-block-start: 0.45rem;
    font-size: var(--small);
  }
  .field > input,
  .field > select {
    inline-size: 100%;
    max-inline-size: 34rem;
  }
  .field > input[type='color'] {
    inline-size: 3.5rem;
  }
  .changed > input,
  .changed > select,
  .changed > expression-field {
    box-shadow: -4px 0 0 var(--accent);
  }
  .base {
    display: block;
    margin-block-start: 0.2rem;
    color: var(--ink-soft);
    font-size: var(--small);
  }
  .base button {
    min-block-size: 1.4rem;
    margin-inline-start: 0.4rem;
    font-size: var(--small);
  }
  fieldset {
    margin: 0.75rem 0;
    padding: 0.5rem 0.9rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
  }
  legend {
    padding-inline: 0.4rem;
    font: 600 var(--body) var(--serif);
  }
  .choice {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
    padding-block: 0.3rem;
    color: var(--ink);
    font-size: var(--body);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-block-start: 1rem;
    padding: 0.5rem 0.7rem;
    border-radius: var(--radius);
    background: var(--sunken);
  }
  .gap {
    flex: 1;
  }
  section {
    margin-block-start: 1.5rem;
  }
  section > h3 {
    margin-block-end: 0.4rem;
    font-variant: small-caps;
  }
  data-grid {
    display: inline-grid;
    max-inline-size: 100%;
    border: 1px solid var(--line-strong);
    background: var(--panel);
  }
  @media (max-width: 560px) {
    /* There is no room for anything to stand over the form. */
    .findings {
      position: static;
    }
    :host {
      padding: 0.75rem 0.75rem 2rem;
    }
    .fields {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.2rem;
    }
  }
`;
