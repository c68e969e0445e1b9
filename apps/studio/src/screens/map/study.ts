import type { Arrow, HexNote, Highlight, SightProbe } from '@hexwright/board';
import type { Part, Reach } from '@hexwright/engine';
import { placesByHex } from '@hexwright/playtest/screen';
import { Store } from '../../parts/store.ts';
import { asList, nameOf, textOf } from '../../scene/items.ts';
import { titleOf } from '../../scene/chart.ts';
import type { MovementAnswer } from '../../workshop/questions/ground.ts';
import type { MapDesk } from './map-desk.ts';
import type { MapToolId } from './map-tools.ts';
import { WORDS } from './words.ts';

/** What a study shows on the map. */
export interface StudyView {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly HexNote[];
  readonly sights: readonly SightProbe[];
  readonly arrows: readonly Arrow[];
}

/** What a study says: a sentence, and what it comes from. */
export interface StudyWords {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly tone: 'neutral' | 'good' | 'danger';
}

const NOTHING: StudyView = { highlights: [], notes: [], sights: [], arrows: [] };
/** Kinds of unit of a class that are asked about. */
const MOST_KINDS = 8;

/** Questions about the ground, put on the map and answered by the rules: lines of sight, costs of movement. */
export class Study {
  readonly shown = new Store<StudyView>(NOTHING);
  readonly words = new Store<StudyWords | null>(null);
  /** Whose movement is studied: the id of a unit, or `class:` and that of a class; empty for nobody's yet. */
  readonly unit = new Store('');
  readonly #desk: MapDesk;
  #tool: MapToolId = 'select';
  #from = -1;
  #to = -1;
  #reach: Reach | null = null;
  /** The error elsewhere in the package that the reach leaves out. */
  #leftOut: string | null = null;
  #best: ReadonlyMap<number, number> = new Map();
  /** Only the answer to the last question is shown. */
  #asked = 0;
  #isAsking = false;
  #isLeading = false;

  constructor(desk: MapDesk) {
    this.#desk = desk;
  }

  /** Where the study begins; -1 for nowhere yet. */
  get from(): number {
    return this.#from;
  }

  /** Whether the other end of a line of sight follows the pointer. */
  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** Another tool was taken up. */
  change(tool: MapToolId): void {
    if (tool === this.#tool) return;
    this.#tool = tool;
    this.clear();
    if (tool === 'sight') this.#say(WORDS.dragFromAHexToAnother);
    if (tool === 'movement') this.#say(WORDS.clickAUnitOrChooseOne);
  }

  /** Takes everything off the map again. */
  clear(): void {
    [this.#from, this.#to, this.#reach] = [-1, -1, null];
    this.#isLeading = false;
    this.#asked += 1;
    this.shown.value = NOTHING;
    this.words.value = null;
  }

  /** The pointer goes down on a hex, or Enter is pressed on it. */
  press(hex: number, counter: string | null): void {
    if (this.#tool === 'movement') {
      if (counter !== null) this.unit.value = counter;
      this.#from = hex;
      void this.#askMovement();
      return;
    }
    if (this.#isLeading) {
      // The second click or Enter lays the other end down.
      this.lead(hex);
      this.#isLeading = false;
      return;
    }
    this.#isLeading = true;
    [this.#from, this.#to] = [hex, -1];
    this.shown.value = { ...NOTHING, highlights: [{ hexes: [hex], tone: 'neutral', look: 'fill' }] };
    this.#say(`From ${this.#desk.label(hex)} to …`);
  }

  /** The pointer is dragged over a hex, or the focus moves there. */
  lead(hex: number): void {
    if (this.#tool === 'movement') this.#tellCost(hex);
    if (this.#tool !== 'sight' || !this.#isLeading || hex < 0 || hex === this.#to || hex === this.#from) return;
    this.#to = hex;
    void this.#askSight();
  }

  /** The pointer is let go: the line stays as it is. After a click its other end goes on following the pointer. */
  release(): void {
    if (this.#to >= 0) this.#isLeading = false;
  }

  /** Studies another unit from where it stands, or a class, else from where the last one was studied. */
  studyUnit(unit: string): void {
    this.unit.value = unit;
    const placed = this.#desk.scene.scene?.counters.find(({ id }) => id === unit);
    if (placed !== undefined) this.#from = placed.hex;
    if (this.#from >= 0) void this.#askMovement();
    else this.#say(WORDS.clickTheHexItStartsFrom);
  }

  /** One question at a time: a fast pointer asks again when the answer is there. */
  async #askSight(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const [asked, from, to] = [this.#asked, this.#from, this.#to];
      const { workshop } = this.#desk.session;
      const answer = await workshop.ask('sight', { package: this.#desk.id, from, to });
      const { found: seen, inTheWay, leftOut } = answer;
      if (asked === this.#asked && seen === null) this.#say(blockedBy(inTheWay), 'danger');
      else if (asked === this.#asked && seen !== null) {
        const blocking = seen.blockedBy.map(({ hex }) => hex);
        this.shown.value = { ...NOTHING, sights: [{ from, to, blockedBy: blocking }] };
        const range = `${this.#desk.label(from)} to ${this.#desk.label(to)}, ${seen.range} ${seen.range === 1 ? 'hex' : 'hexes'}`;
        this.words.value = {
          text: seen.clear ? `${range}: clear.` : `${range}: blocked.`,
          parts: [
            ...seen.blockedBy.map(({ hex, text, case: cited }) => ({
              label: `${this.#desk.label(hex)}: ${text}`,
              value: 0,
              case: cited,
            })),
            ...partOf(leftOut),
          ],
          tone: seen.clear ? 'good' : 'danger',
        };
        this.#desk.board.value?.say(
          `${this.words.value.text} ${this.words.value.parts.map(({ label }) => label).join('. ')}`,
        );
      }
      this.#isAsking = false;
      if (asked === this.#asked && to !== this.#to) await this.#askSight();
    } catch (error) {
      this.#isAsking = false;
      this.#say(error instanceof Error ? error.message : blockedBy(null), 'danger');
    }
  }

  async #askMovement(): Promise<void> {
    const [subject, from] = [this.unit.value, this.#from];
    if (subject === '') {
      this.#say(WORDS.chooseTheUnitOrTheClass);
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    const ofClass = this.classes.find(({ id }) => id === subject);
    try {
      const reaches = [];
      let [inTheWay, leftOut]: (string | null)[] = [null, null];
      for (const unit of ofClass?.kinds ?? [subject]) {
        const answer = await this.#reachOf(unit, from);
        if (asked !== this.#asked) return;
        inTheWay ??= answer.inTheWay;
        leftOut ??= answer.leftOut;
        if (answer.found !== null) reaches.push({ unit, reach: answer.found });
      }
      // Of a class, those who go furthest show what ground costs it.
      const furthest = reaches.toSorted((one, other) => other.reach.allowance - one.reach.allowance).at(0);
      const item = this.#desk.scene.press.unit(furthest?.unit ?? subject);
      const unitName = item === undefined ? subject : titleOf(item);
      const name = ofClass === undefined ? unitName : `${ofClass.name}, such as ${unitName},`;
      const reach = furthest?.reach ?? null;
      this.#reach = reach;
      this.#leftOut = leftOut;
      this.#best = reach === null ? new Map<number, number>() : placesByHex(reach);
      this.shown.value = this.#reachView(from);
      const where = this.#desk.label(from);
      if (reach === null && inTheWay !== null) this.#say(blockedBy(inTheWay), 'danger');
      else if (reach === null) this.#say(`${name} cannot move from ${where}.`, 'danger');
      else {
        const text = `${name} alone on the map, from ${where}: ${this.#best.size} hexes within ${reach.allowance} ${reach.unit}.`;
        this.words.value = { text, parts: partOf(leftOut), tone: 'neutral' };
      }
    } catch (error) {
      if (asked === this.#asked) this.#say(error instanceof Error ? error.message : blockedBy(null), 'danger');
    }
  }

  /** Where a unit gets to, from a hex, as it stands or as it would stand there. */
  async #reachOf(unit: string, from: number): Promise<MovementAnswer> {
    const { scene, session, id } = this.#desk;
    const item = scene.press.unit(unit);
    const isDouble = item !== undefined && textOf(item, 'size') === 'double';
    const across = isDouble ? (scene.scene?.counters.find((one) => one.id === unit)?.across ?? 0) : null;
    return session.workshop.ask('movement', { package: id, unit, from, across });
  }

  #reachView(from: number): StudyView {
    const reach = this.#reach;
    const start: Highlight = { hexes: [from], tone: 'neutral', look: 'outline' };
    if (reach === null) return { ...NOTHING, highlights: [start] };
    const notes = [...this.#best].map(([hex, place]): HexNote => {
      const { cost, ends } = reach.places[place];
      return { hex, text: String(cost), tone: ends ? 'good' : 'warning' };
    });
    const within = [...this.#best.keys()];
    return { ...NOTHING, highlights: [{ hexes: within, tone: 'good', look: 'fill' }, start], notes };
  }

  /** Says what the way to a hex costs, step by step, and shows it. */
  #tellCost(hex: number): void {
    const reach = this.#reach;
    const index = this.#best.get(hex);
    if (reach === null || index === undefined || hex === this.#from) return;
    const way: number[] = [];
    for (let at = index; at >= 0; at = reach.places[at].from) way.unshift(at);
    const parts = way.flatMap((at) => {
      const place = reach.places[at];
      return place.parts.map((part) => ({ ...part, label: `${this.#desk.label(place.hexes[0])}: ${part.label}` }));
    });
    const hexes = way.map((at) => reach.places[at].hexes[0]);
    this.shown.value = { ...this.#reachView(this.#from), arrows: hexes.length < 2 ? [] : [{ hexes, tone: 'neutral' }] };
    const { cost, ends } = reach.places[index];
    const end = ends ? '' : ' It may pass, but not end there.';
    this.words.value = {
      text: `${this.#desk.label(hex)}: ${cost} of ${reach.allowance} ${reach.unit}.${end}`,
      parts: [...parts, ...partOf(this.#leftOut)],
      tone: 'neutral',
    };
  }

  #say(text: string, tone: StudyWords['tone'] = 'neutral'): void {
    this.words.value = { text, parts: [], tone };
  }

  /** Classes to choose from: for each, one unit of every kind of its units that differ in anything but their names. */
  get classes(): readonly { readonly id: string; readonly name: string; readonly kinds: readonly string[] }[] {
    const { items } = this.#desk.scene;
    const words = items.list('vocabularies').find((one) => nameOf(one) === 'classes')?.['values'];
    const names = new Map(asList(words).map((word) => [nameOf(word), titleOf(word)]));
    const byClass = Map.groupBy(items.list('units'), (unit) => textOf(unit, 'class'));
    byClass.delete('');
    return [...byClass].map(([id, units]) => {
      const kinds = new Map(
        units.map((unit) => [JSON.stringify([unit['size'], unit['values'], unit['traits']]), nameOf(unit)]),
      );
      return { id: `class:${id}`, name: names.get(id) ?? id, kinds: [...kinds.values()].slice(0, MOST_KINDS) };
    });
  }

  /** Units to choose from, with their names. */
  get units(): readonly { readonly id: string; readonly name: string }[] {
    return this.#desk.scene.items.list('units').map((unit) => ({ id: nameOf(unit), name: titleOf(unit) }));
  }
}

/** Names what stands in the way of an answer. */
function blockedBy(error: string | null): string {
  return error === null ? WORDS.theRulesCannotAnswerWhileThe : `${WORDS.rulesBlocked} ${error}`;
}

/** What an answer leaves out, as a line below it. */
function partOf(leftOut: string | null): readonly Part[] {
  return leftOut === null ? [] : [{ label: `${WORDS.leftOut} ${leftOut}`, value: 0, case: '' }];
}
