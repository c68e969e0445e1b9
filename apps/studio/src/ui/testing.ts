import { LitElement, render, type TemplateResult } from 'lit';

/** Puts something on an empty page, for a test that looks at it. */
export function shown(content: TemplateResult): HTMLElement {
  document.body.replaceChildren();
  const place = document.body.appendChild(document.createElement('div'));
  render(content, place);
  return place;
}

/** An element in whose shadow tree something is rendered. */
export class Host extends LitElement {
  static override properties = { content: { attribute: false } };
  declare content: TemplateResult;

  override render(): unknown {
    return this.content;
  }
}

customElements.define('test-host', Host);

/** An element on an empty page that shows something. */
export async function hostOf(content: TemplateResult): Promise<Host> {
  document.body.replaceChildren();
  const host = new Host();
  host.content = content;
  document.body.append(host);
  await host.updateComplete;
  return host;
}
