/**
 * What a person has in hand on a board: the tool, what is set for it, the chosen hexes, and the hex that is looked at. All
 * of it stands here once; its maker keeps it while boards come and go, and whatever stands round a board reads it here.
 */
import { Store } from '../store.ts';
import { BOARD_TOOLS } from './all-tools.ts';
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
import { describeSettings, Options, type Setting, type ToolFacts } from './options.ts';
import type { Tool, ToolContext, ToolEffect } from './tool.ts';

/** How a person begins. */
export interface ToolSettings {
  /** The tools there are; those of the board without this. */
  readonly tools?: readonly Tool[];
  /** Id of the first tool; the first one without this. */
  readonly tool?: string;
  /** Whether a tool may be taken up; a no comes with its reason. */
  mayTake?(tool: Tool): boolean;
}

/** What a person has in hand on a board. */
export class ToolState {
  readonly options = new Store(new Options());
  /** Chosen hexes; where there are any, painting keeps to them. */
  readonly selection = new Store<readonly number[]>([]);
  /** The hex that is looked at, and has the keyboard if the board has it; -1 for none. */
  readonly focus = new Store(-1);
  readonly #machine: Store<Machine>;
  readonly #held: Store<Tool>;
  readonly #mayTake: (tool: Tool) => boolean;
  #layDown: (() => void) | undefined;

  /** Throws a RangeError if there is no such tool. */
  constructor(settings: ToolSettings = {}) {
    const { tools = BOARD_TOOLS } = settings;
    this.#machine = new Store(machineWith(tools, settings.tool ?? tools[0].id));
    this.#mayTake = (tool) => settings.mayTake?.(tool) ?? true;
    this.#held = new Store(toolHeld(this.#machine.value));
    this.#layDown = this.#held.value.taken?.();
  }

  /** The tool that is held. */
  get tool(): Pick<Store<Tool>, 'value' | 'listen'> {
    return this.#held;
  }

  /** The hand that holds it, with its gesture. */
  get machine(): Pick<Store<Machine>, 'value' | 'listen'> {
    return this.#machine;
  }

  /** Whether a gesture is under way. */
  get busy(): boolean {
    return isBusy(this.#machine.value);
  }

  /** All tools there are. */
  get tools(): readonly Tool[] {
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
  step(event: MachineEvent, context: ToolContext): Omit<MachineAnswer, 'machine'> {
    const { machine, effects, handled } = machineStep(this.#machine.value, event, context);
    const isOther = machine.tool !== this.#machine.value.tool;
    if (!isOther || this.#mayTake(toolHeld(machine))) this.#become(machine);
    return { effects, handled };
  }

  /** Does what is for the hand itself to do. Answers with what is to be said of an effect, of all who do it. */
  perform(effect: ToolEffect, facts: ToolFacts): string {
    switch (effect.do) {
      case 'pan':
        return '';
      case 'select':
        this.selection.value = effect.hexes;
        return `${effect.hexes.length} selected`;
      case 'options':
        this.set(...effect.settings);
        return effect.said ?? describeSettings(effect.settings, facts);
      case 'take':
        this.take(effect.tool);
        return '';
      case 'own':
        effect.run();
        return '';
      default:
        return effect.title;
    }
  }

  /** Shows what else is foreseen: the same tool in the same state. */
  show(machine: Machine): void {
    this.#machine.value = machine;
  }

  #become(machine: Machine): void {
    const before = this.#machine.value;
    this.#machine.value = machine;
    if (machine.tool === before.tool) return;
    this.#layDown?.();
    const tool = toolHeld(machine);
    this.#layDown = tool.taken?.();
    this.#held.value = tool;
  }
}
