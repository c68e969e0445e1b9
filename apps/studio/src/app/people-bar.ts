import { css, html, LitElement, nothing } from 'lit';
import { icon } from '../parts/icons.ts';
import { initialsOf, personColor } from '../parts/person-colors.ts';
import { shared } from '../parts/styles.ts';
import { popover, popoverStyles } from '../ui/popover.ts';
import type { ProjectPresence, Person } from '../session/presence.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { commands } from './commands.ts';
import { goTo, place } from './navigation.ts';
import { notify } from '../ui/toasts.ts';
import { addressOf, routeOf, type Route } from './routes.ts';
import { PEOPLE } from './words.ts';

/** More people than this are a number. */
const MOST_SHOWN = 4;

/** Who else is here: each can be followed, and all can be asked to come. */
class PeopleBar extends LitElement {
  static override properties = { session: { attribute: false } };
  static override styles = [
    shared,
    popoverStyles,
    css`
      :host {
        display: contents;
      }
      .faces {
        display: flex;
        align-items: center;
        padding-inline: 0.2rem;
      }
      .face {
        display: inline-grid;
        flex: none;
        place-items: center;
        inline-size: 1.55rem;
        block-size: 1.55rem;
        margin-inline-start: -0.3rem;
        border: 2px solid var(--panel);
        border-radius: 50%;
        background: var(--of);
        color: var(--on-color);
        font-size: 0.68rem;
        font-weight: 600;
      }
      .face::before {
        content: attr(data-initials);
      }
      .face.followed {
        outline: 2px solid var(--focus);
      }
      .popover {
        inline-size: min(20rem, 94vw);
      }
      ul {
        display: grid;
        gap: 0.4rem;
        margin: 0.6rem 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.6rem;
      }
      li .face {
        margin: 0;
      }
      li span:nth-child(2) {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      small {
        color: var(--ink-soft);
      }
      .faces .icon {
        display: none;
      }
      @media (max-width: 1400px) {
        .faces small {
          display: none;
        }
        .faces .icon {
          display: block;
        }
      }
      .following {
        position: fixed;
        inset-block-end: 0.75rem;
        inset-inline: 0;
        z-index: 8;
        inline-size: fit-content;
        max-inline-size: 92vw;
        margin-inline: auto;
        border-color: transparent;
        background: var(--of);
        color: var(--on-color);
        box-shadow: var(--shadow);
      }
      button.following:hover:not(:disabled) {
        background: color-mix(in srgb, var(--of) 85%, var(--sheet-ink));
      }
      .following kbd {
        border-color: currentColor;
        background: none;
      }
      label {
        display: grid;
        gap: 0.2rem;
      }
    `,
  ];
  declare session: ProjectSession;
  #ends: (() => void)[] = [];
  /** Where the one was who is followed when one went there last. */
  #led = '';

  override connectedCallback(): void {
    super.connectedCallback();
    const { presence } = this.session;
    const again = (): void => this.requestUpdate();
    this.#ends = [
      presence.others.listen(() => {
        this.#follow(presence);
        again();
      }),
      presence.followed.listen(() => {
        this.#follow(presence);
        again();
      }),
      presence.name.listen(again),
      presence.isKnown.listen(again),
      presence.caller.listen((person) => this.#called(person)),
      place.listen(() => presence.show({ place: location.pathname + location.search })),
    ];
    for (const event of LEAVING) addEventListener(event, this.#leave, { capture: true, passive: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const end of this.#ends.splice(0)) end();
    for (const event of LEAVING) removeEventListener(event, this.#leave, { capture: true });
  }

  override render(): unknown {
    const { others, name, isKnown, followed } = this.session.presence;
    const people = others.value;
    const led = people.find(({ client }) => client === followed.value);
    const title = people.length === 0 ? PEOPLE.aloneTitle : PEOPLE.hereToo(people.map((one) => one.name).join(', '));
    return html`${popover({
        id: 'people',
        button: html`<span class="faces">
          ${people.slice(0, MOST_SHOWN).map((one) => this.#face(one))}
          ${people.length > MOST_SHOWN ? html`<span class="face" style="--of: var(--crowd)" data-initials=${`+${people.length - MOST_SHOWN}`} aria-hidden="true"></span>` : nothing}
          ${people.length === 0 ? html`<small>${PEOPLE.alone}</small>${icon('person')}` : nothing}
        </span>`,
        name: title,
        hint: title,
        look: 'plain opener',
        label: PEOPLE.people,
        body: html`${
          isKnown.value
            ? html`<p><strong>${name.value}</strong><br /><small>${PEOPLE.you}</small></p>`
            : html`<label
                >${PEOPLE.yourName}
                <input
                  maxlength="40"
                  autocomplete="name"
                  .value=${name.value}
                  @change=${(event: Event) => this.session.presence.rename((event.target as HTMLInputElement).value)}
                />
              </label>`
        }
        ${
          people.length === 0
            ? html`<p><small>${PEOPLE.nobody}</small></p>`
            : html`<ul>
                  ${people.map((one) => this.#person(one))}
                </ul>
                <button @click=${() => this.session.presence.call()}>${PEOPLE.askAll}</button>`
        }`,
      })}
      <button class="plain" part="share" title=${PEOPLE.shareTitle} @click=${() => this.#share()}>
        ${PEOPLE.share}
      </button>
      <span role="status">
        ${
          led === undefined
            ? nothing
            : html`<button
                class="following"
                style=${`--of: ${personColor(led.color)}`}
                title=${PEOPLE.stopTitle}
                @click=${() => (followed.value = null)}
              >
                ${PEOPLE.following(led.name)} <kbd>Esc</kbd>
              </button>`
        }
      </span>`;
  }

  /** What the door of the people offers, also by Ctrl+K. */
  #share(): void {
    commands
      .list()
      .find(({ id }) => id === 'share')
      ?.run();
  }

  #face(person: Person): unknown {
    const isFollowed = this.session.presence.followed.value === person.client;
    return html`<span
      class=${isFollowed ? 'face followed' : 'face'}
      style=${`--of: ${personColor(person.color)}`}
      data-initials=${initialsOf(person.name)}
      aria-hidden="true"
    ></span>`;
  }

  #person(person: Person): unknown {
    const { followed } = this.session.presence;
    const isFollowed = followed.value === person.client;
    const route = this.#routeOf(person);
    return html`<li>
      ${this.#face(person)}
      <span
        >${person.name}<br /><small
          >${route?.at === 'package' ? PEOPLE.at(route.package, route.screen) : PEOPLE.inGallery}</small
        ></span
      >
      <button class="plain" ?disabled=${route === null} @click=${() => this.#go(person)}>${PEOPLE.goThere}</button>
      <button aria-pressed=${isFollowed} @click=${() => (followed.value = isFollowed ? null : person.client)}>
        ${isFollowed ? PEOPLE.stop : PEOPLE.follow}
      </button>
    </li>`;
  }

  /** Where somebody is; null where that is no place of this project. */
  #routeOf(person: Person): Route | null {
    const route = routeOf(new URL(person.place, location.origin));
    return route !== null && 'project' in route && route.project === this.session.id ? route : null;
  }

  #go(person: Person): void {
    const route = this.#routeOf(person);
    if (route !== null) goTo(route);
  }

  /** Goes where the one is who is followed, whenever that is another place. */
  #follow({ followed, others }: ProjectPresence): void {
    const led = others.value.find(({ client }) => client === followed.value);
    const at = led === undefined ? '' : `${led.client} ${led.place}`;
    if (at === this.#led) return;
    this.#led = at;
    const to = led === undefined ? null : this.#routeOf(led);
    const { value: here } = place;
    if (to === null || here === null || addressOf(broad(to)) === addressOf(broad(here))) return;
    const isSameScreen = addressOf({ ...to, where: {} } as Route) === addressOf({ ...here, where: {} } as Route);
    goTo(to, isSameScreen ? 'replace' : 'push');
  }

  #called(person: Person | null): void {
    if (person === null) return;
    const action = { title: PEOPLE.goThere, run: () => this.#go(person) };
    notify(PEOPLE.asks(person.name), { about: 'call', action });
  }

  /** Somebody who does something goes their own way. */
  readonly #leave = (event: Event): void => {
    const isHere = event.composedPath().includes(this);
    const isOpen = this.renderRoot.querySelector('.popover:popover-open') !== null;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && !isOpen;
    if (!isHere || isEscape) this.session.presence.followed.value = null;
  };
}

/** Screens that follow by themselves to where exactly somebody is, or in which everybody has a cursor of their own. */
const FOLLOW_INSIDE: ReadonlySet<string> = new Set(['map', 'text', 'play']);

/** A place as far as the address of somebody is followed. */
function broad(route: Route): Route {
  return route.at === 'package' && FOLLOW_INSIDE.has(route.screen) ? { ...route, where: {} } : route;
}

const LEAVING = ['pointerdown', 'wheel', 'keydown'] as const;

customElements.define('people-bar', PeopleBar);
