import { html, LitElement, type TemplateResult } from 'lit';
import { empty } from '../ui/empty.ts';
import { keyed } from 'lit/directives/keyed.js';
import { notify } from '../ui/toasts.ts';
import { STATES } from './words.ts';

/** What a browser complains of that says nothing to anybody. */
const HARMLESS = /ResizeObserver loop/;

/**
 * Shows a screen, and a word with a way out in its place when the screen fails. What was edited is in the document, which
 * no screen owns, so nothing is lost with it.
 */
class ScreenFrame extends LitElement {
  static override properties = {
    name: {},
    show: { attribute: false },
    failure: { state: true },
    turn: { state: true },
  };
  /** What is shown, as people call it: `Map`. */
  declare name: string;
  declare show: () => TemplateResult;
  declare failure: string | null;
  declare turn: number;

  constructor() {
    super();
    this.failure = null;
    this.turn = 0;
    this.addEventListener('screen-failed', (event) => this.#fail((event as CustomEvent<unknown>).detail));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('error', this.#mishap);
    addEventListener('unhandledrejection', this.#mishap);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('error', this.#mishap);
    removeEventListener('unhandledrejection', this.#mishap);
  }

  // No wall of its own: the screen lies in the page as if the frame were not there.
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('name')) this.failure = null;
  }

  override render(): unknown {
    if (this.failure === null) return keyed(`${this.name} ${this.turn}`, this.show());
    return empty({
      role: 'alert',
      heading: STATES.failed(this.name),
      text: STATES.failedText,
      actions: html`<p class="soft small"><code>${this.failure}</code></p>
        <button class="primary" @click=${this.#again}>${STATES.reloadScreen}</button>`,
    });
  }

  readonly #again = (): void => {
    this.failure = null;
    this.turn += 1;
  };

  readonly #mishap = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const message = event instanceof ErrorEvent ? event.message : messageOf(event.reason);
    if (HARMLESS.test(message)) event.preventDefault();
    if (HARMLESS.test(message) || this.failure !== null) return;
    notify(STATES.broken(this.name, message), {
      tone: 'danger',
      about: 'screen',
      action: { title: STATES.reloadScreen, run: this.#again },
    });
  };

  #fail(error: unknown): void {
    console.error(error);
    this.failure = messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

customElements.define('screen-frame', ScreenFrame);
