import type { HandEffect, HeldKeys, ToolHand } from '@hexwright/board';
import type { TablePlan } from '@hexwright/playtest/screen';
import { contains, corners, inchesText, type Point } from '@hexwright/table';
import { svg, type SVGTemplateResult } from 'lit';
import type { Effective } from '../../../compile-service/protocol.ts';
import { boardTheme } from '../../../scene/board-theme.ts';
import { terrainOf, namesOf, pointsText, regionsOf, titleOf } from '../../../table/terrain.ts';
import { type Pointing, TableSheet } from '../../../table/table-sheet.ts';
import { type TableUnit, unitOf } from '../../../table/units.ts';
import { keyOfChosen } from './chosen-keys.ts';
import { chosenPoints, chosenUnit, endsOf, handleOf } from './handles.ts';
import { snapped, type TableList } from './table-edits.ts';
import { type Flaw, flawsOf, type Guest, guestsOf } from './table-overlay.ts';
import {
  type Chosen,
  TABLE_TOOL_SPACE,
  type TableContext,
  type TableEffect,
  type TableLayer,
  type TablePreview,
  type TableToolSpace,
  type TableTool,
  type TableToolEvent,
  without,
} from './table-tool.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

const INCH = 1000;
/** CSS pixels about a handle that mean it. */
const NEAR = 10;
const NO_KEYS: HeldKeys = { shift: false, alt: false, control: false };

/** What has been done with the hand, for those who make edits of it. */
export type Deed =
  | Exclude<TableEffect, { readonly do: 'say' }>
  | Extract<HandEffect, { readonly do: 'refuse' }>
  | { readonly do: 'copy'; readonly chosen: Chosen }
  | { readonly do: 'paste'; readonly at: Point }
  | { readonly do: 'point'; readonly at: Point };

/** The table of a package in the hands of somebody who edits it. Sends `deed` with a {@link Deed}. */
export class TableCanvas extends TableSheet {
  static override properties = {
    ...TableSheet.properties,
    hand: { attribute: false },
    effective: { attribute: false },
    units: { attribute: false },
    chosen: { attribute: false },
    unseen: { attribute: false },
    locked: { attribute: false },
    guests: { attribute: false },
    flaws: { attribute: false },
    preview: { state: true },
  };

  /** The tool that is held, with its options and its gesture. */
  declare hand: ToolHand<TableToolSpace>;
  declare effective: Effective;
  declare units: readonly TableUnit[];
  declare chosen: Chosen | null;
  /** What is not drawn, and what is drawn: neither can be taken hold of. */
  declare unseen: ReadonlySet<TableLayer>;
  declare locked: ReadonlySet<TableLayer>;
  declare guests: readonly Guest[];
  declare flaws: readonly Flaw[];
  /** What the tool shows: only another one is drawn anew. */
  declare preview: TablePreview;
  #unfollow = (): void => undefined;

  constructor() {
    super();
    this.units = [];
    this.chosen = null;
    this.unseen = new Set();
    this.locked = new Set();
    this.guests = [];
    this.flaws = [];
    this.preview = TABLE_TOOL_SPACE.nothing;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unfollow = this.hand.machine.listen(({ preview }) => (this.preview = preview));
    this.addEventListener('keyup', this.#letGo);
    this.addEventListener('focusout', this.#lost);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow();
    this.removeEventListener('keyup', this.#letGo);
    this.removeEventListener('focusout', this.#lost);
  }

  protected drawn(whole: TablePlan): SVGTemplateResult {
    const plan = without(whole, this.unseen);
    const units = this.unseen.has('units') ? [] : this.units;
    const pixel = this.pixels(1);
    const { sides } = this.effective;
    const color = (side: string): string => sides.find(({ id }) => id === side)?.color ?? '#808080';
    const chosenIn = (list: TableList): string | null => (this.chosen?.list === list ? this.chosen.id : null);
    return svg`${terrainOf(plan, boardTheme(), chosenIn('features'))}
      ${regionsOf('deployment', plan.deployments, color, chosenIn('deployments'))}
      ${regionsOf('zone', plan.zones, color, chosenIn('zones'))} ${namesOf(plan)}
      ${units.map((unit) => unitOf(this.#asDragged(unit)))} ${this.preview.drawn ?? ''}
      ${this.#handles(this.#context(whole))} ${flawsOf(this.flaws, plan, units, pixel)}
      ${guestsOf(this.guests, plan, units, pixel)}`;
  }

  protected named({ width, depth }: TablePlan): string {
    return WORDS.name(inchesText(width), inchesText(depth));
  }

  protected described(plan: TablePlan, point: Point): string {
    const terrain = plan.features.filter(({ form, points }) => form === 'area' && contains(points, point)).map(titleOf);
    const here = this.units
      .filter(({ outline }) => contains(corners(outline), point))
      .map(({ counter }) => counter.name);
    return [`${inchesText(point.x)},${inchesText(point.y)}`, ...terrain, ...here].join('; ');
  }

  protected clicked(point: Point, how: Pointing): void {
    const { tool, busy } = this.hand;
    // By keys, Enter begins what a drag does, and ends it.
    const isHeld = how.isKey && tool.value.holds !== undefined;
    if (!isHeld || !busy) this.#point('down', point, how);
    if (!isHeld || busy) this.#point('up', point, how);
  }

  protected override pointed(point: Point, how: Pointing): void {
    this.#notify({ do: 'point', at: point });
    this.#point('move', point, how);
  }

  protected override grabs(point: Point, how: Pointing): boolean {
    const { plan } = this;
    const tool: TableTool = this.hand.tool.value;
    if (plan === null || tool.grabs?.(point, this.#context(plan)) !== true) return false;
    this.#point('down', point, how);
    return true;
  }

  protected override dragged(_: Point, to: Point, isOver: boolean, how: Pointing): void {
    this.#point(isOver ? 'up' : 'move', to, how);
  }

  protected override keyed({ key, shiftKey, altKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent): boolean {
    const { plan, hand } = this;
    if (plan === null) return false;
    if (ctrlKey || metaKey) return this.#clip(key, plan);
    const context = this.#context(plan);
    const keys = { shift: shiftKey, alt: altKey, control: false };
    const { effects, handled } = hand.step(
      { type: 'key-down', key, keys, time: timeStamp, hit: this.focused },
      context,
    );
    for (const effect of effects) this.#do(effect, context);
    if (handled) return true;
    const effect = keyOfChosen(key, shiftKey, this.focused, context);
    if (effect !== null) this.#do(effect, context);
    return effect !== null;
  }

  readonly #letGo = ({ key, timeStamp }: KeyboardEvent): void => {
    if (this.plan !== null) this.hand.step({ type: 'key-up', key, time: timeStamp }, this.#context(this.plan));
  };

  readonly #lost = ({ timeStamp }: FocusEvent): void => {
    if (this.plan !== null) this.hand.step({ type: 'keys-gone', time: timeStamp }, this.#context(this.plan));
  };

  /** Copies what is chosen, or lays what was copied where the keyboard is. */
  #clip(key: string, plan: TablePlan): boolean {
    const { chosen } = this;
    if (key === 'c' && chosen !== null) this.#notify({ do: 'copy', chosen });
    else if (key === 'v') this.#notify({ do: 'paste', at: snapped(this.focused, plan) });
    else return false;
    return true;
  }

  #point(type: 'down' | 'move' | 'up', hit: Point, { shift, alt }: Pointing): void {
    if (this.plan === null) return;
    const context = this.#context(this.plan);
    const event: TableToolEvent = {
      type,
      hit,
      screen: this.inWindow(hit) ?? hit,
      keys: { ...NO_KEYS, shift, alt },
    };
    for (const effect of this.hand.step(event, context).effects) this.#do(effect, context);
  }

  #do(effect: HandEffect | TableEffect, context: TableContext): void {
    switch (effect.do) {
      case 'options':
      case 'take':
      case 'own':
        this.announce(this.hand.perform(effect, context));
        break;
      case 'say':
        this.announce(effect.text);
        break;
      default:
        this.#notify(effect);
    }
  }

  #notify(deed: Deed): void {
    this.dispatchEvent(new CustomEvent<Deed>('deed', { detail: deed }));
  }

  #context(plan: TablePlan): TableContext {
    const { hand, effective, units, chosen, locked, unseen } = this;
    const untouchable = new Map([
      ...[...locked].map((layer) => [layer, WORDS.isLocked] as const),
      ...[...unseen].map((layer) => [layer, WORDS.isHidden] as const),
    ]);
    return { options: hand.options.value, effective, plan, units, chosen, untouchable, near: this.pixels(NEAR) };
  }

  #asDragged(unit: TableUnit): TableUnit {
    const isLit = this.chosen?.list === 'units' && this.chosen.id === unit.id;
    const moved = this.preview.unit;
    return { ...unit, isLit, outline: moved?.id === unit.id ? moved.outline : unit.outline };
  }

  #handles(context: TableContext): SVGTemplateResult {
    const moved = this.preview.points;
    const unit = chosenUnit(context);
    const dragged = unit === undefined ? null : this.#asDragged(unit);
    const turn = dragged === null ? [] : [handleOf(dragged), ...endsOf(dragged)];
    return svg`<g class="selection">
      ${moved === null ? '' : svg`<g class="way selection"><polyline points=${pointsText(moved)}></polyline></g>`}
      ${[...(moved ?? chosenPoints(context)), ...turn].map(
        ({ x, y }) =>
          svg`<circle class="spot fill handle" cx=${x / INCH} cy=${y / INCH} r=${this.pixels(5) / INCH}></circle>`,
      )}
    </g>`;
  }
}

customElements.define('table-canvas', TableCanvas);
