import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { EvenPlan, EvenState, Tried } from './even-run.ts';
import { howFound } from './method.ts';
import { told } from './numbers.ts';
import type { ShownSide } from './shown-side.ts';
import { EVEN, METHOD, SAID } from './words.ts';

/**
 * What a search for the even number has tried and found, or what came of two numbers together. Sends `lab-write` with the number that
 * is to stand in the rules.
 */
class EvenReport extends LitElement {
  static override properties = {
    state: { attribute: false },
    plan: { attribute: false },
    now: { type: Number },
    isShut: { type: Boolean },
    sides: { attribute: false },
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
      .scroll {
        max-inline-size: 100%;
        overflow-x: auto;
      }
      .grid th,
      .grid td {
        padding: 0.35rem 0.8rem;
      }
      .grid td {
        background: color-mix(in srgb, var(--accent) calc(var(--share) * 45%), transparent);
      }
      .grid td > span {
        display: block;
        white-space: nowrap;
      }
      .grid td.even {
        box-shadow: inset 0 0 0 2px var(--ink);
      }
    `,
  ];
  declare state: EvenState;
  declare plan: EvenPlan;
  /** What stands in the rules. */
  declare now: number;
  declare isShut: boolean;
  declare sides: readonly ShownSide[];

  override render(): unknown {
    const { tried, best } = this.state;
    const { axes } = this.plan;
    const intervals = `${METHOD.interval} ${EVEN.together}${axes.length === 1 ? ` ${EVEN.oneLook}` : ''}`;
    const found = axes.length === 1 ? (best === null ? nothing : this.#found(best[0])) : this.#maybe();
    return html`${found}
      ${tried.length === 0 ? nothing : axes.length === 1 ? this.#list() : this.#grid(axes[0].title, axes[1].title)}
      <p class="small soft">
        ${howFound({ plan: this.plan, sides: this.sides, played: this.state.run.played, intervals })}
      </p>`;
  }

  /** Whose victories are counted. */
  get #side(): string {
    const { side } = this.plan;
    return this.sides.find(({ id }) => id === side)?.name ?? side;
  }

  /** The numbers of one axis. */
  #list(): unknown {
    const { tried, best } = this.state;
    return html`<table>
      <caption>
        ${EVEN.table}
      </caption>
      <tr>
        <th scope="col">${EVEN.value}</th>
        <th scope="col">${EVEN.share(this.#side)}</th>
        <th scope="col">${EVEN.games}</th>
      </tr>
      ${tried.map(
        ({ values: [value], share: { mean, low, high, count } }) =>
          html`<tr class=${value === best?.[0] ? 'best' : nothing}>
            <th scope="row">${value}</th>
            <td>
              ${told('share', mean)}
              <span class="soft">${SAID.interval(told('share', low), told('share', high))}</span>
            </td>
            <td>${count}</td>
          </tr>`,
      )}
    </table>`;
  }

  /** Every number of one axis with every one of the other. */
  #grid(down: string, across: string): unknown {
    const { tried } = this.state;
    const rows = [...new Set(tried.map(({ values: [first] }) => first))];
    const columns = [...new Set(tried.map(({ values: [, second] }) => second))];
    return html`<p id="across"><strong>${EVEN.across(this.#side, down, across)}</strong></p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="across">
        <table class="grid" aria-labelledby="across">
          <tr>
            <td></td>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">${row}</th>
                ${tried.filter(({ values }) => values[0] === row).map((one) => cell(one))}
              </tr>`,
          )}
        </table>
      </div>`;
  }

  /** With which of two numbers it may be even. */
  #maybe(): unknown {
    const { tried } = this.state;
    if (tried.length === 0) return nothing;
    const even = tried.filter(mayBeEven).map(({ values: [first, second] }) => EVEN.pair(first, second));
    const maybe = even.length > MOST_NAMED ? EVEN.maybeAt(even.length, tried.length) : EVEN.maybe(even.join(', '));
    return html`<p role="status"><strong>${even.length === 0 ? EVEN.nowhere : maybe}</strong></p>
      <p>${EVEN.draws}</p>`;
  }

  #found(best: number): unknown {
    const { value, low, high } = this.state.even ?? NOWHERE;
    const [{ title }] = this.plan.axes;
    const interval = low === null || high === null ? null : EVEN.interval(low.toFixed(1), high.toFixed(1));
    const even = interval === null ? EVEN.perhaps : EVEN.found;
    const said = value === null ? EVEN.none(title, best) : even(title, value.toFixed(1));
    return html`<p role="status"><strong>${said}</strong></p>
      <p>${interval ?? EVEN.open} ${EVEN.draws}</p>
      ${
        best === this.now
          ? html`<p class="soft">${EVEN.unchanged}</p>`
          : html`<button
              class=${interval === null ? nothing : 'primary'}
              ?disabled=${this.isShut}
              @click=${() => this.dispatchEvent(new CustomEvent<number>('lab-write', { detail: best }))}
            >
              ${EVEN.write(best)}
            </button>`
      }`;
  }
}

/** More pairs are a list that nobody reads: the frames of the table show them. */
const MOST_NAMED = 6;

const NOWHERE = { value: null, low: null, high: null };

function mayBeEven({ share: { low, high } }: Tried): boolean {
  return low <= 0.5 && high >= 0.5;
}

function cell(one: Tried): unknown {
  const { mean, low, high } = one.share;
  return html`<td class=${mayBeEven(one) ? 'even' : nothing} style="--share: ${mean}">
    ${told('share', mean)}<span class="small">${SAID.interval(told('share', low), told('share', high))}</span>
  </td>`;
}

customElements.define('even-report', EvenReport);
