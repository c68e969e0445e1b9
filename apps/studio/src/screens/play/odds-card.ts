import { signed, type AttackOdds, type Chance, type Part, type RollOdds } from '@hexwright/playtest/screen';
import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { words } from './words.ts';

/** The exact odds of an attack: what must be thrown, every modifier with its case, and the chance of each outcome. */
class OddsCard extends LitElement {
  static override properties = { odds: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: 0.6rem;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--small);
      }
      td {
        padding: 0.1rem 0;
      }
      td.number {
        text-align: end;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      td.bar {
        inline-size: 38%;
        padding-inline: 0.5rem;
      }
      .track {
        block-size: 0.7em;
        border: 1px solid var(--line-strong);
        border-radius: 2px;
        background: var(--sunken);
      }
      .fill {
        block-size: 100%;
        background: var(--accent);
      }
      .columns th {
        font-weight: normal;
        text-align: start;
      }
      .columns th[scope='col']:not(:first-child),
      .columns td {
        text-align: center;
        border-inline-start: 1px solid var(--line);
      }
      .columns .used,
      .columns .used th {
        font-weight: 600;
      }
      .columns .used td,
      .columns .used th {
        border-block: 2px solid var(--accent);
      }
      .hidden {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .roll {
        font: 600 1.05rem var(--serif);
      }
    `,
  ];
  declare odds: AttackOdds | null;

  override render(): unknown {
    const { odds } = this;
    if (odds === null) return nothing;
    return html`
      <h3>${odds.title}</h3>
      <p class="roll">${odds.roll} ${citation(odds.case)}</p>
      ${this.#sum([...(odds.table === null ? [] : [odds.table]), ...odds.modifiers])}
      ${
        odds.second === null
          ? nothing
          : html`<p class="small soft">
                ${words.odds.then(odds.second.title, odds.second.roll)} ${citation(odds.second.case)}
              </p>
              ${this.#sum(odds.second.modifiers)}`
      }
      ${this.#chances(odds)} ${this.#columns(odds)}
      ${(odds.notes ?? []).map(({ text, case: cited }) => html`<p class="small soft">${text} ${citation(cited)}</p>`)}
    `;
  }

  #sum(parts: readonly Part[]): unknown {
    if (parts.length === 0) return nothing;
    return html`<table aria-label=${words.odds.counts}>
      ${parts.map(
        ({ label, value, case: cited }) =>
          html`<tr>
            <td>${label} ${citation(cited)}</td>
            <td class="number">${signed(value)}</td>
          </tr>`,
      )}
    </table>`;
  }

  /** The columns of all tables as they are printed, with the one that counts. */
  #columns({ columns = [] }: AttackOdds): unknown {
    if (columns.length === 0) return nothing;
    const [{ results }] = columns;
    return html`<table class="columns" aria-label=${words.odds.columns}>
      <thead>
        <tr>
          <th scope="col">${words.odds.die}</th>
          ${results.map((_, at) => html`<th scope="col">${at + 1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${columns.map(
          ({ title, column, results: cells, isUsed, case: cited }) =>
            html`<tr class=${isUsed ? 'used' : 'soft'}>
              <th scope="row">
                ${isUsed ? '▸ ' : ''}${title}, ${column}
                ${citation(cited)}${isUsed ? html`<span class="hidden">${words.odds.used}</span>` : nothing}
              </th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #chances({ chances }: RollOdds): unknown {
    if (chances.length === 0) return nothing;
    return html`<table aria-label=${words.odds.chances}>
      ${chances.map(
        (chance) =>
          html`<tr>
            <td>${chance.label}</td>
            <td class="bar">
              <div class="track"><div class="fill" style=${`inline-size:${percent(chance)}%`}></div></div>
            </td>
            <td class="number">${percent(chance)} % <span class="soft">${chance.ways}/${chance.of}</span></td>
          </tr>`,
      )}
    </table>`;
  }
}

function percent({ ways, of }: Chance): string {
  const share = (100 * ways) / of;
  return share > 0 && share < 10 ? share.toFixed(1) : String(Math.round(share));
}

customElements.define('odds-card', OddsCard);
