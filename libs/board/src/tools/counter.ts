import { rightHalf } from '@hexwright/hex';
import type { Counter } from '../scene/scene.ts';
import {
  doing,
  showing,
  type Tool,
  type ToolAnswer,
  type ToolContext,
  type ToolEffect,
  type ToolEvent,
} from './tool.ts';

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
  idle: null,
  holds: true,
  busy: (state) => state?.from !== null && state !== null,
  touches: () => ['counters'],
  handle(state, event, context) {
    const { scene } = context.staged;
    const { placing } = context.options;
    if (event.type === 'leave') return state?.from === null ? showing(null) : held(state, context);
    if (event.type === 'key') return turnKey(state, event, context);
    const { hit } = event;
    if (placing !== null) {
      const ghost = { ...placing, hex: hit.hex };
      if (event.type !== 'up') return held({ held: ghost, from: null, byRight: false }, context);
      const effects = fits(ghost, context) ? placement('place', `Place ${ghost.name}`, ghost) : [];
      return doing(null, effects);
    }
    if (event.type === 'down') {
      const counter = scene.counters[hit.counter];
      return counter === undefined
        ? showing(null)
        : held({ held: counter, from: counter, byRight: hit.hex !== counter.hex && counter.across !== null }, context);
    }
    if (state === null || state.from === null) {
      const counter = scene.counters[hit.counter];
      return showing(null, counter === undefined ? {} : { note: counter.name });
    }
    const moved = { ...state.held, hex: leftUnder(state, hit.hex, context) };
    if (event.type === 'move') return held({ ...state, held: moved }, context);
    const still =
      moved.hex === state.from.hex && moved.across === state.from.across && moved.facing === state.from.facing;
    if (still || !fits(moved, context)) return showing(null);
    return doing(null, placement('move', `Move ${moved.name} to ${scene.label(moved.hex)}`, moved));
  },
};

/** The left hex of a counter whose held half lies in `hex`; -1 if that is off the map. */
function leftUnder({ held, byRight }: CounterState, hex: number, { staged }: ToolContext): number {
  if (hex < 0 || !byRight || held.across === null) return hex;
  return staged.grid.neighbour[hex * 6 + ((held.across + 3) % 6)];
}

function held(state: CounterState | null, context: ToolContext): ToolAnswer<CounterState | null> {
  if (state === null) return showing(null);
  if (state.held.hex < 0) return showing(state, { note: 'Off the map' });
  if (!fits(state.held, context))
    return showing(state, { ghosts: [state.held], erase: true, note: 'Half of it would be off the map' });
  return showing(state, { ghosts: [state.held] });
}

function fits({ hex, across }: Counter, { staged }: ToolContext): boolean {
  return hex >= 0 && (across === null || rightHalf(staged.grid, hex, across) >= 0);
}

function turnKey(
  state: CounterState | null,
  { key, keys, hit }: Extract<ToolEvent, { type: 'key' }>,
  context: ToolContext,
): ToolAnswer<CounterState | null> {
  if (key.toLowerCase() !== 'r') return held(state, context);
  const back = keys.shift;
  const { placing } = context.options;
  if (placing !== null) {
    const turned = turnedCounter(placing, back ? -1 : 1);
    return doing(state, [{ do: 'options', options: { placing: turned }, said: `${placing.name} turned` }]);
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
      ? rightHalf(context.staged.grid, state.held.hex, state.held.across)
      : state.held.hex;
  const next = { ...state, held: turned };
  return held({ ...next, held: { ...turned, hex: leftUnder(next, pivot, context) } }, context);
}

/** A counter turned left by sixths of a circle; one that looks nowhere stays as it is. */
export function turnedCounter(counter: Counter, sixths: number): Counter {
  const turn = (d: number | null): number | null => (d === null ? null : (((d + sixths) % 6) + 6) % 6);
  return { ...counter, across: turn(counter.across), facing: turn(counter.facing) };
}

function placement(verb: 'place' | 'move', title: string, { id, hex, across, facing }: Counter): ToolEffect[] {
  return [{ do: verb, title, counter: id, hex, across, facing }];
}
