import { css } from 'lit';

/** How the history looks. */
export const historyStyles = css`
  .tabs {
    display: flex;
    gap: 0.25rem;
    padding: 1rem clamp(1rem, 3vw, 2.5rem) 0;
  }
  .tabs a {
    padding: 0.3rem 0.75rem;
    border-radius: var(--radius);
    color: var(--ink-soft);
    text-decoration: none;
  }
  .tabs a[aria-current] {
    background: var(--accent-soft);
    color: var(--ink);
    box-shadow: inset 0 -2px var(--accent);
  }
  .page {
    display: grid;
    grid-template-columns: minmax(16rem, 22rem) minmax(16rem, 24rem) minmax(0, 1fr);
    gap: 0 2rem;
    align-items: start;
    padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 3rem;
  }
  h1 {
    grid-column: 1 / -1;
    margin-block-end: 1rem;
  }
  h2 {
    margin-block: 0 0.5rem;
  }
  .list + h2 {
    margin-block-start: 1.75rem;
  }
  h3 {
    margin-block: 1rem 0.25rem;
  }
  .list {
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--panel);
    overflow: hidden;
  }
  .list li + li {
    border-block-start: 1px solid var(--line);
  }
  .steps li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.4rem;
    padding-inline: 0.9rem 0.35rem;
  }
  .steps li span {
    flex: 1;
  }
  .steps li button {
    flex: none;
    font-size: var(--small);
    color: var(--accent);
  }
  .steps .undone span {
    color: var(--ink-soft);
    text-decoration: line-through;
  }
  .steps .now {
    min-block-size: 1.8rem;
    background: var(--accent-soft);
    font-size: var(--small);
    font-weight: 600;
  }
  .row {
    display: flex;
    justify-content: start;
    gap: 0.6rem;
    inline-size: 100%;
    min-block-size: 2.4rem;
    border-radius: 0;
    text-align: start;
  }
  .row .title {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .row[aria-current='true'] {
    border-color: transparent;
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  .who {
    min-inline-size: 3.4rem;
    font-size: var(--small);
    font-weight: 600;
  }
  .who.you {
    color: var(--accent);
  }
  .who.others {
    color: var(--warning);
  }
  .detail {
    min-inline-size: 0;
  }
  .changes {
    display: grid;
    gap: 0.35rem;
  }
  .changes li {
    overflow-wrap: anywhere;
  }
  .items {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .items button {
    padding-inline: 0;
  }
  .diff {
    margin-block: 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
    font: 0.8rem/1.5 var(--mono);
    overflow-x: auto;
  }
  .diff > div {
    display: flex;
    inline-size: max-content;
    min-inline-size: 100%;
    white-space: pre;
  }
  .diff .number {
    flex: none;
    inline-size: 3.2rem;
    padding-inline-end: 0.5rem;
    text-align: end;
    color: var(--ink-soft);
    user-select: none;
  }
  .diff .sign {
    flex: none;
    inline-size: 1.2rem;
    user-select: none;
  }
  .diff .text {
    padding-inline-end: 1rem;
  }
  .diff .added {
    background: var(--accent-soft);
  }
  .diff .removed {
    background: var(--danger-soft);
  }
  .plus {
    color: var(--good);
  }
  .minus {
    color: var(--danger);
  }
  @media (max-width: 1100px) {
    .page {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .detail {
      grid-column: 1 / -1;
      margin-block-start: 1.5rem;
    }
  }
  @media (max-width: 640px) {
    .page {
      grid-template-columns: minmax(0, 1fr);
    }
    section + section {
      margin-block-start: 1.5rem;
    }
  }
`;
