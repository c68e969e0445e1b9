/** What a person hears of the board: a grid of one cell that moves with the focus, and announcements. */
import { describeHex } from '../edit/describe.ts';
import type { CounterPlaces } from '../scene/footprint.ts';
import type { StagedScene } from '../scene/stage.ts';

const UNSEEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** The parts of the page that a screen reader reads. */
export class Voice {
  private readonly table: HTMLElement;
  private readonly cell: HTMLElement;
  private readonly spoken: HTMLElement;

  constructor(host: HTMLElement) {
    this.table = element('grid', host);
    this.table.style.cssText = UNSEEN;
    this.table.setAttribute('aria-label', 'Map');
    this.cell = element('gridcell', element('row', this.table));
    this.cell.tabIndex = 0;
    this.spoken = element('status', host);
    this.spoken.style.cssText = UNSEEN;
    this.spoken.setAttribute('aria-live', 'polite');
  }

  /** Takes the keyboard. */
  focus(): void {
    this.cell.focus({ preventScroll: true });
  }

  /** Says what lies in the hex that has the focus, and answers with it. */
  describe(staged: StagedScene, places: CounterPlaces, hex: number): string {
    const { grid } = staged;
    const text = describeHex(staged, places, hex);
    this.table.setAttribute('aria-rowcount', String(grid.rows));
    this.table.setAttribute('aria-colcount', String(grid.columns));
    this.cell.setAttribute('aria-rowindex', String(grid.rowOf(hex) + 1));
    this.cell.setAttribute('aria-colindex', String(grid.columnOf(hex) + 1));
    this.cell.setAttribute('aria-label', text);
    return text;
  }

  /** Reads something out. */
  announce(text: string): void {
    if (text !== '') this.spoken.textContent = text;
  }

  remove(): void {
    this.table.remove();
    this.spoken.remove();
  }
}

function element(role: string, parent: HTMLElement): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  parent.append(made);
  return made;
}
