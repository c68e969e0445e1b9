import type { TablePlan } from '@hexwright/playtest/screen';
import {
  ahead,
  bearing,
  type Cell,
  contains,
  corners,
  distance,
  inchesText,
  Lattice,
  lineGap,
  norm,
  outlinesOf,
  QUARTER,
  type Point,
} from '@hexwright/table';
import { svg, type SVGTemplateResult } from 'lit';
import { boardTheme } from '../../../scene/board-theme.ts';
import { deploymentsOf, groundOf, namesOf, pointsText, titleOf } from '../../../table/ground.ts';
import { TableSheet } from '../../../table/table-sheet.ts';
import { type TableUnit, unitOf } from '../../../table/units.ts';
import { brushed, click, type Drawing, finish, measured, type TableTool } from './drawing-tool.ts';
import { snapped, type TableList } from './table-edits.ts';
import { type Flaw, flawsOf, type Guest, guestsOf } from './table-overlay.ts';
import { TABLE_WORDS as WORDS } from './table-words.ts';

const INCH = 1000;
/** CSS pixels about a handle that mean it. */
const NEAR = 10;
/** How far before its front a unit has the handle that turns it. */
const HANDLE = 1500;
/** Facings are set by whole degrees with the mouse, by fifteen with keys, and by one with Shift. */
const [DEGREE, TURN_STEP] = [10, 150];

/** What can be hidden by itself. */
export const TABLE_LAYERS = ['features', 'deployments', 'labels', 'units'] as const;
export type TableLayer = (typeof TABLE_LAYERS)[number];

/** Something on the table: a thing of a list, or a unit. */
export interface Chosen {
  readonly list: TableLayer;
  readonly id: string;
}

/** What is dragged: a point of what is chosen, a unit, the way it looks, or an end of its front. */
type Held =
  | { readonly what: 'point'; readonly index: number }
  | { readonly what: 'unit'; readonly unit: TableUnit }
  | { readonly what: 'turn'; readonly unit: TableUnit }
  | { readonly what: 'files'; readonly unit: TableUnit };

/** What has been done with the hand, for those who make edits of it. */
export type Deed =
  | { readonly do: 'choose'; readonly chosen: Chosen | null }
  | { readonly do: 'draw'; readonly tool: TableTool; readonly points: Drawing }
  | { readonly do: 'paint'; readonly outlines: readonly Drawing[] }
  | { readonly do: 'move-point'; readonly chosen: Chosen; readonly index: number; readonly to: Point }
  | { readonly do: 'stand'; readonly unit: string; readonly at: Point; readonly facing: number }
  | { readonly do: 'form'; readonly unit: string; readonly files: number }
  | { readonly do: 'copy'; readonly chosen: Chosen }
  | { readonly do: 'paste'; readonly at: Point }
  | { readonly do: 'point'; readonly at: Point }
  | { readonly do: 'remove'; readonly chosen: Chosen };

/** The table of a package in the hands of somebody who edits it. Sends `deed` with a {@link Deed}. */
export class TableCanvas extends TableSheet {
  static override properties = {
    ...TableSheet.properties,
    units: { attribute: false },
    sides: { attribute: false },
    tool: { attribute: false },
    chosen: { attribute: false },
    unseen: { attribute: false },
    locked: { attribute: false },
    guests: { attribute: false },
    flaws: { attribute: false },
    points: { state: true },
    at: { state: true },
    dragging: { state: true },
    painted: { state: true },
  };

  declare units: readonly TableUnit[];
  declare sides: readonly { readonly id: string; readonly color: string }[];
  declare tool: TableTool;
  declare chosen: Chosen | null;
  /** What is not drawn, and what is drawn: neither can be taken hold of. */
  declare unseen: ReadonlySet<TableLayer>;
  declare locked: ReadonlySet<TableLayer>;
  declare guests: readonly Guest[];
  declare flaws: readonly Flaw[];
  /** What is being drawn, and what was measured last. */
  declare points: Drawing;
  /** Where the hand points. */
  declare at: Point | null;
  /** Where what is dragged would go. */
  declare dragging: { readonly held: Held; readonly from: Point; readonly to: Point } | null;
  /** The squares that a stroke of the brush has come over. */
  declare painted: ReadonlySet<Cell>;
  #held: Held | null = null;
  #brush: Point | null = null;
  #tape: Drawing = [];

  constructor() {
    super();
    this.units = [];
    this.sides = [];
    this.tool = 'select';
    this.chosen = null;
    this.unseen = new Set();
    this.locked = new Set();
    this.guests = [];
    this.flaws = [];
    this.points = [];
    this.at = null;
    this.dragging = null;
    this.painted = new Set();
  }

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('tool')) [this.points, this.#tape, this.painted] = [[], [], new Set()];
  }

  protected drawn(whole: TablePlan): SVGTemplateResult {
    const plan = without(whole, this.unseen);
    const units = this.unseen.has('units') ? [] : this.units;
    const pixel = this.pixels(1);
    const color = (side: string): string => this.sides.find(({ id }) => id === side)?.color ?? '#808080';
    const chosenIn = (list: TableList): string | null => (this.chosen?.list === list ? this.chosen.id : null);
    return svg`${groundOf(plan, boardTheme(), chosenIn('features'))}
      ${deploymentsOf(plan.deployments, color, chosenIn('deployments'))} ${namesOf(plan)}
      ${units.map((unit) => unitOf(this.#asDragged(unit)))} ${this.#squares(plan)} ${this.#draft()}
      ${this.#handles(plan)} ${flawsOf(this.flaws, plan, units, pixel)} ${guestsOf(this.guests, plan, units, pixel)}`;
  }

  /** What can be taken hold of: nothing that is hidden or locked. */
  #loose(plan: TablePlan): TablePlan {
    return without(plan, new Set([...this.unseen, ...this.locked]));
  }

  get #looseUnits(): readonly TableUnit[] {
    return this.unseen.has('units') || this.locked.has('units') ? [] : this.units;
  }

  protected named({ width, depth }: TablePlan): string {
    return WORDS.name(inchesText(width), inchesText(depth));
  }

  protected described(plan: TablePlan, point: Point): string {
    const ground = plan.features.filter(({ form, points }) => form === 'area' && contains(points, point)).map(titleOf);
    const here = this.units
      .filter(({ outline }) => contains(corners(outline), point))
      .map(({ counter }) => counter.name);
    return [`${inchesText(point.x)},${inchesText(point.y)}`, ...ground, ...here].join('; ');
  }

  protected clicked(point: Point): void {
    const { plan, tool } = this;
    if (plan === null) return;
    if (tool === 'brush') {
      this.painted = brushed(new Lattice(plan), this.painted, point, point);
      return;
    }
    if (tool === 'select') {
      this.#tell({ do: 'choose', chosen: this.#hit(this.#loose(plan), point) });
      return;
    }
    this.#draw(click(tool, this.points, snapped(point, plan), this.pixels(NEAR)));
  }

  protected override pointed(point: Point): void {
    this.#tell({ do: 'point', at: point });
    if (this.plan !== null && this.tool !== 'select') this.at = snapped(point, this.plan);
  }

  protected override grabs(point: Point): boolean {
    const { plan } = this;
    if (plan !== null && this.tool === 'brush') {
      this.#brush = point;
      return true;
    }
    this.#held = plan === null || this.tool !== 'select' ? null : this.#heldAt(this.#loose(plan), point);
    return this.#held !== null;
  }

  protected override dragged(from: Point, to: Point, isOver: boolean): void {
    const { plan, chosen } = this;
    const held = this.#held;
    if (plan !== null && this.#brush !== null) {
      this.painted = brushed(new Lattice(plan), this.painted, this.#brush, to);
      this.#brush = isOver ? null : to;
      if (isOver) this.#paint(plan);
      return;
    }
    if (plan === null || held === null) return;
    const isClick = distance(from, to) <= this.pixels(NEAR / 2);
    this.dragging = isOver || isClick ? null : { held, from, to };
    if (!isOver) return;
    if (held.what === 'unit' && isClick) this.#tell({ do: 'choose', chosen: { list: 'units', id: held.unit.id } });
    if (isClick) return;
    if (held.what === 'point' && chosen !== null) {
      this.#tell({ do: 'move-point', chosen, index: held.index, to: snapped(to, plan) });
    } else if (held.what === 'files') {
      this.#tell({ do: 'form', unit: held.unit.id, files: this.#stance(held, from, to, plan).files });
    } else if (held.what !== 'point') {
      const { x, y, facing } = this.#stance(held, from, to, plan);
      this.#tell({ do: 'stand', unit: held.unit.id, at: { x, y }, facing });
    }
  }

  protected override keyed(event: KeyboardEvent): boolean {
    const { plan, chosen, tool } = this;
    if (plan === null) return false;
    const unit = this.units.find(({ id }) => chosen?.list === 'units' && id === chosen.id);
    const by = event.shiftKey ? DEGREE : TURN_STEP;
    if (event.ctrlKey || event.metaKey) return this.#clip(event.key);
    switch (event.key) {
      case 'Enter':
        if (tool === 'brush') this.#paint(plan);
        else this.#draw(finish(tool, this.points));
        return true;
      case 'Escape':
        if (this.points.length + this.painted.size > 0) [this.points, this.painted] = [[], new Set()];
        else this.#tell({ do: 'choose', chosen: null });
        return true;
      case 'Backspace':
        this.points = this.points.slice(0, -1);
        return true;
      case 'Delete':
        if (chosen !== null) this.#tell({ do: 'remove', chosen });
        return chosen !== null;
      case '[':
      case ']':
      case '{':
      case '}':
        if (unit === undefined) return false;
        this.#turn(unit, '[{'.includes(event.key) ? -by : by);
        return true;
      case ',':
      case '.':
        if (unit === undefined || unit.outline.figures === 0) return false;
        this.#form(unit, unit.outline.files + (event.key === ',' ? -1 : 1));
        return true;
      case 'm':
        // The unit that is chosen goes where the keyboard is.
        if (unit === undefined) return false;
        this.#tell({ do: 'stand', unit: unit.id, at: snapped(this.focused, plan), facing: unit.outline.facing });
        return true;
      default:
        return false;
    }
  }

  /** Copies what is chosen, or lays what was copied where the keyboard is. */
  #clip(key: string): boolean {
    const { chosen, plan } = this;
    if (key === 'c' && chosen !== null) this.#tell({ do: 'copy', chosen });
    else if (key === 'v' && plan !== null) this.#tell({ do: 'paste', at: snapped(this.focused, plan) });
    else return false;
    return true;
  }

  #form({ id, outline }: TableUnit, files: number): void {
    const most = Math.max(1, outline.figures);
    this.#tell({ do: 'form', unit: id, files: Math.max(1, Math.min(most, files)) });
  }

  #turn({ id, outline }: TableUnit, by: number): void {
    this.#tell({ do: 'stand', unit: id, at: outline, facing: norm(outline.facing + by) });
  }

  #draw({ points, done }: ReturnType<typeof click>): void {
    this.points = points;
    if (done === null) return;
    this.#tape = this.tool === 'tape' ? done : [];
    if (this.tool === 'tape') this.say(measured(done[0], done[1]));
    else this.#tell({ do: 'draw', tool: this.tool, points: done });
  }

  /** Ends a stroke: what was painted becomes areas. */
  #paint(plan: TablePlan): void {
    const outlines = outlinesOf(new Lattice(plan), this.painted);
    this.painted = new Set();
    if (outlines.length === 0) return;
    this.#tell({ do: 'paint', outlines: outlines.map((points) => points.map((point) => snapped(point, plan))) });
  }

  #tell(deed: Deed): void {
    this.dispatchEvent(new CustomEvent<Deed>('deed', { detail: deed }));
  }

  /** What lies at a point, the uppermost first. */
  #hit({ features, deployments, labels }: TablePlan, point: Point): Chosen | null {
    const near = this.pixels(NEAR);
    const unit = this.#looseUnits.findLast(({ outline }) => contains(corners(outline), point));
    if (unit !== undefined) return { list: 'units', id: unit.id };
    const label = labels.find(({ at }) => distance(at, point) <= Math.max(near, INCH));
    if (label !== undefined) return { list: 'labels', id: label.id };
    const feature = features.findLast(({ form, points }) =>
      form === 'area' ? contains(points, point) : lineGap(points, [point]) <= Math.max(near, INCH / 3),
    );
    if (feature !== undefined) return { list: 'features', id: feature.id };
    const deployment = deployments.findLast(({ points }) => contains(points, point));
    return deployment === undefined ? null : { list: 'deployments', id: deployment.id };
  }

  #heldAt(plan: TablePlan, point: Point): Held | null {
    const near = this.pixels(NEAR);
    const index = this.#chosenPoints(plan).findIndex((one) => distance(one, point) <= near);
    if (index >= 0) return { what: 'point', index };
    const turning = this.#chosenUnit();
    if (turning !== undefined && distance(handleOf(turning), point) <= near) return { what: 'turn', unit: turning };
    const isEnd = turning !== undefined && endsOf(turning).some((end) => distance(end, point) <= near);
    if (isEnd) return { what: 'files', unit: turning };
    const unit = this.#looseUnits.findLast(({ outline }) => contains(corners(outline), point));
    return unit === undefined ? null : { what: 'unit', unit };
  }

  #chosenUnit(): TableUnit | undefined {
    const { chosen } = this;
    return chosen?.list === 'units' ? this.#looseUnits.find(({ id }) => id === chosen.id) : undefined;
  }

  #chosenPoints({ features, deployments, labels }: TablePlan): readonly Point[] {
    const { chosen } = this;
    if (chosen === null || chosen.list === 'units') return [];
    if (chosen.list === 'labels') return labels.filter(({ id }) => id === chosen.id).map(({ at }) => at);
    const list = chosen.list === 'features' ? features : deployments;
    return list.find(({ id }) => id === chosen.id)?.points ?? [];
  }

  /** Where a unit stands that is dragged: as far from where it stood as the hand has gone. */
  #stance(
    held: Exclude<Held, { readonly what: 'point' }>,
    from: Point,
    to: Point,
    plan: TablePlan,
  ): TableUnit['outline'] {
    const { outline } = held.unit;
    if (held.what === 'files') {
      // The middle of the front stays: both ends go as far.
      const room = outline.width / Math.max(1, outline.files);
      const files = Math.round((2 * distance(outline, to)) / room);
      return inFiles(outline, Math.max(1, Math.min(outline.figures, files)));
    }
    if (held.what === 'turn') {
      return { ...outline, facing: norm(Math.round(bearing(outline, to) / DEGREE) * DEGREE) };
    }
    return { ...outline, ...snapped({ x: outline.x + to.x - from.x, y: outline.y + to.y - from.y }, plan) };
  }

  #asDragged(unit: TableUnit): TableUnit {
    const { dragging, plan } = this;
    const isLit = this.chosen?.list === 'units' && this.chosen.id === unit.id;
    if (dragging === null || plan === null || dragging.held.what === 'point' || dragging.held.unit.id !== unit.id) {
      return { ...unit, isLit };
    }
    return { ...unit, isLit, outline: this.#stance(dragging.held, dragging.from, dragging.to, plan) };
  }

  #squares({ width, depth }: TablePlan): SVGTemplateResult {
    const lattice = new Lattice({ width, depth });
    const squares = [...this.painted].map((cell) => {
      const [x, y] = [cell % lattice.columns, Math.floor(cell / lattice.columns)];
      return `M${x} ${y}h1v1h-1z`;
    });
    return svg`<path class="spot fill selection" d=${squares.join('')}></path>`;
  }

  #draft(): SVGTemplateResult {
    const isMeasured = this.tool === 'tape' && this.points.length === 0;
    const points = isMeasured ? this.#tape : [...this.points, ...this.#ahead()];
    const [one, other] = points;
    const isTape = this.tool === 'tape' && other !== undefined;
    return svg`<g class="way selection"><polyline points=${pointsText(points)}></polyline>
      ${this.points.map(({ x, y }) => svg`<circle class="spot fill" cx=${x / INCH} cy=${y / INCH} r="0.2"></circle>`)}
      ${isTape ? svg`<text class="note" x=${(one.x + other.x) / 2 / INCH} y=${(one.y + other.y) / 2 / INCH}>${measured(one, other)}</text>` : ''}
    </g>`;
  }

  /** The next point of a drawing, as long as the hand points at one. */
  #ahead(): Drawing {
    return this.at === null || this.points.length === 0 ? [] : [this.at];
  }

  #handles(plan: TablePlan): SVGTemplateResult {
    const moved = this.dragging?.held.what === 'point' ? this.dragging : null;
    const points = this.#chosenPoints(plan).map((point, index) =>
      moved?.held.what === 'point' && moved.held.index === index ? snapped(moved.to, plan) : point,
    );
    const unit = this.#chosenUnit();
    const dragged = unit === undefined ? null : this.#asDragged(unit);
    const turn = dragged === null ? [] : [handleOf(dragged), ...endsOf(dragged)];
    return svg`<g class="selection">
      ${moved === null ? '' : svg`<g class="way selection"><polyline points=${pointsText(points)}></polyline></g>`}
      ${[...points, ...turn].map(
        ({ x, y }) =>
          svg`<circle class="spot fill handle" cx=${x / INCH} cy=${y / INCH} r=${this.pixels(5) / INCH}></circle>`,
      )}
    </g>`;
  }
}

/** A plan without some of its layers. */
function without(plan: TablePlan, layers: ReadonlySet<TableLayer>): TablePlan {
  return {
    ...plan,
    features: layers.has('features') ? [] : plan.features,
    deployments: layers.has('deployments') ? [] : plan.deployments,
    labels: layers.has('labels') ? [] : plan.labels,
  };
}

/** A block in so many files, with as many ranks as its figures then need. */
function inFiles(outline: TableUnit['outline'], files: number): TableUnit['outline'] {
  const ranks = Math.ceil(outline.figures / files);
  const [front, deep] = [outline.width / Math.max(1, outline.files), outline.depth / Math.max(1, outline.ranks)];
  return { ...outline, files, ranks, width: front * files, depth: deep * ranks };
}

/** The ends of a unit's front, by which it takes more or fewer files; none for what has no figures. */
function endsOf({ outline }: TableUnit): Point[] {
  if (outline.figures < 2) return [];
  return [-1, 1].map((way) => ahead(outline, norm(outline.facing + way * QUARTER), outline.width / 2));
}

/** Where the handle is that turns a unit. */
function handleOf({ outline }: TableUnit): Point {
  return ahead(outline, outline.facing, HANDLE);
}

customElements.define('table-canvas', TableCanvas);
