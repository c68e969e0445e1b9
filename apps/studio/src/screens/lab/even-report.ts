import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { EvenPlan, EvenState } from './even-run.ts';
import { told } from './numbers.ts';
import { EVEN, METHOD, SAID } from './words.ts';

/** With fewer games an interval says next to nothing. */
const LEAST_TO_TELL = 20;

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
    const { phase, trouble, trying, played, tried, best } = this.state;
    return html`${trying === null ? nothing : html`<p role="status">${EVEN.searching(trying, played)}</p>`}
      ${trouble === '' ? nothing : html`<p role="alert">${trouble}</p>`}
      ${phase === 'found' && best !== null ? this.#found(best) : nothing}
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
                  html`<tr class=${value === best?.value ? 'best' : nothing}>
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
      <p class="small soft">${METHOD.seeds(this.plan.seed, this.plan.games)} ${METHOD.interval} ${METHOD.blind}</p>`;
  }

  #found({ value, share: { mean, low, high, count } }: NonNullable<EvenState['best']>): unknown {
    const { tried } = this.state;
    const isFlat = tried.length > 1 && tried.every(({ share }) => share.low <= mean && share.high >= mean);
    const say = low > 0.5 || high < 0.5 ? EVEN.none : EVEN.found;
    return html`<p><strong>${say(this.plan.title, value, told('share', mean))}</strong></p>
      <p>
        ${EVEN.interval(told('share', low), told('share', high))} ${EVEN.draws}
        ${count < LEAST_TO_TELL ? EVEN.few : nothing} ${isFlat ? EVEN.flat : nothing}
      </p>
      ${
        value === this.now
          ? html`<p class="soft">${EVEN.unchanged}</p>`
          : html`<button
              class="primary"
              ?disabled=${this.isShut}
              @click=${() => this.dispatchEvent(new CustomEvent<number>('lab-write', { detail: value }))}
            >
              ${EVEN.write(value)}
            </button>`
      }`;
  }
}

customElements.define('even-report', EvenReport);
