import { fileKey, packageOf, placeOfItem, type FieldCursor, type Project } from '@hexwright/workspace';
import type { LitElement, ReactiveController } from 'lit';
import type { PackageRoute } from '../app/routes.ts';
import type { Writer } from '../session/presence.ts';
import type { ProjectSession } from '../session/project-session.ts';
import type { GridCell, GridRow, GridSelection } from './grid/grid-data.ts';
import { personColor } from './person-colors.ts';

/** A part of the page with fields, for a package that is open. */
type Form = LitElement & { session: ProjectSession; route: PackageRoute };

/** What changes call the value in a cell, or a whole row: `units/guards/values/armour`, `units/guards`. */
export type ItemOf = (row: string, column: string | null) => string;

const FIELDS = 'input, select, textarea';

/** Who is at an item, or inside it; undefined for nobody. */
export function writerAt(writers: readonly Writer[], id: string, item: string): Writer | undefined {
  return writers.find(
    ({ field }) => packageOf(field.file) === id && (field.item === item || field.item.startsWith(`${item}/`)),
  );
}

/** Where somebody is who is in a form at an item: as near to it as something is written. */
export function fieldAt(project: Project, id: string, item: string): FieldCursor {
  for (let name = item; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const place = placeOfItem(project, id, name);
    if (place !== null) return { ...place, item, offset: 0 };
  }
  return { file: fileKey(id, ''), pointer: '', item, offset: 0 };
}

class FieldPresence implements ReactiveController {
  readonly #host: Form;
  /** The item of the cursor in each table. */
  readonly #cursors = new WeakMap<EventTarget, string>();
  readonly #shut = new WeakSet<Element>();
  #ends: (() => void)[] = [];
  #seen = '';
  /** Where the one is who is followed. */
  #led = '';

  constructor(host: Form) {
    this.#host = host;
  }

  hostConnected(): void {
    const { renderRoot: root, session } = this.#host;
    const { presence, connection, comments } = session;
    const again = (): void => this.#host.requestUpdate();
    const look = (): void => {
      const seen = JSON.stringify(this.#here.map(({ name, color, field }) => [name, color, field.item]));
      if (seen !== this.#seen) again();
      this.#seen = seen;
    };
    this.#ends = [
      presence.writers.listen(look),
      presence.followed.listen(again),
      connection.access.listen(again),
      comments.changes.listen(again),
    ];
    for (const [event, listener] of this.#listeners) root.addEventListener(event, listener);
  }

  hostDisconnected(): void {
    const { renderRoot: root, session } = this.#host;
    for (const end of this.#ends.splice(0)) end();
    for (const [event, listener] of this.#listeners) root.removeEventListener(event, listener);
    session.presence.showField(null);
  }

  hostUpdated(): void {
    const { renderRoot: root, session, route } = this.#host;
    for (const element of root.querySelectorAll<HTMLElement>('[data-item]')) {
      const writer = writerAt(this.#here, route.package, element.dataset['item'] ?? '');
      mark(element, writer);
      const label = element.id === '' ? null : root.querySelector<HTMLElement>(`label[for="${element.id}"]`);
      if (label !== null) mark(label, writer);
      const fields = element.matches(FIELDS) ? [element] : element.querySelectorAll(FIELDS);
      for (const field of fields) this.#bar(field as HTMLInputElement, session.isReadOnly);
    }
    this.#follow();
  }

  /** Rows of a table, with those who are in its cells and with what has been said about them. */
  rows(rows: readonly GridRow[], itemOf: ItemOf): GridRow[] {
    const { session, route } = this.#host;
    return rows.map((row) => {
      const said = session.comments.openAt(route.package, itemOf(row.id, null));
      const cells = Object.entries(row.cells).map(([column, cell], index): [string, GridCell] => {
        const item = itemOf(row.id, column);
        const writer = writerAt(this.#here, route.package, item);
        return [
          column,
          {
            ...cell,
            item,
            ...(writer === undefined ? {} : { person: { name: writer.name, color: personColor(writer.color) } }),
            ...(index === 0 && said > 0 ? { said } : {}),
            ...(session.isReadOnly ? { isFixed: true } : {}),
          },
        ];
      });
      return { ...row, cells: Object.fromEntries(cells) };
    });
  }

  get #here(): readonly Writer[] {
    const { session, route } = this.#host;
    return session.presence.writers.value.filter(({ field }) => packageOf(field.file) === route.package);
  }

  readonly #enter = (event: Event): void => {
    for (const one of event.composedPath()) {
      const item = one instanceof HTMLElement ? (one.dataset['item'] ?? this.#cursors.get(one)) : undefined;
      if (item === undefined) continue;
      this.#notify(item);
      return;
    }
  };

  readonly #leave = (): void => this.#host.session.presence.showField(null);

  /** The cursor of a table has moved. */
  readonly #move = (event: Event): void => {
    const { target, detail } = event as CustomEvent<GridSelection>;
    const grid = target as HTMLElement & { readonly rows: readonly GridRow[] };
    const cells = grid.rows.find(({ id }) => id === detail.at?.row)?.cells;
    const cell = cells?.[detail.at?.column ?? ''];
    if (cell?.item === undefined) return;
    this.#cursors.set(grid, cell.item);
    if (grid.matches(':focus-within')) this.#notify(cell.item);
  };

  readonly #listeners = [
    ['focusin', this.#enter],
    ['focusout', this.#leave],
    ['grid-select', this.#move],
  ] as const;

  #notify(item: string): void {
    const { session, route } = this.#host;
    session.presence.showField(fieldAt(session.project, route.package, item));
  }

  #bar(field: HTMLInputElement, isReadOnly: boolean): void {
    if (isReadOnly && !field.disabled) {
      field.disabled = true;
      this.#shut.add(field);
    } else if (!isReadOnly && this.#shut.delete(field)) field.disabled = false;
  }

  /** Brings the field into view in which the one is who is followed. */
  #follow(): void {
    const { renderRoot: root, session } = this.#host;
    const led = this.#here.find(({ client }) => client === session.presence.followed.value)?.field.item ?? '';
    if (led === this.#led) return;
    this.#led = led;
    const inside = (place: ParentNode): Element[] =>
      [...place.querySelectorAll<HTMLElement>('[data-item]')].filter(({ dataset: { item = '' } }) =>
        `${led}/`.startsWith(`${item}/`),
      );
    const show = (place: ParentNode): void =>
      inside(place).at(-1)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show(root);
    for (const grid of root.querySelectorAll<LitElement>('data-grid')) {
      void grid.updateComplete.then(() => show(grid.renderRoot));
    }
  }
}

/**
 * Ties the fields of a form to the people who are in them. What has `data-item`, with what changes call the value in it,
 * is outlined while somebody else is there, and is told while the cursor is in it; tables are tied with `rows`. Where
 * nothing may be edited, the fields are shut.
 */
export function shareFields(host: Form): FieldPresence {
  const presence = new FieldPresence(host);
  host.addController(presence);
  return presence;
}

function mark(element: HTMLElement, writer: Writer | undefined): void {
  if (writer === undefined) {
    delete element.dataset['person'];
    element.style.removeProperty('--person');
  } else {
    element.dataset['person'] = writer.name;
    element.style.setProperty('--person', personColor(writer.color));
  }
}
