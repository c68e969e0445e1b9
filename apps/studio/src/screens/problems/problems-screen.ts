import { html, nothing, type PropertyValues } from 'lit';
import { COMPILER_CODES } from '@hexwright/compiler';
import {
  itemOfProblem,
  pointerOf,
  PROBLEM_CODES,
  type Fix,
  type Problem,
  type SuppressedProblem,
} from '@hexwright/model';
import { applyFix, fileKey, packageOf, removeAt, suppressProblem, type Because } from '@hexwright/workspace';
import { citation } from '../../parts/citation.ts';
import type { Command } from '../../app/commands.ts';
import { goTo } from '../../app/navigation.ts';
import { problemAtHand } from '../../app/problem-walk.ts';
import { addressOf } from '../../app/routes.ts';
import { icon } from '../../parts/icons.ts';
import { placesOf } from '../../parts/problem-places.ts';
import { Screen } from '../../parts/screen.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import { empty, waiting } from '../../ui/empty.ts';
import { repair } from '../../session/plans.ts';
import {
  fixable,
  grouped,
  sameFix,
  withAlike,
  type Alike,
  type Choice,
  type Group,
  type Numbered,
} from './problem-list.ts';
import { problemsStyles } from './problems-styles.ts';
import { PROBLEMS } from './words.ts';
import './because-dialog.ts';
import './suppress-dialog.ts';

/** Problems of a group that are shown before somebody asks for all. */
const FIRST = 12;

/** Stands for the suppressed ones among the groups of which all is shown. */
const SUPPRESSED = 'suppressed';

const CODES: Readonly<Record<string, { readonly title: string; readonly remedy: string }>> = {
  ...PROBLEM_CODES,
  ...COMPILER_CODES,
};

/** What is wrong with a package, and the ways out. */
class ProblemsScreen extends Screen {
  static override properties = { ...Screen.properties, choice: { state: true }, open: { state: true } };
  static override styles = [shared, segmentStyles, problemsStyles];
  declare choice: Choice;
  /** Groups of which all is shown. */
  declare open: ReadonlySet<string>;

  constructor() {
    super();
    this.choice = { words: '', severity: 'all', by: 'file' };
    this.open = new Set();
    watch(this, () => [this.session.compileService.report, this.session.compileService.busy, problemAtHand]);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('route')) problemAtHand.value = Number(this.route.where['at'] ?? -1);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('route')) this.renderRoot.querySelector('.at-hand')?.scrollIntoView({ block: 'nearest' });
    this.#askAsAddressed();
  }

  override render(): unknown {
    const report = this.session.compileService.report.value;
    if (report === null) return waiting(PROBLEMS.checking);
    const { problems, readiness, suppressed } = report;
    if (problems.length === 0) {
      const calm = empty({
        picture: icon('check', 48),
        heading: PROBLEMS.none,
        text: readiness?.ready === true ? PROBLEMS.playable : PROBLEMS.fits,
      });
      return html`<div class="calm">${calm}</div>
        ${this.#suppressed(suppressed)}`;
    }
    const groups = grouped(problems, this.choice);
    return html`<suppress-dialog></suppress-dialog><because-dialog></because-dialog>
      <div class="page">
        <div class="head">
          <h1>${headline(problems)}</h1>
          <input
            type="search"
            aria-label=${PROBLEMS.find}
            placeholder=${PROBLEMS.find}
            .value=${this.choice.words}
            @input=${(event: Event) => this.#choose({ words: (event.target as HTMLInputElement).value })}
          />
          ${this.#switch(PROBLEMS.show, PROBLEMS.severities, this.choice.severity, (severity) => this.#choose({ severity }))}
          ${this.#switch(PROBLEMS.order, PROBLEMS.orders, this.choice.by, (by) => this.#choose({ by }))}
        </div>
        ${groups.length === 0 ? html`<p class="soft">${PROBLEMS.noMatch}</p>` : groups.map((group) => this.#group(group))}
        ${this.#suppressed(suppressed)}
      </div>`;
  }

  /** What the package leaves out, and why: it can be shown again. */
  #suppressed(list: readonly SuppressedProblem[]): unknown {
    if (list.length === 0) return nothing;
    const shown = this.open.has(SUPPRESSED) ? list : list.slice(0, FIRST);
    return html`<section class="suppressed" aria-label=${PROBLEMS.suppressedList}>
      <details>
        <summary>${PROBLEMS.suppressedCount(list.length)}</summary>
        <ol>
          ${shown.map(
            ({ problem, reason, by }) =>
              html`<li class="warning">
                ${icon('warning')}
                <div>${problem.message}</div>
                <div class="about">
                  <span>${reason}</span
                  >${by.package === this.route.package ? nothing : html`<span>${PROBLEMS.inPackage(by.package)}</span>`}
                  <code>${problem.code}</code>
                </div>
                <div class="fixes"><button @click=${() => this.#showAgain(by)}>${PROBLEMS.showAgain}</button></div>
              </li>`,
          )}
        </ol>
        ${
          shown.length === list.length
            ? nothing
            : html`<div class="more">
                <button class="plain" @click=${() => (this.open = new Set([...this.open, SUPPRESSED]))}>
                  ${PROBLEMS.showOthers(list.length - shown.length)}
                </button>
              </div>`
        }
      </details>
    </section>`;
  }

  #showAgain({ package: id, index }: SuppressedProblem['by']): void {
    const { session } = this;
    const file = fileKey(id, 'scenario.json');
    session.do(removeAt(session.project, file, pointerOf('problems', index), PROBLEMS.showAgainStep));
  }

  #switch<Name extends string>(
    label: string,
    names: Readonly<Record<Name, string>>,
    now: Name,
    choose: (name: Name) => void,
  ): unknown {
    const options = (Object.keys(names) as Name[]).map((name) => ({ value: name, title: names[name] }));
    return segments({ label, options, value: now, choose });
  }

  #group({ key, problems }: Group): unknown {
    const isKind = this.choice.by === 'kind';
    const isAll = this.open.has(key) || problems.some(isAtHand);
    const entries = withAlike(problems);
    const shown = isAll ? entries : entries.slice(0, FIRST);
    const [first] = problems;
    const all = isKind ? this.#fixAll(key) : nothing;
    return html`<section aria-label=${key}>
      <header>
        <div>
          <h2>${isKind ? (CODES[key]?.title ?? key) : first.problem.file}</h2>
          ${
            isKind
              ? html`<span class="soft small">${CODES[key]?.remedy ?? ''}</span>`
              : first.problem.package === this.route.package
                ? nothing
                : html`<span class="soft small">${PROBLEMS.inPackage(first.problem.package ?? '')}</span>`
          }
        </div>
        ${all}<span class="soft small">${problems.length}</span>
      </header>
      <ol>
        ${shown.map((one) => this.#entry(one))}
      </ol>
      ${
        shown.length === entries.length
          ? nothing
          : html`<div class="more">
              <button class="plain" @click=${() => (this.open = new Set([...this.open, key]))}>
                ${PROBLEMS.showOthers(entries.length - shown.length)}
              </button>
            </div>`
      }
    </section>`;
  }

  #entry({ first, others }: Alike): unknown {
    if (others.length === 0) return this.#problem(first);
    return html`${this.#problem(first)}
      <li class="alike">
        <details ?open=${others.some(isAtHand)}>
          <summary>${PROBLEMS.alike(others.length)}</summary>
          <ol>
            ${others.map((one) => this.#problem(one))}
          </ol>
        </details>
      </li>`;
  }

  #problem({ problem, index }: Numbered): unknown {
    const { session, route } = this;
    const { text, form, map } = placesOf(session.project, session.id, route.package, problem);
    const isThis = isAtHand({ index });
    return html`<li class="${problem.severity} ${isThis ? 'at-hand' : ''}" aria-current=${isThis ? 'true' : nothing}>
      ${icon(problem.severity)}
      <div>
        <span class="unseen">${problem.severity === 'error' ? PROBLEMS.isError : PROBLEMS.isWarning}</span>
        ${problem.message} ${citation(problem.case)}
      </div>
      <div class="about">
        ${map === null ? nothing : html`<a href=${addressOf(map)}>${PROBLEMS.map(map.where['hex'] ?? null)}</a>`}
        ${form === null ? nothing : html`<a href=${addressOf(form)}>${formName(form.screen)}</a>`}
        <a href=${addressOf(text)}
          >${PROBLEMS.text}${problem.pointer === '' ? '' : html` <code>${problem.pointer}</code>`}</a
        >
        <code>${problem.code}</code>
      </div>
      <div class="fixes">
        ${problem.fixes
          .slice(0, 3)
          .map((fix) => html`<button @click=${() => this.#fix([{ problem, fix }], fix.title)}>${fix.title}</button>`)}
        ${this.choice.by === 'file' && problem.fixes.length > 0 ? this.#fixAll(problem.code) : nothing}
        ${
          problem.code === 'change.uncited'
            ? html`<button @click=${() => this.#askWhy(problem)}>${PROBLEMS.sayWhy}</button>`
            : nothing
        }
        ${
          canBeSuppressed(problem)
            ? html`<button class="plain" @click=${() => this.#suppress(problem)}>${PROBLEMS.suppress}</button>`
            : nothing
        }
      </div>
    </li>`;
  }

  #fixAll(code: string): unknown {
    const list = fixable(this.session.compileService.report.value?.problems ?? [], code);
    if (list.length === 0) return nothing;
    const title = PROBLEMS.fixAll(list.length, sameFix(list));
    const ways = list.map((problem) => ({ problem, fix: problem.fixes[0] }));
    return html`<button
      class=${this.choice.by === 'file' ? 'plain' : ''}
      @click=${() => this.#fix(ways, PROBLEMS.fixAllStep(list.length, CODES[code]?.title ?? code))}
    >
      ${title}
    </button>`;
  }

  #fix(ways: readonly { readonly problem: Problem; readonly fix: Fix }[], title: string): void {
    const { session, route } = this;
    const edits = ways.flatMap(({ problem, fix }) =>
      fix.edits.map((edit) => ({ package: problem.package ?? route.package, edit })),
    );
    if (!session.do(repair(session.project, title, edits))) return;
    session.notifyDone(PROBLEMS.fixed(title));
  }

  /** Asks for the case and the reason of a change that gives none. */
  #askWhy(problem: Problem): void {
    const { session, route } = this;
    const file = fileKey(problem.package ?? route.package, problem.file);
    const done = (because: Because): boolean => {
      const edits = Object.entries(because).map(([name, value]) => ({
        file: problem.file,
        pointer: `${problem.pointer}/${name}`,
        op: 'set' as const,
        value,
      }));
      return session.do(applyFix(session.project, packageOf(file), { title: PROBLEMS.sayWhyStep, edits }));
    };
    void this.renderRoot.querySelector('because-dialog')?.ask({ word: problem.message, done });
  }

  /** Asks why a warning may be left out, and writes it down in the package that is open. */
  #suppress(problem: Problem): void {
    const { session, route } = this;
    const { project } = session;
    const item = itemOfProblem(problem, project.content(fileKey(problem.package ?? route.package, problem.file)));
    const alike = session.compileService.report.value?.problems.filter(({ code }) => code === problem.code).length ?? 1;
    const done = ({ isAll, reason }: { readonly isAll: boolean; readonly reason: string }): boolean => {
      const which = { code: problem.code, ...(isAll ? {} : { item }), reason };
      if (!session.do(suppressProblem(project, route.package, which))) return false;
      session.notifyDone(PROBLEMS.suppressed);
      return true;
    };
    void this.renderRoot.querySelector('suppress-dialog')?.ask({ problem, item, alike, done });
  }

  /** Opens the question that the address asks for: from the text, where there is no room for it. */
  #askAsAddressed(): void {
    const { suppress, ...where } = this.route.where;
    const problem = this.session.compileService.report.value?.problems[problemAtHand.value];
    if (suppress === undefined || problem === undefined) return;
    goTo({ ...this.route, where }, 'replace');
    if (canBeSuppressed(problem)) this.#suppress(problem);
  }

  #choose(change: Partial<Choice>): void {
    this.choice = { ...this.choice, ...change };
  }

  protected override commands(): readonly Command[] {
    const problem = this.session.compileService.report.value?.problems[problemAtHand.value];
    if (problem === undefined) return [];
    const [fix] = problem.fixes;
    const { text, form, map } = placesOf(this.session.project, this.session.id, this.route.package, problem);
    return [
      {
        id: 'open-problem',
        title: PROBLEMS.open,
        group: PROBLEMS.group,
        keys: ['Ctrl+Enter'],
        run: () => goTo(map ?? form ?? text),
      },
      ...(fix === undefined
        ? []
        : [
            {
              id: 'fix-problem',
              title: PROBLEMS.fix(fix.title),
              group: PROBLEMS.group,
              keys: ['Ctrl+.'],
              run: () => this.#fix([{ problem, fix }], fix.title),
            },
          ]),
      {
        id: 'suppress-problem',
        title: PROBLEMS.suppressCommand,
        group: PROBLEMS.group,
        enabled: () => canBeSuppressed(problem),
        run: () => this.#suppress(problem),
      },
    ];
  }
}

/** Whether a problem is the one that somebody has come to. */
function isAtHand({ index }: Pick<Numbered, 'index'>): boolean {
  return index === problemAtHand.value;
}

/** An error stays one, and what a suppression without use says would be pointless to suppress. */
function canBeSuppressed({ severity, code }: Problem): boolean {
  return severity === 'warning' && code !== 'problem.unused';
}

function headline(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const words = [
    ...(errors === 0 ? [] : [PROBLEMS.errors(errors)]),
    ...(warnings === 0 ? [] : [PROBLEMS.warnings(warnings)]),
  ];
  return words.join(', ');
}

function formName(screen: string): string {
  const { forms } = PROBLEMS;
  return screen === 'units' ? forms.units : screen === 'charts' ? forms.charts : forms.rules;
}

customElements.define('problems-screen', ProblemsScreen);
