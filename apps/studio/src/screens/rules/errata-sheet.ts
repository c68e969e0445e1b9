import {
  besidesTable,
  SHEET_STYLE,
  underTitle,
  type ErrataLine,
  type ErrataSection,
  type ErrataSheet as Sheet,
  type Erratum,
  type TableExcerpt,
} from '@hexwright/playtest/errata-page';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { notify } from '../../ui/toasts.ts';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { shared } from '../../parts/styles.ts';
import { empty, waiting } from '../../ui/empty.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { EffectiveRulesAnswer } from '../../compile-service/questions/effective-rules.ts';
import { printPages } from '../sheet/print-pages.ts';
import { ERRATA } from './words.ts';

/** What a package changes of its base, as a sheet to lay beside the rulebook. */
export class ErrataSheet extends LitElement {
  static override properties = {
    session: { attribute: false },
    route: { attribute: false },
    answer: { attribute: false },
    sheet: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        padding: 1.5rem;
      }
      .paper {
        max-inline-size: 52rem;
        margin: 0 auto;
        padding: 2.5rem 2.5rem 3rem;
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      .acts {
        display: flex;
        justify-content: end;
        max-inline-size: 52rem;
        margin: 0 auto 0.75rem;
      }
      b a {
        color: inherit;
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'compileService'>;
  declare route: PackageRoute;
  /** The rules in force: when they have changed, so may the sheet have. */
  declare answer: EffectiveRulesAnswer;
  /** undefined until the worker has answered, null where the package cannot be read. */
  declare sheet: Sheet | null | undefined;

  override render(): unknown {
    const { sheet } = this;
    if (sheet === undefined) return waiting(ERRATA.loading);
    if (sheet === null) {
      return empty({
        role: 'status',
        text: html`${ERRATA.unreadable}
          <a href=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}>${ERRATA.problems}</a>`,
      });
    }
    return html`
      <style>
        ${SHEET_STYLE}
      </style>
      <div class="acts"><button @click=${() => this.print()}>${ERRATA.print}</button></div>
      <div class="paper">${this.#page(sheet, true)}</div>
    `;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('answer') || changed.has('route')) void this.#ask();
  }

  /** Prints the sheet. */
  print(): void {
    if (this.sheet) printPages(this.#page(this.sheet, false), `@page { margin: 18mm; } ${SHEET_STYLE}`);
  }

  async #ask(): Promise<void> {
    const { package: id } = this.route;
    try {
      const { sheet } = await this.session.compileService.ask('errata', { package: id });
      if (id === this.route.package) this.sheet = sheet;
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { tone: 'warning' });
    }
  }

  #page(sheet: Sheet, isLinked: boolean): TemplateResult {
    const isBase = sheet.base === null;
    return html`<div class="errata">
      <h1>${sheet.title}</h1>
      <p class="under">${isBase ? ERRATA.noBase : underTitle(sheet)}</p>
      ${isBase ? nothing : sheet.sections.length === 0 ? html`<p>${ERRATA.same}</p>` : sheet.sections.map((section) => this.#section(section, isLinked))}
    </div>`;
  }

  #section({ case: cited, heading, summary, errata }: ErrataSection, isLinked: boolean): TemplateResult {
    return html`<section>
      <span class="number">${cited}</span>
      <div>
        ${heading === '' ? nothing : html`<h2>${heading}</h2>`} ${summary === '' ? nothing : html`<p>${summary}</p>`}
        ${errata.map((erratum) => this.#erratum(erratum, isLinked))}
      </div>
    </section>`;
  }

  #erratum({ target, title, lines, table, reasons }: Erratum, isLinked: boolean): TemplateResult {
    const place = addressOf({ ...this.route, item: '', where: { item: target } });
    const told = besidesTable(lines).map(({ what, was, now }: ErrataLine) => {
      return html`${what === '' ? nothing : `${what}: `}${was === null ? nothing : html`<s>${was}</s> `}${now}`;
    });
    return html`<p>
        <b>${isLinked ? html`<a href=${place}>${title}</a>` : title}:</b>
        ${told.map((line, index) => html`${index > 0 ? '; ' : nothing}${line}`)}.
        ${reasons.map((reason) => html`<span class="reason"> ${reason}</span>`)}
      </p>
      ${table === null ? nothing : this.#table(title, table)}`;
  }

  /** The rows that have changed, with the changed cells marked. */
  #table(title: string, { columns, rows }: TableExcerpt): TemplateResult {
    return html`<div class="excerpt" role="region" aria-label=${title} tabindex="0">
      <table>
        <thead>
          <tr>
            <td></td>
            ${columns.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, cells }) =>
              html`<tr>
                <th scope="row">${name}</th>
                ${cells.map(({ was, now }) => (was === null ? html`<td>${now}</td>` : html`<td class="changed"><s>${was}</s> ${now}</td>`))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

customElements.define('errata-sheet', ErrataSheet);
