import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';
import { css, html, LitElement, nothing } from 'lit';
import {
  deriveVariant,
  duplicatePackage,
  fileKey,
  packagesExtending,
  removePackage,
  renamePackage,
  setAt,
} from '@hexwright/workspace';
import { offer, type Command } from '../../app/commands.ts';
import { goTo } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { icon } from '../../parts/icons.ts';
import { shared } from '../../parts/styles.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import { empty } from '../../ui/empty.ts';
import { lastOpened } from '../../session/last-opened.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { inFileName, saveFile } from '../../parts/save-file.ts';
import type { CardAction } from './battle-card.ts';
import './battle-card.ts';
import { CardRack } from './card-rack.ts';
import './import-dialog.ts';
import './name-dialog.ts';
import type { NameQuestion } from './name-dialog.ts';
import { makeBattle, type NewBattle } from './new-battle.ts';
import './new-battle-dialog.ts';
import { inGalleryOrder, isBase, titleOf } from './packages.ts';
import './remove-dialog.ts';
import { GALLERY, NEW_BATTLE } from './words.ts';

const KINDS = GALLERY.kinds;
type Kind = keyof typeof KINDS;

/** The battles of a project. */
class GalleryScreen extends LitElement {
  static override properties = {
    session: { attribute: false },
    words: { state: true },
    kind: { state: true },
    isOver: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
    css`
      :host {
        padding: 2rem clamp(1rem, 4vw, 3rem) 4rem;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.75rem;
        max-inline-size: 84rem;
        margin: 0 auto 1.5rem;
      }
      h1 {
        margin-inline-end: auto;
        font-size: 1.75rem;
      }
      .head input {
        inline-size: 14rem;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr));
        gap: 1.25rem;
        max-inline-size: 84rem;
        margin: 0 auto;
        padding: 0;
        list-style: none;
      }
      .drop {
        position: fixed;
        inset: calc(var(--bar) + 0.75rem) 0.75rem 0.75rem;
        display: grid;
        place-items: center;
        border: 2px dashed var(--accent);
        border-radius: 12px;
        background: color-mix(in srgb, var(--paper) 85%, transparent);
        font: 600 var(--title) var(--serif);
        pointer-events: none;
      }
      .empty {
        block-size: auto;
        padding-block: 5rem;
      }
    `,
  ];
  declare session: ProjectSession;
  declare words: string;
  declare kind: Kind;
  /** Whether a file is held over the page. */
  declare isOver: boolean;
  #ends: (() => void)[] = [];

  constructor() {
    super();
    this.words = '';
    this.kind = 'all';
    this.isOver = false;
    offer(this, () => this.#commands());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const again = (): void => this.requestUpdate();
    this.#ends = [this.session.project.listen(again), CardRack.of(this.session).cards.listen(again)];
    this.addEventListener('dragover', this.#drag);
    this.addEventListener('dragleave', this.#drag);
    this.addEventListener('drop', this.#drop);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const end of this.#ends.splice(0)) end();
  }

  override updated(): void {
    CardRack.of(this.session).want(this.session.project.ids());
  }

  override render(): unknown {
    const { project } = this.session;
    const ids = project.ids();
    const found = this.#found();
    return html`<div class="head">
        <h1>${GALLERY.title}</h1>
        <input
          type="search"
          aria-label=${GALLERY.find}
          placeholder=${GALLERY.find}
          .value=${this.words}
          @input=${(event: Event) => (this.words = (event.target as HTMLInputElement).value)}
        />
        ${segments({
          label: GALLERY.show,
          options: (Object.keys(KINDS) as Kind[]).map((kind) => ({ value: kind, title: KINDS[kind] })),
          value: this.kind,
          choose: (kind) => (this.kind = kind),
        })}
        <button @click=${() => this.#chooseZip()}>${icon('bring')} ${GALLERY.import}</button>
        <button class="primary" @click=${() => this.#new()}>${icon('plus')} ${NEW_BATTLE.title}</button>
        <input
          id="zip"
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label=${GALLERY.zip}
          @change=${this.#chosen}
        />
      </div>
      ${ids.length === 0 ? this.#nothingYet() : nothing}
      ${
        ids.length > 0 && found.length === 0
          ? empty({
              text: GALLERY.noMatch,
              actions: html`<button @click=${() => this.#showAll()}>${GALLERY.showAll}</button>`,
            })
          : nothing
      }
      <ul>
        ${found.map(
          (id) =>
            html`<li>
              <battle-card
                .session=${this.session}
                .package=${id}
                .name=${titleOf(project, id)}
                .card=${CardRack.of(this.session).cards.value.get(id)}
                @card-action=${(event: CustomEvent<CardAction>) => this.#act(id, event.detail)}
              ></battle-card>
            </li>`,
        )}
      </ul>
      <new-battle-dialog
        .project=${project}
        .systemOf=${(rules: string) => this.#systemOf(rules)}
        @make-battle=${(event: CustomEvent<NewBattle>) => this.#make(event)}
      ></new-battle-dialog>
      <name-dialog .project=${project}></name-dialog>
      <remove-dialog></remove-dialog>
      <import-dialog .session=${this.session}></import-dialog>
      ${this.isOver ? html`<div class="drop" aria-hidden="true">${GALLERY.drop}</div>` : nothing}`;
  }

  #nothingYet(): unknown {
    return empty({
      heading: GALLERY.nothing,
      isPart: true,
      text: GALLERY.begin,
      actions: html`<button class="primary" @click=${() => this.#new()}>${NEW_BATTLE.title}</button>`,
    });
  }

  /** The packages that fit the search. */
  #found(): string[] {
    const { project } = this.session;
    const words = this.words.toLowerCase().split(/\s+/);
    const found = project
      .ids()
      .filter((id) => this.kind === 'all' || (this.kind === 'bases') === isBase(project, id))
      .filter((id) => words.every((word) => `${id} ${titleOf(project, id)}`.toLowerCase().includes(word)));
    return inGalleryOrder(project, found, lastOpened(this.session.id));
  }

  #showAll(): void {
    this.words = '';
    this.kind = 'all';
  }

  #new(): void {
    if (this.session.isBarred()) return;
    void this.renderRoot.querySelector<HTMLElement & { ask(): Promise<void> }>('new-battle-dialog')?.ask();
  }

  /** The game of a package; null where none is known. */
  async #systemOf(rules: string): Promise<SystemWords | null> {
    if (rules === '') return null;
    const { system } = await this.session.compileService.ask('effectiveRules', { package: rules, lists: [] });
    return system;
  }

  #make(event: CustomEvent<NewBattle>): void {
    const isMade = this.session.do(makeBattle(this.session.project, event.detail));
    if (isMade) this.#open(event.detail.id);
    else event.preventDefault();
  }

  #open(id: string): void {
    goTo({ at: 'package', project: this.session.id, package: id, screen: 'map', item: '', where: {} });
  }

  #act(id: string, action: CardAction): void {
    const { session } = this;
    const { project } = session;
    if (action !== 'export' && session.isBarred()) return;
    const title = titleOf(project, id);
    const folder = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    switch (action) {
      case 'duplicate':
        return this.#ask({
          ...GALLERY.duplicate(title),
          folder,
          done: (name) => session.do(duplicatePackage(project, id, name.id, name.title)),
        });
      case 'derive':
        return this.#ask({
          ...GALLERY.derive(title),
          folder,
          done: (name) => {
            const isDone = session.do(deriveVariant(project, id, name.id, name.title));
            if (isDone) this.#open(name.id);
            return isDone;
          },
        });
      case 'rename':
        return this.#ask({
          ...GALLERY.rename(title),
          id,
          folder,
          done: (name) => this.#rename(id, name),
        });
      case 'export':
        return void this.#export(id);
      case 'remove':
        this.renderRoot
          .querySelector<HTMLElement & { ask(title: string, referring: readonly string[], done: () => void): void }>(
            'remove-dialog',
          )
          ?.ask(
            title,
            packagesExtending(project, id).map((one) => titleOf(project, one)),
            () => {
              if (!session.do(removePackage(project, id))) return;
              session.notifyDone(GALLERY.removed(title), 'neutral');
            },
          );
    }
  }

  readonly #drag = (event: DragEvent): void => {
    if (!(event.dataTransfer?.types.includes('Files') ?? false)) return;
    event.preventDefault();
    this.isOver = event.type === 'dragover';
  };

  readonly #drop = (event: DragEvent): void => {
    event.preventDefault();
    this.isOver = false;
    if (!this.session.isBarred()) this.#bringIn(event.dataTransfer?.files[0]);
  };

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    this.#bringIn(input.files?.[0]);
    input.value = '';
  };

  #chooseZip(): void {
    if (this.session.isBarred()) return;
    this.renderRoot.querySelector<HTMLInputElement>('#zip')?.click();
  }

  #bringIn(file: File | undefined): void {
    const dialog = this.renderRoot.querySelector<HTMLElement & { ask(file: File): Promise<void> }>('import-dialog');
    if (file !== undefined) void dialog?.ask(file);
  }

  /** Saves a package, with all it builds on, so that it opens anywhere. */
  async #export(id: string): Promise<void> {
    const packed = await this.session.compileService.ask('pack', { package: id, withBases: true });
    if (!packed.ok) {
      notify(packed.problems[0]?.message ?? GALLERY.noExport, { tone: 'warning' });
      return;
    }
    const name = `${inFileName(id)}.zip`;
    saveFile(name, packed.bytes, 'application/zip');
    const more = packed.packages.length - 1;
    notify(GALLERY.exported(name, more > 0), { tone: 'good' });
  }

  #rename(from: string, { id, title }: { readonly id: string; readonly title: string }): boolean {
    const { session } = this;
    const { editor, project } = session;
    editor.begin(GALLERY.renamed(titleOf(project, from), title));
    const isDone =
      (id === from || session.do(renamePackage(project, from, id))) &&
      session.do(setAt(project, fileKey(id, 'scenario.json'), '/title', title));
    if (isDone) editor.end();
    else editor.cancel();
    return isDone;
  }

  #ask(question: NameQuestion): void {
    void this.renderRoot
      .querySelector<HTMLElement & { ask(question: NameQuestion): Promise<void> }>('name-dialog')
      ?.ask(question);
  }

  #commands(): Command[] {
    return [
      { id: 'new-battle', title: NEW_BATTLE.title, group: GALLERY.group, keys: ['N'], run: () => this.#new() },
      { id: 'import', title: GALLERY.importZip, group: GALLERY.group, run: () => this.#chooseZip() },
    ];
  }
}

customElements.define('gallery-screen', GalleryScreen);
