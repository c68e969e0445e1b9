import { render, type TemplateResult } from 'lit';

/**
 * Prints pages by themselves: the studio is hidden while the browser prints, and comes back afterwards.
 *
 * @param style of the pages, in CSS; `@page` included
 */
export function printPages(pages: TemplateResult, style: string): void {
  const host = document.createElement('div');
  host.id = 'printed';
  const sheet = document.createElement('style');
  sheet.textContent = `
    @media screen { #printed { display: none; } }
    @media print {
      hexwright-studio { display: none !important; }
      html, body { block-size: auto; overflow: visible; background: var(--sheet); color: var(--sheet-ink); }
      ${style}
    }`;
  render(pages, host);
  document.body.append(host, sheet);
  const end = (): void => {
    host.remove();
    sheet.remove();
  };
  // What is printed is taken at this moment; a page that is only looked at goes when another one is asked for.
  addEventListener('afterprint', end, { once: true });
  print();
}
