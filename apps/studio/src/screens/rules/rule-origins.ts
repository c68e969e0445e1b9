import { css, html, LitElement, nothing } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import type { Saying } from '../../compile-service/questions/effective-rules-origins.ts';
import { partWords, spanWords } from './field-words.ts';
import { ruleTitle } from './rule-fields.ts';
import { DETAIL } from './words.ts';

/** Everybody who has had a say in a rule, base first. */
class RuleOrigins extends LitElement {
  static override properties = {
    route: { attribute: false },
    answer: { attribute: false },
    item: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0.2rem 0.7rem;
        padding: 0.3rem 0 0.3rem 1.3rem;
        border-inline-start: 2px solid var(--line-strong);
        margin-inline-start: 0.4rem;
      }
      li::before {
        content: '';
        position: absolute;
        inset-inline-start: -6px;
        inset-block-start: 0.75rem;
        inline-size: 10px;
        block-size: 10px;
        border: 2px solid var(--line-strong);
        border-radius: 50%;
        background: var(--panel);
      }
      .here::before {
        border-color: var(--accent);
        background: var(--accent);
      }
      .who {
        font-weight: 600;
      }
      a {
        font: var(--small) var(--mono);
      }
      q {
        inline-size: 100%;
        color: var(--ink-soft);
        font: italic var(--small) / 1.4 var(--serif);
      }
    `,
  ];
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare item: EffectiveItem;

  override render(): unknown {
    const { sayings } = this.item;
    return html`<ol>
      ${sayings.map((saying) => this.#saying(saying))}
      ${sayings.length === 0 ? html`<li class="soft">${DETAIL.noOrigin}</li>` : nothing}
    </ol>`;
  }

  #saying({ package: id, file, pointer, op, target, value, turns, case: cited, reason, option }: Saying): unknown {
    const text = addressOf({ ...this.route, package: id, screen: 'text', item: file, where: { at: pointer } });
    const said = partWords(this.item, target.slice(this.item.target.length + 1), value, this.answer);
    const words = {
      define: DETAIL.defines,
      set: html`${DETAIL.sets(said.name)}
        <b>${said.value}</b>${turns === undefined ? nothing : ` ${DETAIL.inTurns(spanWords(turns))}`}`,
      add: DETAIL.adds(said.name),
      replace: DETAIL.replaces,
      remove: DETAIL.removes(said.name),
      move: DETAIL.moves,
    }[op];
    return html`<li class=${id === this.route.package && op !== 'define' ? 'here' : ''}>
      <span class="who">${this.answer.packages.find((one) => one.id === id)?.title ?? id}</span>
      <span>${words}${option === undefined ? nothing : html`${DETAIL.byOptionName} “${this.#titleOf(option)}”`}</span>
      ${citation(cited)}
      <a href=${text}>${file}${pointer}</a>
      ${reason === '' ? nothing : html`<q>${reason}</q>`}
    </li>`;
  }

  #titleOf(option: string): string {
    const item = this.answer.items.find(({ target }) => target === `options/${option}`);
    return item === undefined ? option : ruleTitle(item);
  }
}

customElements.define('rule-origins', RuleOrigins);
