import { css } from 'lit';

/** How the dialogs of the gallery look. */
export const dialogStyles = css`
  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
    margin-block-start: 0.9rem;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: 0.75rem;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.35rem;
    font-size: var(--small);
    color: var(--ink-soft);
  }
  .fault {
    font-size: var(--small);
    color: var(--danger);
  }
  .next {
    justify-self: start;
    min-block-size: 1.7rem;
    font-size: var(--small);
  }
  .id {
    font-family: var(--mono);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
  }
`;
