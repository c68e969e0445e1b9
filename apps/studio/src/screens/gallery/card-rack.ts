import type { ThemeId } from '@hexwright/board';
import { theme } from '../../app/theme.ts';
import { Store } from '../../parts/store.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { CardAnswer } from '../../compile-service/questions/card.ts';
import { basesOf } from './packages.ts';

/**
 * Size of the pictures, in pixels: twice that of a card, for fine screens. With hexsides of nine pixels of a card, counters tell
 * by colour and symbol who stands there.
 */
const PICTURE = { width: 640, height: 360, least: 18, density: 2 };

/** What is known of a package from afar. */
export interface Card {
  readonly answer: CardAnswer | null;
  /** Why there is no answer. */
  readonly failure: string | null;
}

const racks = new WeakMap<ProjectSession, CardRack>();

/** What packages look like from afar, asked of the worker once and again when something of them has changed. */
export class CardRack {
  readonly cards = new Store<ReadonlyMap<string, Card>>(new Map());
  readonly #session: ProjectSession;
  readonly #wanted: string[] = [];
  readonly #stale = new Set<string>();
  #isAsking = false;

  /** The rack of a session: coming back to the gallery shows what is known already. */
  static of(session: ProjectSession): CardRack {
    const rack = racks.get(session) ?? new CardRack(session);
    racks.set(session, rack);
    return rack;
  }

  private constructor(session: ProjectSession) {
    this.#session = session;
    session.project.listen(({ files }) => {
      const changed = new Set([...files].map((file) => file.slice(0, file.indexOf(':'))));
      const { project } = session;
      for (const id of this.cards.value.keys()) {
        if (changed.has(id) || basesOf(project, id).some((base) => changed.has(base))) this.#stale.add(id);
      }
    });
    // The pictures are in the colours of the look.
    theme.listen(() => {
      const known = [...this.cards.value.keys()];
      for (const id of known) this.#stale.add(id);
      this.want(known);
    });
  }

  /** Asks about packages that nothing is known of, or that have changed since. */
  want(ids: readonly string[]): void {
    for (const id of ids) {
      const isKnown = this.cards.value.has(id) && !this.#stale.has(id);
      if (!isKnown && !this.#wanted.includes(id)) this.#wanted.push(id);
    }
    void this.#ask();
  }

  /** One after the other, so that what is being edited is not kept waiting. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let id = this.#wanted.shift(); id !== undefined; id = this.#wanted.shift()) {
      this.#stale.delete(id);
      const colours = boardTheme().id;
      const card = await this.#answer(id, colours);
      this.cards.value = new Map([...this.cards.value, [id, card]]);
      // The theme has changed meanwhile.
      if (boardTheme().id !== colours && !this.#wanted.includes(id)) this.#wanted.push(id);
    }
    this.#isAsking = false;
  }

  async #answer(id: string, colours: ThemeId): Promise<Card> {
    try {
      const question = { package: id, ...PICTURE, theme: colours };
      return { answer: await this.#session.compileService.ask('card', question), failure: null };
    } catch (error) {
      return { answer: null, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
