import { css } from 'lit';
import { counterStyles } from './counter-styles.ts';

/** The sheets on the screen. */
export const sheetStyles = [
  counterStyles,
  css`
    :host {
      display: flex;
      flex-direction: column;
      block-size: 100%;
      min-block-size: 0;
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.6rem;
      padding: 0.5rem 0.75rem;
      border-block-end: 1px solid var(--line);
      background: var(--panel);
    }
    .gap {
      flex: 1;
    }
    .sheets {
      flex: 1;
      overflow: auto;
      padding: 1rem 1.5rem 2rem;
      /* Five counters over two hexes go into a row, each two and a half times as wide as high. */
      --counter: clamp(26px, calc((100vw - 5.5rem) / 12.7), 64px);
    }
    section {
      margin-block-end: 1.75rem;
    }
    h2 {
      margin-block-end: 0.5rem;
      font-variant: small-caps;
    }
    .sheet {
      display: inline-block;
      padding: 0.75rem;
      border-radius: 4px;
      background: var(--sunken);
      box-shadow: var(--shadow);
    }
    .size {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      white-space: nowrap;
    }
    .row {
      display: flex;
      gap: 3px;
      margin-block-end: 3px;
    }
    .row a {
      border-radius: 4px;
      line-height: 0;
    }
    .row a:hover {
      outline: 2px solid var(--focus);
    }
    .blank .counter {
      opacity: 0.14;
      filter: grayscale(1);
    }
  `,
];

/** The sheets on paper: real sizes, and the back of each counter behind its front. */
export const PRINTED_SHEETS = `
  @page { margin: 10mm; }
  #printed section { break-after: page; }
  #printed section:last-child { break-after: auto; }
  #printed h2 { margin: 0 0 3mm; font: 600 11pt var(--serif); }
  #printed .row { display: flex; break-inside: avoid; }
  #printed .back .row, #printed .back h2 { justify-content: end; text-align: end; }
  #printed .row span { display: block; line-height: 0; }
  #printed .blank { visibility: hidden; }
  #printed svg { inline-size: 100%; block-size: 100%; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
`;
