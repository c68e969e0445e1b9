/**
 * Alt with an arrow moves an entry of a list by one: which way, or 0 for any other press. What is one does nothing else then.
 */
export function shiftOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return 0;
  event.preventDefault();
  event.stopPropagation();
  return event.key === 'ArrowUp' ? -1 : 1;
}
