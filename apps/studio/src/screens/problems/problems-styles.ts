import { css } from 'lit';

/** How the list of problems looks. */
export const problemsStyles = css`
  :host {
    padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem;
  }
  .page {
    max-inline-size: 64rem;
    margin-inline: auto;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    margin-block-end: 1.25rem;
  }
  .head h1 {
    margin-inline-end: auto;
  }
  section {
    margin-block-end: 1.25rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--panel);
    overflow: hidden;
  }
  section > header {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 0.6rem 1rem;
    border-block-end: 1px solid var(--line);
  }
  section > header div {
    flex: 1;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: 0.25rem 0.6rem;
    padding: 0.6rem 1rem;
    scroll-margin: 4rem;
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li.alike {
    display: block;
    padding: 0;
    border-block-start: 0;
  }
  .alike summary {
    padding: 0 1rem 0.6rem 2.85rem;
    font-size: var(--small);
    color: var(--ink-soft);
    cursor: pointer;
  }
  .alike li {
    border-block-start: 1px solid var(--line);
  }
  li.at-hand {
    background: var(--accent-soft);
  }
  li > .icon {
    margin-block-start: 0.2rem;
  }
  .error > .icon {
    color: var(--danger);
  }
  .warning > .icon {
    color: var(--warning);
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.9rem;
    grid-column: 2;
    font-size: var(--small);
    color: var(--ink-soft);
  }
  .fixes {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.35rem;
    grid-column: 3;
    grid-row: 1 / span 2;
    align-self: center;
    max-inline-size: 20rem;
  }
  .more {
    padding: 0.5rem 1rem;
    border-block-start: 1px solid var(--line);
  }
  .calm {
    padding-block: 6rem 3rem;
  }
  .suppressed {
    max-inline-size: 64rem;
    margin-inline: auto;
  }
  .suppressed summary {
    padding: 0.6rem 1rem;
    cursor: pointer;
  }
  .suppressed ol {
    border-block-start: 1px solid var(--line);
  }
  @media (max-width: 560px) {
    .fixes {
      grid-column: 2;
      grid-row: auto;
      justify-content: start;
    }
  }
  .calm .icon {
    color: var(--good);
  }
`;
