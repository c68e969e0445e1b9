import type { TablePlan } from '@hexwright/playtest/screen';
import { inchesText, type Point } from '@hexwright/table';
import { addItem, type JsonObject, takeUnitOff } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { say } from '../../../ui/toasts.ts';
import { personColor } from '../../../parts/person-colors.ts';
import { watch } from '../../../parts/store.ts';
import { shared } from '../../../parts/styles.ts';
import { segments, segmentStyles } from '../../../ui/segments.ts';
import { PackageScene } from '../../../scene/package-scene.ts';
import type { ProjectSession } from '../../../session/project-session.ts';
import type { TableUnit } from '../../../table/units.ts';
import type { Effective } from '../../../compile-service/protocol.ts';
import { type Drawing, TABLE_TOOLS, type TableTool } from './drawing-tool.ts';
import { problemTargets } from '../../rules/problem-targets.ts';
import type { Chosen, Deed, TableLayer } from './table-canvas.ts';
import './table-canvas.ts';
import './table-panel.ts';
import { copyThing, thingAt } from './table-clip.ts';
import { formUp, freeName, lay, movePoint, moveTo, stand, type TableList, takeAway, written } from './table-edits.ts';
import { type Flaw, type Guest, nameOfChosen, outlineOf } from './table-overlay.ts';
import { kindsFor, planOf, pointOfLabel } from './table-plan.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';
import { select } from '../../../ui/select.ts';

/** How far aside of what it is like something is laid, in thousandths of an inch. */
const ASIDE = 1000;
/** What a unit covers whose rules do not say it. */
const PLAIN = { width: 2000, depth: 1000 };

/** The table of a package: to be looked at, laid out, and set up. */
export class TableEditor extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { attribute: false },
    tool: { state: true },
    kinds: { state: true },
    side: { state: true },
    chosen: { state: true },
    sizes: { state: true },
    unseen: { state: true },
    locked: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
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
      .bar button[aria-pressed='true'] {
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
  declare tool: TableTool;
  /** The kinds that areas and lines are drawn of. */
  declare kinds: { readonly area: string; readonly line: string };
  declare side: string;
  declare chosen: Chosen | null;
  /** What units cover, as it last was known. */
  declare sizes: Readonly<Record<string, { readonly width: number; readonly depth: number }>>;

  /** What is hidden from oneself. */
  declare unseen: ReadonlySet<TableLayer>;
  /** What cannot be taken hold of. */
  declare locked: ReadonlySet<TableLayer>;
  /** Where the hand points; null before it has. Nothing is drawn anew for it. */
  #at: Point | null = null;

  constructor() {
    super();
    this.unseen = new Set();
    this.locked = new Set();
    this.tool = 'select';
    this.kinds = { area: '', line: '' };
    this.side = '';
    this.chosen = null;
    this.sizes = {};
    watch(this, () => [this.session.compileService.report, this.session.presence.others]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.presence.showMap(null);
  }

  override render(): unknown {
    const effective = this.session.compileService.report.value?.effective ?? null;
    const plan = effective === null ? null : planOf(effective);
    if (effective === null || plan === null) return nothing;
    return html`<div class="bar">
        ${segments({
          label: WORDS.tools,
          options: TABLE_TOOLS.map((tool) => ({ value: tool, title: WORDS.tool[tool] })),
          value: this.tool,
          choose: (tool) => (this.tool = tool),
        })}
        ${this.#options(effective)}
        <p class="hint">${WORDS.hint[this.tool]}</p>
      </div>
      <table-canvas
        .plan=${plan}
        .units=${this.#units(effective)}
        .sides=${effective.sides}
        .tool=${this.tool}
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
          /^(?:map\/)?(?:table\/(features|deployments|labels)|setUp|units)\/([^/]+)/.exec(target) ?? [];
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
    if (Object.keys(sizes).length > 0 && JSON.stringify(sizes) !== JSON.stringify(this.sizes)) this.sizes = sizes;
  }

  #options(effective: Effective): unknown {
    const { tool } = this;
    if (tool === 'area' || tool === 'line' || tool === 'brush') {
      const form = tool === 'line' ? 'line' : 'area';
      const kinds = kindsFor(effective, form === 'area');
      if (kinds.length === 0) return html`<span class="soft">${WORDS.noKinds}</span>`;
      return choice(
        WORDS.kind,
        kinds,
        this.#kind(effective, form),
        (kind) => (this.kinds = { ...this.kinds, [form]: kind }),
      );
    }
    return tool === 'deployment'
      ? choice(WORDS.side, effective.sides, this.#sideOf(effective), (side) => (this.side = side))
      : nothing;
  }

  #kind(effective: Effective, tool: 'area' | 'line'): string {
    const kinds = kindsFor(effective, tool === 'area');
    return kinds.find(({ id }) => id === this.kinds[tool])?.id ?? kinds.at(-1)?.id ?? '';
  }

  #sideOf({ sides }: Effective): string {
    return sides.find(({ id }) => id === this.side)?.id ?? sides[0]?.id ?? '';
  }

  #units(effective: Effective): TableUnit[] {
    const { renderer } = new PackageScene(this.session.project, this.package);
    return effective.setUp.flatMap(({ unit, hexes, facing, face = '' }): TableUnit[] => {
      const at = pointOfLabel(hexes[0] ?? '');
      if (at === null) return [];
      const { side, values = {} } = effective.units.find(({ id }) => id === unit) ?? {};
      const figures = numberOf(values['figures']);
      const files = Math.max(1, numberOf(values['files']));
      const outline = {
        ...at,
        ...(this.sizes[unit] ?? PLAIN),
        facing: typeof facing === 'number' ? facing : 0,
        files,
        ranks: Math.max(1, Math.ceil(figures / files)),
        figures,
      };
      const isRound = effective.sides.findIndex(({ id }) => id === side) % 2 === 1;
      return [{ id: unit, outline, counter: renderer.counter(unit, face), isRound, isLit: false }];
    });
  }

  #carryOut(deed: Deed, effective: Effective, plan: TablePlan): void {
    const { session, package: id } = this;
    switch (deed.do) {
      case 'choose':
        this.chosen = deed.chosen;
        break;
      case 'draw':
        this.#lay(deed.tool, deed.points, effective, plan);
        break;
      case 'paint':
        this.#paint(deed.outlines, effective, plan);
        break;
      case 'move-point': {
        const { list, id: name } = deed.chosen;
        const target = `table/${list}/${name}`;
        if (list === 'labels') session.do(moveTo(session.project, id, `${target}/at`, deed.to));
        else
          session.do(
            movePoint(session.project, id, `${target}/${this.#pointsOf(deed.chosen, plan)}`, deed.index, deed.to),
          );
        break;
      }
      case 'stand':
        session.do(stand(session.project, id, deed.unit, labelOf(deed.at), deed.facing));
        break;
      case 'form':
        session.do(formUp(session.project, id, deed.unit, deed.files));
        break;
      case 'point':
        this.#at = deed.at;
        this.#tellOthers();
        break;
      case 'copy': {
        const { list, id: name } = deed.chosen;
        if (copyThing(session.project, id, list, name)) say(WORDS.copied(name), { tone: 'good' });
        break;
      }
      case 'paste':
        this.#paste(deed.at, effective, plan);
        break;
      case 'remove': {
        const { list, id: name } = deed.chosen;
        const plan =
          list === 'units' ? takeUnitOff(session.project, id, name) : takeAway(session.project, id, list, name);
        if (session.do(plan)) this.chosen = null;
      }
    }
  }

  /** Lays what was copied on the table, with its first point there. */
  #paste(at: Point, { units }: Effective, plan: TablePlan): void {
    const { session, package: id } = this;
    const thing = thingAt(at);
    if (thing === null) {
      say(WORDS.nothingCopied);
      return;
    }
    if (thing.list === 'units') {
      const unit = freeName(thing.stem, units);
      session.editor.begin(WORDS.pasted(unit));
      const isThere = session.do(addItem(session.project, id, 'units', { ...thing.item, id: unit }));
      if (isThere && session.do(addItem(session.project, id, 'setUp', { ...thing.placement, unit })))
        this.chosen = { list: 'units', id: unit };
      session.editor.end();
      return;
    }
    const name = freeName(thing.stem, plan[thing.list]);
    if (session.do(lay(session.project, id, thing.list, { ...thing.item, id: name })))
      this.chosen = { list: thing.list, id: name };
  }

  /** Another one of what is chosen, a little aside. */
  #duplicate({ list, id }: Chosen, effective: Effective, plan: TablePlan): void {
    const unit = this.#units(effective).find((one) => list === 'units' && one.id === id);
    const [first = unit?.outline] = list === 'units' ? [] : outlineOf(nameOfChosen({ list, id }), plan, []);
    if (first === undefined || !copyThing(this.session.project, this.package, list, id)) return;
    // A unit has room beside the one that it is like.
    const [right, down] = unit === undefined ? [ASIDE, ASIDE] : [unit.outline.width + ASIDE / 2, 0];
    const x = first.x + right > plan.width ? first.x - right : first.x + right;
    this.#paste({ x, y: first.y + down }, effective, plan);
  }

  /** What is locked is nobody's choice any more. */
  #lock(locked: ReadonlySet<TableLayer>): void {
    this.locked = locked;
    if (this.chosen !== null && locked.has(this.chosen.list)) this.chosen = null;
  }

  #pointsOf({ list, id }: Chosen, { features }: TablePlan): 'area' | 'line' {
    return list === 'features' ? (features.find((one) => one.id === id)?.form ?? 'area') : 'area';
  }

  /** All that one stroke has painted, in one step. */
  #paint(outlines: readonly Drawing[], effective: Effective, plan: TablePlan): void {
    const { session, package: id } = this;
    const kind = this.#kind(effective, 'area');
    if (kind === '') return;
    const laid: { id: string }[] = [...plan.features];
    session.editor.begin(WORDS.painted);
    for (const area of outlines) {
      const name = freeName(kind, laid);
      laid.push({ id: name });
      session.do(lay(session.project, id, 'features', { id: name, kind, area: area.map(written) }));
    }
    session.editor.end();
  }

  #lay(tool: TableTool, points: Drawing, effective: Effective, plan: TablePlan): void {
    const { session, package: id } = this;
    const corners = points.map(written);
    const put = (list: TableList, stem: string, item: JsonObject): void => {
      const name = freeName(stem, plan[list]);
      if (session.do(lay(session.project, id, list, { id: name, ...item }))) this.chosen = { list, id: name };
    };
    if (tool === 'area' || tool === 'line') {
      const kind = this.#kind(effective, tool);
      if (kind !== '') put('features', kind, { kind, [tool]: corners });
    } else if (tool === 'deployment') {
      const side = this.#sideOf(effective);
      put('deployments', side, { side, area: corners });
    } else if (tool === 'label') {
      put('labels', 'name', { text: WORDS.newName, at: corners[0] });
      this.tool = 'select';
    }
  }
}

function labelOf({ x, y }: Point): string {
  return `${inchesText(x)},${inchesText(y)}`;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function choice(
  label: string,
  options: readonly { readonly id: string; readonly name: string }[],
  chosen: string,
  choose: (id: string) => void,
): unknown {
  return html`<label
    >${label}
    ${select({
      value: chosen,
      options: options.map(({ id, name }) => ({ value: id, title: name })),
      choose,
    })}</label
  >`;
}

customElements.define('table-editor', TableEditor);
