import type { Problem } from '@hexwright/model';
import { applyFix } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { addressOf } from '../../app/routes.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { EditedMap } from './map-edits.ts';
import { WORDS } from './words.ts';

/** Problems that are named; the list of problems has the rest. */
const NAMED = 4;

/** Stands in the place of a map that cannot be drawn: why, and the ways out. */
class BrokenMap extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: 0.75rem;
        block-size: 100%;
        padding: 1rem;
        background: var(--paper);
        text-align: center;
      }
      ul {
        display: grid;
        gap: 0.6rem;
        margin: 0;
        padding: 0;
        max-inline-size: 38rem;
        list-style: none;
      }
      li {
        padding: 0.75rem 1rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        text-align: start;
      }
      .fixes {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-block-start: 0.5rem;
      }
    `,
  ];
  declare map: EditedMap;

  constructor() {
    super();
    watch(this, () => [this.map.session.compileService.report]);
  }

  override render(): unknown {
    const { session, id } = this.map;
    const problems = (session.compileService.report.value?.problems ?? []).filter(
      ({ file, severity }) => file === 'map.json' && severity === 'error',
    );
    const to = { at: 'package', project: session.id, package: id, item: '', where: {} } as const;
    return html`<h1>${WORDS.mapJsonCannotBeDrawn}</h1>
      <p>${WORDS.nothingIsLostPutThisRight}</p>
      ${
        problems.length === 0
          ? html`<p>${WORDS.itsTextIsBrokenOrIts}</p>`
          : html`<ul>
              ${problems.slice(0, NAMED).map((problem) => this.#problem(problem))}
            </ul>`
      }
      <p>
        <a href=${addressOf({ ...to, screen: 'text', item: 'map.json' })}>${WORDS.openFile('map.json')}</a> ·
        <a href=${addressOf({ ...to, screen: 'problems' })}>${WORDS.allProblems}</a>
      </p>`;
  }

  #problem(problem: Problem): unknown {
    const { project } = this.map.scene;
    const owner = problem.package ?? this.map.id;
    return html`<li>
      ${problem.message}
      ${
        problem.fixes.length === 0
          ? nothing
          : html`<div class="fixes">
              ${problem.fixes.map(
                (fix) =>
                  html`<button @click=${() => this.map.edits.do(applyFix(project, owner, fix))}>${fix.title}</button>`,
              )}
            </div>`
      }
    </li>`;
  }
}

customElements.define('broken-map', BrokenMap);
