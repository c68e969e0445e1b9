import type { LitElement } from 'lit';

/** Tells whenever an element has another size, for as long as it is on the page: first of all when it comes there. */
export function followSize(host: LitElement, resized: () => void): void {
  const sizes = new ResizeObserver(resized);
  host.addController({ hostConnected: () => sizes.observe(host), hostDisconnected: () => sizes.disconnect() });
}
