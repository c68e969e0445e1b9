import { css } from 'lit';

/** How the play screen is laid out: the board, what lies over it, and the panel beside it. */
export const playStyles = css`
  :host {
    block-size: 100%;
  }
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 23rem;
    block-size: 100%;
  }
  /* Nothing lies over the lower rows of the map: units stand there as well. */
  .table {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
    overflow: hidden;
  }
  .head {
    position: absolute;
    inset-block-start: 0.75rem;
    inset-inline: 0.75rem;
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    pointer-events: none;
  }
  .head > * {
    pointer-events: auto;
    max-inline-size: min(46rem, 100%);
  }
  .when,
  .trouble {
    padding: 0.35rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
    box-shadow: var(--shadow);
  }
  .when b {
    font-family: var(--serif);
  }
  .trouble {
    border-inline-start: 4px solid var(--danger);
  }
  .side {
    margin-inline: 0.4em;
    padding-inline: 0.5em;
    border-inline-start: 0.35em solid var(--side);
    font-weight: 600;
  }
  play-board,
  time-bar {
    grid-column: 1;
  }
  .hint {
    font-size: var(--small);
  }
  .desk > aside {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
    border-inline-start: 1px solid var(--line);
    background: var(--panel);
  }
  .head > game-over {
    justify-self: center;
  }
  @media (max-width: 820px) {
    .desk {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) minmax(0, 45%);
    }
    .head {
      inset-block-start: 0.4rem;
      inset-inline: 0.4rem;
      font-size: var(--small);
    }
    .desk > aside {
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
`;
