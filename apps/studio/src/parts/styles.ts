import { css } from 'lit';
import { inlineMessageStyles } from '../ui/inline-message.ts';

/** What every part of the studio shares: buttons, fields, headings, tables. Colours and sizes are those of ui/tokens.css. */
export const shared = css`
  :host {
    box-sizing: border-box;
    color: var(--ink);
    font: var(--body) / 1.45 var(--sans);
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--title);
  }
  h2 {
    font-size: var(--large);
  }
  h3 {
    font-size: var(--body);
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  a {
    color: var(--accent);
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-block-size: 2rem;
    padding: 0.2rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
    cursor: pointer;
  }
  button:hover:not(:disabled) {
    background: var(--sunken);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  button.primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
  }
  button.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--accent) 85%, var(--ink));
  }
  button.danger {
    border-color: var(--danger);
    background: var(--danger);
    color: var(--danger-ink);
  }
  button.danger:hover:not(:disabled) {
    background: color-mix(in srgb, var(--danger) 85%, var(--ink));
  }
  button.remedy {
    justify-self: start;
    min-block-size: 1.7rem;
    font-size: var(--small);
  }
  button.plain {
    border-color: transparent;
    background: none;
  }
  button.plain:hover:not(:disabled) {
    background: var(--sunken);
  }
  button[aria-pressed='true'],
  button[aria-selected='true'],
  button[aria-current='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  input,
  select,
  textarea {
    min-block-size: 2rem;
    padding: 0.2rem 0.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--raised);
  }
  input:disabled,
  textarea:disabled {
    opacity: 0.6;
  }
  input[type='checkbox'],
  input[type='radio'] {
    min-block-size: 0;
    accent-color: var(--accent);
  }
  input[aria-invalid='true'] {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  :focus-visible {
    outline: var(--outline) solid var(--focus);
    outline-offset: 1px;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--accent);
  }
  label {
    font-size: var(--small);
    color: var(--ink-soft);
  }
  kbd {
    padding: 0 0.35em;
    border: 1px solid var(--line-strong);
    border-block-end-width: 2px;
    border-radius: 4px;
    background: var(--raised);
    font: 0.8em var(--mono);
  }
  /* Where there is no keyboard at hand, a key is only in the way. */
  @media (hover: none) {
    button kbd {
      display: none;
    }
  }
  button.primary kbd {
    border-color: currentColor;
    background: none;
  }
  code {
    font-family: var(--mono);
    font-size: 0.92em;
  }
  /* Where somebody else is: see field-presence.ts. */
  [data-person]:not(label) {
    outline: 2px solid light-dark(var(--person), color-mix(in oklab, var(--person), var(--on-color) 45%));
    outline-offset: 1px;
  }
  [data-person]:not(label, input, select, textarea, th, td) {
    position: relative;
  }
  [data-person]::before {
    content: attr(data-person);
    position: absolute;
    z-index: 1;
    inset-block-end: 100%;
    inset-inline-end: 0;
    max-inline-size: 12rem;
    padding-inline: 0.35em;
    overflow: hidden;
    border-radius: 3px;
    background: var(--person);
    color: var(--on-color);
    font: 600 0.68rem / 1.35 var(--sans);
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  label[data-person]::before {
    position: static;
    display: block;
    justify-self: start;
    inline-size: fit-content;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--small);
  }
  .case {
    font: 0.8em var(--mono);
    color: var(--ink-soft);
    white-space: nowrap;
  }
  /* Where the system takes colours away, a border says what is chosen. */
  @media (forced-colors: active) {
    button[aria-pressed='true'],
    [aria-selected='true'],
    [aria-current]:not([aria-current='false']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    button:disabled {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
    /* The tokens are the system's own colours there. */
    button.primary:not(:disabled),
    button.danger:not(.plain, :disabled) {
      forced-color-adjust: none;
    }
  }
  .empty {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.75rem;
    block-size: 100%;
    padding: 2rem;
    text-align: center;
    color: var(--ink-soft);
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${inlineMessageStyles}
`;
