import { css } from 'lit';

/** How a contest of two pieces is laid out over the map. */
export const contestStyles = css`
  :host {
    display: contents;
  }
  section.contest {
    position: absolute;
    inset: 0;
    z-index: 2;
    overflow-y: auto;
    background: var(--panel);
  }
  .inner {
    display: grid;
    gap: 0.9rem;
    max-inline-size: 60rem;
    margin-inline: auto;
    padding: 0.9rem 1.1rem 1.5rem;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.5rem;
  }
  h1:focus {
    outline: none;
  }
  .parties,
  .figures {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.75rem;
  }
  article {
    display: grid;
    align-content: start;
    gap: 0.4rem;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--line);
    border-block-start: 6px solid var(--side, var(--line-strong));
    border-radius: var(--radius);
    background: var(--raised);
  }
  article.asked {
    border-color: var(--accent);
    border-block-start-color: var(--side, var(--accent));
    box-shadow: 0 0 0 1px var(--accent);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
    margin: 0;
  }
  dl div {
    display: flex;
    gap: 0.4em;
    align-items: baseline;
  }
  dt {
    font-size: var(--small);
  }
  dd {
    margin: 0;
    font: 600 var(--large) var(--serif);
  }
  ul.states {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--small);
  }
  ul.states li {
    padding: 0.05rem 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: 1em;
  }
  li.warning {
    background: var(--warning-soft);
  }
  li.danger {
    background: var(--danger-soft);
    font-weight: 600;
  }
  .sealed {
    padding: 0.2rem 0.5rem;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius);
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0.5rem;
  }
  .answers button {
    display: grid;
    gap: 0.1rem;
    min-block-size: 3rem;
    padding: 0.5rem 0.75rem;
  }
  .ask,
  form {
    display: grid;
    gap: 0.6rem;
  }
  form footer,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.6rem;
  }
  .rounds {
    display: grid;
    gap: 0.5rem;
  }
  details {
    padding: 0.4rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
  details.latest {
    border-color: var(--line-strong);
    background: var(--sunken);
  }
  summary {
    cursor: pointer;
    font-weight: 600;
  }
  ol {
    margin: 0.3rem 0 0;
    padding-inline-start: 1.2rem;
  }
  .parts {
    margin: 0;
    padding-inline-start: 1rem;
    list-style: none;
    font-size: var(--small);
    color: var(--ink-soft);
  }
  .blows {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
    margin-block-start: 0.4rem;
  }
  .blows p {
    padding: 0.35rem 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
  }
  .aside {
    position: absolute;
    inset-block-end: 4.5rem;
    inset-inline-end: 0.75rem;
    z-index: 2;
  }
  @media (min-width: 821px) {
    dice-hand {
      display: none;
    }
  }
  @media (max-width: 820px) {
    section.contest {
      position: fixed;
      inset: var(--bar) 0 0;
      z-index: 5;
    }
  }
  @media (max-width: 560px) {
    .inner {
      padding-inline: 0.6rem;
    }
    .figures {
      grid-template-columns: minmax(0, 1fr);
    }
    article {
      padding-inline: 0.5rem;
    }
  }
`;
