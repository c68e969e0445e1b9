import { equalJson } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { empty } from '../../ui/empty.ts';
import '../../ui/split-bar.ts';
import { addressOf } from '../../app/routes.ts';
import { goInPackage } from '../../app/navigation.ts';
import type { Command } from '../../app/commands.ts';
import { Screen } from '../../parts/screen.ts';
import { watch } from '../../parts/store.ts';
import { isObject, nameOf, textOf } from '../../scene/items.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import '../rules/broken-file.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import { problemTargets, type TargetProblem } from '../rules/problem-targets.ts';
import { compareCases } from '../rules/case-order.ts';
import { isOfEvents } from '../rules/rule-fields.ts';
import { chartsStyles } from './charts-styles.ts';
import './result-chart.ts';
import './terrain-chart.ts';
import { CHARTS } from './words.ts';

/** The name of the terrain chart in addresses. */
const TERRAIN = 'terrain';

/** The charts of a battle: the terrain effects chart and every table that dice are looked up in. */
class ChartsScreen extends Screen {
  static override styles = [...Screen.styles, chartsStyles];
  readonly #rules = new FollowedRules(this, ['tables', 'terrains', 'hexsides', 'features', 'vocabularies', 'units']);

  constructor() {
    super();
    watch(this, () => [this.session.compileService.report, this.session.comments.changes]);
  }

  override render(): unknown {
    if (this.#rules.answer === null) return this.#rules.meanwhile(CHARTS.loading);
    const tables = this.#tables();
    const problems = problemTargets(this.session.project, this.session.compileService.report.value?.problems ?? []);
    return html`<div class="page">
      <nav aria-label=${CHARTS.title}>
        <h1>${CHARTS.title}</h1>
        ${this.#link(TERRAIN, CHARTS.terrain, '', false)}
        ${tables.map((item) => this.#link(item.name, titleOf(item), isObject(item.value) ? textOf(item.value, 'case') : '', isChanged(item)))}
      </nav>
      <split-bar name="charts" label=${CHARTS.width} .least=${160} .most=${480}></split-bar>
      <div class="sheet">
        <broken-file .session=${this.session} .route=${this.route} file="rules.json"></broken-file>
        <broken-file .session=${this.session} .route=${this.route} file="terrain.json"></broken-file>
        ${this.#chart(tables, problems)}
      </div>
    </div>`;
  }

  protected override commands(): readonly Command[] {
    const group = CHARTS.title;
    const go =
      (item: string): (() => void) =>
      () =>
        goInPackage(this.route, { item, where: {} });
    return [
      { id: 'chart-terrain', title: CHARTS.terrainCommand, group, run: go(TERRAIN) },
      ...this.#tables().map((item) => ({ id: `chart-${item.name}`, title: titleOf(item), group, run: go(item.name) })),
    ];
  }

  #tables(): EffectiveItem[] {
    const caseOf = ({ value }: EffectiveItem): string => (isObject(value) ? textOf(value, 'case') : '');
    return this.#rules.list('tables').toSorted((one, other) => compareCases(caseOf(one), caseOf(other)));
  }

  #objects(list: 'units' | 'vocabularies'): readonly JsonObject[] {
    return this.#rules.list(list).flatMap(({ value }) => (isObject(value) ? [value] : []));
  }

  /** The vocabulary of the results of a table; null where its cells are numbers. */
  #resultsOf(table: string): JsonObject | null {
    const { results = null } = this.#rules.answer?.system?.tables.find(({ id }) => id === table) ?? {};
    return this.#objects('vocabularies').find((one) => nameOf(one) === results) ?? null;
  }

  #chart(tables: readonly EffectiveItem[], problems: readonly TargetProblem[]): unknown {
    const name = this.route.item || TERRAIN;
    const item = tables.find((one) => one.name === name);
    const system = this.#rules.answer?.system ?? null;
    if (item !== undefined && system !== null && isOfEvents(item, system)) {
      return empty({
        heading: titleOf(item),
        isPart: true,
        text: CHARTS.events,
        actions: html`<p>
          <a href=${addressOf({ ...this.route, screen: 'rules', item: '', where: { item: item.target } })}
            >${CHARTS.openEvents}</a
          >
        </p>`,
      });
    }
    if (item !== undefined) {
      return html`<result-chart
        .session=${this.session}
        .route=${this.route}
        .item=${item}
        .units=${this.#objects('units')}
        .vocabularies=${this.#objects('vocabularies')}
        .results=${this.#resultsOf(name)}
        .problems=${problems}
      ></result-chart>`;
    }
    if (name !== TERRAIN) {
      return empty({ heading: CHARTS.missing(name), isPart: true, text: CHARTS.missingWhy });
    }
    return html`<terrain-chart
      .session=${this.session}
      .route=${this.route}
      .rules=${this.#rules}
      .answer=${this.#rules.answer}
      .problems=${problems}
    ></terrain-chart>`;
  }

  /** How many open comments there are about a table. */
  #said(item: string): unknown {
    const count = this.session.comments.openAt(this.route.package, `tables/${item}`);
    if (count === 0) return nothing;
    return html`<span class="said">“${count}”<span class="unseen"> ${CHARTS.openComments}</span></span>`;
  }

  #link(item: string, title: string, cited: string, changed: boolean): unknown {
    const isHere = (this.route.item || TERRAIN) === item;
    return html`<a href=${addressOf({ ...this.route, item, where: {} })} aria-current=${isHere ? 'page' : nothing}>
      <span class="case">${cited}</span
      ><span>${title}</span
      >${changed ? html`<span class="changed-here">${CHARTS.changed}</span>` : nothing}${this.#said(item)}
    </a>`;
  }
}

function titleOf({ value, name }: EffectiveItem): string {
  return (isObject(value) ? textOf(value, 'title') : '') || name;
}

function isChanged({ isOwn, value, base }: EffectiveItem): boolean {
  return !isOwn && !equalJson(value, base);
}

customElements.define('charts-screen', ChartsScreen);
