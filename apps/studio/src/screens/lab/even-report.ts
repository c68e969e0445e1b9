import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { EvenPlan, EvenState } from './even-run.ts';
import { told } from './numbers.ts';
import { EVEN, METHOD, SAID } from './words.ts';

/** What a search for the even number has tried and found. Sends `lab-write` with the number that is to stand in the rules. */
class EvenReport extends LitElement {
  static override properties = {
    state: { attribute: false },
    plan: { attribute: false },
    now: { type: Number },
    isShut: { type: Boolean },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
        justify-items: start;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      caption {
        padding-block-end: 0.3rem;
        text-align: start;
        font-weight: 600;
      }
      th,
      td {
        padding: 0.2rem 1.2rem 0.2rem 0;
        border-block-end: 1px solid var(--line);
        text-align: start;
        font-weight: 400;
      }
      .small {
        font-size: var(--small);
      }
      .best {
        background: var(--accent-soft);
      }
    `,
  ];
  declare state: EvenState;
  declare plan: EvenPlan;
  /** What stands in the rules. */
  declare now: number;
  declare isShut: boolean;

  override render(): unknown {
    const { tried, best } = this.state;
    return html`${best === null ? nothing : this.#found(best)}
      ${
        tried.length === 0
          ? nothing
          : html`<table>
              <caption>
                ${EVEN.table}
              </caption>
              <tr>
                <th scope="col">${EVEN.value}</th>
                <th scope="col">${EVEN.share}</th>
                <th scope="col">${EVEN.games}</th>
              </tr>
              ${tried.map(
                ({ value, share: { mean, low, high, count } }) =>
                  html`<tr class=${value === best ? 'best' : nothing}>
                    <th scope="row">${value}</th>
                    <td>
                      ${told('share', mean)}
                      <span class="soft">${SAID.interval(told('share', low), told('share', high))}</span>
                    </td>
                    <td>${count}</td>
                  </tr>`,
              )}
            </table>`
      }
      <p class="small soft">
        ${METHOD.seeds(this.plan.seed, this.state.run.played)}
        ${this.plan.begin === null ? '' : METHOD.begun(this.plan.begin.name)} ${METHOD.interval} ${EVEN.oneLook}
        ${METHOD.blind}
      </p>`;
  }

  #found(best: number): unknown {
    const { value, low, high } = this.state.even;
    const { title } = this.plan;
    const said = value === null ? EVEN.none(title, best) : EVEN.found(title, value.toFixed(1));
    const sure = low === null || high === null ? EVEN.open : EVEN.interval(low.toFixed(1), high.toFixed(1));
    return html`<p role="status"><strong>${said}</strong></p>
      <p>${sure} ${EVEN.draws}</p>
      ${
        best === this.now
          ? html`<p class="soft">${EVEN.unchanged}</p>`
          : html`<button
              class="primary"
              ?disabled=${this.isShut}
              @click=${() => this.dispatchEvent(new CustomEvent<number>('lab-write', { detail: best }))}
            >
              ${EVEN.write(best)}
            </button>`
      }`;
  }
}

customElements.define('even-report', EvenReport);
