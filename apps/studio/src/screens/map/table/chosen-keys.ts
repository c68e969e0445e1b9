/** What keys do with what is chosen on a table, whichever tool is held. */
import { norm, type Point } from '@hexwright/table';
import { snapped } from './table-edits.ts';
import type { TableContext, TableEffect } from './table-tool.ts';

/** Keys turn a unit by so much, in tenths of a degree: plain, and with Shift. */
const [TURN, SMALL_TURN] = [150, 10];

/** What a key does; null for keys that mean nothing here. `focused` is the point that has the keyboard. */
export function keyOfChosen(key: string, isShift: boolean, focused: Point, context: TableContext): TableEffect | null {
  const { chosen, units, plan } = context;
  if (chosen === null) return null;
  if (key === 'Delete') return { do: 'remove', chosen };
  const unit = chosen.list === 'units' ? units.find(({ id }) => id === chosen.id) : undefined;
  if (unit === undefined) return null;
  const { id, outline } = unit;
  switch (key) {
    case '[':
    case ']':
    case '{':
    case '}': {
      const by = isShift ? SMALL_TURN : TURN;
      return { do: 'stand', unit: id, at: outline, facing: norm(outline.facing + ('[{'.includes(key) ? -by : by)) };
    }
    case ',':
    case '.': {
      if (outline.figures === 0) return null;
      const files = outline.files + (key === ',' ? -1 : 1);
      return { do: 'form', unit: id, files: Math.max(1, Math.min(outline.figures, files)) };
    }
    case 'm':
      // The unit goes where the keyboard is.
      return { do: 'stand', unit: id, at: snapped(focused, plan), facing: outline.facing };
    default:
      return null;
  }
}
