import {
  signed,
  type ContestGroup,
  type ContestPlan,
  type ContestProspect,
  type ContestZone,
  type Part,
} from '@hexwright/playtest/screen';
import { css, html, LitElement, svg } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { radio } from '../../ui/radios.ts';
import { words } from './words.ts';

type Offers = ContestPlan['groups'][number];

/** A rider on his horse, seen from behind: what the zones lie about. */
const RIDER = svg`<svg viewBox="0 0 60 90" aria-hidden="true">
  <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M24 9a6 7 0 0 1 12 0v7a6 5 0 0 1-12 0z" />
    <path d="M21 22h18l4 24H17z" />
    <path d="M20 24 9 40M40 24l11 16" />
    <path d="M17 46c-5 10-5 24 0 34h26c5-10 5-24 0-34" />
    <path d="M20 80v8M40 80v8M30 58v18M17 50 12 72M43 50l5 22" />
  </g>
</svg>`;

/**
 * The zones about a figure, of which one is chosen, with what each promises. Sends `pick` with the id of a zone.
 */
class ContestFigure extends LitElement {
  static override properties = {
    group: { attribute: false },
    zones: { attribute: false },
    offers: { attribute: false },
    picked: { attribute: false },
    barred: { attribute: false },
    clash: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      fieldset {
        display: grid;
        gap: 0.6rem;
        min-inline-size: 0;
        margin: 0;
        padding: 0.6rem 0.75rem 0.75rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
      }
      legend {
        padding-inline: 0.35rem;
        font: 600 var(--large) var(--serif);
      }
      .zones {
        display: grid;
        grid-template:
          'top top top' auto
          'left figure right' auto
          'bottom bottom bottom' auto / minmax(0, 1fr) minmax(4rem, 0.8fr) minmax(0, 1fr);
        gap: 0.4rem;
        align-items: center;
        justify-items: center;
      }
      .zones svg {
        grid-area: figure;
        block-size: 6rem;
        color: var(--ink-soft);
      }
      label {
        display: grid;
        justify-items: center;
        inline-size: 100%;
        padding: 0.35rem 0.4rem;
        border: 2px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        color: var(--ink);
        text-align: center;
        cursor: pointer;
      }
      .top,
      .bottom {
        inline-size: min(100%, 11rem);
      }
      label.picked {
        border-color: var(--accent);
        background: var(--accent-soft);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      label.picked b::before {
        content: '● ';
      }
      label.barred {
        border-style: dashed;
        background: none;
        color: var(--ink-soft);
        cursor: default;
      }
      label:focus-within {
        outline: 2px solid var(--focus);
        outline-offset: 2px;
      }
      input {
        position: absolute;
        opacity: 0;
        pointer-events: none;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
        font-size: var(--small);
      }
      th,
      td {
        padding: 0.15rem 0.4rem 0.15rem 0;
        border-block-end: 1px solid var(--line);
        font-weight: normal;
        text-align: start;
        vertical-align: top;
      }
      td.roll {
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      summary {
        cursor: pointer;
        font-size: var(--small);
      }
      .chance + .chance::before {
        content: ' · ';
      }
      .chance {
        display: inline;
      }
    `,
  ];
  declare group: ContestGroup;
  declare zones: readonly ContestZone[];
  declare offers: Offers;
  /** Id of the zone chosen, or null. */
  declare picked: string | null;
  /** Id of the zone that what else was chosen bars, or null; and why it does. */
  declare barred: string | null;
  declare clash: ContestPlan['clash'];

  override render(): unknown {
    const { group, zones } = this;
    return html`<fieldset>
      <legend>${group.title} ${citation(group.case)}</legend>
      <div class="zones">${RIDER} ${zones.map((zone) => this.#zone(zone))}</div>
      ${this.#prospects()}
    </fieldset>`;
  }

  #zone({ id, name, place }: ContestZone): unknown {
    const offer = this.offers.offers.find(({ zone }) => zone === id);
    const against = this.barred === id ? this.clash : (offer?.denial ?? null);
    const isPicked = this.picked === id;
    return html`<label
      class=${`${place} ${isPicked ? 'picked' : ''} ${against === null ? '' : 'barred'}`}
      style=${`grid-area:${place}`}
      title=${against === null ? '' : `${against.text} [${against.case}]`}
    >
      ${radio({
        name: this.group.id,
        isOn: isPicked,
        isDisabled: against !== null,
        choose: () => this.dispatchEvent(new CustomEvent('pick', { detail: id })),
      })}
      <b>${name}</b>
      <span class="small"
        >${against === null ? offer?.promise : html`${words.contest.notHere} ${citation(against.case)}`}</span
      >
    </label>`;
  }

  #prospects(): unknown {
    const { offers, modifiers } = this.offers;
    const offer = offers.find(({ zone }) => zone === this.picked);
    if (offer === undefined) return html`<p class="small soft">${words.contest.choose}</p>`;
    return html`<table aria-label=${words.contest.promises(this.group.title)}>
        <tbody>
          ${offer.prospects.map((prospect) => row(prospect))}
        </tbody>
      </table>
      <details>
        <summary>${words.contest.added(signed(modifiers.reduce((sum, { value }) => sum + value, 0)))}</summary>
        <ul class="small">
          ${modifiers.map(
            ({ label, value, case: cited }: Part) => html`<li>${label} ${signed(value)} ${citation(cited)}</li>`,
          )}
        </ul>
      </details>`;
  }
}

function row({ name, table, roll, chances }: ContestProspect): unknown {
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="roll" title=${`${table.label} ${table.value} [${table.case}]`}>${roll}</td>
    <td>${chances.map(({ label, ways, of }) => html`<span class="chance">${label} <b>${ways}/${of}</b></span>`)}</td>
  </tr>`;
}

customElements.define('contest-figure', ContestFigure);
