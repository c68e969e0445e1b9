/** How drawings of tables without hexes fill their place: tables in inches, and planes of points. */
import { css } from 'lit';

export const sheetStyles = css`
  [role='application'],
  svg.table {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  svg.table {
    touch-action: none;
  }
  .here {
    fill: none;
    stroke: var(--focus);
  }
`;
