import { COMMENTS_FILE } from '@hexwright/model';
import {
  addComment,
  commentsOf,
  pathOf,
  removeComment,
  replyTo,
  resolveComment,
  type Pin,
  type Plan,
  type Project,
  type Saying,
} from '@hexwright/workspace';
import { Store, type Watched } from '../parts/store.ts';

/** Who speaks, and where. */
interface Speaker {
  readonly project: Project;
  readonly presence: { readonly name: Store<string> };
  /** Makes an edit, or says why it cannot be made. Whether it was made. */
  do(plan: Plan): boolean;
}

/** What people say to each other about packages, and what one is about to say oneself. */
export class Comments {
  /** Whether the comments are shown. */
  readonly isOpen = new Store(false);
  /** What the next comment will be pinned to. */
  readonly pin = new Store<Pin>({});
  /** Tells whenever something was said, answered or settled. */
  readonly changes: Watched = {
    listen: (listener) =>
      this.#speaker.project.listen(({ files }) => {
        if ([...files].some((file) => pathOf(file) === COMMENTS_FILE)) listener();
      }),
  };
  readonly #speaker: Speaker;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  /** Shows the comments, ready to write one about something. */
  begin(pin: Pin): void {
    this.pin.value = pin;
    this.isOpen.value = true;
  }

  /** The comments of a package that are not settled. */
  openOf(id: string): readonly Pin[] {
    return commentsOf(this.#speaker.project, id).filter(({ resolved }) => resolved === undefined);
  }

  /** How many of them are about an item, or about something inside it: `units/guards`. */
  openAt(id: string, item: string): number {
    return this.openOf(id).filter((pin) => {
      const about = pin.unit === undefined ? (pin.item ?? '') : `units/${pin.unit}`;
      return about === item || about.startsWith(`${item}/`);
    }).length;
  }

  /** Says something about what {@link pin} tells. Whether it was said. */
  post(id: string, note: string): boolean {
    const { project } = this.#speaker;
    const isSaid = this.#do(addComment(project, id, this.pin.value, this.#saying(note)));
    if (isSaid) this.pin.value = {};
    return isSaid;
  }

  /** Answers a comment. Whether it was answered. */
  answer(id: string, comment: string, note: string): boolean {
    if (note.trim() === '') return false;
    return this.#do(replyTo(this.#speaker.project, id, comment, this.#saying(note)));
  }

  /** Says that a comment is settled, or opens it again. */
  settle(id: string, comment: string, isSettled: boolean): void {
    const { by, at } = this.#saying('');
    this.#do(resolveComment(this.#speaker.project, id, comment, isSettled ? { by, at } : null));
  }

  remove(id: string, comment: string, reply?: string): void {
    this.#do(removeComment(this.#speaker.project, id, comment, reply));
  }

  #do(plan: Plan): boolean {
    return this.#speaker.do(plan);
  }

  #saying(note: string): Saying {
    const at = `${new Date().toISOString().slice(0, 19)}Z`;
    const id = `c-${crypto.getRandomValues(new Uint32Array(2)).reduce((text, word) => text + word.toString(36), '')}`;
    return { id, by: this.#speaker.presence.name.value, at, note };
  }
}
