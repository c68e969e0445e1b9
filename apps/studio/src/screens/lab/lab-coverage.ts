import type { CoverageReport, Use } from '@hexwright/playtest/lab';
import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { tableStyles } from './lab-styles.ts';
import { told } from './numbers.ts';
import type { ShownSide } from './shown-side.ts';
import { COVERAGE } from './words.ts';

/** What of the rules the games have used and what never, and losses by class and contingent. */
class LabCoverage extends LitElement {
  static override properties = { coverage: { attribute: false }, sides: { attribute: false } };
  static override styles = [
    shared,
    tableStyles,
    css`
      section {
        display: grid;
        gap: 0.4rem;
      }
      .small {
        font-size: var(--small);
      }
      .scroll {
        max-block-size: 24rem;
        overflow: auto;
      }
    `,
  ];
  declare coverage: CoverageReport;
  declare sides: readonly ShownSide[];

  override render(): unknown {
    const { events, cells, commands } = this.coverage;
    return html`<section>
      <h2>${COVERAGE.title}</h2>
      <p class="small soft">${COVERAGE.hint}</p>
      ${this.#uses(COVERAGE.events, events)} ${this.#uses(COVERAGE.cells, cells, COVERAGE.cellsHint)}
      ${this.#uses(COVERAGE.commands, commands, COVERAGE.commandsHint)} ${this.#groups()}
    </section>`;
  }

  /** Nothing where the game does not tell what there is. */
  #uses(title: (used: number, all: number) => string, uses: readonly Use[], hint = ''): unknown {
    if (uses.length === 0) return '';
    const hasCases = uses.some(({ case: cited }) => cited !== null);
    const used = uses.filter(({ perGame }) => perGame > 0).toSorted((one, other) => other.perGame - one.perGame);
    const never = uses.filter(({ perGame }) => perGame === 0);
    const often = (perGame: number): string => (perGame === 0 ? COVERAGE.never : told('number', perGame));
    return html`<details>
      <summary>${title(used.length, uses.length)}</summary>
      ${hint === '' ? '' : html`<p class="small soft">${hint}</p>`}
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">${COVERAGE.what}</th>
              ${hasCases ? html`<th scope="col">${COVERAGE.case}</th>` : ''}
              <th scope="col">${COVERAGE.often}</th>
            </tr>
          </thead>
          ${[...never, ...used].map(
            ({ id, case: cited, perGame }) =>
              html`<tr>
                <th scope="row">${id.replaceAll('/', ', ').replaceAll('-', ' ')}</th>
                ${hasCases ? html`<td>${cited}</td>` : ''}
                <td>${often(perGame)}</td>
              </tr>`,
          )}
        </table>
      </div>
    </details>`;
  }

  #groups(): unknown {
    const { classes, contingents } = this.coverage;
    const groups = [...contingents, ...classes];
    if (groups.length === 0) return '';
    const nameOf = (side: string): string => this.sides.find(({ id }) => id === side)?.name ?? side;
    return html`<details>
      <summary>${COVERAGE.groups}</summary>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              ${[COVERAGE.side, COVERAGE.group, COVERAGE.counters, COVERAGE.lost].map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          ${groups.map(
            ({ side, id, counters, perGame }) =>
              html`<tr>
                <td>${nameOf(side)}</td>
                <th scope="row">${id.replaceAll('-', ' ')}</th>
                <td>${counters}</td>
                <td>${told('number', perGame)} <span class="soft small">${told('share', perGame / counters)}</span></td>
              </tr>`,
          )}
        </table>
      </div>
    </details>`;
  }
}

customElements.define('lab-coverage', LabCoverage);
