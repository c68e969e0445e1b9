import { html, nothing } from 'lit';

/** The case of the rulebook that something goes by, `[9.12]`; nothing where a package cites none. */
export function citation(cited: string | null | undefined): unknown {
  return cited ? html`<span class="case">[${cited}]</span>` : nothing;
}
