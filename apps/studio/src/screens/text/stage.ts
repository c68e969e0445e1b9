/**
 * A place in the document itself, shown through slots inside an element that lies in shadow roots: Monaco's styles are
 * those of the document.
 */
export class Stage {
  /** Where to put what is shown. */
  readonly floor = document.createElement('div');
  readonly #slots: HTMLSlotElement[] = [];

  /** @param name of the slot in the element's own shadow root */
  constructor(element: HTMLElement, name: string) {
    let inner: Element = element;
    for (let root = inner.getRootNode(); root instanceof ShadowRoot; root = inner.getRootNode()) {
      const slot = document.createElement('slot');
      slot.name = name;
      slot.slot = name;
      inner.append(slot);
      this.#slots.push(slot);
      inner = root.host;
    }
    this.floor.slot = name;
    this.floor.style.cssText = 'position: absolute; inset: 0;';
    inner.append(this.floor);
  }

  close(): void {
    this.floor.remove();
    for (const slot of this.#slots) slot.remove();
  }
}
