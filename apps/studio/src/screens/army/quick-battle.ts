import type { ArmyWord } from '@hexwright/compiler';
import { addPackage } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import type { PackageRoute } from '../../app/routes.ts';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { suggestedId } from '../gallery/packages.ts';
import { QUICK } from './army-words.ts';
import { pointsField, seedField, USUAL_POINTS } from './random-fields.ts';
import { select } from '../../ui/select.ts';

/** Makes a battle of two random armies by the rules of a base. */
class QuickBattle extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    nations: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        max-inline-size: 34rem;
        margin: 2.5rem auto;
        padding: 0 1rem;
      }
      form {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.9rem;
        margin-block-start: 1.25rem;
        padding: 1.25rem;
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--panel);
      }
      form > div {
        display: grid;
        gap: 0.2rem;
      }
      button {
        grid-column: 1 / -1;
        justify-self: end;
      }
      @media (max-width: 420px) {
        form {
          grid-template-columns: 1fr;
        }
      }
    `,
  ];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare nations: readonly ArmyWord[];

  override render(): unknown {
    const nation = (nth: 0 | 1): unknown =>
      html`<div>
        <label for=${`nation-${nth}`}>${QUICK.sides[nth]}</label>
        ${select({
          id: `nation-${nth}`,
          name: `nation-${nth}`,
          value: this.nations[nth]?.id ?? '',
          options: this.nations.map(({ id, name }) => ({ value: id, title: name })),
        })}
      </div>`;
    return html`<h1>${QUICK.title}</h1>
      <p class="soft">${QUICK.intro}</p>
      <form @submit=${this.#submit}>
        ${nation(0)} ${nation(1)} ${pointsField('', QUICK.points, USUAL_POINTS)} ${seedField('', 1)}
        <button class="primary" ?disabled=${this.session.isReadOnly}>${QUICK.make}</button>
      </form>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = formText(new FormData(event.target as HTMLFormElement));
    void this.#make([said('nation-0'), said('nation-1')], Number(said('points')), Number(said('seed')));
  };

  async #make(nations: readonly [string, string], points: number, seed: number): Promise<void> {
    const { session, route } = this;
    const [one, other] = nations.map((id) => this.nations.find((nation) => nation.id === id)?.name ?? id);
    const title = QUICK.name(one, other);
    const id = suggestedId(session.project, title, route.package.split('/').slice(0, -1).join('/'));
    const answer = await session.compileService.ask('quickBattle', {
      package: route.package,
      battle: { id, nations, points, seed },
    });
    if (!answer.ok) {
      notify(answer.why, { tone: 'warning' });
      return;
    }
    if (!session.do(addPackage(session.project, id, answer.made))) return;
    notify(QUICK.made(title), { tone: 'good' });
    goInPackage(route, { package: id, item: '', where: {} });
  }
}

customElements.define('quick-battle', QuickBattle);
