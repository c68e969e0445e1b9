import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pathOf } from '@hexwright/workspace';
import type { PackageRoute } from '../../app/routes.ts';
import { say } from '../../app/notices.ts';
import type { Session } from '../../session/session.ts';
import type { EffectiveItem, EffectiveRulesAnswer, RuleList } from '../../workshop/questions/effective-rules.ts';

interface Host extends ReactiveControllerHost {
  readonly session: Session;
  readonly route: PackageRoute;
}

/** What is in force in the package that a screen shows, kept up to date while the screen is open. */
export class FollowedRules implements ReactiveController {
  /** null until the worker has answered for the first time. */
  answer: EffectiveRulesAnswer | null = null;
  readonly #host: Host;
  readonly #lists: readonly RuleList[];
  #session: Session | null = null;
  #package = '';
  #end = (): void => undefined;
  #isAsking = false;
  #isDue = false;

  constructor(host: Host, lists: readonly RuleList[]) {
    this.#host = host;
    this.#lists = lists;
    host.addController(this);
  }

  /** The things of a list that are there, in order. */
  list(list: RuleList): readonly EffectiveItem[] {
    return this.answer?.items.filter((item) => item.list === list && item.value !== undefined) ?? [];
  }

  /** A thing by its target: `modifiers/melee-flank`. */
  item(target: string): EffectiveItem | undefined {
    return this.answer?.items.find((item) => item.target === target);
  }

  hostUpdate(): void {
    const { session, route } = this.#host;
    if (session === this.#session && route.package === this.#package) return;
    this.#end();
    this.answer = null;
    this.#session = session;
    this.#package = route.package;
    this.#end = session.project.listen(({ files }) => {
      // Painting a map changes nothing here, and is done in long strokes.
      if ([...files].some((file) => pathOf(file) !== 'map.json')) this.#askSoon();
    });
    this.#askSoon();
  }

  hostDisconnected(): void {
    this.#end();
    this.#session = null;
  }

  /** One question at a time, after the worker has been told of the change. */
  #askSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    if (!this.#isAsking) queueMicrotask(() => void this.#ask());
  }

  async #ask(): Promise<void> {
    const session = this.#session;
    const id = this.#package;
    this.#isDue = false;
    if (session === null) return;
    this.#isAsking = true;
    try {
      const answer = await session.workshop.ask('effectiveRules', { package: id, lists: this.#lists });
      if (id === this.#package) this.answer = answer;
      this.#host.requestUpdate();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error), { tone: 'warning' });
    }
    this.#isAsking = false;
    if (this.#isDue) void this.#ask();
  }
}
