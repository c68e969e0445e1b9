import { html, nothing } from 'lit';
import { banner } from '../../ui/banner.ts';
import { empty, waiting } from '../../ui/empty.ts';
import '../../ui/split-bar.ts';
import type { Problem } from '@hexwright/model';
import { addFile, fileKey, kindOf, mapOf, packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import { citation } from '../../parts/citation.ts';
import { commands, type Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { diskChoices } from '../../parts/disk-choices.ts';
import { watch } from '../../parts/store.ts';
import { Screen } from '../../parts/screen.ts';
import type { NamedPlace, TextNamesAnswer } from '../../compile-service/questions/text-names.ts';
import type { FoundNames } from './found-panel.ts';
import { hexAt } from './hex-at.ts';
import { TextEditorHost, type Comparison } from './text-editor-host.ts';
import type { PlacedProblem } from './text-editor.ts';
import { textStyles } from './text-styles.ts';
import { COMMANDS, TEXT } from './words.ts';
import './found-panel.ts';
import './rename-dialog.ts';
import './text-files.ts';
import { select } from '../../ui/select.ts';

/** Problems with the folder in which there is another text of the file there. */
const COMPARED: ReadonlySet<string> = new Set(['disk.broken', 'disk.differs']);
/** How long the cursor rests before the address follows it, in milliseconds. */
const REST = 250;

/** Every file of a package as text. */
class TextScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    found: { state: true },
    cited: { state: true },
    comparison: { state: true },
    titles: { state: true },
    cases: { state: true },
  };
  static override styles = [Screen.styles, textStyles].flat();

  declare found: FoundNames | null;
  /** Rule case of what the cursor is in. */
  declare cited: string | null;
  declare comparison: Comparison | null;
  declare titles: readonly [string, string] | null;
  /** Problems of the case file that is shown. */
  declare cases: readonly Problem[];
  #host: TextEditorHost | null = null;
  #shown: FileKey = '';
  /** The pointer in the address, if the cursor put it there. */
  #ownAt: string | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #ends: (() => void)[] = [];

  constructor() {
    super();
    this.found = null;
    this.cited = null;
    this.comparison = null;
    this.titles = null;
    this.cases = [];
    watch(this, () => [this.session.compileService.report, this.session.connection.folder]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const host = new TextEditorHost(this, this.session, () => this.route.package, {
      follow: () => void this.#goToDefinition(),
      undo: () => void host.editor?.draft?.undo(),
      redo: () => void host.editor?.draft?.redo(),
      suppress: (index) => goInPackage(this.route, { screen: 'problems', where: { at: String(index), suppress: '' } }),
      command: (wanted) =>
        commands
          .list()
          .find(({ id }) => id === wanted)
          ?.run(),
    });
    this.#host = host;
    this.#listed = new Set(this.session.project.files());
    this.#drafts = host.kept.files();
    this.#ends.push(
      host.place.listen(() => this.#rested()),
      host.state.listen(() => {
        this.#drafts = host.kept.files();
        this.requestUpdate();
      }),
      host.failure.listen(() => this.requestUpdate()),
      this.session.project.listen(({ files }) => {
        if (![...files].some((file) => this.session.project.has(file) !== this.#listed.has(file))) return;
        this.#listed = new Set(this.session.project.files());
        this.requestUpdate();
      }),
      this.session.compileService.report.listen(() => void this.#lookAtCase()),
    );
    void host.ready.then(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const end of this.#ends.splice(0)) end();
    clearTimeout(this.#rest);
    this.#host?.close();
    this.#host = null;
    this.#shown = '';
  }

  /** The file that the address names. */
  get file(): FileKey {
    const { item, package: id } = this.route;
    if (item.includes(':')) return item;
    return fileKey(id, item === '' ? 'scenario.json' : item);
  }

  /** All files of the project; another set when there are others. */
  #listed: ReadonlySet<FileKey> = new Set();
  /** Files with a draft that cannot be read yet. */
  #drafts: readonly FileKey[] = [];
  /** All problems, the same list as long as they are the same. */
  #all: readonly Problem[] = [];

  override updated(): void {
    const { file } = this;
    const { at } = this.route.where;
    this.#host?.mark(this.#placed());
    if (file !== this.#shown) {
      this.#shown = file;
      this.#ownAt = at;
      this.comparison = null;
      void this.#host?.show(file, at).then(() => this.#lookAtCase());
    } else if (at !== undefined && at !== this.#ownAt) {
      this.#ownAt = at;
      void this.#host?.reveal(at);
    }
  }

  override render(): unknown {
    const all = this.#problems();
    return html`
      <text-files
        .session=${this.session}
        .package=${this.route.package}
        .chosen=${this.file}
        .problems=${all}
        .drafts=${this.#drafts}
        .unsaved=${this.session.connection.folder.value.unsaved}
        .files=${this.#listed}
        @choose-file=${({ detail }: CustomEvent<FileKey>) => this.#go(detail)}
        @add-file=${({ detail }: CustomEvent<FileKey>) => this.#add(detail)}
      ></text-files>
      <split-bar name="text" label=${TEXT.width} .least=${140} .most=${480}></split-bar>
      <div class="host">
        ${this.#bar()} ${this.#banners()}
        ${
          this.titles === null || this.comparison === null
            ? nothing
            : html`<div class="titles"><span>${this.titles[0]}</span><span>${this.titles[1]}</span></div>`
        }
        <div class="editor">
          <div ?hidden=${this.comparison !== null || this.#isMissing}><slot name="text-editor"></slot></div>
          <div ?hidden=${this.comparison === null}><slot name="text-comparison"></slot></div>
          ${this.#isMissing ? this.#missing() : nothing}
          ${this.#host?.editor === null ? waiting(this.#host.failure.value ?? TEXT.opening) : nothing}
        </div>
        <found-panel
          .problems=${all}
          .found=${this.found}
          @go-problem=${({ detail }: CustomEvent<Problem>) => this.#goToProblem(detail)}
          @repair=${({ detail }: CustomEvent<{ problem: Problem; fix: number }>) => this.#host?.repair(detail.problem, detail.fix)}
          @go-place=${({ detail }: CustomEvent<NamedPlace>) => this.#go(detail.file, detail.pointer)}
        ></found-panel>
        ${this.#status()}
      </div>
      <rename-dialog .session=${this.session}></rename-dialog>
    `;
  }

  #bar(): unknown {
    const { file } = this;
    const names = this.#host?.place.value?.names ?? [];
    const parts = (this.#host?.place.value?.pointer ?? '').split('/').slice(1);
    const isOwn = packageOf(file) === this.route.package;
    return html`<div class="bar">
      <ol aria-label=${TEXT.cursor}>
        <li>
          <button class="plain" @click=${() => void this.#host?.reveal('')}>
            ${isOwn ? '' : `${packageOf(file)} · `}${pathOf(file)}
          </button>
        </li>
        ${names.map(
          (name, index) =>
            html`<li>
              <button class="plain" @click=${() => void this.#host?.reveal(`/${parts.slice(0, index + 1).join('/')}`)}>
                ${name}
              </button>
            </li>`,
        )}
      </ol>
      ${select({
        label: TEXT.compare,
        value: this.comparison ?? '',
        options: [
          { value: '', title: TEXT.comparisons.none },
          { value: 'base', title: TEXT.comparisons.base },
          { value: 'opened', title: TEXT.comparisons.opened },
          { value: 'disk', title: TEXT.comparisons.disk },
          { value: 'shared', title: TEXT.comparisons.shared },
        ],
        choose: (chosen) => void this.#compare(chosen),
      })}
    </div>`;
  }

  /** What has to be said about the file. */
  #banners(): unknown {
    const { file } = this;
    const state = this.#host?.state.value ?? { is: 'opening' };
    const disk = this.session.connection.folder.value.problems.find(
      (one) => fileKey(one.package ?? '', one.file) === file,
    );
    return html`
      ${
        packageOf(file) === this.route.package
          ? nothing
          : banner({
              text: TEXT.inherited(packageOf(file)),
              actions: html`<button @click=${() => this.#changeHere()}>${TEXT.changeHere}</button>`,
            })
      }
      ${
        state.is === 'own'
          ? banner({
              tone: 'warning',
              text: html`<p>${TEXT.broken(state.problem.message)} ${state.isBehind ? TEXT.behind : nothing}</p>`,
              actions: html`<button @click=${() => this.#goToBreak()}>${TEXT.goThere}</button>
                <button @click=${() => this.#host?.editor?.draft?.discard()}>${TEXT.discard}</button>`,
            })
          : nothing
      }
      ${
        state.is === 'gone' && !this.#isMissing
          ? banner({
              tone: 'warning',
              text: TEXT.removed(pathOf(file)),
              actions: html`<button @click=${() => this.#putBack()}>${TEXT.restore}</button>
                <button @click=${() => this.#go(fileKey(this.route.package, 'scenario.json'))}>${TEXT.close}</button>`,
            })
          : nothing
      }
      ${
        disk === undefined
          ? nothing
          : banner({
              tone: 'warning',
              text: disk.message,
              actions: html`${COMPARED.has(disk.code) ? html`<button @click=${() => void this.#compare('disk')}>${TEXT.compare}</button>` : nothing}
              ${diskChoices(disk.code).map(
                ({ take, title }) => html`<button @click=${() => this.session.settle(file, take)}>${title}</button>`,
              )}`,
            })
      }
    `;
  }

  /** Whether the address names a file that there is not. */
  get #isMissing(): boolean {
    return this.#host?.state.value.is === 'gone' && (this.#host.editor?.text ?? '') === '';
  }

  #missing(): unknown {
    const { file } = this;
    const isOwn = packageOf(file) === this.route.package;
    return empty({
      heading: TEXT.missing(pathOf(file), packageOf(file)),
      isPart: true,
      text: TEXT.missingWhy,
      actions: html`${
          isOwn && kindOf(file) !== undefined
            ? html`<button class="primary" @click=${() => this.#add(file)}>${TEXT.create(pathOf(file))}</button>`
            : nothing
        } <button @click=${() => this.#go(fileKey(this.route.package, 'scenario.json'))}>${TEXT.openScenario}</button>`,
    });
  }

  #status(): unknown {
    const place = this.#host?.place.value ?? null;
    const position = this.#host?.editor?.code.getPosition();
    const hex = this.#hex();
    const showOnMap = (): void => goInPackage(this.route, { screen: 'map', where: { hex: hex ?? '' } });
    return html`<div class="status">
      <code title=${TEXT.pointer}>${place?.pointer === '' ? '/' : (place?.pointer ?? '')}</code>
      ${citation(this.cited)}
      ${hex === null ? nothing : html`<button class="plain" @click=${showOnMap}>${TEXT.showHex(hex)}</button>`}
      <span class="gap"></span>
      <span>${TEXT.states[this.#host?.state.value.is ?? 'opening']}</span>
      ${position === null || position === undefined ? nothing : html`<span>${TEXT.at(position.lineNumber, position.column)}</span>`}
    </div>`;
  }

  protected override commands(): readonly Command[] {
    const { group } = COMMANDS;
    const editor = this.#host?.editor ?? null;
    if (editor === null) return [];
    const act = (id: string) => (): void => editor.code.trigger('studio', id, null);
    return [
      {
        id: 'text-definition',
        title: COMMANDS.definition,
        group,
        keys: ['F12'],
        run: () => void this.#goToDefinition(),
      },
      {
        id: 'text-references',
        title: COMMANDS.references,
        group,
        keys: ['Shift+F12'],
        run: () => void this.#find(),
      },
      { id: 'text-rename', title: COMMANDS.rename, group, keys: ['F2'], run: () => void this.#rename() },
      {
        id: 'text-format',
        title: COMMANDS.format,
        group,
        keys: ['Ctrl+S'],
        run: () => void this.#format(),
      },
      { id: 'text-repair', title: COMMANDS.repair, group, run: act('editor.action.quickFix') },
      { id: 'text-outline', title: COMMANDS.outline, group, run: act('editor.action.quickOutline') },
      { id: 'text-line', title: COMMANDS.line, group, run: act('editor.action.gotoLine') },
      { id: 'text-change', title: COMMANDS.change, group, run: () => this.#changeHere() },
      {
        id: 'text-compare',
        title: COMMANDS.compare,
        group,
        run: () => void this.#compare(this.comparison === null ? 'base' : ''),
      },
      { id: 'text-discard', title: COMMANDS.discard, group, run: () => void editor.draft?.discard() },
      ...(this.#hex() === null
        ? []
        : [
            {
              id: 'text-map',
              title: COMMANDS.map,
              group,
              run: () => goInPackage(this.route, { screen: 'map' as const, where: { hex: this.#hex() ?? '' } }),
            },
          ]),
    ];
  }

  /** The hex that the cursor is about. */
  #hex(): string | null {
    const { editor, place } = this.#host ?? {};
    const map = mapOf(this.session.project, this.route.package);
    const [model, position] = [editor?.code.getModel(), editor?.code.getPosition()];
    if (map === null || !place?.value || !model || !position || kindOf(this.file) === 'case') return null;
    return hexAt(this.session.project, this.route.package, map, place.value, model.getOffsetAt(position));
  }

  #rested(): void {
    this.requestUpdate();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#tellPlace(), REST);
  }

  async #tellPlace(): Promise<void> {
    const pointer = this.#host?.place.value?.pointer;
    const file = this.#host?.editor?.file;
    if (pointer === undefined || file !== this.file) return;
    if (pointer !== (this.route.where['at'] ?? '')) {
      this.#ownAt = pointer === '' ? undefined : pointer;
      goInPackage(this.route, { where: pointer === '' ? {} : { at: pointer } }, 'replace');
    }
    this.cited = (await this.#host?.caseAt()) ?? null;
  }

  #go(file: FileKey, at?: string): void {
    const item = packageOf(file) === this.route.package ? pathOf(file) : file;
    if (file === this.file) this.#ownAt = undefined;
    goInPackage(this.route, { item, where: at === undefined || at === '' ? {} : { at } });
    if (file === this.#shown && at !== undefined) void this.#host?.reveal(at);
    this.#host?.editor?.code.focus();
  }

  #goToProblem(problem: Problem): void {
    this.#go(fileKey(problem.package ?? this.route.package, problem.file), problem.pointer);
  }

  #goToBreak(): void {
    const state = this.#host?.state.value;
    const start = state?.is === 'own' ? state.problem.range?.start : undefined;
    if (start === undefined) return;
    this.#host?.editor?.code.setPosition({ lineNumber: start.line, column: start.column });
    this.#host?.editor?.code.revealLineInCenterIfOutsideViewport(start.line);
    this.#host?.editor?.code.focus();
  }

  async #goToDefinition(): Promise<void> {
    const definition = (await this.#host?.names(false))?.definition ?? null;
    if (definition === null) notify(TEXT.noDefinition, { about: 'text-names' });
    else this.#go(definition.file, definition.pointer);
  }

  async #find(): Promise<void> {
    const names = await this.#named();
    if (names?.item) this.found = { name: names.item.name, places: names.references };
  }

  async #rename(): Promise<void> {
    const names = await this.#named();
    if (names === null) return;
    await this.renderRoot
      .querySelector<HTMLElement & { show(names: TextNamesAnswer): Promise<void> }>('rename-dialog')
      ?.show(names);
  }

  async #named(): Promise<TextNamesAnswer | null> {
    const names = (await this.#host?.names(true)) ?? null;
    if (names?.item) return names;
    notify(TEXT.noName, { about: 'text-names' });
    return null;
  }

  async #format(): Promise<void> {
    await this.#host?.editor?.draft?.format();
    if (this.#host?.state.value.is === 'own') notify(TEXT.noFormat, { about: 'text-format' });
  }

  async #compare(what: string): Promise<void> {
    if (what !== 'base' && what !== 'opened' && what !== 'shared' && what !== 'disk') {
      this.#host?.endComparison();
      this.comparison = null;
      return;
    }
    const compared = await this.#host?.compare(what);
    this.comparison = compared ? what : null;
    this.titles = compared?.titles ?? null;
    this.requestUpdate();
  }

  #changeHere(): void {
    const begun = this.#host?.changeHere() ?? null;
    if (begun !== null) this.#go(begun.file, begun.pointer);
  }

  #putBack(): void {
    const plan = addFile(this.session.project, this.file, this.#host?.editor?.text ?? '');
    if (this.session.do(plan)) void this.#host?.editor?.draft?.flush();
  }

  #add(file: FileKey): void {
    const text = kindOf(file) === undefined ? '' : '{}\n';
    if (this.session.do(addFile(this.session.project, file, text))) this.#go(file);
  }

  #problems(): readonly Problem[] {
    const { problems = [] } = this.session.compileService.report.value ?? {};
    const all = [...problems.map(({ written }) => written), ...this.cases];
    const isSame = all.length === this.#all.length && all.every((problem, index) => problem === this.#all[index]);
    if (!isSame) this.#all = all;
    return this.#all;
  }

  #placed(): PlacedProblem[] {
    return this.#problems()
      .map((problem, index) => ({ problem, index }))
      .filter(({ problem }) => fileKey(problem.package ?? this.route.package, problem.file) === this.file);
  }

  async #lookAtCase(): Promise<void> {
    const { file } = this;
    if (kindOf(file) !== 'case') {
      if (this.cases.length > 0) this.cases = [];
      return;
    }
    try {
      const problems = await this.session.compileService.ask('textCase', { file });
      if (file === this.file && (problems.length > 0 || this.cases.length > 0)) this.cases = problems;
    } catch {
      // A worker that was stopped answers nothing; its trouble is told elsewhere.
    }
  }
}

customElements.define('text-screen', TextScreen);
