import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/**
 * The value of a field, as `.value=${unlessTyping(text)}`. What somebody is writing there stays, whatever is answered in
 * between: it would be overwritten, and never told as a change.
 */
class UnlessTyping extends Directive {
  /** What was written there last, not by hand; null before anything was. */
  #written: string | null = null;

  render(value: string): string {
    return value;
  }

  override update({ element }: ElementPart, [value]: [string]): unknown {
    const field = element as HTMLInputElement;
    const isHeld = (field.getRootNode() as Document | ShadowRoot).activeElement === field;
    const isTyped = this.#written !== null && field.value !== this.#written && field.value !== value;
    if (isHeld && isTyped) return noChange;
    this.#written = value;
    return value;
  }
}

export const unlessTyping = directive(UnlessTyping);
