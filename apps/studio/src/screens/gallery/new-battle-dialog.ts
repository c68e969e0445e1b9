import { css, html, LitElement, nothing } from 'lit';
import { fileKey, type Project } from '@hexwright/workspace';
import { shared } from '../../parts/styles.ts';
import { radio } from '../../ui/radios.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { field, fieldStyles } from '../../ui/field.ts';
import { select } from '../../ui/select.ts';
import { asList, textOf } from '../../scene/items.ts';
import type { SystemWords } from '../../compile-service/questions/effective-rules.ts';
import { LONGEST_EDGE, type NewBattle, TABLE_EDGES, type TableSize } from './new-battle.ts';
import { idField } from './id-field.ts';
import { basesToChoose, gamesAlone, idFault, lendersOf, suggestedId, titleOf } from './packages.ts';
import { NEW_BATTLE } from './words.ts';

/** Marks the rules of a battle that stands alone among those of bases. */
const ALONE = 'alone:';
/** Six feet by four. */
const TABLE: TableSize = { width: 72, depth: 48 };

/** Asks what a new battle is to be made of. */
class NewBattleDialog extends LitElement {
  static override properties = {
    project: { attribute: false },
    systemOf: { attribute: false },
    battle: { state: true },
    isOnTable: { state: true },
    isOwnId: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    fieldStyles,
    css`
      .templates {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
        gap: 0.6rem;
      }
      .templates label {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 0.1rem 0.75rem;
        padding: 0.6rem 0.75rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        color: var(--ink);
        cursor: pointer;
      }
      .templates label:has(:checked) {
        border-color: var(--accent);
        background: var(--accent-soft);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .templates label:has(:focus-visible) {
        outline: 2px solid var(--focus);
        outline-offset: 1px;
      }
      .templates input {
        position: absolute;
        opacity: 0;
        inline-size: 1px;
      }
      .templates svg {
        grid-row: span 2;
        fill: none;
        stroke: var(--ink-soft);
      }
      .templates strong {
        font-weight: 600;
      }
      .size {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      .size input {
        inline-size: 5rem;
      }
    `,
  ];
  declare project: Project;
  /** The game of a package; null where none is known. */
  declare systemOf: (rules: string) => Promise<SystemWords | null>;
  declare battle: NewBattle;
  /** Whether the game that is chosen is played on a table in place of hexes. */
  declare isOnTable: boolean;
  declare isOwnId: boolean;

  constructor() {
    super();
    this.isOwnId = false;
    this.isOnTable = false;
    this.battle = {
      id: '',
      title: '',
      orientation: 'flat',
      columns: 24,
      rows: 16,
      table: TABLE,
      base: '',
      like: '',
      hasCounters: true,
      sides: ['', ''],
      home: null,
    };
  }

  /** Opens it. */
  async ask(): Promise<void> {
    const { project } = this;
    const [base = ''] = basesToChoose(project);
    const [like = ''] = lendersOf(project, base);
    const title = NEW_BATTLE.title;
    this.isOwnId = false;
    const id = suggestedId(project, title, folderOf(base));
    this.battle = { ...this.battle, title, base, like, id, hasCounters: like !== '', sides: ['', ''] };
    void this.#lookAt(base);
    const opened = await openDialog(this);
    opened?.querySelector<HTMLInputElement>('#title')?.select();
  }

  override render(): unknown {
    const { battle, project } = this;
    if (project === undefined) return nothing;
    const fault = battle.id === '' && battle.title === '' ? null : idFault(project, battle.id);
    return dialog({
      heading: NEW_BATTLE.title,
      submit: (event) => void this.#submit(event, fault),
      body: html`<div class="pair">${this.#names(fault)}</div>
        <div class="pair">${[0, 1].map((index) => this.#side(index))}</div>
        ${this.#rules()} ${this.isOnTable ? this.#table() : this.#hexes()}`,
      actions: html`${cancelButton(NEW_BATTLE.cancel)}
        <button class="primary" ?disabled=${fault !== null || battle.title.trim() === ''}>
          ${NEW_BATTLE.create}
        </button>`,
    });
  }

  #hexes(): unknown {
    return html`<fieldset>
        <legend>${NEW_BATTLE.hexes}</legend>
        <div class="templates">
          ${this.#template('flat', NEW_BATTLE.flat, NEW_BATTLE.flatHint)}
          ${this.#template('pointy', NEW_BATTLE.pointy, NEW_BATTLE.pointyHint)}
        </div>
      </fieldset>
      ${field({
        id: 'columns',
        label: NEW_BATTLE.size,
        control: html`<div class="size">
          ${this.#edge('columns', NEW_BATTLE.columns)} ${NEW_BATTLE.by} ${this.#edge('rows', NEW_BATTLE.rows)}
          <span class="soft small">${NEW_BATTLE.grows}</span>
        </div>`,
      })}`;
  }

  #table(): unknown {
    return field({
      id: 'width',
      label: NEW_BATTLE.table,
      control: html`<div class="size">
        ${this.#inches('width', NEW_BATTLE.width)} ${NEW_BATTLE.by} ${this.#inches('depth', NEW_BATTLE.depth)}
        <span class="soft small">${NEW_BATTLE.inches}</span>
      </div>`,
    });
  }

  #names(fault: string | null): unknown {
    const { battle, project } = this;
    return html`${field({
      id: 'title',
      label: NEW_BATTLE.name,
      control: html`<input id="title" required maxlength="120" .value=${battle.title} @input=${this.#titled} />`,
    })}
    ${idField({
      project,
      id: battle.id,
      fault,
      typed: (id) => {
        this.isOwnId = true;
        this.#set({ id });
      },
      taken: (id) => this.#set({ id }),
    })}`;
  }

  /** Whose rules, charts and counters it has. */
  #rules(): unknown {
    const { battle, project } = this;
    const titled = (id: string): string => titleOf(project, id);
    const bases = basesToChoose(project).map((value) => ({ value, title: titled(value) }));
    const alone = gamesAlone(project).map((id) => ({ value: `${ALONE}${id}`, title: titled(id) }));
    const models = lendersOf(project, battle.base).map((value) => ({
      value,
      title: NEW_BATTLE.chartsOf(titled(value)),
    }));
    const base = battle.base === '' && battle.like !== '' ? `${ALONE}${battle.like}` : battle.base;
    return html`${field({
      id: 'base',
      label: NEW_BATTLE.rules,
      control: select({
        id: 'base',
        options: [...bases, ...alone, { value: '', title: NEW_BATTLE.noRules }],
        value: base,
        choose: (chosen) => this.#based(chosen),
      }),
    })}
    ${
      models.length === 0
        ? nothing
        : field({
            id: 'like',
            label: NEW_BATTLE.charts,
            control: select({
              id: 'like',
              options: [...models, { value: '', title: NEW_BATTLE.noCharts }],
              value: battle.like,
              choose: (chosen) => this.#liked(chosen),
            }),
          })
    }
    ${
      battle.like === ''
        ? nothing
        : field({
            id: 'counters',
            label: NEW_BATTLE.counters,
            control: select({
              id: 'counters',
              options: [
                { value: 'lent', title: NEW_BATTLE.countersOf(titled(battle.like)) },
                { value: '', title: NEW_BATTLE.ownCounters },
              ],
              value: battle.hasCounters ? 'lent' : '',
              choose: (chosen) => this.#set({ hasCounters: chosen !== '' }),
            }),
          })
    }`;
  }

  #side(index: number): unknown {
    const { battle } = this;
    const [plain, lent] = [NEW_BATTLE.defaultSides[index], this.#lentSides()[index]];
    const id = `side-${index}`;
    return field({
      id,
      label: NEW_BATTLE.sideName(index + 1),
      control: html`<input
        id=${id}
        maxlength="80"
        placeholder=${battle.hasCounters ? (lent ?? plain) : plain}
        .value=${battle.sides[index]}
        @input=${(event: Event) => this.#set({ sides: battle.sides.with(index, valueOf(event)) })}
      />`,
    });
  }

  /** The names of the sides whose counters are lent. */
  #lentSides(): string[] {
    const { like } = this.battle;
    const sides = like === '' ? undefined : this.project.part(fileKey(like, 'scenario.json'), 'sides');
    return asList(sides).map((side) => textOf(side, 'name'));
  }

  #template(orientation: NewBattle['orientation'], title: string, word: string): unknown {
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = ((i + (orientation === 'flat' ? 0 : 0.5)) * Math.PI) / 3;
      return `${(16 + 13 * Math.cos(angle)).toFixed(1)},${(16 + 13 * Math.sin(angle)).toFixed(1)}`;
    });
    return html`<label>
      ${radio({
        name: 'orientation',
        isOn: this.battle.orientation === orientation,
        choose: () => this.#set({ orientation }),
      })}
      <svg width="32" height="32" viewBox="0 0 32 32" stroke-width="1.5" aria-hidden="true">
        <polygon points=${corners.join(' ')}></polygon>
      </svg>
      <strong>${title}</strong><span class="soft small">${word}</span>
    </label>`;
  }

  #edge(edge: 'columns' | 'rows', name: string): unknown {
    return html`<input
      id=${edge}
      type="number"
      aria-label=${name}
      required
      min="1"
      max=${LONGEST_EDGE}
      .value=${String(this.battle[edge])}
      @input=${(event: Event) => this.#set({ [edge]: Number(valueOf(event)) })}
    />`;
  }

  #inches(edge: keyof TableSize, name: string): unknown {
    const { table } = this.battle;
    const size = table ?? TABLE;
    return html`<input
      id=${edge}
      type="number"
      aria-label=${name}
      required
      min=${TABLE_EDGES.least}
      max=${TABLE_EDGES.most}
      .value=${String(size[edge])}
      @input=${(event: Event) => this.#set({ table: { ...size, [edge]: Number(valueOf(event)) } })}
    />`;
  }

  readonly #titled = (event: Event): void => {
    const title = valueOf(event);
    const id = this.isOwnId ? this.battle.id : suggestedId(this.project, title, folderOf(this.battle.base));
    this.#set({ title, id });
  };

  /** A battle that stands alone lends its rules whole; they are not there without it. */
  #based(chosen: string): void {
    const isAlone = chosen.startsWith(ALONE);
    const base = isAlone ? '' : chosen;
    const [like = ''] = isAlone ? [chosen.slice(ALONE.length)] : lendersOf(this.project, base);
    const id = this.isOwnId ? this.battle.id : suggestedId(this.project, this.battle.title, folderOf(base));
    this.#set({ base, like, id, hasCounters: like !== '' });
    void this.#lookAt(rulesOf(this.battle));
  }

  /** Whether the game of some rules is played on a table. */
  async #lookAt(rules: string): Promise<void> {
    const system = await this.systemOf(rules);
    // Others may have been chosen meanwhile.
    if (rules === rulesOf(this.battle)) this.isOnTable = system?.hasHexes === false;
  }

  #liked(like: string): void {
    this.#set({ like, hasCounters: like !== '' && this.battle.hasCounters });
  }

  #set(change: Partial<NewBattle>): void {
    this.battle = { ...this.battle, ...change };
  }

  async #submit(event: SubmitEvent, fault: string | null): Promise<void> {
    event.preventDefault();
    if (fault !== null) return;
    const { battle } = this;
    const system = await this.systemOf(rulesOf(battle));
    const table = system?.hasHexes === false ? battle.table : null;
    const detail: NewBattle = { ...battle, title: battle.title.trim(), table, home: system?.home ?? null };
    const isTaken = this.dispatchEvent(new CustomEvent('make-battle', { detail, cancelable: true }));
    if (isTaken) closeDialog(this);
  }
}

/** The package whose rules a battle has. */
function rulesOf({ base, like }: NewBattle): string {
  return base === '' ? like : base;
}

function valueOf(event: Event): string {
  return (event.target as HTMLInputElement).value;
}

/** The folder of a package, for others of its kind to lie in. */
function folderOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

customElements.define('new-battle-dialog', NewBattleDialog);
