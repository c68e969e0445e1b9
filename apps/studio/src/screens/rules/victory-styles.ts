import { css, type CSSResultGroup } from 'lit';
import { ruleTableStyles } from './rule-table-styles.ts';

/** The form of victory. */
export const victoryStyles: CSSResultGroup = [
  ruleTableStyles,
  css`
    td.number input,
    .length input {
      inline-size: 5rem;
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    .range {
      min-inline-size: 6rem;
      color: var(--ink-soft);
      font-size: var(--small);
      font-variant-numeric: tabular-nums;
    }
    .module {
      display: flex;
      gap: 0.5rem;
      align-items: baseline;
      padding-block: 0.15rem;
      color: var(--ink);
      font-size: var(--body);
    }
  `,
];
