import { css } from 'lit';

/** How the play screen is laid out: the board between two bars, what lies over it, and the panel beside it. */
export const playStyles = css`
  :host {
    block-size: 100%;
  }
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 23rem;
    block-size: 100%;
  }
  /* Nothing lies over the outer rows of the map: units stand there as well. */
  .board-area {
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
  }
  play-board,
  plane-board,
  table-board,
  .head {
    grid-area: 2 / 1;
  }
  .head {
    position: relative;
    align-self: start;
    margin: 0.75rem;
    display: grid;
    justify-items: start;
    gap: 0.5rem;
    pointer-events: none;
  }
  .head > * {
    pointer-events: auto;
    max-inline-size: min(46rem, 100%);
  }
  playback-bar {
    grid-area: 2 / 1;
    position: relative;
    place-self: end center;
    margin: 0.75rem;
  }
  .when {
    padding: 0.35rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
    box-shadow: var(--shadow);
  }
  time-bar {
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
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
      margin: 0.4rem;
      font-size: var(--small);
    }
    .desk > aside {
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
`;
