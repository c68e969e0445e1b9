import { Options, setting, ToolHand } from '@hexwright/board';
import type { TablePlan } from '@hexwright/playtest/screen';
import type { Point } from '@hexwright/table';
import { describe, expect, it } from 'vitest';
import type { TableUnit } from '../../../table/units.ts';
import { AREA_KIND } from './terrain-kinds.ts';
import { keyOfChosen } from './chosen-keys.ts';
import { TABLE_TOOL_SPACE, type TableContext, type TableToolSpace } from './table-tool.ts';
import { TABLE_TOOLS } from './table-tools.ts';

const at = (x: number, y: number): Point => ({ x: x * 1000, y: y * 1000 });
const wood = { id: 'wood-1', form: 'area', points: [at(20, 20), at(24, 20), at(24, 24)] };
const plan = {
  width: 48_000,
  depth: 36_000,
  features: [wood],
  deployments: [],
  zones: [],
  labels: [{ id: 'name-1', text: 'Mill', at: at(40, 30) }],
} as unknown as TablePlan;
const outline = { ...at(10, 10), facing: 0, width: 4000, depth: 2000, files: 4, ranks: 2, figures: 8 };
const units = [{ id: 'guards', outline }] as unknown as readonly TableUnit[];
const effective = {
  sides: [{ id: 'red', name: 'Red' }],
  terrains: [
    { id: 'wood', name: 'Wood' },
    { id: 'hill', name: 'Hill' },
  ],
  features: [],
  hexsides: [],
} as unknown as TableContext['effective'];
const NO_KEYS = { shift: false, alt: false, control: false };

/** Somebody at a table. */
class Person {
  readonly hand: ToolHand<TableToolSpace>;
  context: TableContext;
  readonly done: unknown[] = [];

  constructor(tool: string, given: Partial<TableContext> = {}) {
    this.hand = new ToolHand(TABLE_TOOL_SPACE, { tools: TABLE_TOOLS, tool });
    const options = new Options();
    this.context = { options, effective, plan, units, chosen: null, untouchable: new Map(), near: 300, ...given };
  }

  point(type: 'down' | 'move' | 'up', hit: Point): this {
    const { effects } = this.hand.step({ type, hit, screen: hit, keys: NO_KEYS }, this.context);
    this.done.push(...effects);
    return this;
  }

  click(...points: readonly Point[]): this {
    for (const point of points) this.point('down', point).point('up', point);
    return this;
  }

  press(key: string, keys: Partial<typeof NO_KEYS> = {}): boolean {
    const event = { type: 'key-down', key, keys: { ...NO_KEYS, ...keys }, time: 0, hit: null } as const;
    const { effects, handled } = this.hand.step(event, this.context);
    this.done.push(...effects);
    return handled;
  }
}

describe('tools of a table', () => {
  it('have letters and ids of their own', () => {
    expect(new Set(TABLE_TOOLS.map(({ id }) => id)).size).toBe(TABLE_TOOLS.length);
    expect(new Set(TABLE_TOOLS.map(({ key }) => key)).size).toBe(TABLE_TOOLS.length);
  });

  it('are taken up by their letters, for good or for as long as they are held', () => {
    const { hand, context } = new Person('select');
    const press = (key: string): void =>
      void hand.step({ type: 'key-down', key, keys: NO_KEYS, time: 0, hit: null }, context);
    press('b');
    expect(hand.tool.value.id).toBe('brush');
    hand.step({ type: 'key-up', key: 'b', time: 900 }, context);
    expect(hand.tool.value.id).toBe('select');
  });

  it('close an area on its first corner, and end a line on its last point', () => {
    const corners = [at(0, 0), at(5, 0), at(5, 5)];
    const area = new Person('area').click(...corners);
    expect([area.hand.busy, area.done]).toEqual([true, []]);
    area.click(at(0.2, 0.1));
    const items = [
      {
        kind: 'hill',
        area: [
          [0, 0],
          [5, 0],
          [5, 5],
        ],
      },
    ];
    expect([area.hand.busy, area.done]).toEqual([false, [{ do: 'lay', list: 'features', stem: 'hill', items }]]);
    expect(new Person('deployment').click(...corners, at(0, 0)).done).toMatchObject([
      { list: 'deployments', stem: 'red' },
    ]);
    expect(new Person('zone').click(...corners, at(0, 0)).done).toMatchObject([{ list: 'zones', stem: 'zone' }]);
    // There is no kind that a line could be of.
    const line = new Person('line').click(at(0, 0), at(5, 0));
    expect([line.click(at(5, 0)).hand.busy, line.done]).toEqual([false, []]);
  });

  it('lay what has been set', () => {
    const options = new Options([setting(AREA_KIND, 'wood')]);
    const area = new Person('area', { options }).click(at(0, 0), at(5, 0), at(5, 5));
    area.press('Enter', { shift: true });
    expect(area.done).toMatchObject([{ stem: 'wood' }]);
  });

  it('do not end what has too few points, and take points back', () => {
    const area = new Person('area').click(at(0, 0), at(5, 0));
    area.press('Enter', { shift: true });
    expect([area.hand.busy, area.done]).toEqual([true, []]);
    expect([area.press('Backspace'), area.press('Backspace'), area.press('Backspace')]).toEqual([true, true, false]);
    expect(area.click(at(0, 0)).press('Escape')).toBe(true);
    expect(area.hand.busy).toBe(false);
  });

  it('paint every square on the way, however fast it goes', () => {
    const brush = new Person('brush').point('down', at(0.5, 0.5)).point('move', at(6.5, 0.5));
    expect(brush.point('up', at(6.5, 0.5)).done).toEqual([
      {
        do: 'lay',
        list: 'features',
        stem: 'hill',
        items: [
          {
            kind: 'hill',
            area: [
              [0, 0],
              [7, 0],
              [7, 1],
              [0, 1],
            ],
          },
        ],
      },
    ]);
    expect(new Person('brush').point('down', at(-1, -1)).point('up', at(-1, -1)).done).toEqual([]);
  });

  it('write a name and are laid down for it, and measure between two clicks', () => {
    expect(new Person('label').click(at(7, 7)).done).toMatchObject([
      { do: 'lay', list: 'labels', items: [{ at: [7, 7] }] },
      { do: 'take', tool: 'select' },
    ]);
    expect(new Person('tape').click(at(0, 0), at(3, 4)).done).toEqual([{ do: 'say', text: '5 inches, 143.1°' }]);
  });

  it('refuse a layer that is locked', () => {
    const untouchable = new Map([['features', 'locked']] as const);
    expect(new Person('brush', { untouchable }).point('down', at(1, 1)).done).toEqual([
      { do: 'refuse', title: 'Terrain: this layer is locked' },
    ]);
    expect(new Person('select', { untouchable }).click(at(23, 21)).done).toEqual([{ do: 'choose', chosen: null }]);
  });
});

describe('the tool that selects', () => {
  it('chooses what lies uppermost, and nothing beside it', () => {
    const { done } = new Person('select').click(at(10, 11), at(23, 21), at(40, 30), at(1, 1));
    expect(done).toEqual([
      { do: 'choose', chosen: { list: 'units', id: 'guards' } },
      { do: 'choose', chosen: { list: 'features', id: 'wood-1' } },
      { do: 'choose', chosen: { list: 'labels', id: 'name-1' } },
      { do: 'choose', chosen: null },
    ]);
  });

  it('drags a unit as far as the hand goes, and shows it there meanwhile', () => {
    const person = new Person('select').point('down', at(10, 11)).point('move', at(12, 14));
    expect(person.hand.machine.value.preview.unit?.outline).toMatchObject(at(12, 13));
    expect(person.point('up', at(12, 14)).done).toEqual([{ do: 'stand', unit: 'guards', at: at(12, 13), facing: 0 }]);
  });

  it('turns a unit by the dot before it, and widens it by an end of its front', () => {
    const chosen = { list: 'units', id: 'guards' } as const;
    const turned = new Person('select', { chosen }).point('down', at(10, 8.5)).point('up', at(14, 10));
    expect(turned.done).toEqual([{ do: 'stand', unit: 'guards', at: at(10, 10), facing: 900 }]);
    const widened = new Person('select', { chosen }).point('down', at(12, 10)).point('up', at(13, 10));
    expect(widened.done).toEqual([{ do: 'form', unit: 'guards', files: 6 }]);
  });

  it('moves a corner of what is chosen', () => {
    const chosen = { list: 'features', id: 'wood-1' } as const;
    const person = new Person('select', { chosen }).point('down', at(24, 20)).point('move', at(26, 20.1));
    expect(person.hand.machine.value.preview.points).toEqual([at(20, 20), at(26, 20), at(24, 24)]);
    expect(person.point('up', at(26, 20.1)).done).toEqual([{ do: 'move-point', chosen, index: 1, to: at(26, 20) }]);
  });

  it('shows nothing that is new while nothing is dragged', () => {
    const { hand } = new Person('select').point('move', at(1, 1));
    expect(hand.machine.value.preview).toBe(TABLE_TOOL_SPACE.nothing);
  });
});

describe('keys for what is chosen', () => {
  const { context } = new Person('select', { chosen: { list: 'units', id: 'guards' } });
  const press = (key: string, isShift = false): unknown => keyOfChosen(key, isShift, at(5, 5), context);

  it('turn a unit, form it up, move it to the cross and take it away', () => {
    expect([press(']'), press('{', true)]).toMatchObject([{ facing: 150 }, { facing: 3590 }]);
    expect([press(','), press('.')]).toMatchObject([{ files: 3 }, { files: 5 }]);
    expect(press('m')).toMatchObject({ do: 'stand', at: at(5, 5) });
    expect(press('Delete')).toEqual({ do: 'remove', chosen: context.chosen });
    expect([press('x'), keyOfChosen('Delete', false, at(0, 0), { ...context, chosen: null })]).toEqual([null, null]);
  });
});
