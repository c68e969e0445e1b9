/** Lists that add what is chosen in them, and are empty again behind it. */

/** Those in which somebody goes along by keys: with each key another line is chosen, and none is meant yet. */
const keyed = new WeakSet<HTMLSelectElement>();

/**
 * What such a list does at `pointerdown`, `keydown`, `change` and `blur`: what is clicked is added at once; what is chosen by
 * keys with Enter, or when the list is left.
 */
export function adding(add: (chosen: string) => void): (event: Event) => void {
  return (event) => {
    const select = event.currentTarget as HTMLSelectElement;
    const isEnter = event instanceof KeyboardEvent && event.key === 'Enter';
    if (event.type === 'pointerdown') keyed.delete(select);
    if (event.type === 'keydown' && !isEnter) keyed.add(select);
    const isMeant = event.type === 'blur' || isEnter || (event.type === 'change' && !keyed.has(select));
    if (!isMeant || select.value === '') return;
    const chosen = select.value;
    select.value = '';
    if (isEnter) event.preventDefault();
    add(chosen);
  };
}
