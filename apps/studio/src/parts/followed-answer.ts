import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pathOf } from '@hexwright/workspace';
import type { PackageRoute } from '../app/routes.ts';
import { notify } from '../ui/toasts.ts';
import type { ProjectSession } from '../session/project-session.ts';

/** A part of a screen that shows something of a package. */
export interface FollowingHost extends ReactiveControllerHost {
  readonly session: ProjectSession;
  readonly route: PackageRoute;
}

/** What the worker says of the package that a screen shows, asked again after every change while the screen is open. */
export class FollowedAnswer<Answer> implements ReactiveController {
  /** null until the worker has answered for the first time. */
  answer: Answer | null = null;
  readonly #host: FollowingHost;
  readonly #question: (session: ProjectSession, id: string) => Promise<Answer>;
  #session: ProjectSession | null = null;
  #package = '';
  #end = (): void => undefined;
  #isAsking = false;
  #isDue = false;

  constructor(host: FollowingHost, question: (session: ProjectSession, id: string) => Promise<Answer>) {
    this.#host = host;
    this.#question = question;
    host.addController(this);
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

  /** Asks again: what the question is made of has changed. */
  askAgain(): void {
    this.#askSoon();
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
      const answer = await this.#question(session, id);
      if (id === this.#package) this.answer = answer;
      this.#host.requestUpdate();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { tone: 'warning' });
    }
    this.#isAsking = false;
    if (this.#isDue) void this.#ask();
  }
}
