import { css } from 'lit';

/** How the play screen is laid out: the board with its bars, and the panels beside it. */
export const playStyles = css`
  :host {
    block-size: 100%;
  }
  .game {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 23rem;
    block-size: 100%;
  }
  aside {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
  }
  @media (max-width: 820px) {
    .game {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) minmax(0, 45%);
    }
    aside {
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
`;
