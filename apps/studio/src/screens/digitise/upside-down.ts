import type { CounterSheet } from '@hexwright/model';
import { gridOf, turnOfSheet } from '@hexwright/digitiser';
import { html, nothing } from 'lit';
import { inlineMessage } from '../../ui/inline-message.ts';
import type { DigitiseEditor } from './digitise-editor.ts';
import { DIGITISE } from './words.ts';

/** That a sheet lies upside-down, where it does, and the way out of it. */
export function upsideDown(editor: DigitiseEditor, sheet: CounterSheet): unknown {
  if (gridOf(sheet) === null || turnOfSheet(sheet) !== 180) return nothing;
  return inlineMessage(
    DIGITISE.upsideDown,
    'warning',
    html`<button @click=${() => editor.dispatch({ act: 'turn', sheet: sheet.id })}>${DIGITISE.turnUpright}</button>`,
  );
}
