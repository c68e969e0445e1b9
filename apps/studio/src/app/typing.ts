/**
 * Fields hand over what is typed when the cursor leaves them. Before a place is left otherwise (by a key, with the back
 * button, by loading the page again) the cursor is taken out of the field, so that nothing half typed is lost.
 */
export function finishTyping(root: DocumentOrShadowRoot = document): void {
  const active = root.activeElement;
  const inside = active?.shadowRoot ?? null;
  if (inside !== null) finishTyping(inside);
  else if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) active.blur();
}
