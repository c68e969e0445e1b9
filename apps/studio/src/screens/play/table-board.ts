import { EMPTY_VIEW, type BoardView, type Counter } from '@hexwright/board';
import { TableSpace } from '@hexwright/compiler/table-space';
import type { PieceView, TableMark, TablePlan } from '@hexwright/playtest/screen';
import { contains, corners, gapToPoint, inchesText, type Point } from '@hexwright/table';
import { html, svg, type SVGTemplateResult } from 'lit';
import { boardTheme } from '../../scene/board-theme.ts';
import { terrainOf, namesOf, regionsOf, titleOf } from '../../table/terrain.ts';
import { type Pointing, TableSheet } from '../../table/table-sheet.ts';
import { thinned } from '../../table/figures.ts';
import { markOf, redraw, transformOf, type TableUnit, unitOf } from '../../table/units.ts';
import './caption-layer.ts';
import { figuresAt, standsAt } from './film.ts';
import type { BoardPointer, GameBoard } from './game-board.ts';
import { type Drawing, laidOver, laidOverStyles, laidUnder } from './laid-over.ts';
import type { Playback } from './playback.ts';
import type { Caption } from './recent-events.ts';
import { words } from './words.ts';

const INCH = 1000;
/** How large a spot is that would be a counter, in inches. */
const COUNTER = 1.5;

/** A piece with what it covers. */
interface ShownUnit {
  readonly piece: PieceView;
  readonly unit: TableUnit;
}

/** The board of a game that is played on a table measured in inches. */
export class TableBoard extends TableSheet implements GameBoard {
  static override properties = {
    ...TableSheet.properties,
    pointer: { attribute: false },
    pieces: { attribute: false },
    counters: { attribute: false },
    sides: { attribute: false },
    shown: { attribute: false },
    captions: { attribute: false },
    marks: { attribute: false },
    playback: { attribute: false },
    news: { attribute: false },
    hint: { attribute: false },
  };
  static override styles = [...TableSheet.styles, laidOverStyles];

  declare pointer: BoardPointer;
  declare pieces: readonly PieceView[];
  /** The same pieces as they are printed. */
  declare counters: readonly Counter[];
  /** In their order: the figures of every other one have round bases. */
  declare sides: readonly { readonly id: string; readonly color: string }[];
  declare shown: BoardView;
  declare captions: readonly Caption[];
  /** What the rules lay over the table. */
  declare marks: readonly TableMark[];
  /** What is played back over the pieces, which then are those at its beginning. */
  declare playback: Playback | null;
  declare news: string;
  declare hint: string;
  #space: TableSpace | null = null;
  #end = (): void => undefined;
  /** By unit, the figures that are drawn while it is played back how they fall. */
  readonly #thinned = new Map<string, number>();
  #shownUnits: readonly ShownUnit[] = [];
  readonly #placeOf = this.placeOf.bind(this);

  constructor() {
    super();
    this.pieces = [];
    this.counters = [];
    this.sides = [];
    this.shown = EMPTY_VIEW;
    this.captions = [];
    this.marks = [];
    this.playback = null;
    this.news = '';
    this.hint = '';
  }

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('plan')) this.#space = this.plan === null ? null : new TableSpace(this.plan);
    this.#shownUnits = this.#found();
    if (changed.has('news') && this.news !== '') this.announced = this.news;
    else if (changed.has('hint') && this.hint !== '' && this.plan !== null)
      this.announced = `${this.described(this.plan, this.focused)}. ${this.hint}`;
  }

  override render(): unknown {
    return html`${super.render()} <caption-layer .captions=${this.captions} .placeOf=${this.#placeOf}></caption-layer>`;
  }

  override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    super.updated(changed);
    if (changed.has('playback')) {
      this.#end();
      this.#end = this.playback?.time.listen(() => this.#pose()) ?? this.#end;
    }
    this.#pose();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  /** Puts the blocks where they stand at the time that is played back: nothing else is drawn anew for it. */
  #pose(): void {
    const film = this.playback?.isPast.value === true ? this.playback.film.value : null;
    // Who is put somewhere sixty times a second does not glide there besides.
    this.toggleAttribute('playing', film !== null);
    const stands = film === null ? null : standsAt(film, this.playback?.time.value ?? 0);
    const blocks = new Map(
      [...this.renderRoot.querySelectorAll<SVGElement>('.unit')].map((block) => [block.dataset['id'], block]),
    );
    const figures = film === null ? null : figuresAt(film, this.playback?.time.value ?? 0);
    for (const { unit } of this.#shownUnits) {
      const block = blocks.get(unit.id);
      if (block === undefined) continue;
      block.setAttribute('transform', transformOf(stands?.get(unit.id) ?? unit.outline));
      this.#thin(block, unit, figures?.get(unit.id));
    }
  }

  /** Shows a unit with so many figures, or with those that it has where none is given. */
  #thin(block: Element, { id, outline, isRound }: TableUnit, figures: number | undefined): void {
    if (this.#thinned.get(id) === figures) return;
    if (figures === undefined) this.#thinned.delete(id);
    else this.#thinned.set(id, figures);
    redraw(block, figures === undefined ? outline : thinned(outline, figures), isRound);
  }

  #found(): ShownUnit[] {
    const lit = new Set(this.shown.litCounters);
    const counters = new Map(this.counters.map((counter) => [counter.id, counter]));
    return this.pieces.flatMap((piece) => {
      const { id, outline } = piece;
      const counter = counters.get(id);
      if (outline === undefined || counter === undefined || piece.where !== 'map') return [];
      const isRound = this.sides.findIndex((side) => side.id === piece.side) % 2 === 1;
      return [{ piece, unit: { id, outline, counter, isRound, isLit: lit.has(id) } }];
    });
  }

  protected drawn(plan: TablePlan): SVGTemplateResult {
    const drawing: Drawing = { at: (place) => this.#inchesOf(place), size: COUNTER };
    const taken = new Set(this.#shownUnits.map(({ piece }) => piece.places[0]));
    // Places where somebody stands are lit with who stands there.
    const highlights = this.shown.highlights.map((one) => ({
      ...one,
      places: one.places.filter((place) => !taken.has(place)),
    }));
    const color = (side: string): string => this.sides.find(({ id }) => id === side)?.color ?? '#808080';
    return svg`${terrainOf(plan, boardTheme(), null)} ${regionsOf('deployment', plan.deployments, color, null)}
      ${regionsOf('zone', plan.zones, color, null)} ${namesOf(plan)}
      ${laidUnder({ ...this.shown, highlights }, drawing)}
      ${this.#shownUnits.map(({ unit }) => unitOf(unit))} ${this.#plans()} ${this.marks.map(markOf)}
      ${laidOver(this.shown, drawing)}`;
  }

  /** What is already written for units and not brought to light yet. */
  #plans(): SVGTemplateResult[] {
    const plans = this.#shownUnits.flatMap(({ piece }) => piece.plan ?? []);
    return plans.length === 0 ? [] : [svg`<g class="plans">${plans.map(markOf)}</g>`];
  }

  protected named({ width, depth }: TablePlan): string {
    return words.inches.name(inchesText(width), inchesText(depth));
  }

  protected described({ features }: TablePlan, point: Point): string {
    const label = `${inchesText(point.x)},${inchesText(point.y)}`;
    const terrain = features.filter(({ form, points }) => form === 'area' && contains(points, point)).map(titleOf);
    const here = this.#shownUnits
      .filter(({ unit }) => gapToPoint(unit.outline, point) === 0)
      .map(({ piece, unit: { outline } }) =>
        words.inches.unit(piece.name, outline.figures, outline.facing / 10, piece.look.marks),
      );
    return words.inches.point(label, [...terrain, ...here]);
  }

  protected clicked(point: Point, { isTap }: Pointing): void {
    this.pointer.click({ place: this.#placeAt(point), counter: this.#pieceAt(point)?.id ?? null, isTap });
  }

  protected override pointed(point: Point): void {
    this.pointer.point?.(this.#placeAt(point));
  }

  /** Words go along. */
  protected override moved(): void {
    this.renderRoot.querySelector('caption-layer')?.settle();
  }

  point(place: number): void {
    const point = this.#pointOf(place);
    if (point !== null) this.focusOn(point);
  }

  placeOf(place: number): { readonly x: number; readonly y: number } | null {
    const point = this.#pointOf(place);
    return point === null ? null : this.inWindow(point);
  }

  reveal(places: readonly number[]): void {
    this.show(this.#points(places), false);
  }

  zoomTo(places: readonly number[]): void {
    this.show(this.#points(places), true);
  }

  #points(places: readonly number[]): Point[] {
    return places.map((place) => this.#pointOf(place)).filter((point) => point !== null);
  }

  #pointOf(place: number): Point | null {
    return this.#space !== null && this.#space.has(place) ? this.#space.pointOf(place) : null;
  }

  #inchesOf(place: number): Point | null {
    const point = this.#pointOf(place);
    return point === null ? null : { x: point.x / INCH, y: point.y / INCH };
  }

  /** A unit means itself wherever it is pointed at: the one drawn last, where several lie there. */
  #pieceAt(point: Point): PieceView | undefined {
    return this.#shownUnits.findLast((one) => contains(corners(one.unit.outline), point))?.piece;
  }

  #placeAt(point: Point): number {
    return this.#pieceAt(point)?.places[0] ?? this.#space?.at(point.x, point.y) ?? -1;
  }
}

customElements.define('table-board', TableBoard);
