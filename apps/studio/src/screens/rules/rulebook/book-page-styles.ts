import { css } from 'lit';

/** A page of a rulebook. What becomes of a case is told by the shape of the margin and by a sign, not by colour alone. */
export const bookPageStyles = css`
  :host {
    display: block;
  }
  .note {
    padding: 0.5rem 0.75rem;
    color: var(--ink-soft);
  }
  .text {
    padding: 0.5rem 0.75rem 2rem 0.25rem;
    font: var(--body) / 1.5 var(--serif);
  }
  .text .line {
    display: grid;
    grid-template-columns: 1.6rem minmax(0, 1fr);
    min-block-size: 0.75rem;
  }
  .words {
    padding-inline-start: 0.6rem;
    border-inline-start: 4px solid transparent;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .badge {
    font: 700 var(--small) / 1.85 var(--sans);
    text-align: center;
  }
  abbr {
    text-decoration: none;
    cursor: help;
  }
  .enforced {
    --mark: var(--good);
    --shape: solid;
  }
  .changed {
    --mark: var(--warning);
    --shape: double;
  }
  .missing {
    --mark: var(--danger);
    --shape: dashed;
  }
  .silent {
    --mark: var(--line-strong);
    --shape: dotted;
  }
  abbr.enforced,
  abbr.changed,
  abbr.missing {
    color: var(--mark);
  }
  .line:is(.enforced, .changed, .missing, .silent) .words {
    border-inline-start: 4px var(--shape) var(--mark);
  }
  .line.unsure .words,
  .bar.unsure {
    border-image: repeating-linear-gradient(-45deg, var(--mark) 0 3px, transparent 3px 6px) 4;
  }
  .shown .words,
  .bar.shown {
    background: color-mix(in srgb, var(--warning) 22%, transparent);
  }
  .head {
    font-weight: 700;
  }
  .mention {
    text-decoration-style: dotted;
  }
  .paper {
    position: relative;
    inline-size: 100%;
    background: var(--sheet);
  }
  .paper > * {
    position: absolute;
  }
  canvas {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  /* Paper is white in the dark too, and what is drawn on it keeps the colours of the light. */
  .paper .enforced {
    --mark: var(--sheet-good);
  }
  .paper .changed {
    --mark: var(--sheet-warning);
  }
  .paper .missing {
    --mark: var(--sheet-danger);
  }
  .paper .silent {
    --mark: var(--sheet-line);
  }
  .bar {
    border-inline-start: 3px none transparent;
  }
  .bar:is(.enforced, .changed, .missing, .silent) {
    border-inline-start: 3px var(--shape) var(--mark);
  }
  .bar.shown {
    background: var(--sheet-marked);
  }
  .paper .badge {
    font-size: 0.9rem;
    line-height: 1.1;
  }
  .paper .badge abbr {
    color: var(--mark);
  }
  .paper a:hover {
    background: var(--sheet-hover);
  }
  .paper .head {
    border-block-end: 1px solid var(--sheet-link);
  }
`;
