/** The id of a package as dialogs ask for it: checked as it is typed, with a way out where it is taken. */
import type { Project } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { described, field, invalid } from '../../ui/field.ts';
import { nextFree } from './packages.ts';
import { IDS, NEW_BATTLE } from './words.ts';

/** What the field shows, and whom it tells. */
export interface IdFieldParts {
  readonly project: Project;
  readonly id: string;
  /** What is wrong with the id, in plain words; null for nothing. */
  readonly fault: string | null;
  /** Told of every letter that is typed. */
  readonly typed: (id: string) => void;
  /** Told of a free id that is taken instead. */
  readonly taken: (id: string) => void;
}

export function idField({ project, id, fault, typed, taken }: IdFieldParts): unknown {
  const free = fault === null ? null : nextFree(project, id);
  return field({
    id: 'id',
    label: NEW_BATTLE.id,
    control: html`<input
      id="id"
      class="code"
      required
      spellcheck="false"
      aria-invalid=${invalid(fault)}
      aria-describedby=${described('id')}
      .value=${id}
      @input=${(event: Event) => typed((event.target as HTMLInputElement).value.trim())}
    />`,
    fault,
    remedy:
      free === null
        ? nothing
        : html`<button type="button" class="remedy" @click=${() => taken(free)}>${IDS.use(free)}</button>`,
  });
}
