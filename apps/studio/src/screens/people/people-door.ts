import { html, LitElement } from 'lit';
import { offer } from '../../app/commands.ts';
import { place } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { ask, type Me } from './asking.ts';
import { wayIn, type WayIn } from './ways-in.ts';
import { words } from './words.ts';
import { SHELL } from '../../app/words.ts';

/** Stands before the studio: anyone who has to say who they are does it here. Where nobody has to, it is never seen. */
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
    const hasAccounts = this.me?.hasAccounts === true;
    return this.isClosed
      ? html`<sign-in-page .me=${this.me} .way=${this.way}></sign-in-page>`
      : html`<sharing-dialog ?hasAccounts=${hasAccounts}></sharing-dialog>`;
  }

  async #ask(): Promise<void> {
    const asked = await ask<Me>('GET', '/api/me');
    // Without a word of the server the studio goes on with what this browser keeps.
    if (!asked.ok) return;
    if (!asked.answer.hasAccounts) {
      if (this.way.by === 'link') notify(words.noAccounts);
      if (this.way.by !== 'nothing') history.replaceState(history.state, '', location.pathname + location.search);
      return;
    }
    if (this.way.by !== 'nothing') history.replaceState(history.state, '', location.pathname + location.search);
    const isClosed = asked.answer.visitor === null || this.way.by !== 'nothing';
    if (isClosed) await import('./sign-in-page.ts');
    this.me = asked.answer;
    this.isClosed = isClosed;
  }

  #commands(): { id: string; title: string; group: string; run: () => void }[] {
    if (this.isClosed) return [];
    const route = place.value;
    const project = route !== null && 'project' in route ? route.project : null;
    const sharing =
      project === null
        ? []
        : [
            {
              id: 'share',
              title: words.shareCommand,
              group: SHELL.groups.studio,
              run: () => void this.#share(project),
            },
          ];
    const { me } = this;
    if (me?.hasAccounts !== true) return sharing;
    const title = words.signOut(me.visitor?.name ?? '');
    return [...sharing, { id: 'sign-out', title, group: SHELL.groups.studio, run: () => void signOut() }];
  }

  async #share(project: string): Promise<void> {
    await import('./sharing-dialog.ts');
    const dialog = this.renderRoot.querySelector<HTMLElement & { show(project: string): Promise<void> }>(
      'sharing-dialog',
    );
    await dialog?.show(project);
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
