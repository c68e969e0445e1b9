/** Follows the pointer that drags the end of a column, and says how many CSS pixels it has gone. */
export function dragGrip(event: PointerEvent, move: (by: number) => void): void {
  event.preventDefault();
  event.stopPropagation();
  const grip = event.target as HTMLElement;
  const from = event.clientX;
  grip.setPointerCapture(event.pointerId);
  const drag = ({ clientX }: PointerEvent): void => move(clientX - from);
  grip.addEventListener('pointermove', drag);
  grip.addEventListener('pointerup', () => grip.removeEventListener('pointermove', drag), { once: true });
}
