import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { pathOf } from '@hexwright/workspace';
import type { PackageRoute } from '../app/routes.ts';
import { empty, waiting } from '../ui/empty.ts';
import { notify } from '../ui/toasts.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { FOLLOWED } from './words.ts';

/** A part of a screen that shows something of a package. */
export interface FollowingHost extends ReactiveControllerHost {
  readonly session: ProjectSession;
  readonly route: PackageRoute;
}

/** What the worker says of the package that a screen shows, asked again after every change while the screen is open. */
export class FollowedAnswer<Answer> implements ReactiveController {
  /** null until the worker has answered for the first time. */
  answer: Answer | null = null;
  /** Why there was no answer the last time; null where there was one, or is none yet. */
  #trouble: string | null = null;
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
    this.#trouble = null;
    this.#session = session;
    this.#package = route.package;
    const ends = [
      session.project.listen(({ files }) => {
        // Painting a map changes nothing here, and is done in long strokes.
        if ([...files].some((file) => pathOf(file) !== 'map.json')) this.#askSoon();
      }),
      // A worker that was stopped has begun again: it may know now what it could not tell.
      session.compileService.trouble.listen((stopped) => {
        if (stopped === null && this.#trouble !== null) this.#retry();
      }),
    ];
    this.#end = () => ends.forEach((end) => end());
    this.#askSoon();
  }

  hostDisconnected(): void {
    this.#end();
    this.#session = null;
  }

  /** What stands in the place of the answer as long as there is none; `text` says that it is on its way. */
  meanwhile(text: string): TemplateResult {
    if (this.#trouble === null) return waiting(text);
    const actions = html`<button @click=${() => this.#retry()}>${FOLLOWED.again}</button>`;
    return empty({ text: FOLLOWED.failed(this.#trouble), role: 'alert', actions });
  }

  /** Asks again: what the question is made of has changed. */
  askAgain(): void {
    this.#askSoon();
  }

  #retry(): void {
    this.#trouble = null;
    this.#host.requestUpdate();
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
      if (id === this.#package) [this.answer, this.#trouble] = [answer, null];
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (id === this.#package) this.#trouble = why;
      // What the screen shows is older than the package; where it shows nothing, it says so itself.
      if (this.answer !== null) notify(why, { tone: 'warning' });
    }
    this.#host.requestUpdate();
    this.#isAsking = false;
    if (this.#isDue) void this.#ask();
  }
}
