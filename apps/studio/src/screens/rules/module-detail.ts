import { html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { switchModule } from './module-switch.ts';
import { ruleTitle } from './rule-fields.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import { MODULE } from './words.ts';

/** A module of the game system, on or off: what its rules are, what it needs and reads, and the switch. */
class ModuleDetail extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    module: {},
  };
  static override styles = [shared, ruleDetailStyles];
  declare session: Pick<ProjectSession, 'do' | 'project'>;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  /** Its id. */
  declare module: string;

  override render(): unknown {
    const { answer, module } = this;
    const spec = this.#spec(module);
    const item = answer.items.find(({ target }) => target === `modules/${module}`);
    const isOn = item?.value !== undefined;
    const heading = answer.headings.findLast((one) => one.case === spec?.case);
    return html`
      <header>
        <h2>${spec?.title ?? module}</h2>
        ${citation(spec?.case)}
        <code class="soft">modules/${module}</code>
      </header>
      ${heading === undefined ? nothing : html`<p class="rule"><b>${heading.title}.</b> ${heading.summary}</p>`}
      <p>${spec === undefined ? MODULE.unknown : isOn ? MODULE.on : MODULE.off}</p>
      ${this.#linked(
        MODULE.needs,
        (spec?.requires ?? []).map((id) => [this.#spec(id)?.title ?? id, `modules/${id}`]),
      )}
      ${this.#linked(MODULE.reads, this.#reads())}
      <div class="acts">
        <span class="gap"></span>
        <button @click=${() => this.#switch(item, spec?.case)}>${isOn ? MODULE.turnOff : MODULE.turnOn}</button>
      </div>
    `;
  }

  #linked(title: string, list: readonly (readonly [name: string, target: string])[]): unknown {
    if (list.length === 0) return nothing;
    return html`<p class="soft">
      ${title}
      ${list.map(([name, item], index) => html`${index === 0 ? nothing : ', '}<a href=${addressOf({ ...this.route, item: '', where: { item } })}>${name}</a>`)}.
    </p>`;
  }

  /** The numbers and tables that only this module asks for. */
  #reads(): (readonly [string, string])[] {
    const { system, items } = this.answer;
    const lists = { parameters: system?.parameters ?? [], tables: system?.tables ?? [] };
    return Object.entries(lists).flatMap(([list, specs]) =>
      specs
        .filter(({ module }) => module === this.module)
        .map(({ id }): readonly [string, string] => {
          const item = items.find(({ target }) => target === `${list}/${id}`);
          return [item === undefined ? plainWords(id) : ruleTitle(item), `${list}/${id}`];
        }),
    );
  }

  #spec(module: string): NonNullable<EffectiveRulesAnswer['system']>['modules'][number] | undefined {
    return this.answer.system?.modules.find(({ id }) => id === module);
  }

  #switch(item: EffectiveItem | undefined, cited: string | undefined): void {
    const { session, route, module } = this;
    session.do(switchModule(session.project, route.package, module, item, cited));
  }
}

customElements.define('module-detail', ModuleDetail);
