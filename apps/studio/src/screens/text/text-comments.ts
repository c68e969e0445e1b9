import { kindOf, packageOf, pinAt, placeOfItem, type Pin } from '@hexwright/workspace';
import type { ProjectSession } from '../../session/project-session.ts';
import { targetOf } from './item-target.ts';
import { nearestSpan } from './json-place.ts';
import { editor, Range } from './monaco.ts';
import type { TextEditor } from './text-editor.ts';
import { COMMANDS, TEXT } from './words.ts';

/** How long typing rests before the marks are looked at anew, in milliseconds. */
const REST = 250;

/** Marks in the margin at lines about which something is said, and the way to say something about the line of the cursor. */
export class TextComments {
  readonly #text: TextEditor;
  readonly #session: ProjectSession;
  readonly #package: () => string;
  readonly #marks: editor.IEditorDecorationsCollection;
  readonly #ends: (() => void)[];
  #due: ReturnType<typeof setTimeout> | undefined;

  constructor(text: TextEditor, session: ProjectSession, id: () => string) {
    this.#text = text;
    this.#session = session;
    this.#package = id;
    const { code } = text;
    this.#marks = code.createDecorationsCollection();
    const soon = (): void => {
      clearTimeout(this.#due);
      this.#due = setTimeout(() => this.#look(), REST);
    };
    const parts = [
      code.onDidChangeModelContent(soon),
      code.onDidChangeModel(() => this.#look()),
      code.onMouseDown(({ target }) => {
        const isMark = target.type === editor.MouseTargetType.GUTTER_GLYPH_MARGIN;
        if (isMark && target.element?.classList.contains('text-said') === true) session.comments.isOpen.value = true;
      }),
      code.addAction({
        id: 'hexwright.comment',
        label: COMMANDS.comment,
        contextMenuGroupId: 'navigation',
        contextMenuOrder: 1,
        run: () => this.#begin(),
      }),
    ];
    this.#ends = [session.comments.changes.listen(soon), ...parts.map((part) => () => part.dispose())];
    soon();
  }

  close(): void {
    clearTimeout(this.#due);
    for (const end of this.#ends) end();
  }

  #look(): void {
    const { file, text, code } = this.#text;
    const model = code.getModel();
    const id = this.#package();
    if (file === null || model === null || packageOf(file) !== id) {
      this.#marks.clear();
      return;
    }
    const counts = new Map<number, number>();
    for (const { unit, item = unit === undefined ? undefined : `units/${unit}` } of this.#session.comments.openOf(id)) {
      const place = item === undefined ? null : placeOfItem(this.#session.project, id, item);
      if (place?.file !== file) continue;
      const { lineNumber } = model.getPositionAt(nearestSpan(text, place.pointer).start);
      counts.set(lineNumber, (counts.get(lineNumber) ?? 0) + 1);
    }
    this.#marks.set(
      [...counts].map(([line, count]) => ({
        range: new Range(line, 1, line, 1),
        options: {
          glyphMarginClassName: 'text-said',
          glyphMarginHoverMessage: { value: TEXT.openComments(count) },
        },
      })),
    );
  }

  async #begin(): Promise<void> {
    // What was typed last is in the project only after this.
    await this.#text.draft?.flush();
    this.#session.comments.begin(this.#pin());
  }

  #pin(): Pin {
    const { file } = this.#text;
    const place = this.#text.place();
    if (file === null || place === null) return {};
    if (packageOf(file) === this.#package()) return pinAt(this.#session.project, file, place.pointer);
    const item = targetOf(kindOf(file), place.names);
    return item === null ? {} : { item };
  }
}
