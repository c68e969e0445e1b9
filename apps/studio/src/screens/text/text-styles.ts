import { css } from 'lit';
import { bannerStyles } from '../../ui/banner.ts';

/** How the text screen is laid out. */
export const textStyles = css`
  ${bannerStyles}
  :host {
    display: grid !important;
    grid-template-columns: var(--split, 14rem) auto minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    block-size: 100%;
    min-block-size: 0 !important;
  }
  .host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-block-size: 2.5rem;
    padding-inline: 0.6rem;
    border-block-end: 1px solid var(--line);
    background: var(--panel);
  }
  .bar ol {
    display: flex;
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
  }
  .bar li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    white-space: nowrap;
  }
  .bar li + li::before {
    content: '›';
    padding-inline: 0.1rem;
    color: var(--ink-soft);
  }
  .bar li button {
    min-block-size: 1.75rem;
    padding: 0 0.35rem;
    font-size: 0.875rem;
  }
  .bar select,
  .bar > button {
    min-block-size: 1.75rem;
    padding-block: 0;
    font-size: 0.875rem;
  }
  .banner {
    flex: none;
    margin: 0.35rem 0.75rem;
    font-size: 0.875rem;
  }
  .editor {
    position: relative;
    flex: 1;
    min-block-size: 0;
    background: var(--raised);
  }
  .status {
    display: flex;
    gap: 1rem;
    align-items: center;
    min-block-size: 1.75rem;
    padding-inline: 0.75rem;
    border-block-start: 1px solid var(--line);
    background: var(--panel);
    font-size: var(--small);
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .status code {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .status .gap {
    flex: 1;
  }
  .titles {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 0.25rem 0.75rem;
    font-size: var(--small);
    color: var(--ink-soft);
    background: var(--panel);
  }
  /* Side by side there is no room to read: the files lie above their text. */
  @media (max-width: 640px) {
    split-bar {
      display: none;
    }
    :host {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
    }
    text-files {
      max-block-size: 8rem;
      border-block-end: 1px solid var(--line);
    }
    .bar select {
      max-inline-size: 9rem;
    }
    .status {
      gap: 0.5rem;
      overflow: hidden;
    }
  }
`;
