import { clickTool, setting, type Highlight, type PlaceNote, type Hit, type Option } from '@hexwright/board';
import type { Reach } from '@hexwright/engine';
import { indexByPlace } from '@hexwright/playtest/screen';
import { titleOf } from '../../../scene/chart.ts';
import { asList, nameOf, textOf } from '../../../scene/items.ts';
import type { MovementAnswer } from '../../../compile-service/questions/terrain.ts';
import type { MapContext } from '../map-context.ts';
import type { MapTool } from '../map-tool.ts';
import { leftOutPart, type OverlayView, type RangeOverlay } from '../range-overlay.ts';
import { MOVEMENT, WORDS } from '../words.ts';

/** Kinds of unit of a class that are asked about. */
const MOST_KINDS = 8;

/** Whose movement is asked about, and which units answer for it: of a class, one of every kind. */
interface Mover {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly string[];
}

/** What movement costs a unit or a class, answered by the rules. */
export function movementTool(context: MapContext, overlay: RangeOverlay): MapTool {
  const mover = moverOption(context);
  const asked = new AskedReach(context, overlay);
  /** Asks about the unit or class that is chosen, from the hex that was clicked. */
  const ask = (): void => void asked.ask(context.hand.options.value.get(mover));
  const click = ({ hex, counter }: Hit): void => {
    asked.from = hex;
    const id = context.scene.scene?.counters.at(counter)?.id;
    if (counter < 0 || id === undefined || id === context.hand.options.value.get(mover)) ask();
    else context.hand.set(setting(mover, id));
  };
  /** Another unit is asked about from where it stands, or a class, else from where the last one was. */
  const choose = (id: string): void => {
    const placed = context.scene.scene?.counters.find((one) => one.id === id);
    if (placed !== undefined) asked.from = placed.place;
    if (asked.from >= 0) ask();
    else overlay.announce(MOVEMENT.fromWhere);
  };

  const tool = clickTool({
    id: 'movement',
    title: MOVEMENT.title,
    key: 'w',
    cursor: 'grab',
    icon: [{ d: 'M3 15.5h3.5v-4H10v-4h3.5v-4H17M17 3.5l-2.4-1.6M17 3.5l-2.4 1.7' }, { d: 'M3 18h14', look: 'faint' }],
    offers: () => [mover],
    touches: () => [],
    click: (hit) => [{ do: 'own', run: () => click(hit) }],
    over: ({ hex }) => [{ do: 'own', run: () => asked.showCost(hex) }],
    letGo: () => (overlay.isEmpty ? [] : [{ do: 'own', run: () => asked.clear() }]),
    taken() {
      overlay.announce(MOVEMENT.how);
      let chosen = context.hand.options.value.get(mover);
      const end = context.hand.options.listen((options) => {
        if (options.get(mover) === chosen) return;
        chosen = options.get(mover);
        choose(chosen);
      });
      return () => {
        end();
        asked.clear();
      };
    },
  });
  const showReach = (id: string): void => {
    context.hand.take(tool.id);
    context.hand.set(setting(mover, id));
  };
  return { ...tool, words: overlay.words, ofCounter: { title: WORDS.whatCanItReach, run: showReach } };
}

/** Whose movement is studied: the id of a unit, or `class:` and that of a class; empty for nobody's yet. */
function moverOption(context: MapContext): Option<string> {
  return {
    title: MOVEMENT.unit,
    initial: '',
    control: {
      is: 'list',
      choices: () => [
        { value: '', name: MOVEMENT.choose },
        ...classesOf(context).map(({ id: value, name }) => ({ value, name, group: MOVEMENT.classes })),
        ...context.scene.items.list('units').map((one) => ({
          value: nameOf(one),
          name: `${titleOf(one)} (${nameOf(one)})`,
          group: MOVEMENT.units,
        })),
      ],
    },
  };
}

/** A reach that is asked about: from where, and what the rules have answered. */
class AskedReach {
  /** The hex that it is asked from; -1 for none yet. */
  from = -1;
  readonly #context: MapContext;
  readonly #overlay: RangeOverlay;
  #reach: Reach | null = null;
  /** The error elsewhere in the package that the reach leaves out. */
  #leftOut: string | null = null;
  #best: ReadonlyMap<number, number> = new Map();
  /** Only the answer to the last question is shown. */
  #asked = 0;

  constructor(context: MapContext, overlay: RangeOverlay) {
    this.#context = context;
    this.#overlay = overlay;
  }

  clear(): void {
    [this.from, this.#reach] = [-1, null];
    this.#asked += 1;
    this.#overlay.clear();
  }

  /** Asks where a unit or a class gets to, and shows it. */
  async ask(subject: string): Promise<void> {
    if (subject === '') {
      this.#overlay.announce(MOVEMENT.who);
      return;
    }
    this.#asked += 1;
    const [mine, start] = [this.#asked, this.from];
    const ofClass = classesOf(this.#context).find(({ id }) => id === subject);
    try {
      const answers: (MovementAnswer & { readonly unit: string })[] = [];
      for (const unit of ofClass?.kinds ?? [subject]) {
        answers.push({ unit, ...(await reachOf(this.#context, unit, start)) });
        if (mine !== this.#asked) return;
      }
      this.#show(answers, start, subject, ofClass);
    } catch (error) {
      if (mine === this.#asked) this.#overlay.announceFailure(error);
    }
  }

  #show(
    answers: readonly (MovementAnswer & { readonly unit: string })[],
    start: number,
    subject: string,
    ofClass: Mover | undefined,
  ): void {
    const [context, overlay] = [this.#context, this.#overlay];
    this.#leftOut = firstOf(answers.map(({ leftOut }) => leftOut));
    // Of a class, those who go furthest show what terrain costs it.
    const furthest = answers
      .flatMap(({ unit, found }) => (found === null ? [] : { unit, reach: found }))
      .toSorted((one, other) => other.reach.allowance - one.reach.allowance)
      .at(0);
    const reach = furthest?.reach ?? null;
    this.#reach = reach;
    this.#best = reach === null ? new Map<number, number>() : indexByPlace(reach);
    overlay.show(this.#viewFrom(start));
    const item = context.scene.renderer.unit(furthest?.unit ?? subject);
    const unitName = item === undefined ? subject : titleOf(item);
    const name = ofClass === undefined ? unitName : MOVEMENT.suchAs(ofClass.name, unitName);
    const where = context.label(start);
    const inTheWay = firstOf(answers.map((one) => one.inTheWay));
    if (reach === null && inTheWay !== null) overlay.announceFailure(inTheWay);
    else if (reach === null) overlay.announce(MOVEMENT.cannot(name, where), 'danger');
    else {
      const text = MOVEMENT.reach(name, where, this.#best.size, `${reach.allowance} ${reach.unit}`);
      overlay.words.value = { text, parts: leftOutPart(this.#leftOut), tone: 'neutral' };
    }
  }

  #viewFrom(start: number): Partial<OverlayView> {
    const outline: Highlight = { places: [start], tone: 'neutral', look: 'outline' };
    if (this.#reach === null) return { highlights: [outline] };
    const { places } = this.#reach;
    const notes = [...this.#best].map(([hex, place]): PlaceNote => {
      const { cost, ends } = places[place];
      return { place: hex, text: String(cost), tone: ends ? 'good' : 'warning' };
    });
    return { highlights: [{ places: [...this.#best.keys()], tone: 'good', look: 'fill' }, outline], notes };
  }

  /** Says what the way to a hex costs, step by step, and shows it. */
  showCost(hex: number): void {
    const [context, reach] = [this.#context, this.#reach];
    const index = this.#best.get(hex);
    if (reach === null || index === undefined || hex === this.from) return;
    const { places, allowance, unit: measure } = reach;
    const way: number[] = [];
    for (let at = index; at >= 0; at = places[at].from) way.unshift(at);
    const parts = way.flatMap((at) => {
      const place = places[at];
      return place.parts.map((part) => ({ ...part, label: `${context.label(place.places[0])}: ${part.label}` }));
    });
    const hexes = way.map((at) => places[at].places[0]);
    const arrows = hexes.length < 2 ? [] : [{ places: hexes, tone: 'neutral' } as const];
    this.#overlay.show({ ...this.#viewFrom(this.from), arrows });
    const { cost, ends } = places[index];
    const end = ends ? '' : MOVEMENT.mayPass;
    this.#overlay.words.value = {
      text: MOVEMENT.cost(context.label(hex), cost, `${allowance} ${measure}`) + end,
      parts: [...parts, ...leftOutPart(this.#leftOut)],
      tone: 'neutral',
    };
  }
}

/** The first that there is. */
function firstOf(all: readonly (string | null)[]): string | null {
  return all.find((one) => one !== null) ?? null;
}

/** Where a unit gets to, from a hex, as it stands or as it would stand there. */
async function reachOf({ scene, session, id }: MapContext, unit: string, from: number): Promise<MovementAnswer> {
  const item = scene.renderer.unit(unit);
  const isDouble = item !== undefined && textOf(item, 'size') === 'double';
  const across = isDouble ? (scene.scene?.counters.find((one) => one.id === unit)?.across ?? 0) : null;
  return session.compileService.ask('movement', { package: id, unit, from, across });
}

/** Classes to choose from: for each, one unit of every kind of its units that differ in anything but their names. */
function classesOf({ scene: { items } }: MapContext): readonly Mover[] {
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
