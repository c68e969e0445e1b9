import { fileKey, setAt, type JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import type { PackageRoute } from '../../app/routes.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { shared } from '../../parts/styles.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveItem, EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { radios, radioStyles } from '../../ui/radios.ts';
import { partWords } from './field-words.ts';
import { ruleTitle } from './rule-fields.ts';
import { ruleDetailStyles } from './rules-styles.ts';
import { valueWords } from './value-words.ts';
import { DETAIL } from './words.ts';

/** The choices of an option, each with what it changes. */
class OptionChoices extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    item: { attribute: false },
  };
  static override styles = [
    shared,
    ruleDetailStyles,
    radioStyles,
    css`
      :host {
        padding: 0;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'do' | 'project'>;
  declare route: PackageRoute;
  declare answer: EffectiveRulesAnswer;
  declare item: EffectiveItem;

  override render(): unknown {
    const { session, route, item, answer } = this;
    const option = isObject(item.value) ? item.value : {};
    const title = textOf(option, 'title') || plainWords(item.name);
    const choices = asList(option['choices']);
    const chosen = this.#own(choices) ?? answer.choices[item.name];
    const choose = (id: string): void => {
      const choice = choices.find((one) => nameOf(one) === id) ?? {};
      const step = DETAIL.optionChosen(textOf(choice, 'title') || id, title);
      const file = fileKey(route.package, 'scenario.json');
      session.do(setAt(session.project, file, `/options/${item.name}`, id, step));
    };
    return html`<p class="soft">${textOf(option, 'note')}</p>
      ${radios({
        name: item.name,
        label: title,
        options: choices.map((choice) => ({ value: nameOf(choice), title: this.#choice(choice, option) })),
        value: chosen,
        choose,
      })}`;
  }

  /** What the document says already, while the answer is still on its way; null where the package itself chooses nothing. */
  #own(choices: readonly JsonObject[]): string | null {
    const options = this.session.project.part(fileKey(this.route.package, 'scenario.json'), 'options');
    const own = isObject(options) ? textOf(options, this.item.name) : '';
    return choices.some((one) => nameOf(one) === own) ? own : null;
  }

  #choice(choice: JsonObject, option: JsonObject): unknown {
    const id = nameOf(choice);
    return html`${textOf(choice, 'title') || plainWords(id)}${id === textOf(option, 'default') ? html` <i class="soft">${DETAIL.default}</i>` : nothing}
    ${asList(choice['changes']).map((change) => html`<br /><span class="soft small">${this.#changeWords(change)}</span>`)}`;
  }

  #changeWords(change: JsonObject): string {
    const target = textOf(change, 'target');
    const item = this.answer.items.find((one) => target === one.target || target.startsWith(`${one.target}/`));
    if (item === undefined) return `${target.split('/').map(plainWords).join(', ')}: ${valueWords(change['value'])}`;
    const said = partWords(item, target.slice(item.target.length + 1), change['value'], this.answer);
    const part = [ruleTitle(item), said.name].filter((words) => words !== '').join(', ');
    return textOf(change, 'op') === 'remove' ? DETAIL.removes(part) : `${part}: ${said.value}`;
  }
}

customElements.define('option-choices', OptionChoices);
