/**
 * Tooltips. An element says its own in `title`, which screen readers read and a mouse shows. Browsers leave out those who go
 * by keys or by touch: for them it is shown here, by one tooltip for the whole page.
 */

/** How long a finger rests before it asks what something is, in milliseconds. */
const REST = 500;

/** Shows the titles of what the keyboard comes to, or a finger rests upon. */
export function showTooltips(): void {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.popover = 'manual';
  // The words are drawn, not written: a screen reader has them from the element itself.
  tip.ariaHidden = 'true';
  document.body.append(tip);
  let resting = 0;
  const hide = (): void => {
    clearTimeout(resting);
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (titled: HTMLElement): void => {
    tip.dataset['words'] = titled.title;
    if (!tip.matches(':popover-open')) tip.showPopover();
    place(tip, titled.getBoundingClientRect());
  };
  addEventListener('focusin', (event) => {
    const [target] = event.composedPath();
    const titled = titledIn(event);
    hide();
    if (titled !== null && target instanceof Element && target.matches(':focus-visible')) show(titled);
  });
  addEventListener('pointerdown', (event) => {
    hide();
    const titled = titledIn(event);
    if (event.pointerType === 'touch' && titled !== null) resting = window.setTimeout(() => show(titled), REST);
  });
  addEventListener('pointerup', () => clearTimeout(resting));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' || key === 'Enter' || key === ' ') hide();
  });
  for (const event of ['focusout', 'pointercancel', 'scroll', 'resize'])
    addEventListener(event, hide, { capture: true, passive: true });
}

/** What an event came from, if its title says more than its own text. */
function titledIn(event: Event): HTMLElement | null {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return null;
  const titled = target.closest<HTMLElement>('[title]');
  if (titled === null || titled.title === '' || titled.title === titled.textContent.trim()) return null;
  return titled;
}

/** Below something, or above where there is no room. */
function place(tip: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip;
  const middle = left + (width - offsetWidth) / 2;
  const isBelow = bottom + offsetHeight + 12 < innerHeight;
  tip.style.left = `${Math.max(6, Math.min(middle, innerWidth - offsetWidth - 6))}px`;
  tip.style.top = `${isBelow ? bottom + 6 : top - offsetHeight - 6}px`;
}
