import { rightHalf } from '@hexwright/hex';
import type { Counter } from '../scene/scene.ts';
import { TURN_LEFT, TURN_RIGHT } from './icon.ts';
import { setting, type Option } from './options.ts';
import type { ToolAction } from './space.ts';
import {
  doing,
  showing,
  type Tool,
  type ToolAnswer,
  type ToolContext,
  type ToolEffect,
  type ToolEvent,
} from './tool.ts';

/** A counter to be placed, or null. */
export const PLACING: Option<Counter | null> = { title: 'The counter', initial: null };

const ACTIONS: readonly ToolAction[] = [
  { title: 'Turn left (R)', icon: TURN_LEFT, press: 'r' },
  { title: 'Turn right (Shift+R)', icon: TURN_RIGHT, press: 'r', shift: true },
];

interface CounterState {
  /** The counter as it would stand now. */
  readonly held: Counter;
  /** The counter as it stood, or null if it comes from off the map. */
  readonly from: Counter | null;
  /** Whether it is held by its right half. */
  readonly byRight: boolean;
}

/** Picks counters up, moves and sets them down; R and Shift+R turn the one that is held or pointed at. */
export const counterTool: Tool<CounterState | null> = {
  id: 'counter',
  title: 'Move counters',
  key: 'm',
  cursor: 'default',
  icon: [{ d: 'M5.4 5.4h11v11h-11ZM3.6 14.4V3.6h10.8' }, { d: 'M8 8.2l5.8 5.4M13.8 8.2 8 13.6' }],
  fans: true,
  idle: null,
  holds: 'place',
  hint({ options }) {
    const placing = options.get(PLACING);
    return placing === null
      ? 'Drag a counter, or choose one under Roster. R turns it.'
      : `Click where ${placing.name} is to stand. Esc puts it back.`;
  },
  actions({ options }) {
    const placing = options.get(PLACING);
    const turns = placing !== null && (placing.across !== null || placing.facing !== null);
    return turns ? { of: PLACING.title, list: ACTIONS } : null;
  },
  busy: (state) => state?.from !== null && state !== null,
  touches: () => ['counters'],
  handle(state, event, context) {
    const { scene } = context.staged;
    const placing = context.options.get(PLACING);
    if (event.type === 'leave') return state?.from === null ? showing(null) : held(state, context);
    if (event.type === 'key') return turnKey(state, event, context);
    const { hit } = event;
    if (placing !== null) {
      const ghost = { ...placing, place: hit.hex };
      if (event.type !== 'up') return held({ held: ghost, from: null, byRight: false }, context);
      const effects = placed(ghost, context);
      return doing(
        null,
        effects.length === 0 ? [] : [...effects, { do: 'options', settings: [setting(PLACING, null)] }],
      );
    }
    if (event.type === 'down') {
      const counter = scene.counters[hit.counter];
      return counter === undefined
        ? showing(null)
        : held(
            { held: counter, from: counter, byRight: hit.hex !== counter.place && counter.across !== null },
            context,
          );
    }
    if (state === null || state.from === null) {
      const counter = scene.counters[hit.counter];
      return showing(null, counter === undefined ? {} : { note: counter.name });
    }
    const moved = { ...state.held, place: leftUnder(state, hit.hex, context) };
    if (event.type === 'move') return held({ ...state, held: moved }, context);
    const still =
      moved.place === state.from.place && moved.across === state.from.across && moved.facing === state.from.facing;
    if (still || !fits(moved, context)) return showing(null);
    return doing(null, placement('move', `Move ${moved.name} to ${scene.label(moved.place)}`, moved));
  },
  letGo: ({ options }) =>
    options.get(PLACING) === null ? [] : [{ do: 'options', settings: [setting(PLACING, null)] }],
};

/** The effect of setting down a counter that comes from off the map; none where it does not fit. */
export function placed(counter: Counter, context: ToolContext): readonly ToolEffect[] {
  return fits(counter, context) ? placement('place', `Place ${counter.name}`, counter) : [];
}

/** The left hex of a counter whose held half lies in `hex`; -1 if that is off the map. */
function leftUnder({ held, byRight }: CounterState, hex: number, { staged }: ToolContext): number {
  if (hex < 0 || !byRight || held.across === null) return hex;
  return staged.grid.neighbour[hex * 6 + ((held.across + 3) % 6)];
}

function held(state: CounterState | null, context: ToolContext): ToolAnswer<CounterState | null> {
  if (state === null) return showing(null);
  if (state.held.place < 0) return showing(state, { note: 'Off the map' });
  if (!fits(state.held, context))
    return showing(state, { ghosts: [state.held], erase: true, note: 'Half of it would be off the map' });
  return showing(state, { ghosts: [state.held] });
}

function fits({ place, across }: Counter, { staged }: ToolContext): boolean {
  return place >= 0 && (across === null || rightHalf(staged.grid, place, across) >= 0);
}

function turnKey(
  state: CounterState | null,
  { key, keys, hit }: Extract<ToolEvent, { type: 'key' }>,
  context: ToolContext,
): ToolAnswer<CounterState | null> {
  if (key.toLowerCase() !== 'r') return held(state, context);
  const back = keys.shift;
  const placing = context.options.get(PLACING);
  if (placing !== null) {
    const turned = turnedCounter(placing, back ? -1 : 1);
    return doing(state, [{ do: 'options', settings: [setting(PLACING, turned)], said: `${placing.name} turned` }]);
  }
  if (state === null) {
    const counter = hit === null ? undefined : context.staged.scene.counters[hit.counter];
    if (counter === undefined) return showing(null);
    const turned = turnedCounter(counter, back ? -1 : 1);
    const turns = turned.facing !== counter.facing || turned.across !== counter.across;
    return doing(null, turns && fits(turned, context) ? placement('move', `Turn ${counter.name}`, turned) : []);
  }
  // It turns about the half that is held.
  const turned = turnedCounter(state.held, back ? -1 : 1);
  const pivot =
    state.byRight && state.held.across !== null
      ? rightHalf(context.staged.grid, state.held.place, state.held.across)
      : state.held.place;
  const next = { ...state, held: turned };
  return held({ ...next, held: { ...turned, place: leftUnder(next, pivot, context) } }, context);
}

/** A counter turned left by sixths of a circle; one that looks nowhere stays as it is. */
export function turnedCounter(counter: Counter, sixths: number): Counter {
  const turn = (d: number | null): number | null => (d === null ? null : (((d + sixths) % 6) + 6) % 6);
  return { ...counter, across: turn(counter.across), facing: turn(counter.facing) };
}

function placement(verb: 'place' | 'move', title: string, { id, place, across, facing }: Counter): ToolEffect[] {
  return [{ do: verb, title, counter: id, place, across, facing }];
}
