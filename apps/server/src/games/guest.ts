import { createHash } from 'node:crypto';
import { isAtLeast } from '../people/gate.ts';
import type { Member } from '../rooms/channels.ts';
import type { GameNotice } from '@hexwright/playtest/shared';

/** Things that somebody may have asked for and not been told yet. */
const MOST_ASKED = 40;

/** Somebody at a page who has said hello. */
export class Guest {
  readonly member: Member;
  readonly called: string;
  /** Who it is: the visitor, or where nobody has an account the browser, which alone knows its key. */
  readonly #id: string;
  /** What is asked for and has not been answered. */
  #asked = 0;

  constructor(member: Member, hello: { readonly key: string; readonly name: string }, hasAccounts: boolean) {
    this.member = member;
    this.called = hasAccounts ? member.visitor.name : hello.name;
    this.#id = hasAccounts ? member.visitor.id : `browser ${keyHash(hello.key)}`;
  }

  /** Who it is as far as seats are concerned; '' for those who may only watch. What they may do can change. */
  get person(): string {
    return isAtLeast(this.member.role, 'playtester') ? this.#id : '';
  }

  get isOwner(): boolean {
    return this.member.role === 'owner';
  }

  send(notice: GameNotice): void {
    this.member.send(notice);
  }

  /** Does something that was asked for and answers it; too much at once is refused. */
  async answer(id: number, work: () => Promise<Pick<Answered, 'answer' | 'told'>>): Promise<void> {
    if (this.#asked >= MOST_ASKED) {
      this.send({ kind: 'game', type: 'failed', id, message: 'Too much is asked at once. Try again.' });
      return;
    }
    this.#asked += 1;
    try {
      this.send({ kind: 'game', type: 'answer', id, ...(await work()) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.send({ kind: 'game', type: 'failed', id, message });
    } finally {
      this.#asked -= 1;
    }
  }
}

type Answered = Extract<GameNotice, { readonly type: 'answer' }>;

function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
