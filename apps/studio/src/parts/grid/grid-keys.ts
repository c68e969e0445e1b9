import { stepped, type GridSize, type Spot } from './cursor.ts';

/** What a key means in a grid in which nothing is being edited. */
export type GridKey =
  /** The cursor goes to a spot; `isSpanning` keeps the other corner of what is selected. */
  | { readonly is: 'go'; readonly at: Spot; readonly isSpanning: boolean }
  /** `open`: edit, or see more where nothing can be edited. `edit`: only edit. */
  | { readonly is: 'all' | 'row' | 'clear' | 'deselect' | 'open' | 'edit' }
  | { readonly is: 'type'; readonly sign: string }
  /** Sorts by the column, or makes it wider. */
  | { readonly is: 'sort'; readonly isDescending: boolean }
  | { readonly is: 'widen'; readonly by: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** CSS pixels by which a key makes a column wider. */
const WIDER = 16;

/** What a key means; null for one that means nothing to a grid, and goes on to the page. */
export function meaningOf(
  { key, shiftKey, altKey, ctrlKey, metaKey }: Pressed,
  at: Spot,
  size: GridSize,
): GridKey | null {
  const isFar = ctrlKey || metaKey;
  if (altKey) {
    if (key === 'ArrowLeft' || key === 'ArrowRight') return { is: 'widen', by: key === 'ArrowRight' ? WIDER : -WIDER };
    return key === 'ArrowUp' || key === 'ArrowDown' ? { is: 'sort', isDescending: key === 'ArrowDown' } : null;
  }
  const next = stepped(at, key, isFar, size);
  if (next !== null) return { is: 'go', at: next, isSpanning: shiftKey };
  if (isFar) return key.toLowerCase() === 'a' ? { is: 'all' } : null;
  switch (key) {
    case 'Tab': {
      const column = at.column + (shiftKey ? -1 : 1);
      // At its edge Tab leaves the table, so that nobody is caught in it.
      return column < 0 || column >= size.columns ? null : { is: 'go', at: { ...at, column }, isSpanning: false };
    }
    case 'Enter':
      return { is: 'edit' };
    case 'F2':
      return { is: 'open' };
    case 'Delete':
    case 'Backspace':
      return { is: 'clear' };
    case 'Escape':
      return { is: 'deselect' };
    case ' ':
      return shiftKey ? { is: 'row' } : { is: 'type', sign: key };
    default:
      return key.length === 1 ? { is: 'type', sign: key } : null;
  }
}
