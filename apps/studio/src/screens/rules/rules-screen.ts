import type { JsonValue } from '@hexwright/model';
import { addItem, itemOf } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { empty } from '../../ui/empty.ts';
import '../../ui/split-bar.ts';
import type { Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { addressOf } from '../../app/routes.ts';
import { plainWords } from '../../parts/plain-words.ts';
import { Screen } from '../../parts/screen.ts';
import { watch } from '../../parts/store.ts';
import { freshId, idOfName } from '../../scene/fresh-id.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../compile-service/questions/effective-rules.ts';
import './broken-file.ts';
import { compareCases } from './case-order.ts';
import { CLASSES } from './class-words.ts';
import './classes-form.ts';
import { CLASS_WORDS } from './classes-form.ts';
import './errata-sheet.ts';
import type { ErrataSheet } from './errata-sheet.ts';
import { FollowedRules } from './followed-rules.ts';
import './module-detail.ts';
import { switchModule } from './module-switch.ts';
import { messagesAt, problemTargets, type TargetProblem } from './problem-targets.ts';
import './rule-case.ts';
import { isBookLoaded, isBookOpen, keepBookOpen } from './rulebook/open-beside.ts';
import { BOOK } from './rulebook/rulebook-words.ts';
import './rule-detail.ts';
import type { RuleDetail } from './rule-detail.ts';
import { freshRule, isNamed } from './fresh-rules.ts';
import { numberIn } from './journeys.ts';
import { JOURNEYS } from './journey-words.ts';
import { formOfIds, isChangedHere, isOrdered, openQuestions, ruleCase, ruleTitle, toldApart } from './rule-fields.ts';
import { rulesStyles } from './rules-styles.ts';
import './sides-form.ts';
import { valueWords } from './value-words.ts';
import './victory-form.ts';
import { SIDES } from './sides-words.ts';
import { momentWords, RULES, VICTORY } from './words.ts';

/** The kinds of rules in the order in which they are listed. */
const GROUPS: readonly { readonly list: RuleList; readonly title: string; readonly one?: string }[] = [
  { list: 'sides', title: SIDES.title },
  { list: 'victory', title: VICTORY.title },
  { list: 'objectives', title: VICTORY.objectives },
  { list: 'vocabularies', title: CLASSES.group },
  { list: 'arrivals', title: RULES.groups.arrivals, one: RULES.ones.arrivals },
  { list: 'withdrawals', title: RULES.groups.withdrawals, one: RULES.ones.withdrawals },
  { list: 'parameters', title: RULES.groups.parameters, one: RULES.ones.parameters },
  { list: 'modifiers', title: RULES.groups.modifiers, one: RULES.ones.modifiers },
  { list: 'conditions', title: RULES.groups.conditions, one: RULES.ones.conditions },
  { list: 'restrictions', title: RULES.groups.restrictions, one: RULES.ones.restrictions },
  { list: 'markers', title: RULES.groups.markers, one: RULES.ones.markers },
  { list: 'effects', title: RULES.groups.effects, one: RULES.ones.effects },
  { list: 'tables', title: RULES.groups.tables, one: RULES.ones.tables },
  { list: 'sequence', title: RULES.groups.sequence, one: RULES.ones.sequence },
  { list: 'modules', title: RULES.groups.modules },
  { list: 'options', title: RULES.groups.options },
];

/** The part of the address that shows the sheet of errata. */
const ERRATA = 'errata';

/** Every rule in force, with who says so, and what this package changes. */
class RulesScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    words: { state: true },
    isChangedOnly: { state: true },
    hasBook: { state: true },
  };
  static override styles = [...Screen.styles, rulesStyles];
  declare words: string;
  declare isChangedOnly: boolean;
  /** Whether a rulebook lies beside the rules. */
  declare hasBook: boolean;
  readonly #rules = new FollowedRules(this, [
    ...GROUPS.map(({ list }) => list),
    'terrains',
    'hexsides',
    'features',
    'units',
    'map/zones',
    'table/zones',
    'setUp',
  ]);
  /** The rule that was shown last. */
  #last: EffectiveItem | undefined;
  /** Whether a rule has just been made, whose name is to be written. */
  #isNew = false;
  /** The rule that the list has been moved to. */
  #shown = '';

  constructor() {
    super();
    this.words = '';
    this.isChangedOnly = false;
    this.hasBook = false;
    if (isBookOpen()) void this.#turnBook(true);
    watch(this, () => [this.session.compileService.report]);
  }

  override render(): unknown {
    const { answer } = this.#rules;
    if (answer === null) return this.#rules.meanwhile(RULES.loading);
    const problems = problemTargets(this.session.project, this.session.compileService.report.value?.problems ?? []);
    const { item, where } = this.route;
    const isChosen = item !== '' || where['item'] !== undefined || where['case'] !== undefined;
    return html`<div class=${`page ${isChosen ? 'chosen' : 'unchosen'}${this.hasBook ? ' with-book' : ''}`}>
      <div class="list">
        <div class="bar">
          <h1>${RULES.title}</h1>
          <a class="back" href=${addressOf({ ...this.route, item: '', where: {} })}>${RULES.all}</a>
          <a href=${addressOf({ ...this.route, item: ERRATA, where: {} })}>${RULES.errata}</a>
          <button class="plain" aria-pressed=${this.hasBook} @click=${() => void this.#turnBook(!this.hasBook)}>
            ${BOOK.show}
          </button>
          <input
            type="search"
            aria-label=${RULES.find}
            placeholder=${RULES.findHint}
            .value=${this.words}
            @input=${(event: Event) => (this.words = (event.target as HTMLInputElement).value)}
          />
          <label
            ><input
              type="checkbox"
              .checked=${this.isChangedOnly}
              @change=${(event: Event) => (this.isChangedOnly = (event.target as HTMLInputElement).checked)}
            />
            ${RULES.changedHere}</label
          >
        </div>
        <nav aria-label=${RULES.title}>${GROUPS.map((group) => this.#group(group, answer, problems))}</nav>
      </div>
      <split-bar name="rules" label=${RULES.width} .least=${240} .most=${640}></split-bar>
      <div class="detail">
        <broken-file .session=${this.session} .route=${this.route} file="rules.json"></broken-file>
        ${this.#detail(answer, problems)}
      </div>
      ${
        this.hasBook
          ? html`<rulebook-panel
              .session=${this.session}
              .route=${this.route}
              .packages=${answer.packages.map(({ id }) => id)}
              cited=${this.#cited(answer)}
              @close=${() => void this.#turnBook(false)}
            ></rulebook-panel>`
          : nothing
      }
    </div>`;
  }

  override updated(): void {
    const target = this.route.where['item'] ?? '';
    const detail = this.renderRoot.querySelector<RuleDetail>('rule-detail');
    if (this.#isNew && detail?.item.target === target) {
      this.#isNew = false;
      void detail.updateComplete.then(() => detail.focusName());
    }
    // Where the list was moved by hand it stays.
    if (this.#shown === target || this.#rules.answer === null) return;
    this.#shown = target;
    this.renderRoot.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  protected override commands(): readonly Command[] {
    const group = RULES.title;
    const go =
      (item: string, where: Readonly<Record<string, string>>): (() => void) =>
      () =>
        goInPackage(this.route, { item, where });
    return [
      { id: 'errata', title: RULES.errataCommand, group, run: go(ERRATA, {}) },
      { id: 'rulebook', title: BOOK.command, group, run: () => void this.#turnBook(!this.hasBook) },
      {
        id: 'print-errata',
        title: RULES.printErrata,
        group,
        keys: ['Ctrl+P'],
        enabled: () => this.route.item === ERRATA,
        run: () => this.renderRoot.querySelector<ErrataSheet>('errata-sheet')?.print(),
      },
      ...GROUPS.filter(({ one, list }) => one !== undefined && this.#isKnown(list)).map(({ list, one = '' }) => ({
        id: `new-${one}`,
        title: RULES.create(one),
        group,
        run: () => this.#add(list),
      })),
      ...(this.#rules.answer?.items ?? [])
        .filter((item) => item.value !== undefined && isListed(item))
        .map((item) => ({
          id: `rule-${item.target}`,
          title: `${ruleTitle(item)}${ruleCase(item) === '' ? '' : ` [${ruleCase(item)}]`}`,
          group,
          run: go('', { item: item.target }),
        })),
    ];
  }

  #group(
    { list, title, one }: (typeof GROUPS)[number],
    answer: EffectiveRulesAnswer,
    problems: readonly TargetProblem[],
  ): unknown {
    const all = answer.items.filter((item) => item.list === list && isListed(item));
    const items = isOrdered(list) ? all : all.toSorted((a, b) => compareCases(ruleCase(a), ruleCase(b)));
    const shown = items.filter((item) => this.#isShown(item));
    const modules = list === 'modules' ? (answer.system?.modules ?? []) : [];
    if (list === 'modules') return this.#modules(title, modules, all);
    // There is a form for these before there are any.
    const hasForm = list === 'sides' || list === 'victory';
    if (hasForm && all.length === 0 && this.words === '' && !this.isChangedOnly) {
      return html`<h2>${title}</h2>
        <a href=${addressOf({ ...this.route, item: '', where: { item: list } })}
          ><span class="case"></span><span>${RULES.notYet(title)}</span></a
        >`;
    }
    const isAdding = one !== undefined && this.words === '' && !this.isChangedOnly && this.#isKnown(list);
    if (shown.length === 0 && !isAdding) return nothing;
    return html`<h2>${title}</h2>
      ${shown.map((item) => this.#link(item, problems))}
      ${isAdding ? html`<button class="plain small" @click=${() => this.#add(list)}>${RULES.createLink(one)}</button>` : nothing}`;
  }

  #link(item: EffectiveItem, problems: readonly TargetProblem[]): unknown {
    const isHere = this.route.where['item'] === item.target && this.route.item === '';
    const classes = [
      isChangedHere(item) && item.base !== undefined ? 'changed' : '',
      item.value === undefined ? 'gone' : '',
      messagesAt(problems, item.target).length > 0 ? 'wrong' : '',
    ];
    return html`<a
      class=${classes.join(' ')}
      href=${addressOf({ ...this.route, item: '', where: { item: item.target } })}
      aria-current=${isHere ? 'true' : nothing}
    >
      <span class="case">${ruleCase(item)}</span><span>${ruleTitle(item)}</span
      ><span class="value" title=${this.#inShort(item)}>${this.#inShort(item)}</span>
    </a>`;
  }

  /** What a rule says, in a word or two. */
  #inShort(item: EffectiveItem): string {
    const rule = item.inForce ?? item.value;
    if (item.list === 'options' && isObject(rule)) {
      const chosen = this.#rules.answer?.choices[item.name] ?? '';
      const choice = asList(rule['choices']).find((one) => nameOf(one) === chosen);
      return choice === undefined ? chosen : textOf(choice, 'title') || plainWords(chosen);
    }
    if ((item.list === 'arrivals' || item.list === 'withdrawals') && isObject(rule)) {
      return JOURNEYS.inTurn(String(numberIn(rule, 'turn') ?? ''));
    }
    if (item.list === 'sequence') return toldApart(item, this.#rules.answer?.items ?? []);
    if (item.list === 'restrictions' && isObject(rule)) return labelOf(rule['forbids']);
    if (item.list === 'effects' && isObject(rule)) {
      const at = textOf(rule, 'at');
      return momentWords(this.#rules.answer?.system ?? null)[at] ?? at;
    }
    if (item.list === 'markers' && isObject(rule)) {
      return RULES.markerRange(valueWords(rule['minimum'] ?? 0), valueWords(rule['maximum']));
    }
    if (!isObject(rule) || (item.list !== 'parameters' && item.list !== 'modifiers')) return '';
    const { value } = rule;
    const isAdded = item.list === 'modifiers' && textOf(rule, 'stacking') !== 'set';
    return isAdded && typeof value === 'number' && value > 0 ? `+${value}` : labelOf(value);
  }

  #modules(
    title: string,
    specs: NonNullable<EffectiveRulesAnswer['system']>['modules'],
    items: readonly EffectiveItem[],
  ): unknown {
    const known = specs.map(({ id, title: name, case: cited, requires = [] }) => ({ id, name, cited, requires }));
    const others = items
      .filter(({ name }) => !known.some(({ id }) => id === name))
      .map(({ name }) => ({ id: name, name, cited: '', requires: [] as readonly string[] }));
    const all = [...known, ...others].filter(({ id, name }) => {
      const item = items.find((one) => one.name === id);
      const isFound = `${id} ${name}`.toLowerCase().includes(this.words.toLowerCase());
      return isFound && (!this.isChangedOnly || (item !== undefined && isChangedHere(item)));
    });
    if (all.length === 0) return nothing;
    return html`<h2>${title}</h2>
      ${all.map(({ id, name, cited, requires }) => {
        const item = items.find((one) => one.name === id);
        const isOn = item?.value !== undefined;
        const target = `modules/${id}`;
        const needs =
          requires.length === 0
            ? nothing
            : RULES.needs(requires.map((one) => specs.find((spec) => spec.id === one)?.title ?? one).join(', '));
        return html`<div class="module">
          <input
            type="checkbox"
            aria-label=${RULES.inForce(name)}
            title=${needs}
            .checked=${isOn}
            @change=${() => this.#switch(id, item)}
          />
          <a
            class=${isOn ? '' : 'off'}
            href=${addressOf({ ...this.route, item: '', where: { item: target } })}
            aria-current=${this.route.where['item'] === target ? 'true' : nothing}
            ><span class="case">${cited}</span><span>${name}</span
            ><span class="value">${isOn ? RULES.on : RULES.off}</span></a
          >
        </div>`;
      })}`;
  }

  #detail(answer: EffectiveRulesAnswer, problems: readonly TargetProblem[]): unknown {
    if (this.route.item === ERRATA)
      return html`<errata-sheet .session=${this.session} .route=${this.route} .answer=${answer}></errata-sheet>`;
    const cited = this.route.where['case'] ?? '';
    if (cited !== '') {
      const items = answer.items.filter(isListed);
      return html`<rule-case
        .session=${this.session}
        .route=${this.route}
        .answer=${answer}
        .items=${items}
        cited=${cited}
      ></rule-case>`;
    }
    const target = this.route.where['item'] ?? '';
    if (target === 'sides' || target.startsWith('sides/')) {
      return html`<sides-form
        .session=${this.session}
        .route=${this.route}
        .answer=${answer}
        .problems=${problems}
      ></sides-form>`;
    }
    if (target === CLASS_WORDS || target.startsWith(`${CLASS_WORDS}/`)) {
      return html`<classes-form
        .session=${this.session}
        .route=${this.route}
        .item=${answer.items.find((one) => one.target === CLASS_WORDS)}
        .problems=${problems}
      ></classes-form>`;
    }
    if (target === 'victory' || target.startsWith('victory/')) {
      return html`<victory-form
        .session=${this.session}
        .route=${this.route}
        .answer=${answer}
        .problems=${problems}
      ></victory-form>`;
    }
    if (target.startsWith('modules/')) {
      return html`<module-detail
        .session=${this.session}
        .route=${this.route}
        .answer=${answer}
        module=${target.slice('modules/'.length)}
      ></module-detail>`;
    }
    const item = this.#shownItem(answer, target);
    if (item === undefined) {
      const count = answer.items.filter((one) => isListed(one) && isChangedHere(one)).length;
      return empty({
        heading: target === '' ? RULES.choose : RULES.missing(target),
        isPart: true,
        text:
          answer.packages.length < 2
            ? RULES.ownRules
            : RULES.changedFrom(count, answer.packages.at(-2)?.title ?? RULES.base),
      });
    }
    // The form of the rule before takes no more words while a new one is awaited: they would be lost.
    return html`<rule-detail
      ?inert=${this.#isNew && item.target !== target}
      .session=${this.session}
      .route=${this.route}
      .answer=${answer}
      .item=${item}
      .problems=${problems}
    ></rule-detail>`;
  }

  /** The case of what is shown; empty where that has none. */
  #cited(answer: EffectiveRulesAnswer): string {
    const { case: cited = '', item: target = '' } = this.route.where;
    const shown = cited === '' && target !== '' ? this.#shownItem(answer, target) : undefined;
    return shown === undefined ? cited : ruleCase(shown);
  }

  async #turnBook(isOpen: boolean): Promise<void> {
    keepBookOpen(isOpen);
    this.hasBook = isOpen && (await isBookLoaded());
  }

  /** Whether a game of this system has such rules. */
  #isKnown(list: RuleList): boolean {
    const { answer } = this.#rules;
    if (list === 'conditions') return answer !== null && openQuestions(answer).length > 0;
    return (list !== 'arrivals' && list !== 'withdrawals') || answer?.system?.hasArrivals === true;
  }

  /** The rule that is asked for. Where the answer is behind the document, as after a new name, the form stays as it was. */
  #shownItem(answer: EffectiveRulesAnswer, target: string): EffectiveItem | undefined {
    const found = answer.items.find((one) => one.target === target || target.startsWith(`${one.target}/`));
    const isBehind = found === undefined && itemOf(this.session.project, this.route.package, target) !== undefined;
    if (!isBehind) this.#last = found;
    return this.#last;
  }

  #isShown(item: EffectiveItem): boolean {
    if (this.isChangedOnly && !isChangedHere(item)) return false;
    const words = this.words.toLowerCase().split(/\s+/);
    const text = `${ruleCase(item)} ${ruleTitle(item)} ${item.name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  }

  #switch(id: string, item: EffectiveItem | undefined): void {
    const { session, route } = this;
    const cited = this.#rules.answer?.system?.modules.find((one) => one.id === id)?.case;
    session.do(switchModule(session.project, route.package, id, item, cited));
  }

  #add(list: RuleList): void {
    const { session, route } = this;
    const { answer } = this.#rules;
    const taken = new Set(answer?.items.filter((item) => item.list === list).map(({ name }) => name));
    if (answer === null || !isNamed(list)) return;
    const name = RULES.newNames[list];
    const [question] = openQuestions(answer);
    const id =
      list === 'conditions' && question !== undefined
        ? question
        : freshId(idOfName(name, '', formOfIds(list)), taken, formOfIds(list));
    if (session.do(addItem(session.project, route.package, list, { id, ...freshRule(list, answer) }))) {
      this.#isNew = true;
      goInPackage(route, { item: '', where: { item: `${list}/${id}` } });
    }
  }
}

/** Whether a rule stands in the list: of the words of a package only the classes of troops, which have a form. */
function isListed({ list, target }: EffectiveItem): boolean {
  return GROUPS.some((group) => group.list === list) && (list !== 'vocabularies' || target === CLASS_WORDS);
}

/** A choice as people read it; everything else as it is. */
function labelOf(value: JsonValue | undefined): string {
  return typeof value === 'string' && /^[a-z][\w-]*$/.test(value) ? plainWords(value) : valueWords(value);
}

customElements.define('rules-screen', RulesScreen);
