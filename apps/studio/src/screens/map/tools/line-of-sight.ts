import { doing, showing, type ToolEffect } from '@hexwright/board';
import type { SightAnswer } from '../../../compile-service/questions/terrain.ts';
import type { MapContext } from '../map-context.ts';
import type { MapTool } from '../map-tool.ts';
import { leftOutPart, type RangeOverlay } from '../range-overlay.ts';
import { SIGHT, WORDS } from '../words.ts';

const SIGHT_TOOL = 'sight';

/** Lines of sight, answered by the rules. A click leaves the other end to the pointer, a second one lays it down. */
export function lineOfSightTool(context: MapContext, overlay: RangeOverlay): MapTool<boolean> {
  let [from, to] = [-1, -1];
  let isLeading = false;
  /** Only the answer to the last question is shown. */
  let asked = 0;
  let isAsking = false;

  const clear = (): void => {
    [from, to, isLeading] = [-1, -1, false];
    asked += 1;
    overlay.clear();
  };
  const begin = (hex: number): void => {
    clear();
    [from, isLeading] = [hex, true];
    overlay.show({ highlights: [{ places: [hex], tone: 'neutral', look: 'fill' }] });
    overlay.announce(SIGHT.from(context.label(hex)));
  };
  const lead = (hex: number): void => {
    if (!isLeading || hex === to || hex === from) return;
    to = hex;
    void ask();
  };
  const press = (hex: number): void => {
    if (!isLeading) {
      begin(hex);
      return;
    }
    lead(hex);
    isLeading = false;
  };
  const release = (): void => {
    if (to >= 0) isLeading = false;
  };

  /** One question at a time: a fast pointer asks again when the answer is there. */
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const [mine, there] = [asked, to];
    try {
      const answer = await context.session.compileService.ask('sight', { package: context.id, from, to });
      if (mine === asked) showAnswer(answer, there);
    } catch (error) {
      if (mine === asked) overlay.announceFailure(error);
    }
    isAsking = false;
    if (to >= 0 && to !== there) await ask();
  };
  const showAnswer = ({ found, inTheWay, leftOut }: SightAnswer, there: number): void => {
    if (found === null) {
      overlay.announceFailure(inTheWay);
      return;
    }
    const { blockedBy, clear: isClear, range } = found;
    overlay.show({ sights: [{ from, to: there, blockedBy: blockedBy.map(({ place }) => place) }] });
    const way = SIGHT.way(context.label(from), context.label(there), range);
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
  };
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
      if (event.type === 'up') return doing(false, own(release));
      if (hex < 0) return showing(isPressed);
      return event.type === 'down'
        ? doing(
            true,
            own(() => press(hex)),
          )
        : doing(
            isPressed,
            own(() => lead(hex)),
          );
    },
    letGo: () => (overlay.isEmpty ? [] : own(clear)),
    taken() {
      overlay.announce(SIGHT.how);
      return clear;
    },
    ofHex: {
      title: WORDS.whatCanBeSeenFromHere,
      run(hex) {
        context.hand.take(SIGHT_TOOL);
        begin(hex);
      },
    },
  };
}
