import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/**
 * The value of a field, as `.value=${unlessTyping(text)}`. What somebody is writing there stays, whatever is answered in
 * between: it would be overwritten, and never told as a change.
 */
class UnlessTyping extends Directive {
  /** What was written there last, not by hand; null before anything was. */
  #written: string | null = null;
  /** Whether somebody has typed there since: it may be what stood there before. */
  #isTouched = false;

  render(value: string): string {
    return value;
  }

  override update({ element }: ElementPart, [value]: [string]): unknown {
    const field = element as HTMLInputElement;
    if (this.#written === null) field.addEventListener('input', () => (this.#isTouched = true));
    const isHeld = (field.getRootNode() as Document | ShadowRoot).activeElement === field;
    const isTyped = this.#written !== null && (this.#isTouched || field.value !== this.#written);
    if (isHeld && isTyped && field.value !== value) return noChange;
    this.#written = value;
    this.#isTouched = false;
    return value;
  }
}

export const unlessTyping = directive(UnlessTyping);
