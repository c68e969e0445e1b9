import { Options, ToolHand } from '@hexwright/board';
import { equalJson } from '@hexwright/model';
import type { TablePlan } from '@hexwright/playtest/screen';
import type { Point } from '@hexwright/table';
import { css, html, LitElement, nothing } from 'lit';
import { notify } from '../../../ui/toasts.ts';
import { personColor } from '../../../parts/person-colors.ts';
import { watch } from '../../../parts/store.ts';
import { shared } from '../../../parts/styles.ts';
import { segments, segmentStyles } from '../../../ui/segments.ts';
import { Items } from '../../../scene/items.ts';
import type { ProjectSession } from '../../../session/project-session.ts';
import { type Block, setUpUnits } from '../../../table/set-up-units.ts';
import { planOf, pointOfLabel } from '../../../table/table-plan.ts';
import type { TableUnit } from '../../../table/units.ts';
import type { Effective } from '../../../compile-service/protocol.ts';
import { problemTargets } from '../../rules/problem-targets.ts';
import { iconOf, iconStyles } from '../icons.ts';
import { optionControl } from '../option-control.ts';
import type { Deed } from './table-canvas.ts';
import './table-canvas.ts';
import './table-panel.ts';
import { copyThing } from './table-clip.ts';
import { copyFromTable, type EditedTable, labelOf, pasteOnTable, performOnTable } from './table-effects.ts';
import { type Flaw, type Guest, nameOfChosen, outlineOf } from './table-overlay.ts';
import { type Chosen, TABLE_TOOL_SPACE, type TableFacts, type TableLayer, type TableToolSpace } from './table-tool.ts';
import { TABLE_TOOLS } from './table-tools.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

/** How far aside of what it is like something is laid, in thousandths of an inch. */
const ASIDE = 1000;

/** The table of a package: to be looked at, laid out, and set up. */
export class TableEditor extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { attribute: false },
    chosen: { state: true },
    sizes: { state: true },
    unseen: { state: true },
    locked: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
    iconStyles,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 19rem;
        block-size: 100%;
        overflow: hidden;
      }
      .bar {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
        padding: 0.4rem 0.6rem;
        border-block-end: 1px solid var(--line);
      }
      .bar .segments button {
        display: inline-flex;
        align-items: center;
        gap: 0.3rem;
      }
      .bar .icon {
        inline-size: 1rem;
        block-size: 1rem;
      }
      .bar [role='radio'][aria-checked='true'] {
        background: var(--accent);
        color: var(--accent-ink);
      }
      .hint {
        flex: 1;
        min-inline-size: 12rem;
        /* As high for every tool, or the table would jump under the pointer. */
        min-block-size: 2lh;
        margin: 0;
        align-content: center;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      table-panel {
        border-inline-start: 1px solid var(--line);
        background: var(--panel);
        overflow: auto;
      }
      @media (max-width: 800px) {
        :host {
          grid-template: auto minmax(0, 2fr) minmax(0, 1fr) / minmax(0, 1fr);
        }
      }
    `,
  ];

  declare session: ProjectSession;
  declare package: string;
  declare chosen: Chosen | null;
  /** What units cover, as it last was known. */
  declare sizes: Readonly<Record<string, Block>>;

  /** What is hidden from oneself. */
  declare unseen: ReadonlySet<TableLayer>;
  /** What cannot be taken hold of. */
  declare locked: ReadonlySet<TableLayer>;
  readonly #hand: ToolHand<TableToolSpace> = new ToolHand(TABLE_TOOL_SPACE, {
    tools: TABLE_TOOLS,
    mayTake: (tool) => tool.touches(new Options()).length === 0 || !this.session.isBarred(),
  });
  /** Where the hand points; null before it has. Nothing is drawn anew for it. */
  #at: Point | null = null;

  constructor() {
    super();
    this.unseen = new Set();
    this.locked = new Set();
    this.chosen = null;
    this.sizes = {};
    watch(this, () => [
      this.session.compileService.report,
      this.session.presence.others,
      this.#hand.tool,
      this.#hand.options,
    ]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.presence.showMap(null);
  }

  override render(): unknown {
    const effective = this.session.compileService.report.value?.effective ?? null;
    const plan = effective === null ? null : planOf(effective);
    if (effective === null || plan === null) return nothing;
    const { tool, options } = this.#hand;
    const facts: TableFacts = { options: options.value, effective };
    return html`<div class="bar">
        ${segments({
          label: WORDS.tools,
          options: TABLE_TOOLS.map(({ id, title, key, icon }) => ({
            value: id,
            title: html`${iconOf(icon)}${title}`,
            hint: `${title} (${key.toUpperCase()})`,
          })),
          value: tool.value.id,
          choose: (id) => this.#hand.take(id),
        })}
        ${tool.value.offers?.(facts.options).map((one) => optionControl(one, facts, (set) => this.#hand.set(set)))}
        <p class="hint">${tool.value.hint?.(facts)}</p>
      </div>
      <table-canvas
        .hand=${this.#hand}
        .plan=${plan}
        .effective=${effective}
        .units=${this.#units(effective)}
        .chosen=${this.chosen}
        .unseen=${this.unseen}
        .locked=${this.locked}
        .guests=${this.#guests()}
        .flaws=${this.#flaws()}
        @deed=${(event: CustomEvent<Deed>) => this.#carryOut(event.detail, effective, plan)}
      ></table-canvas>
      <table-panel
        .session=${this.session}
        .package=${this.package}
        .effective=${effective}
        .chosen=${this.chosen}
        .unseen=${this.unseen}
        .locked=${this.locked}
        @choose=${(event: CustomEvent<Chosen | null>) => (this.chosen = event.detail)}
        @hide=${(event: CustomEvent<ReadonlySet<TableLayer>>) => (this.unseen = event.detail)}
        @duplicate=${(event: CustomEvent<Chosen>) => this.#duplicate(event.detail, effective, plan)}
        @lock=${(event: CustomEvent<ReadonlySet<TableLayer>>) => this.#lock(event.detail)}
      ></table-panel>`;
  }

  override updated(): void {
    void this.#measure();
    this.#tellOthers();
  }

  #tellOthers(): void {
    const { chosen } = this;
    this.session.presence.showMap({
      package: this.package,
      hex: this.#at === null ? '' : labelOf(this.#at),
      selection: chosen === null ? [] : [nameOfChosen(chosen)],
      view: null,
    });
  }

  /** Who else is at this table. */
  #guests(): Guest[] {
    const here = this.session.presence.others.value.filter(({ map }) => map?.package === this.package);
    return here.map(({ name, color, map }) => ({
      name,
      color: personColor(color),
      at: pointOfLabel(map?.hex ?? ''),
      chosen: map?.selection[0] ?? '',
    }));
  }

  /** What is wrong with things on the table, each by its name. */
  #flaws(): Flaw[] {
    const { project, compileService } = this.session;
    return problemTargets(project, compileService.report.value?.problems ?? []).flatMap(
      ({ target, problem }): Flaw[] => {
        const [, list, id] =
          /^(?:map\/)?(?:table\/(features|deployments|zones|labels)|setUp|units)\/([^/]+)/.exec(target) ?? [];
        if (id === undefined) return [];
        const { severity, message } = problem;
        return [{ of: nameOfChosen({ list: list ?? 'units', id }), severity, message }];
      },
    );
  }

  #revision = -1;

  /** Asks the rules once after each change what units cover. */
  async #measure(): Promise<void> {
    const { report } = this.session.compileService;
    const revision = report.value?.revision ?? -1;
    if (revision === this.#revision) return;
    this.#revision = revision;
    const sizes = await this.session.compileService.ask('tableBlocks', { package: this.package });
    if (Object.keys(sizes).length > 0 && !equalJson(sizes, this.sizes)) this.sizes = sizes;
  }

  #units(effective: Effective): TableUnit[] {
    return setUpUnits(effective, new Items(this.session.project, this.package), this.sizes);
  }

  #carryOut(deed: Deed, effective: Effective, plan: TablePlan): void {
    const table: EditedTable = { session: this.session, id: this.package, plan };
    switch (deed.do) {
      case 'choose':
        this.chosen = deed.chosen;
        break;
      case 'point':
        this.#at = deed.at;
        this.#tellOthers();
        break;
      case 'refuse':
        notify(deed.title, { tone: 'warning', about: 'layer' });
        break;
      case 'copy':
        copyFromTable(deed.chosen, table);
        break;
      case 'paste':
        this.#choose(pasteOnTable(deed.at, effective.units, table));
        break;
      default:
        this.#choose(performOnTable(deed, table));
    }
  }

  #choose(chosen: Chosen | null | undefined): void {
    if (chosen !== undefined) this.chosen = chosen;
  }

  /** Another one of what is chosen, a little aside. */
  #duplicate({ list, id }: Chosen, effective: Effective, plan: TablePlan): void {
    const unit = this.#units(effective).find((one) => list === 'units' && one.id === id);
    const [first = unit?.outline] = list === 'units' ? [] : outlineOf(nameOfChosen({ list, id }), plan, []);
    if (first === undefined || !copyThing(this.session.project, this.package, list, id)) return;
    // A unit has room beside the one that it is like.
    const [right, down] = unit === undefined ? [ASIDE, ASIDE] : [unit.outline.width + ASIDE / 2, 0];
    const x = first.x + right > plan.width ? first.x - right : first.x + right;
    const table: EditedTable = { session: this.session, id: this.package, plan };
    this.#choose(pasteOnTable({ x, y: first.y + down }, effective.units, table));
  }

  /** What is locked is nobody's choice any more. */
  #lock(locked: ReadonlySet<TableLayer>): void {
    this.locked = locked;
    if (this.chosen !== null && locked.has(this.chosen.list)) this.chosen = null;
  }
}

customElements.define('table-editor', TableEditor);
