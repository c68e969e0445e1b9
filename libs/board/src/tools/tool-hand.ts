/** What a person has in hand, whatever they work on: the tool, what is set for it, and the gesture under way. */
import { type ReadonlyStore, Store } from '../store.ts';
import {
  isBusy,
  machineStep,
  machineWith,
  taking,
  toolHeld,
  type Machine,
  type MachineAnswer,
  type MachineEvent,
} from './machine.ts';
import { describeSettings, Options, type Setting } from './options.ts';
import type { HandEffect, SpaceRules, SpaceTool, ToolSpace } from './space.ts';

/** How a person begins. */
export interface HandSettings<Space extends ToolSpace> {
  /** The tools there are. */
  readonly tools: readonly SpaceTool<unknown, Space>[];
  /** Id of the first tool; the first one without this. */
  readonly tool?: string;
  /** Whether a tool may be taken up; a no comes with its reason. */
  mayTake?(tool: SpaceTool<unknown, Space>): boolean;
}

/** What a person has in hand in some space. */
export class ToolHand<Space extends ToolSpace> {
  readonly options = new Store(new Options());
  readonly #machine: Store<Machine<Space>>;
  readonly #held: Store<SpaceTool<unknown, Space>>;
  readonly #mayTake: (tool: SpaceTool<unknown, Space>) => boolean;
  #layDown: (() => void) | undefined;

  /** Throws a RangeError if there is no such tool. */
  constructor(space: SpaceRules<Space>, settings: HandSettings<Space>) {
    const { tools } = settings;
    this.#machine = new Store(machineWith(space, tools, settings.tool ?? tools[0].id));
    this.#mayTake = (tool) => settings.mayTake?.(tool) ?? true;
    this.#held = new Store(toolHeld(this.#machine.value));
    this.#layDown = this.#held.value.taken?.();
  }

  /** The tool that is held. */
  get tool(): ReadonlyStore<SpaceTool<unknown, Space>> {
    return this.#held;
  }

  /** The hand that holds it, with its gesture. */
  get machine(): ReadonlyStore<Machine<Space>> {
    return this.#machine;
  }

  /** Whether a gesture is under way. */
  get busy(): boolean {
    return isBusy(this.#machine.value);
  }

  /** All tools there are. */
  get tools(): readonly SpaceTool<unknown, Space>[] {
    return [...this.#machine.value.tools.values()];
  }

  /** Takes up a tool, if it may be; a gesture under way is dropped. Throws a RangeError if there is no such tool. */
  take(id: string): void {
    const tool = toolHeld({ ...this.#machine.value, tool: id });
    if (!this.#mayTake(tool)) return;
    this.#become(taking(this.#machine.value, id));
  }

  /** Sets options. */
  set(...settings: readonly Setting[]): void {
    this.options.value = this.options.value.with(...settings);
  }

  /** Lets the tools answer an event; a tool that may not be taken up is not. */
  step(event: MachineEvent<Space>, context: Space['context']): Omit<MachineAnswer<Space>, 'machine'> {
    const { machine, effects, handled } = machineStep(this.#machine.value, event, context);
    const isOther = machine.tool !== this.#machine.value.tool;
    if (!isOther || this.#mayTake(toolHeld(machine))) this.#become(machine);
    return { effects, handled };
  }

  /** Does what is for the hand itself to do. Answers with what is to be said of it. */
  perform(effect: HandEffect, facts: Space['facts']): string {
    switch (effect.do) {
      case 'options':
        this.set(...effect.settings);
        return effect.said ?? describeSettings(effect.settings, facts);
      case 'take':
        this.take(effect.tool);
        return '';
      case 'own':
        effect.run();
        return '';
      case 'refuse':
        return effect.title;
    }
  }

  /** Shows what else is foreseen: the same tool in the same state. */
  show(machine: Machine<Space>): void {
    this.#machine.value = machine;
  }

  #become(machine: Machine<Space>): void {
    const before = this.#machine.value;
    this.#machine.value = machine;
    if (machine.tool === before.tool) return;
    this.#layDown?.();
    const tool = toolHeld(machine);
    this.#layDown = tool.taken?.();
    this.#held.value = tool;
  }
}
