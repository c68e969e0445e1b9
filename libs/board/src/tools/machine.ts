/**
 * The hand that holds the tools: one at a time, another one for as long as its key is held, and Esc that takes back
 * the gesture under way. As pure as the tools are.
 */
import type { Point } from '../scene/layout.ts';
import { settingsOfKey, type Option } from './options.ts';
import type { HandEffect, HeldKeys, SpaceAnswer, SpaceEvent, SpaceRules, SpaceTool, ToolSpace } from './space.ts';

/** A tool that waits while another one is lent. */
interface Waiting {
  readonly tool: string;
  /** The key that the other one is lent by, and when it was pressed. */
  readonly key: string;
  readonly since: number;
  /** Whether something was done with the other one. */
  readonly used: boolean;
  /** The key was let go in mid-gesture: the tool comes back when that has ended. */
  readonly isDue: boolean;
}

/** What the hand holds. */
export interface Machine<Space extends ToolSpace> {
  readonly space: SpaceRules<Space>;
  /** All tools there are, by their ids. */
  readonly tools: ReadonlyMap<string, SpaceTool<unknown, Space>>;
  /** Id of the tool that is held. */
  readonly tool: string;
  /** The tool that comes back when the key of this one is let go; null while none was lent. */
  readonly waiting: Waiting | null;
  readonly states: Readonly<Record<string, unknown>>;
  readonly preview: Space['preview'];
}

/** Keys pressed and let go, with the time in milliseconds, besides what tools hear themselves. */
export type MachineEvent<Space extends ToolSpace> =
  | SpaceEvent<Space>
  | {
      readonly type: 'key-down';
      readonly key: string;
      readonly keys: HeldKeys;
      readonly time: number;
      readonly hit: Space['hit'] | null;
    }
  | { readonly type: 'key-up'; readonly key: string; readonly time: number }
  /** The keyboard has gone elsewhere: nobody will say when keys are let go. */
  | { readonly type: 'keys-gone'; readonly time: number }
  | { readonly type: 'take'; readonly tool: string };

/** The hand afterwards, what is to be done, and whether the event meant anything to it. */
export interface MachineAnswer<Space extends ToolSpace> {
  readonly machine: Machine<Space>;
  readonly effects: readonly (HandEffect | Space['effect'])[];
  readonly handled: boolean;
}

/** A key held longer than this, in milliseconds, was meant to lend its tool only. */
export const LENT_AFTER = 350;

/** A hand that holds one of some tools. Throws a RangeError if it is none of them. */
export function machineWith<Space extends ToolSpace>(
  space: SpaceRules<Space>,
  tools: readonly SpaceTool<unknown, Space>[],
  tool: string,
): Machine<Space> {
  const machine = {
    space,
    tools: new Map(tools.map((one) => [one.id, one])),
    tool,
    waiting: null,
    states: {},
    preview: space.nothing,
  };
  toolHeld(machine);
  return machine;
}

/** The tool that is held. */
export function toolHeld<Space extends ToolSpace>({
  tools,
  tool,
}: Pick<Machine<Space>, 'tools' | 'tool'>): SpaceTool<unknown, Space> {
  const held = tools.get(tool);
  if (held === undefined) throw new RangeError(`There is no tool ${tool}`);
  return held;
}

/** Whether a gesture is under way. */
export function isBusy<Space extends ToolSpace>(machine: Machine<Space>): boolean {
  return toolHeld(machine).busy(stateOf(machine));
}

/** The hand with what its tool would do where the pointer rests: for when something else has changed than its place. */
export function foreseen<Space extends ToolSpace>(
  machine: Machine<Space>,
  hit: Space['hit'],
  screen: Point,
  context: Space['context'],
): Machine<Space> {
  if (isBusy(machine)) return machine;
  const keys = { shift: false, alt: false, control: false };
  return told(machine, { type: 'move', hit, screen, keys }, context).machine;
}

/** The hand with a tool taken up; a gesture under way is dropped. */
export function taking<Space extends ToolSpace>(machine: Machine<Space>, tool: string): Machine<Space> {
  return tool === machine.tool ? dropped(machine) : taken(machine, tool);
}

/** Answers one event. */
export function machineStep<Space extends ToolSpace>(
  machine: Machine<Space>,
  event: MachineEvent<Space>,
  context: Space['context'],
): MachineAnswer<Space> {
  switch (event.type) {
    case 'take':
      return { machine: taking(machine, event.tool), effects: [], handled: true };
    case 'key-down':
      return keyDown(machine, event, context);
    case 'key-up':
      return keyUp(machine, event.key, event.time);
    case 'keys-gone':
      return { machine: letGo(machine, event.time), effects: [], handled: true };
    case 'down':
    case 'move':
    case 'up':
    case 'leave':
    case 'key':
      return told(machine, event, context);
  }
}

function told<Space extends ToolSpace>(
  machine: Machine<Space>,
  event: SpaceEvent<Space>,
  context: Space['context'],
): MachineAnswer<Space> {
  const tool = toolHeld(machine);
  const before = stateOf(machine);
  const refusal = tool.busy(before) ? null : refusalOf(machine, tool, event, context);
  const { state, effects, preview } = refusal ?? tool.handle(before, event, context);
  const { waiting } = machine;
  const next: Machine<Space> = {
    ...machine,
    states: { ...machine.states, [machine.tool]: state },
    preview,
    waiting: waiting !== null && event.type === 'down' ? { ...waiting, used: true } : waiting,
  };
  const isOver = waiting?.isDue === true && !tool.busy(state);
  return {
    machine: isOver ? taken(next, waiting.tool) : next,
    effects,
    handled: effects.length > 0 || state !== before,
  };
}

/** The answer to whatever would change a layer that is locked or hidden; null if nothing would. */
function refusalOf<Space extends ToolSpace>(
  { space }: Machine<Space>,
  tool: SpaceTool<unknown, Space>,
  event: SpaceEvent<Space>,
  { options, untouchable }: Space['context'],
): SpaceAnswer<unknown, Space> | null {
  if (event.type !== 'down' && event.type !== 'up') return null;
  const layer = tool.touches(options).find((one) => untouchable.has(one));
  if (layer === undefined) return null;
  const title = `${space.layerName(layer)}: this layer is ${untouchable.get(layer)}`;
  const effects: HandEffect[] = event.type === 'up' ? [] : [{ do: 'refuse', title }];
  return { state: tool.idle, effects, preview: space.note(title) };
}

function keyDown<Space extends ToolSpace>(
  machine: Machine<Space>,
  { key, keys, time, hit }: Extract<MachineEvent<Space>, { type: 'key-down' }>,
  context: Space['context'],
): MachineAnswer<Space> {
  const nothing = { machine, effects: [], handled: false };
  if (key === 'Escape') return escaped(machine, context);
  if (keys.control) return nothing;
  // What is held hears its own keys first, so that R turns a counter.
  const heard = told(machine, { type: 'key', key, keys, hit }, context);
  if (heard.handled) return heard;
  const facts = machine.space.factsOf(context);
  const settings = keys.alt ? null : settingsOfKey(key, offered(machine, context), facts);
  if (settings !== null) {
    const effects: HandEffect[] = settings.length === 0 ? [] : [{ do: 'options', settings }];
    return { machine, effects, handled: true };
  }
  const next = toolOfKey(machine, key, keys.alt || keys.shift);
  if (next === undefined) return nothing;
  if (next === machine.tool || isBusy(machine)) return { ...nothing, handled: true };
  // Somebody who types fast presses the next key before the last one is up.
  const waiting = { tool: machine.waiting?.tool ?? machine.tool, key, since: time, used: false, isDue: false };
  return { machine: { ...machine, tool: next, waiting, preview: machine.space.nothing }, effects: [], handled: true };
}

/** The id of the tool that a key takes up or lends; the space bar lends the one that moves the map. */
function toolOfKey<Space extends ToolSpace>(
  { tools }: Machine<Space>,
  key: string,
  isModified: boolean,
): string | undefined {
  const all = [...tools.values()];
  if (key === ' ') return all.find(({ pans }) => pans)?.id;
  return isModified ? undefined : all.find((one) => one.key === key.toLowerCase())?.id;
}

function offered<Space extends ToolSpace>(
  machine: Machine<Space>,
  { options }: Space['context'],
): readonly Option<unknown, Space['facts']>[] {
  return toolHeld(machine).offers?.(options) ?? [];
}

function keyUp<Space extends ToolSpace>(machine: Machine<Space>, key: string, time: number): MachineAnswer<Space> {
  const { waiting } = machine;
  if (waiting === null || waiting.key.toLowerCase() !== key.toLowerCase()) {
    return { machine, effects: [], handled: false };
  }
  return { machine: letGo(machine, time), effects: [], handled: true };
}

/** The key of a lent tool is let go: a gesture under way goes on to its end. */
function letGo<Space extends ToolSpace>(machine: Machine<Space>, time: number): Machine<Space> {
  const { waiting } = machine;
  if (waiting === null) return machine;
  // The space bar only ever lends; a letter tapped takes the tool up for good.
  const lent = waiting.key === ' ' || waiting.used || time - waiting.since > LENT_AFTER;
  if (!lent) return { ...machine, waiting: null };
  return isBusy(machine) ? { ...machine, waiting: { ...waiting, isDue: true } } : taken(machine, waiting.tool);
}

/** The gesture under way is given up; a tool that was lent stays so until its key is let go. */
function dropped<Space extends ToolSpace>(machine: Machine<Space>): Machine<Space> {
  const { waiting } = machine;
  if (waiting?.isDue === true) return taken(machine, waiting.tool);
  return { ...taken(machine, machine.tool), waiting: waiting === null ? null : { ...waiting, used: true } };
}

/** Esc takes back the gesture or lets go of what the tool holds, then of what is chosen. */
function escaped<Space extends ToolSpace>(machine: Machine<Space>, context: Space['context']): MachineAnswer<Space> {
  const idle = dropped(machine);
  const effects = toolHeld(machine).letGo?.(context) ?? [];
  if (isBusy(machine) || effects.length > 0) return { machine: idle, effects, handled: true };
  const besides = machine.space.letGo(context);
  return { machine: idle, effects: besides, handled: besides.length > 0 };
}

function taken<Space extends ToolSpace>(machine: Machine<Space>, tool: string): Machine<Space> {
  return {
    ...machine,
    tool,
    waiting: null,
    states: Object.fromEntries(Object.entries(machine.states).filter(([id]) => id !== machine.tool && id !== tool)),
    preview: machine.space.nothing,
  };
}

function stateOf<Space extends ToolSpace>(machine: Machine<Space>): unknown {
  return machine.tool in machine.states ? machine.states[machine.tool] : toolHeld(machine).idle;
}
