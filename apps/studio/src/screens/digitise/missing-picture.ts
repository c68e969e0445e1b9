/** That this browser does not have the picture of a sheet, and the way to give it one. */
import type { CounterSheet } from '@hexwright/model';
import { html, nothing } from 'lit';
import { inlineMessage } from '../../ui/inline-message.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { pictureName } from './sheets-edit.ts';
import { DIGITISE } from './words.ts';

/** Told where the picture is missing: what was read is there all the same. */
export function missingPicture(editor: DigitiseEditor, { pictures }: DigitiseState, sheet: CounterSheet): unknown {
  const name = pictureName(sheet);
  if (pictures.get(name)?.is !== 'missing') return nothing;
  return inlineMessage(DIGITISE.missingPicture(name), 'warning', chooseAgain(editor, sheet));
}

/** A button by which the picture is chosen again: its file may have another name by now. */
export function chooseAgain(editor: DigitiseEditor, sheet: CounterSheet): unknown {
  const name = pictureName(sheet);
  const open = ({ currentTarget }: Event): void =>
    (currentTarget as HTMLElement).parentElement?.querySelector<HTMLInputElement>('[type=file]')?.click();
  const take = ({ target }: Event): void => {
    const [file] = (target as HTMLInputElement).files ?? [];
    if (file !== undefined) editor.dispatch({ act: 'choose', files: [new File([file], name, { type: file.type })] });
  };
  return html`<span
    ><button @click=${open}>${DIGITISE.chooseAgain(name)}</button>
    <input
      type="file"
      hidden
      accept="image/png,image/jpeg,image/gif,image/webp"
      aria-label=${DIGITISE.chooseAgain(name)}
      @change=${take}
  /></span>`;
}
