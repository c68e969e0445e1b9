import { css } from 'lit';

/** A counter on the page: `--counter` is its breadth. */
export const counterStyles = css`
  .counter {
    display: inline-block;
    block-size: var(--counter);
    inline-size: calc(var(--counter) * var(--ratio));
    line-height: 0;
  }
  .counter svg {
    block-size: 100%;
    inline-size: 100%;
    filter: drop-shadow(0 1px 1.5px var(--cut));
  }
`;
