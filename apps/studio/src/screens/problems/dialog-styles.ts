import { css } from 'lit';

/** How the dialogs of the problems look. */
export const dialogStyles = css`
  dialog {
    inline-size: min(34rem, calc(100vw - 2rem));
  }
  form {
    display: grid;
    gap: 0.9rem;
    margin-block-start: 0.9rem;
  }
  fieldset {
    display: grid;
    gap: 0.35rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 4.5rem;
    resize: vertical;
  }
  .fault {
    color: var(--danger);
  }
  footer {
    display: flex;
    justify-content: end;
    gap: 0.5rem;
  }
`;
