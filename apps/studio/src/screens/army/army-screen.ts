import type { ArmyReview } from '@hexwright/compiler';
import { addPackage, type JsonObject } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { empty } from '../../ui/empty.ts';
import type { Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf } from '../../app/routes.ts';
import { FollowedAnswer } from '../../parts/followed-answer.ts';
import { Screen } from '../../parts/screen.ts';
import { watch } from '../../parts/store.ts';
import { isObject, textOf } from '../../scene/items.ts';
import type { ArmiesAnswer } from '../../compile-service/questions/armies.ts';
import '../gallery/name-dialog.ts';
import type { NameDialog } from '../gallery/name-dialog.ts';
import { titleOf } from '../gallery/packages.ts';
import '../rules/broken-file.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import { printPages } from '../sheet/print-pages.ts';
import {
  adopted,
  asUnits,
  buy,
  drawUp,
  listFiles,
  replaceArmy,
  setValue,
  unitsOf,
  type NewArmy,
} from './army-edits.ts';
import { faultList } from './army-faults.ts';
import './army-offers.ts';
import type { Purchase } from './army-offers.ts';
import { ARMY_PAGE_STYLE, armyPage } from './army-page.ts';
import './army-roll.ts';
import { armyStyles, faultStyles } from './army-styles.ts';
import { ARMY, LINE, LISTS, OFFERS, RANDOM } from './army-words.ts';
import './quick-battle.ts';
import './random-army-dialog.ts';
import { USUAL_POINTS } from './random-fields.ts';
import { keptArmies } from './take-army-dialog.ts';
import { select } from '../../ui/select.ts';

type Reckoned = NonNullable<ArmiesAnswer>;

/** The armies of a battle, bought by points: what each costs, and what is wrong with it, as it is chosen. */
class ArmyScreen extends Screen {
  static override styles = [...Screen.styles, armyStyles, faultStyles];
  readonly #rules = new FollowedRules(this, ['sides', 'units', 'vocabularies']);
  /** undefined inside: nothing was said yet; null: no armies are bought here. */
  readonly #armies = new FollowedAnswer(this, async (session, id) => ({
    said: await session.compileService.ask('armies', { package: id }),
  }));

  constructor() {
    super();
    watch(this, () => [this.session.connection.access]);
  }

  override render(): unknown {
    const { answer } = this.#armies;
    if (answer === null) return this.#armies.meanwhile(ARMY.reading);
    if (this.#rules.answer === null) return this.#rules.meanwhile(ARMY.reading);
    if (answer.said === null) return this.#unreadable();
    const { said } = answer;
    const review = this.#review(said);
    if (review === undefined) {
      return html`<quick-battle
        .session=${this.session}
        .route=${this.route}
        .nations=${said.catalogue.nations}
      ></quick-battle>`;
    }
    return html`<div class="whole">
        ${this.#bar(said, review)}
        <div class="page">
          <div class="roll">${this.#roll(said, review)}</div>
          <army-offers
            .catalogue=${said.catalogue}
            nation=${review.nation}
            ?isShut=${this.session.isReadOnly}
            @army-buy=${({ detail }: CustomEvent<Purchase>) => this.#buy(review, detail)}
          ></army-offers>
        </div>
      </div>
      <random-army-dialog .nations=${said.catalogue.nations}></random-army-dialog>
      <take-army-dialog></take-army-dialog>
      <name-dialog .project=${this.session.project}></name-dialog>`;
  }

  protected override commands(): readonly Command[] {
    const said = this.#armies.answer?.said ?? null;
    const review = said === null ? undefined : this.#review(said);
    if (said === null || review === undefined) return [];
    const group = ARMY.title;
    const enabled = (): boolean => !this.session.isReadOnly;
    const command = (id: string, title: string, run: () => void): Command => ({ id, title, group, enabled, run });
    return [
      ...said.reviews.map(({ side, name }) => ({
        id: `army-${side}`,
        title: ARMY.command(ARMY.title, name),
        group,
        run: () => goInPackage(this.route, { item: side, where: {} }),
      })),
      command('army-random', ARMY.random, () => this.#askRandom(review)),
      command('army-take', ARMY.take, () => this.#askTake(review)),
      command('army-save', ARMY.save, () => this.#askSave(review)),
      command('army-line', ARMY.lineUp, () => void this.#lineUp(review)),
      { id: 'army-print', title: ARMY.print, group, run: () => this.#print(said, review) },
    ];
  }

  get #id(): string {
    return this.route.package;
  }

  #review({ reviews }: Reckoned): ArmyReview | undefined {
    return reviews.find(({ side }) => side === this.route.item) ?? reviews.at(0);
  }

  #units({ side }: ArmyReview): readonly JsonObject[] {
    return this.#rules
      .list('units')
      .flatMap(({ value }) => (isObject(value) && textOf(value, 'side') === side ? [value] : []));
  }

  #unreadable(): unknown {
    return empty({
      role: 'status',
      text: html`${ARMY.unreadable}
        <a href=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}>${ARMY.problems}</a>`,
    });
  }

  #bar({ reviews, catalogue }: Reckoned, review: ArmyReview): unknown {
    const { nation, limit, side } = review;
    const isShut = this.session.isReadOnly;
    return html`<div class="bar">
      <nav aria-label=${ARMY.sides}>
        ${reviews.map(
          (one) =>
            html`<a
              href=${addressOf({ ...this.route, item: one.side, where: {} })}
              aria-current=${one === review ? 'page' : nothing}
              style=${`--side:${this.#colorOf(one.side)}`}
              ><i></i>${one.name}</a
            >`,
        )}
      </nav>
      <label
        >${ARMY.nation}
        ${select({
          isDisabled: isShut,
          value: nation,
          options: [
            ...(nation === '' ? [{ value: '', title: ARMY.noNation }] : []),
            ...catalogue.nations.map(({ id, name }) => ({ value: id, title: name })),
          ],
          choose: (chosen) => this.#sayOfSide(side, 'nation', chosen),
        })}
      </label>
      <label
        >${ARMY.limit}
        <input
          class="limit"
          type="number"
          min="1"
          step="1"
          placeholder=${ARMY.anyPoints}
          ?disabled=${isShut}
          .value=${limit === 0 ? '' : String(limit)}
          @change=${(event: Event) => this.#setLimit(event.target as HTMLInputElement, review)}
        />
      </label>
      <span class="gap"></span>
      <div class="acts">
        <button ?disabled=${isShut} @click=${() => this.#askRandom(review)}>${ARMY.random}</button>
        <button ?disabled=${isShut} @click=${() => this.#askTake(review)}>${ARMY.take}</button>
        <button ?disabled=${isShut} @click=${() => this.#askSave(review)}>${ARMY.save}</button>
        <button ?disabled=${isShut} title=${ARMY.lineUpHint} @click=${() => void this.#lineUp(review)}>
          ${ARMY.lineUp}
        </button>
        <button @click=${() => this.#print({ reviews, catalogue }, review)}>${ARMY.print}</button>
      </div>
    </div>`;
  }

  #roll({ catalogue }: Reckoned, review: ArmyReview): unknown {
    const units = this.#units(review);
    return html`<broken-file .session=${this.session} .route=${this.route} file="units.json"></broken-file>
      ${this.#total(review, units, catalogue.commander.counter.kind)}
      ${
        units.length === 0
          ? html`<p class="invite">${ARMY.empty}</p>`
          : html`${review.limit === 0 && review.faults.length > 0 ? html`<p class="soft unbound">${ARMY.unbound}</p>` : nothing}
              ${faultList(review.faults.filter(({ id }) => id === ''))}
              <army-roll
                .session=${this.session}
                .route=${this.route}
                .units=${units}
                .review=${review}
                .catalogue=${catalogue}
                .system=${this.#rules.answer?.system ?? null}
                .vocabularies=${this.#rules.list('vocabularies').flatMap(({ value }) => (isObject(value) ? [value] : []))}
              ></army-roll>`
      }`;
  }

  #total({ points, limit, faults }: ArmyReview, units: readonly JsonObject[], commander: string): unknown {
    const isOver = limit > 0 && points > limit;
    const commanders = units.filter(({ kind }) => kind === commander).length;
    const broken = faults.filter(({ severity }) => severity === 'error').length;
    const rest = limit === 0 ? '' : isOver ? ARMY.over(points - limit) : ARMY.left(limit - points);
    const share = limit === 0 ? 0 : Math.min(100, (100 * points) / limit);
    const state = broken > 0 ? ARMY.faults(broken) : ARMY.legal;
    return html`<div class="total ${isOver ? 'over' : ''}" role="status">
      <strong>${points}</strong>
      <span
        >${limit === 0 ? ARMY.points(points).replace(/^\d+ /, '') : ARMY.of(limit)}
        <span class="soft"
          >· ${ARMY.counts(units.length - commanders, commanders)}${units.length === 0 ? '' : ` · ${state}`}</span
        ></span
      >
      <span class="rest">${rest}</span>
      ${limit === 0 ? nothing : html`<div class="meter"><i style=${`inline-size:${share}%`}></i></div>`}
    </div>`;
  }

  #colorOf(side: string): string {
    const found = this.#rules.item(`sides/${side}`)?.value;
    return (isObject(found) ? textOf(found, 'color') : '') || 'var(--ink-soft)';
  }

  #sayOfSide(side: string, property: string, value: string | number | undefined): void {
    setValue(
      this.session,
      this.#id,
      `sides/${side}/${property}`,
      value,
      `${property === 'nation' ? ARMY.nation : ARMY.limit}: ${String(value ?? ARMY.anyPoints)}`,
    );
  }

  #setLimit(field: HTMLInputElement, { side, limit }: ArmyReview): void {
    if (!field.checkValidity()) field.value = limit === 0 ? '' : String(limit);
    else this.#sayOfSide(side, 'points', field.value === '' ? undefined : field.valueAsNumber);
  }

  #buy({ side }: ArmyReview, { name, offer }: Purchase): void {
    if (buy(this.session, this.#id, side, name, offer) === null) return;
    this.session.notifyDone(OFFERS.added(name));
  }

  #askRandom(review: ArmyReview): void {
    const { nation, limit, side, name } = review;
    const nations = this.#armies.answer?.said?.catalogue.nations ?? [];
    const choice = { nation: nation || (nations.at(0)?.id ?? ''), points: limit || USUAL_POINTS, seed: 1 };
    void this.renderRoot.querySelector('random-army-dialog')?.ask(name, choice, (wish) => {
      void (async () => {
        const answer = await this.session.compileService.ask('randomArmy', { package: this.#id, side, ...wish });
        if (!answer.ok) notify(answer.why, { tone: 'warning' });
        else {
          const units = answer.made as unknown as readonly JsonObject[];
          await this.#replace(review, { ...wish, units }, RANDOM.step(name), RANDOM.done(name, wish.points));
        }
      })();
    });
  }

  #askTake(review: ArmyReview): void {
    const { session } = this;
    const { side, name } = review;
    const armies = keptArmies(session.project, this.#id);
    void this.renderRoot.querySelector('take-army-dialog')?.ask(name, armies, (army) => {
      const units = adopted(session, this.#id, side, unitsOf(session, army.package, army.side));
      const step = LISTS.step(name, titleOf(session.project, army.package));
      void this.#replace(review, { ...army, units }, step, LISTS.taken(army.title));
    });
  }

  #askSave({ side, name, points }: ArmyReview): void {
    const { session } = this;
    void this.renderRoot.querySelector<NameDialog>('name-dialog')?.ask({
      heading: LISTS.saveTitle(name),
      word: LISTS.saveIntro,
      action: LISTS.save,
      title: LISTS.nameOf(name, points),
      // Lists lie beside the battle that they come from.
      folder: this.#id.split('/').slice(0, -1).join('/'),
      done: (list) => {
        if (!session.do(addPackage(session.project, list.id, listFiles(session, this.#id, side, list)))) return false;
        const run = (): void => goInPackage(this.route, { package: list.id, item: '', where: {} });
        notify(LISTS.saved(list.id), { tone: 'good', action: { title: LISTS.open, run } });
        return true;
      },
    });
  }

  /** Another army, in line if there is room for it. */
  async #replace({ side }: ArmyReview, army: Omit<NewArmy, 'stands'>, step: string, done: string): Promise<void> {
    const { session } = this;
    const line = await session.compileService.ask('lineUp', { package: this.#id, side, units: asUnits(army.units) });
    const stands = line.ok ? line.made : [];
    if (!replaceArmy(session, this.#id, side, { ...army, stands }, step)) return;
    this.session.notifyDone(done);
    if (!line.ok) notify(line.why, { tone: 'warning' });
  }

  async #lineUp(review: ArmyReview): Promise<void> {
    const { session } = this;
    const { side, name } = review;
    const line = await session.compileService.ask('lineUp', {
      package: this.#id,
      side,
      units: asUnits(this.#units(review)),
    });
    if (!line.ok) notify(line.why, { tone: 'warning' });
    else if (drawUp(session, this.#id, line.made, LINE.step(name))) {
      this.session.notifyDone(LINE.done(name));
    }
  }

  #print({ catalogue }: Reckoned, review: ArmyReview): void {
    const page = armyPage(review, this.#units(review), catalogue, titleOf(this.session.project, this.#id));
    printPages(page, ARMY_PAGE_STYLE);
  }
}

customElements.define('army-screen', ArmyScreen);
