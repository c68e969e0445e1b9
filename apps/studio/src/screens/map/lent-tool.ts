import { LENT_AFTER } from '@hexwright/board';
import { isScreenTool, TOOL_GROUPS, type MapToolId } from './map-tools.ts';

/** What this needs to know of a key. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'timeStamp' | 'repeat' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
>;

/** A tool that is lent, the one that waits for its return, and the key. */
interface Loan {
  readonly lent: MapToolId;
  readonly waiting: MapToolId;
  readonly key: string;
  readonly since: number;
  readonly isUsed: boolean;
}

/** The screen's own tools are lent for as long as their letter is held, as the board lends its own. */
export class LentTool {
  #loan: Loan | null = null;

  /** A key goes down while a tool is held: it may lend another one. */
  down({ key, timeStamp, repeat, shiftKey, altKey, ctrlKey, metaKey }: KeyPress, held: MapToolId): void {
    if (repeat || shiftKey || altKey || ctrlKey || metaKey) return;
    const lent = TOOL_GROUPS.flat().find((tool) => isScreenTool(tool.id) && tool.key === key.toLowerCase());
    this.#loan =
      lent === undefined || lent.id === held
        ? null
        : { lent: lent.id, waiting: held, key: lent.key, since: timeStamp, isUsed: false };
  }

  /** Something is done with the tool that is held. */
  use(): void {
    if (this.#loan !== null) this.#loan = { ...this.#loan, isUsed: true };
  }

  /** A key comes up: the tool that comes back, or null. */
  up({ key, timeStamp }: Pick<KeyPress, 'key' | 'timeStamp'>, held: MapToolId): MapToolId | null {
    return key.toLowerCase() === this.#loan?.key ? this.end(timeStamp, held) : null;
  }

  /** The keyboard goes elsewhere, and nobody will say when the key comes up: the tool that comes back, or null. */
  end(time: number, held: MapToolId): MapToolId | null {
    const loan = this.#loan;
    this.#loan = null;
    if (loan === null || held !== loan.lent) return null;
    return loan.isUsed || time - loan.since > LENT_AFTER ? loan.waiting : null;
  }
}
