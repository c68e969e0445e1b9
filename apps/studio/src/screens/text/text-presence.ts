import type { FileKey } from '@hexwright/workspace';
import { personColor } from '../../parts/person-colors.ts';
import type { Writer } from '../../session/presence.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { editor, type IPosition } from './monaco.ts';
import { cursorAt, offsetOf } from './text-cursor.ts';
import type { TextEditor } from './text-editor.ts';

/** Milliseconds in which what changes is looked at together: a text is read through for it. */
const TOGETHER = 60;
/** Above its line the name of somebody in the first one would be cut off. */
const FIRST_LINE = 1;

/** The cursors of others in the text that is shown, and one's own for them. */
export class TextPresence {
  readonly #text: TextEditor;
  readonly #session: ProjectSession;
  readonly #flags = new Map<number, Flag>();
  readonly #ends: (() => void)[];
  #due: ReturnType<typeof setTimeout> | undefined;
  #led = '';

  constructor(text: TextEditor, session: ProjectSession) {
    this.#text = text;
    this.#session = session;
    const { code } = text;
    const soon = (): void => {
      this.#due ??= setTimeout(() => this.#look(), TOGETHER);
    };
    const events = [
      code.onDidChangeCursorPosition(soon),
      code.onDidFocusEditorText(soon),
      code.onDidChangeModelContent(soon),
      code.onDidChangeModel(soon),
    ];
    this.#ends = [
      session.presence.writers.listen(soon),
      session.presence.followed.listen(soon),
      ...events.map((event) => () => event.dispose()),
    ];
    soon();
  }

  close(): void {
    clearTimeout(this.#due);
    for (const end of this.#ends) end();
    this.#session.presence.showField(null);
  }

  #look(): void {
    this.#due = undefined;
    const { code, file } = this.#text;
    const model = code.getModel();
    const isShown = file !== null && model !== null && this.#text.fileOf(model) === file;
    if (isShown && code.hasTextFocus()) this.#notify(file, model);
    const here = this.#session.presence.writers.value.filter(({ field }) => isShown && field.file === file);
    for (const [client, flag] of this.#flags) {
      if (here.some((writer) => writer.client === client)) continue;
      code.removeContentWidget(flag);
      this.#flags.delete(client);
    }
    for (const writer of here) if (model !== null) this.#show(writer, model);
  }

  #notify(file: FileKey, model: editor.ITextModel): void {
    const position = this.#text.code.getPosition();
    if (position === null) return;
    this.#session.presence.showField(cursorAt(file, this.#text.text, model.getOffsetAt(position)));
  }

  #show(writer: Writer, model: editor.ITextModel): void {
    const { code, text } = this.#text;
    const { presence, project } = this.#session;
    const at = model.getPositionAt(offsetOf(writer.field, text, project));
    let flag = this.#flags.get(writer.client);
    if (flag === undefined) {
      flag = new Flag(writer.client);
      this.#flags.set(writer.client, flag);
      code.addContentWidget(flag);
    }
    flag.move(writer, at);
    code.layoutContentWidget(flag);
    const led = `${at.lineNumber} ${at.column}`;
    if (presence.followed.value !== writer.client || led === this.#led) return;
    this.#led = led;
    code.revealPositionInCenterIfOutsideViewport(at);
  }
}

/** The cursor of somebody else, with the name. */
class Flag implements editor.IContentWidget {
  readonly #id: string;
  readonly #node = document.createElement('div');
  readonly #name = document.createElement('span');
  #at: IPosition = { lineNumber: 1, column: 1 };

  constructor(client: number) {
    this.#id = `person-${client}`;
    this.#node.className = 'text-person';
    this.#node.append(this.#name);
  }

  move({ name, color }: Writer, at: IPosition): void {
    this.#at = at;
    this.#name.textContent = name;
    this.#node.style.setProperty('--person', personColor(color));
    this.#node.classList.toggle('below', at.lineNumber === FIRST_LINE);
  }

  getId(): string {
    return this.#id;
  }

  getDomNode(): HTMLElement {
    return this.#node;
  }

  getPosition(): editor.IContentWidgetPosition {
    return { position: this.#at, preference: [editor.ContentWidgetPositionPreference.EXACT] };
  }
}
