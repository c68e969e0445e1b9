import { html, LitElement, nothing } from 'lit';
import { offer } from '../../app/commands.ts';
import { place } from '../../app/navigation.ts';
import { ask, type Me } from './asking.ts';
import { wayIn, type WayIn } from './ways-in.ts';

/** Stands before the studio: whoever has to say who they are does it here. Where nobody has to, it is never seen. */
class PeopleDoor extends LitElement {
  static override properties = { me: { state: true }, way: { state: true }, isClosed: { state: true } };

  declare me: Me | null;
  declare way: WayIn;
  declare isClosed: boolean;

  constructor() {
    super();
    this.me = null;
    this.way = wayIn(location.hash);
    this.isClosed = false;
    offer(this, () => this.#commands());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#ask();
  }

  override render(): unknown {
    if (this.me?.hasAccounts !== true) return nothing;
    return this.isClosed
      ? html`<sign-in-page .me=${this.me} .way=${this.way}></sign-in-page>`
      : html`<sharing-dialog></sharing-dialog>`;
  }

  async #ask(): Promise<void> {
    const asked = await ask<Me>('GET', '/api/me');
    // Without a word of the server the studio goes on with what this browser keeps.
    if (!asked.ok || !asked.answer.hasAccounts) return;
    if (this.way.by !== 'nothing') history.replaceState(history.state, '', location.pathname + location.search);
    this.isClosed = asked.answer.visitor === null || this.way.by !== 'nothing';
    await (this.isClosed ? import('./sign-in-page.ts') : import('./sharing-dialog.ts'));
    this.me = asked.answer;
  }

  #commands(): { id: string; title: string; group: string; run: () => void }[] {
    if (this.me?.hasAccounts !== true || this.isClosed) return [];
    const route = place.value;
    const project = route === null || route.at === 'projects' ? null : route.project;
    const sharing = { id: 'people', title: 'People and links', group: 'Studio', run: () => this.#share(project ?? '') };
    const leaving = {
      id: 'sign-out',
      title: `Sign out ${this.me.visitor?.name ?? ''}`,
      group: 'Studio',
      run: () => void signOut(),
    };
    return project === null ? [leaving] : [sharing, leaving];
  }

  #share(project: string): void {
    const dialog = this.renderRoot.querySelector<HTMLElement & { show(project: string): Promise<void> }>(
      'sharing-dialog',
    );
    void dialog?.show(project);
  }
}

async function signOut(): Promise<void> {
  await ask('POST', '/api/sign-out');
  location.replace('/');
}

customElements.define('people-door', PeopleDoor);
const door = document.createElement('people-door');
// It takes no room of its own.
door.style.display = 'contents';
document.body.append(door);
