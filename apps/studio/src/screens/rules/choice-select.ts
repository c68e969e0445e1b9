import type { TemplateResult } from 'lit';
import { select, withValue } from '../../ui/select.ts';

/** A list of ids by the words for them, of which one is written, be it none of them. */
export function choiceSelect(
  label: string,
  written: string,
  choices: Iterable<readonly [id: string, words: string]>,
  choose: (id: string) => void,
): TemplateResult {
  const options = Array.from(choices, ([value, title]) => ({ value, title }));
  return select({ label, value: written, options: withValue(options, written), choose });
}
