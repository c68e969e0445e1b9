import { doing, showing, type ToolEffect } from '@hexwright/board';
import type { SightAnswer } from '../../../compile-service/questions/terrain.ts';
import type { MapContext } from '../map-context.ts';
import type { MapTool } from '../map-tool.ts';
import { leftOutPart, type RangeOverlay } from '../range-overlay.ts';
import { SIGHT, WORDS } from '../words.ts';

const SIGHT_TOOL = 'sight';

/** Lines of sight, answered by the rules. A click leaves the other end to the pointer, a second one lays it down. */
export function lineOfSightTool(context: MapContext, overlay: RangeOverlay): MapTool<boolean> {
  const line = new AskedLine(context, overlay);
  const own = (run: () => void): readonly ToolEffect[] => [{ do: 'own', run }];
  return {
    id: SIGHT_TOOL,
    title: SIGHT.title,
    key: 'e',
    cursor: 'crosshair',
    icon: [
      { d: 'M1.8 10S4.8 4.8 10 4.8 18.2 10 18.2 10 15.2 15.2 10 15.2 1.8 10 1.8 10Z' },
      { d: 'M7.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z' },
    ],
    idle: false,
    holds: 'place',
    words: overlay.words,
    busy: (isPressed) => isPressed,
    touches: () => [],
    handle(isPressed, event) {
      if (event.type === 'key' || event.type === 'leave') return showing(isPressed);
      const { hex } = event.hit;
      if (event.type === 'up')
        return doing(
          false,
          own(() => line.release()),
        );
      if (hex < 0) return showing(isPressed);
      return event.type === 'down'
        ? doing(
            true,
            own(() => line.press(hex)),
          )
        : doing(
            isPressed,
            own(() => line.lead(hex)),
          );
    },
    letGo: () => (overlay.isEmpty ? [] : own(() => line.clear())),
    taken() {
      overlay.announce(SIGHT.how);
      return () => line.clear();
    },
    ofHex: {
      title: WORDS.whatCanBeSeenFromHere,
      run(hex) {
        context.hand.take(SIGHT_TOOL);
        line.begin(hex);
      },
    },
  };
}

/** A line that is asked about: where it begins and ends, and what the rules have said of it. */
class AskedLine {
  readonly #context: MapContext;
  readonly #overlay: RangeOverlay;
  #from = -1;
  #to = -1;
  /** Whether its end follows the pointer. */
  #isLeading = false;
  /** Only the answer to the last question is shown. */
  #asked = 0;
  #isAsking = false;

  constructor(context: MapContext, overlay: RangeOverlay) {
    this.#context = context;
    this.#overlay = overlay;
  }

  clear(): void {
    [this.#from, this.#to, this.#isLeading] = [-1, -1, false];
    this.#asked += 1;
    this.#overlay.clear();
  }

  begin(hex: number): void {
    this.clear();
    [this.#from, this.#isLeading] = [hex, true];
    this.#overlay.show({ highlights: [{ places: [hex], tone: 'neutral', look: 'fill' }] });
    this.#overlay.announce(SIGHT.from(this.#context.label(hex)));
  }

  /** Its end is led to a hex. */
  lead(hex: number): void {
    if (!this.#isLeading || hex === this.#to || hex === this.#from) return;
    this.#to = hex;
    void this.#ask();
  }

  /** Begins a line, or lays its end down. */
  press(hex: number): void {
    if (!this.#isLeading) {
      this.begin(hex);
      return;
    }
    this.lead(hex);
    this.#isLeading = false;
  }

  /** A line that was drawn in one stroke lies where it ends. */
  release(): void {
    if (this.#to >= 0) this.#isLeading = false;
  }

  /** One question at a time: a fast pointer asks again when the answer is there. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { session, id } = this.#context;
    const [mine, from, to] = [this.#asked, this.#from, this.#to];
    try {
      const answer = await session.compileService.ask('sight', { package: id, from, to });
      if (mine === this.#asked) this.#show(answer, to);
    } catch (error) {
      if (mine === this.#asked) this.#overlay.announceFailure(error);
    }
    this.#isAsking = false;
    if (this.#to >= 0 && this.#to !== to) await this.#ask();
  }

  #show({ found, inTheWay, leftOut }: SightAnswer, to: number): void {
    const [context, overlay, from] = [this.#context, this.#overlay, this.#from];
    if (found === null) {
      overlay.announceFailure(inTheWay);
      return;
    }
    const { blockedBy, clear: isClear, range } = found;
    overlay.show({ sights: [{ from, to, blockedBy: blockedBy.map(({ place }) => place) }] });
    const way = SIGHT.way(context.label(from), context.label(to), range);
    const text = isClear ? SIGHT.clear(way) : SIGHT.blocked(way);
    const parts = [
      ...blockedBy.map(({ place, text: why, case: cited }) => ({
        label: `${context.label(place)}: ${why}`,
        value: 0,
        case: cited,
      })),
      ...leftOutPart(leftOut),
    ];
    overlay.words.value = { text, parts, tone: isClear ? 'good' : 'danger' };
    context.board.value?.announce([text, ...parts.map(({ label }) => label)].join(' '));
  }
}
