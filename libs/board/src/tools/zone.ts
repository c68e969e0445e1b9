import { lineBetween, underBrush } from '../edit/areas.ts';
import { circle } from './icon.ts';
import type { Option } from './options.ts';
import { ERASE, FORM, RADIUS } from './paint-options.ts';
import { counted, doing, showing, type Tool, type ToolContext, type ToolEffect } from './tool.ts';

interface ZoneState {
  readonly hexes: ReadonlySet<number>;
  readonly last: number;
  /** Whether the stroke takes away: decided when it began. */
  readonly erase: boolean;
}

/** Id of the zone that is painted, or null. */
export const ZONE: Option<string | null> = {
  title: 'Zone',
  initial: null,
  control: {
    is: 'list',
    choices: ({ scene: { zones } }) => [
      ...(zones.length === 0 ? [] : [{ value: null, name: 'Choose a zone …' }]),
      ...zones.map(({ id, name }) => ({ value: id, name })),
    ],
    empty: 'There are no zones yet: create one in the palette.',
  },
};

/** Adds hexes to a zone with the brush; alt takes them away. */
export const zoneTool: Tool<ZoneState | null> = {
  id: 'zone',
  title: 'Paint a zone',
  key: 'z',
  cursor: 'crosshair',
  icon: [
    { d: 'M6.4 3.5h7.2l3.6 6.5-3.6 6.5H6.4L2.8 10Z', look: 'dash' },
    { d: circle(10, 10, 1.5), look: 'solid' },
  ],
  offers: () => [ZONE, RADIUS, ERASE],
  paints: true,
  idle: null,
  busy: (state) => state !== null,
  touches: () => ['zones'],
  handle(state, event, context) {
    if (event.type === 'key' || event.type === 'leave') return showing(state);
    const { hex } = event.hit;
    const { grid } = context.staged;
    const [radius, form] = [context.options.get(RADIUS), context.options.get(FORM)];
    const under = (from: number): number[] => [
      ...new Set(lineBetween(grid, from, hex).flatMap((one) => underBrush(grid, one, radius, form))),
    ];
    const erase = state?.erase ?? (context.options.get(ERASE) || event.keys.alt);
    if (context.options.get(ZONE) === null) {
      const hasAny = context.staged.scene.zones.length > 0;
      return showing(null, { note: hasAny ? 'Choose a zone first' : 'Create a zone first, in the palette' });
    }
    if (event.type === 'down') {
      if (hex < 0) return showing(null);
      const hexes = under(hex);
      return showing({ hexes: new Set(hexes), last: hex, erase }, { chosen: hexes, erase });
    }
    if (state === null) return showing(null, hex < 0 ? {} : { brush: under(hex), erase });
    const hexes = hex < 0 ? state.hexes : state.hexes.union(new Set(under(state.last)));
    if (event.type === 'move') {
      return showing({ hexes, last: hex < 0 ? state.last : hex, erase }, { chosen: [...hexes], erase });
    }
    return doing(null, effects(context, [...hexes], erase));
  },
};

function effects({ staged, options }: ToolContext, drawn: readonly number[], erase: boolean): ToolEffect[] {
  const zone = staged.scene.zones.find(({ id }) => id === options.get(ZONE));
  if (zone === undefined) return [];
  const inside = new Set(zone.hexes);
  const hexes = drawn.filter((hex) => inside.has(hex) === erase);
  if (hexes.length === 0) return [];
  const what = counted(hexes.length, 'hex', 'hexes');
  const title = erase ? `Take ${what} from ${zone.name}` : `Add ${what} to ${zone.name}`;
  return [{ do: 'zone', title, zone: zone.id, hexes, erase }];
}
