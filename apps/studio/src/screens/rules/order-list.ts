import { moveItem, type Beside, type Because } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shared } from '../../parts/styles.ts';
import { isObject, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import { ruleTitle, toldApart } from './rule-fields.ts';
import { shiftButtons, shiftOf } from './entry-order.ts';
import { momentWords, RULES } from './words.ts';

/** The rules of a list in their order. They are moved by dragging, or with Alt and the arrow keys. */
class OrderList extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    list: { type: String },
    chosen: { type: String },
    because: { attribute: false },
    over: { state: true },
  };
  static override styles = [
    shared,
    css`
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
        counter-reset: step;
      }
      li {
        display: grid;
        grid-template-columns: 2rem minmax(0, 1fr) auto auto;
        gap: 0.6rem;
        align-items: center;
        padding: 0.3rem 0.5rem;
        border-block-end: 1px solid var(--line);
        counter-increment: step;
      }
      li::before {
        content: counter(step) '.';
        color: var(--ink-soft);
        font: 600 var(--body) var(--serif);
        text-align: end;
      }
      li[draggable='true'] {
        cursor: grab;
      }
      li.over {
        box-shadow: inset 0 2px 0 var(--focus);
      }
      li.chosen {
        background: var(--accent-soft);
      }
      a {
        color: inherit;
        text-decoration: none;
      }
      a:hover {
        text-decoration: underline;
      }
      .inherited a {
        font-style: italic;
        color: var(--ink-soft);
      }
      button {
        min-block-size: 1.6rem;
        padding-inline: 0.4rem;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'do' | 'project'>;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare list: RuleList;
  declare chosen: string;
  /** Why an inherited step is moved. */
  declare because: () => Because;
  /** The step that a dragged one would stand before. */
  declare over: string;
  #dragged = '';

  constructor() {
    super();
    this.list = 'sequence';
    this.chosen = '';
    this.because = () => ({});
    this.over = '';
  }

  override render(): unknown {
    const steps = this.#steps();
    return html`<ol>
      ${steps.map((step, index) => {
        const rule = isObject(step.value) ? step.value : {};
        const acts = textOf(rule, 'acts') || textOf(rule, 'at');
        const apart = toldApart(step, this.answer.items);
        const name = apart === '' ? ruleTitle(step) : `${ruleTitle(step)}: ${apart}`;
        return html`<li
          class=${`${step.name === this.chosen ? 'chosen ' : ''}${step.name === this.over ? 'over ' : ''}${this.#isPutHere(step) ? '' : 'inherited'}`}
          draggable="true"
          @dragstart=${() => (this.#dragged = step.name)}
          @dragover=${(event: DragEvent) => {
            event.preventDefault();
            this.over = step.name;
          }}
          @dragend=${() => (this.over = '')}
          @drop=${() => {
            this.over = '';
            if (this.#dragged !== step.name) this.#move(this.#dragged, { before: step.name });
          }}
          @keydown=${(event: KeyboardEvent) => this.#press(event, index)}
        >
          <a href=${addressOf({ ...this.route, where: { item: step.target } })}>${name}</a>
          <span class="soft small">${RULES.who[acts] ?? momentWords(this.answer.system)[acts] ?? acts}</span>
          <span>
            ${shiftButtons(index, steps.length, { sooner: RULES.sooner(name), later: RULES.later(name) }, (by) => this.#shift(index, by))}
          </span>
        </li>`;
      })}
    </ol>`;
  }

  #steps(): EffectiveItem[] {
    return this.answer.items.filter(({ list, value }) => list === this.list && value !== undefined);
  }

  /** Whether this package has put the step where it is. */
  #isPutHere({ isOwn, sayings, target }: EffectiveItem): boolean {
    const here = sayings.filter((saying) => saying.package === this.route.package && saying.target === target);
    return isOwn || here.some(({ op }) => op === 'add' || op === 'move');
  }

  #press(event: KeyboardEvent, index: number): void {
    const by = shiftOf(event);
    if (by !== 0) this.#shift(index, by);
  }

  #shift(index: number, by: -1 | 1): void {
    const steps = this.#steps();
    const neighbour = steps.at(index + by);
    if (index + by < 0 || neighbour === undefined) return;
    this.#move(steps[index].name, by < 0 ? { before: neighbour.name } : { after: neighbour.name });
  }

  #move(name: string, beside: Beside): void {
    const { session, route } = this;
    const step = this.#steps().find((one) => one.name === name);
    if (step !== undefined) session.do(moveItem(session.project, route.package, step.target, beside, this.because()));
  }
}

customElements.define('order-list', OrderList);
