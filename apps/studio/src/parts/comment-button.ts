import type { Pin } from '@hexwright/workspace';
import { html } from 'lit';
import type { ProjectSession } from '../session/project-session.ts';
import { icon } from './icons.ts';
import { COMMENT } from './words.ts';

/**
 * A button that opens the comments, ready to write one about something; it says how many are open.
 *
 * @param item what changes call it: `tables/melee`
 * @param name what people call it
 */
export function commentButton(
  session: ProjectSession,
  id: string,
  item: string,
  name: string,
  pin: Pin = { item },
): unknown {
  const count = session.comments.openAt(id, item);
  const label = COMMENT.on(name, count);
  return html`<button class="plain" aria-label=${label} title=${label} @click=${() => session.comments.begin(pin)}>
    ${icon('comment')} ${count === 0 ? COMMENT.comment : `“${count}”`}
  </button>`;
}
