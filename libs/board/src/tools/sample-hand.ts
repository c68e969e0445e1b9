import { placeCounters } from '../scene/footprint.ts';
import { hitTest, type Hit } from '../scene/hit.ts';
import type { LayerId } from '../scene/layers.ts';
import type { Point } from '../scene/layout.ts';
import { sampleCounter, sampleScene, SAMPLE_SPECS } from '../scene/sample-scene.ts';
import { stage } from '../scene/stage.ts';
import type { Underlay } from '../scene/underlay.ts';
import { BOARD_TOOLS } from './all-tools.ts';
import { PLACING } from './counter.ts';
import { SIDE_STYLE } from './hexside.ts';
import { machineStep, machineWith, taking, type Machine, type MachineEvent } from './machine.ts';
import { Options, setting } from './options.ts';
import { FORM, TERRAIN, LEVEL, PAINTED_LAYER, RADIUS } from './paint-options.ts';
import { PATH_STYLE } from './path.ts';
import { SELECT_MODE, SELECT_WITH } from './select.ts';
import { PATCH, stampTool } from './stamp.ts';
import { HEX_SPACE, type HexSpace, type ToolContext, type ToolEffect } from './tool.ts';
import type { HeldKeys } from './space.ts';
import { ZONE } from './zone.ts';

const NO_KEYS: HeldKeys = { shift: false, alt: false, control: false };

/** Options by short names. */
const NAMED = {
  layer: PAINTED_LAYER,
  terrain: TERRAIN,
  level: LEVEL,
  radius: RADIUS,
  form: FORM,
  selectWith: SELECT_WITH,
  selectMode: SELECT_MODE,
  sideStyle: SIDE_STYLE,
  pathStyle: PATH_STYLE,
  zone: ZONE,
  placing: PLACING,
  patch: PATCH,
} as const;

/** What a person sets, by those names. */
type Set = { readonly [Name in keyof typeof NAMED]?: (typeof NAMED)[Name]['initial'] };

/** A person at the sample map, for tests of tools. */
export class SampleHand {
  machine: Machine<HexSpace>;
  context: ToolContext;
  effects: ToolEffect[] = [];
  pointed: Hit | null = null;

  constructor(tool: string, set: Set = {}, selection: readonly number[] = []) {
    this.machine = machineWith(HEX_SPACE, [...BOARD_TOOLS, stampTool], tool);
    const counters = [
      sampleCounter({ place: 33 }),
      sampleCounter({ id: 'guard', name: 'Guard', place: 25, across: 0 }),
    ];
    const staged = stage(sampleScene(SAMPLE_SPECS[0], { counters }));
    this.context = {
      staged,
      places: placeCounters(staged),
      options: new Options(
        Object.entries(set).map(([name, value]) => setting<unknown>(NAMED[name as keyof typeof NAMED], value)),
      ),
      selection,
      untouchable: new Map(),
      underlay: null,
    };
  }

  send(event: MachineEvent<HexSpace>): this {
    const { machine, effects } = machineStep(this.machine, event, this.context);
    this.machine = machine;
    this.effects.push(...effects);
    for (const effect of effects) {
      const { options } = this.context;
      if (effect.do === 'options') this.context = { ...this.context, options: options.with(...effect.settings) };
      if (effect.do === 'own') effect.run();
      if (effect.do === 'take') this.machine = taking(this.machine, effect.tool);
      if (effect.do === 'lay-scan') this.lay(effect.underlay);
    }
    return this;
  }

  /** Locks a layer. */
  lock(layer: LayerId): this {
    this.context = { ...this.context, untouchable: new Map([[layer, 'locked']]) };
    return this;
  }

  /** Lays a scan under the map. */
  lay(underlay: Underlay): this {
    this.context = { ...this.context, underlay };
    return this;
  }

  at(hex: number): Point {
    const { layout } = this.context.staged;
    return { x: layout.x[hex], y: layout.y[hex] };
  }

  pointer(type: 'down' | 'move' | 'up', where: number | Point, keys: Partial<HeldKeys> = {}): this {
    const place = typeof where === 'number' ? this.at(where) : where;
    const hit = hitTest(this.context.staged, this.context.places, place, this.context.untouchable);
    this.pointed = hit;
    return this.send({ type, hit, screen: { x: place.x * 10, y: place.y * 10 }, keys: { ...NO_KEYS, ...keys } });
  }

  drag(hexes: readonly (number | Point)[], keys: Partial<HeldKeys> = {}): this {
    hexes.forEach((where, i) => this.pointer(i === 0 ? 'down' : 'move', where, keys));
    return this.pointer('up', hexes[hexes.length - 1], keys);
  }

  key(key: string, keys: Partial<HeldKeys> = {}, time = 0): this {
    return this.send({ type: 'key-down', key, keys: { ...NO_KEYS, ...keys }, time, hit: this.pointed });
  }

  keyUp(key: string, time = 10): this {
    return this.send({ type: 'key-up', key, time });
  }
}
