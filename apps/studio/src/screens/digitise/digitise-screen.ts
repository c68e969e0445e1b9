import type { CounterSheet } from '@hexwright/model';
import { languageOf, type CodePattern, type Language } from '@hexwright/digitiser';
import { fileKey } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { waiting } from '../../ui/empty.ts';
import { progress } from '../../ui/progress.ts';
import type { Command, KeyMeaning } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { addressOf } from '../../app/routes.ts';
import { Screen } from '../../parts/screen.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import '../rules/broken-file.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import { counterRenderer } from '../sheet/counter-image.ts';
import { DigitiseEditor, type DigitiseState } from './digitise-editor.ts';
import { keysOfStep } from './digitise-keys.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { DIGITISE } from './words.ts';
import { screenStyles } from './screen-styles.ts';
import { sheetChoice } from './sheet-choice.ts';
import { STEPS, type Step } from './steps.ts';
import './finish-step.ts';
import type { Surroundings } from './finished-units.ts';
import './grid-step.ts';
import { kindsOf } from './map-kinds.ts';
import './map-step.ts';
import './pairs-step.ts';
import './review-step.ts';
import type { NamedId } from './review-step.ts';
import './sources-step.ts';
import './text-step.ts';
import type { KnownNames } from './unknown-values.ts';
import './zones-step.ts';

/** From scanned sheets to counters, step by step. */
class DigitiseScreen extends Screen {
  static override styles = [...Screen.styles, digitiseStyles, screenStyles];
  readonly #rules = new FollowedRules(this, [
    'sides',
    'units',
    'vocabularies',
    'symbols',
    'terrains',
    'hexsides',
    'features',
  ]);
  #editor: DigitiseEditor | null = null;
  #of = '';
  #spoken: { readonly text: string; readonly language: Language } = {
    text: '',
    language: { codes: new Map(), longest: 0, isBare: true },
  };
  #end = (): void => undefined;

  override willUpdate(): void {
    const of = `${this.session.id} ${this.route.package}`;
    if (this.#editor !== null && of === this.#of) return;
    this.#leave();
    this.#of = of;
    const editor = new DigitiseEditor(this.session, this.route.package);
    const ends = [editor.state, editor.work.progress].map((store) => store.listen(() => this.requestUpdate()));
    this.#end = () => ends.forEach((end) => end());
    this.#editor = editor;
  }

  override updated(): void {
    if (this.#rules.answer !== null) void this.#editor?.transcribe(this.#codes());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  override render(): unknown {
    const editor = this.#editor;
    if (this.#rules.answer === null) return this.#rules.meanwhile(DIGITISE.loading);
    if (editor === null) return waiting(DIGITISE.loading);
    const state = editor.state.value;
    const sheet = this.#sheet(state);
    return html`<div class="page">
      <broken-file .session=${this.session} .route=${this.route} file="sheets.json"></broken-file>
      <div class="bar">
        <h1>${DIGITISE.title}</h1>
        <nav aria-label=${DIGITISE.stepsOf}>${STEPS.map((step) => this.#link(step))}</nav>
        <span class="gap"></span>
        ${sheet === null || ['finish', 'map', 'text'].includes(this.#step) ? nothing : sheetChoice(state.file.sheets ?? [], sheet, (id) => this.#go(this.#step, id))}
      </div>
      ${this.#busy(state)}
      <div class="step">${this.#content(editor, sheet)}</div>
    </div>`;
  }

  protected override commands(): readonly Command[] {
    const group = DIGITISE.title;
    const sheet = this.#editor === null ? null : this.#sheet(this.#editor.state.value);
    return STEPS.map((step) => ({
      id: `digitise-${step}`,
      title: DIGITISE.goTo(step),
      group,
      run: () => this.#go(step, sheet?.id),
    }));
  }

  protected override keysHeard(): readonly KeyMeaning[] {
    return keysOfStep(this.#step);
  }

  #content(editor: DigitiseEditor, sheet: CounterSheet | null): unknown {
    const { value: state } = editor.state;
    const system = this.#rules.answer?.system ?? null;
    const codes = this.#codes();
    const place = this.route.where['place'] ?? '';
    const needsSheet = this.#step !== 'map' && this.#step !== 'text';
    switch (needsSheet && sheet === null ? 'sources' : this.#step) {
      case 'sources':
        return html`<sources-step
          .editor=${editor}
          .state=${state}
          .system=${system?.id ?? null}
          .known=${codes}
          .names=${this.#names()}
        ></sources-step>`;
      case 'text':
        return html`<text-step
          .editor=${editor}
          .line=${Number(this.route.where['line'] ?? 0)}
          .state=${state}
          .sides=${this.#sides()}
          .around=${this.#around()}
        ></text-step>`;
      case 'grid':
        return html`<grid-step .editor=${editor} .state=${state} .sheet=${sheet} .place=${place}></grid-step>`;
      case 'pairs':
        return html`<pairs-step .editor=${editor} .state=${state} .sheet=${sheet}></pairs-step>`;
      case 'zones':
        return html`<zones-step .editor=${editor} .state=${state} .sheet=${sheet}></zones-step>`;
      case 'review':
        return html`<review-step
          .editor=${editor}
          .state=${state}
          .sheet=${sheet}
          .place=${place}
          .gridAddress=${(at: string) => addressOf({ ...this.route, item: 'grid', where: { sheet: sheet?.id ?? '', place: at } })}
          .codes=${codes}
          .language=${this.#language(codes)}
          .sides=${this.#sides()}
          .classes=${this.#classes()}
        ></review-step>`;
      case 'map':
        return html`<map-step
          .session=${this.session}
          .package=${this.route.package}
          .place=${this.route.where}
          .terrains=${kindsOf(this.#rules.list('terrains'))}
          .hexsides=${kindsOf(this.#rules.list('hexsides'))}
          .features=${kindsOf(this.#rules.list('features'))}
        ></map-step>`;
      case 'finish':
        return html`<finish-step
          .editor=${editor}
          .state=${state}
          .route=${this.route}
          .language=${this.#language(codes)}
          .renderer=${counterRenderer(this.#rules)}
          .units=${this.session.project.part(fileKey(this.route.package, 'units.json'), 'units') ?? []}
          .around=${this.#around()}
        ></finish-step>`;
    }
  }

  /** How the counters are printed: as this package says, or its game. */
  #codes(): readonly CodePattern[] {
    const codes = this.#editor?.state.value.file.codes;
    return codes ?? this.#rules.answer?.system?.counterCodes ?? [];
  }

  #sides(): readonly NamedId[] {
    const sides = this.#rules.list('sides');
    return sides.map(({ name, value }) => ({ id: name, name: (isObject(value) && textOf(value, 'name')) || name }));
  }

  #around(): Surroundings {
    const values = this.#rules.answer?.system?.unitValues;
    return {
      inherited: new Set(this.#rules.list('units').flatMap(({ name, isOwn }) => (isOwn ? [] : [name]))),
      isValue: (name) => values === undefined || Object.hasOwn(values, name),
    };
  }

  /** The classes of troops that the package knows. */
  #classes(): readonly NamedId[] {
    return this.#words('classes');
  }

  /** The words of a vocabulary of the package. */
  #words(vocabulary: string): readonly NamedId[] {
    const words = this.#rules.list('vocabularies').find(({ name }) => name === vocabulary)?.value;
    return asList(isObject(words) ? words['values'] : []).map((one) => ({
      id: nameOf(one),
      name: textOf(one, 'name') || nameOf(one),
    }));
  }

  /** What patterns may name. */
  #names(): KnownNames | null {
    const system = this.#rules.answer?.system ?? null;
    if (system === null) return null;
    const words = Object.entries(system.unitValues).flatMap(([name, type]) =>
      type.type === 'vocabulary' ? [[name, this.#words(type.vocabulary).map(({ id }) => id)] as const] : [],
    );
    return { kinds: system.kinds, values: Object.keys(system.unitValues), words: Object.fromEntries(words) };
  }

  /** Made once for the same patterns. Patterns that cannot be read are refused where they are typed. */
  #language(codes: readonly CodePattern[]): Language {
    const text = JSON.stringify(codes);
    if (text !== this.#spoken.text) {
      const reading = languageOf(codes);
      this.#spoken = { text, language: reading.ok ? reading.language : { codes: new Map(), longest: 0, isBare: true } };
    }
    return this.#spoken.language;
  }

  #busy({ busy }: DigitiseState): unknown {
    if (busy === null) return nothing;
    const come = this.#editor?.work.progress.value ?? null;
    const { finding, reading, cutting } = DIGITISE;
    const words = { opening: DIGITISE.opening(busy.sheet), finding, reading, cutting }[busy.what];
    return html`<div class="busy" role="status">
      <span>${come === null ? words : DIGITISE.readingCounters(come.done, come.of)}</span>
      ${progress({ label: words, ...come })}
      <button @click=${() => this.#editor?.dispatch({ act: 'stop' })}>${DIGITISE.stop}</button>
    </div>`;
  }

  #link(step: Step): unknown {
    return html`<a
      href=${addressOf({ ...this.route, item: step })}
      aria-current=${step === this.#step ? 'step' : nothing}
      >${DIGITISE.step[step]}</a
    >`;
  }

  get #step(): Step {
    return STEPS.find((step) => step === this.route.item) ?? 'sources';
  }

  #sheet({ file }: DigitiseState): CounterSheet | null {
    const sheets = file.sheets ?? [];
    return sheets.find(({ id }) => id === this.route.where['sheet']) ?? sheets[0] ?? null;
  }

  #go(step: Step, sheet: string | undefined): void {
    goInPackage(this.route, { item: step, where: sheet === undefined ? {} : { sheet } });
  }

  #leave(): void {
    this.#end();
    this.#editor?.close();
    this.#editor = null;
  }
}

customElements.define('digitise-screen', DigitiseScreen);
