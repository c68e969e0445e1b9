import { css } from 'lit';

/** The colour of what is laid over a board, by what it says: `--tone`. */
export const toneStyles = css`
  .selection {
    --tone: var(--focus);
  }
  .good {
    --tone: var(--good);
  }
  .warning {
    --tone: var(--warning);
  }
  .danger {
    --tone: var(--danger);
  }
  .neutral {
    --tone: var(--ink);
  }
`;
