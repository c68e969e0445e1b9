import type { Ranked } from '@hexwright/playtest/lab';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { ShownSide } from './shown-side.ts';
import { tableStyles } from './lab-styles.ts';
import { howFound } from './method.ts';
import { toldSigned } from './numbers.ts';
import type { NumberChange, RankPlan, RankState } from './rank-run.ts';
import { METHOD, RANK, SAID } from './words.ts';

/** Which numbers of the rules move a result most, so far. */
class RankReport extends LitElement {
  static override properties = {
    state: { attribute: false },
    plan: { attribute: false },
    sides: { attribute: false },
    question: { attribute: false },
  };
  static override styles = [
    shared,
    tableStyles,
    css`
      :host {
        display: grid;
        gap: 0.75rem;
      }
      .scroll {
        overflow-x: auto;
      }
      .interval {
        position: relative;
        display: block;
        inline-size: clamp(5rem, 18vw, 14rem);
        block-size: 1.1rem;
      }
      .interval u {
        position: absolute;
        inset-block: -0.25rem;
        inset-inline-start: 50%;
        border-inline-start: 1px dashed var(--ink-soft);
      }
      .interval b {
        position: absolute;
        inset-block: 0.2rem;
        min-inline-size: 2px;
        border: 2px solid var(--ink-soft);
        border-block: 0;
        background: linear-gradient(var(--ink-soft), var(--ink-soft)) center / 100% 2px no-repeat;
      }
      .interval i {
        position: absolute;
        inset-block: 0.3rem;
        inline-size: 0.5rem;
        margin-inline-start: -0.25rem;
        border-radius: 50%;
        background: var(--ink-soft);
      }
      .sure .interval b {
        border-color: var(--accent);
        background: linear-gradient(var(--accent), var(--accent)) center / 100% 2px no-repeat;
      }
      .sure .interval i {
        background: var(--accent);
      }
      .sure th {
        font-weight: 600;
      }
      .small {
        font-size: var(--small);
      }
      td {
        white-space: nowrap;
      }
    `,
  ];
  declare state: RankState;
  declare plan: RankPlan;
  declare sides: readonly ShownSide[];
  /** What is asked, in words, and what its answers are. */
  declare question: { readonly title: string; readonly unit: 'share' | 'number' } | null;

  override render(): unknown {
    const { question } = this;
    const { ranked } = this.state;
    if (question === null || ranked.length === 0) return nothing;
    const moved = ranked.filter(({ verdict }) => verdict !== 'same');
    const same = ranked.filter(({ verdict }) => verdict === 'same').map(({ change }) => changeText(change));
    const most = Math.max(...ranked.map(({ low, high }) => Math.max(Math.abs(low), Math.abs(high))));
    const played = Math.max(...ranked.map(({ pairs }) => pairs));
    const { changes, impossible } = this.plan;
    const many = RANK.many(changes.length);
    const intervals = question.unit === 'share' ? `${many} ${METHOD.differences}` : many;
    return html`<h2>${RANK.title}</h2>
      <p class="small soft">${RANK.question(question.title)}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${RANK.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">${RANK.number}</th>
              <th scope="col">${RANK.change}</th>
              <th scope="col" colspan="2">${RANK.difference}</th>
              <th scope="col">${RANK.verdict}</th>
              <th scope="col">${RANK.games}</th>
            </tr>
          </thead>
          <tbody>
            ${moved.map((one) => this.#row(one, question.unit, most))}
          </tbody>
        </table>
      </div>
      ${same.length === 0 ? nothing : html`<p class="small">${RANK.same(same.length, same.join(', '))}</p>`}
      <p class="small soft">
        ${howFound({ plan: this.plan, sides: this.sides, played, intervals })}
        ${impossible.length === 0 ? '' : RANK.impossible(impossible.map(changeText).join(', '))}
      </p>`;
  }

  #row(
    { change, mean, low, high, pairs, verdict }: Ranked<NumberChange>,
    unit: 'share' | 'number',
    most: number,
  ): unknown {
    const across = (value: number): number => 50 + (50 * value) / most;
    const [from, to] = [toldSigned(unit, low), toldSigned(unit, high)];
    return html`<tr class=${verdict === 'more' || verdict === 'less' ? 'sure' : nothing}>
      <th scope="row">${change.title}</th>
      <td>${RANK.by(change.was, change.value)}</td>
      <td>
        <span class="interval" role="img" aria-label=${RANK.chart(change.title, from, to)}
          ><u></u><b style="inset-inline-start: ${across(low)}%; inline-size: ${across(high) - across(low)}%"></b
          ><i style="inset-inline-start: ${across(mean)}%"></i
        ></span>
      </td>
      <td>${toldSigned(unit, mean)} <span class="soft">${SAID.interval(from, to)}</span></td>
      <td>${verdict === 'same' ? '' : RANK.verdicts[verdict]}</td>
      <td>${pairs}</td>
    </tr>`;
  }
}

function changeText({ title, was, value }: NumberChange): string {
  return `${title} ${RANK.by(was, value)}`;
}

customElements.define('rank-report', RankReport);
