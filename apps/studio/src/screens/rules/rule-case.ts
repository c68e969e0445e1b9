import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { FollowedAnswer } from '../../parts/followed-answer.ts';
import { shared } from '../../parts/styles.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { CoverageAnswer } from '../../compile-service/questions/coverage.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { compareCases, isPartOf } from './case-order.ts';
import { ruleCase, ruleTitle } from './rule-fields.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import { CASES } from './words.ts';

/** A case of the rulebook: what it is about, and which rules of the package follow it. */
class RuleCase extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    items: { attribute: false },
    cited: {},
  };
  static override styles = [
    shared,
    ruleDetailStyles,
    css`
      ul {
        margin: 0.3rem 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: 3.2rem minmax(0, 1fr);
        align-items: baseline;
        padding-block: 0.2rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  /** The rules that the list beside it shows. */
  declare items: readonly EffectiveItem[];
  declare cited: string;
  readonly #coverage = new FollowedAnswer<CoverageAnswer>(this, (session, id) =>
    session.compileService.ask('coverage', { package: id, texts: [] }),
  );

  override render(): unknown {
    const { cited } = this;
    const headings = new Map(this.answer.headings.map((one) => [one.case, one]));
    const heading = headings.get(cited);
    const rules = this.items
      .filter((item) => item.value !== undefined && (ruleCase(item) === cited || isPartOf(ruleCase(item), cited)))
      .toSorted((one, other) => compareCases(ruleCase(one), ruleCase(other)));
    const parts = [...headings.values()].filter((one) => isPartOf(one.case, cited));
    return html`
      <header>
        <h2>${heading?.title ?? CASES.title(cited)}</h2>
        ${citation(cited)}
      </header>
      <p class="rule">${heading?.summary ?? CASES.unknown}</p>
      <section>
        <h3>${CASES.rules}</h3>
        ${
          rules.length === 0
            ? html`<p class="soft">${this.#withoutRules()}</p>`
            : html`<ul>
                ${rules.map((item) => line(ruleCase(item), ruleTitle(item), this.#to({ item: item.target })))}
              </ul>`
        }
      </section>
      ${
        parts.length === 0
          ? nothing
          : html`<section>
              <h3>${CASES.parts}</h3>
              <ul>
                ${parts
                  .toSorted((one, other) => compareCases(one.case, other.case))
                  .map((one) => line(one.case, one.title, this.#to({ case: one.case })))}
              </ul>
            </section>`
      }
    `;
  }

  /** Who carries the case out if nothing in the package does. */
  #withoutRules(): string {
    const covered = this.#coverage.answer?.cases.find((one) => one.case === this.cited);
    if (covered === undefined) return '';
    if (covered.code > 0) return CASES.noRules;
    return covered.coverage === 'silent' ? (covered.note ?? '') : CASES.nothing;
  }

  #to(where: Readonly<Record<string, string>>): string {
    return addressOf({ ...this.route, item: '', where });
  }
}

function line(cited: string, title: string, to: string): unknown {
  return html`<li><span class="case">${cited}</span><a href=${to}>${title}</a></li>`;
}

customElements.define('rule-case', RuleCase);
