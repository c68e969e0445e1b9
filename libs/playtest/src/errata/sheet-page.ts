/** An errata sheet as a page of its own, to be printed and handed to players. */
import type { ErrataLine } from './describe.ts';
import type { ErrataSheet } from './errata.ts';
import type { ErrataSection, Erratum } from './erratum.ts';
import { underTitle } from './sheet-text.ts';
import type { ExcerptCell, TableExcerpt } from './table-excerpt.ts';

export type { ErrataSheet, ErrataSection, Erratum, ErrataLine, TableExcerpt };
export { underTitle };

/** What is told in words where a table is shown below them. */
export function besidesTable(lines: readonly ErrataLine[]): readonly ErrataLine[] {
  return lines.filter(({ isInTable }) => isInTable !== true);
}

/** How the sheet looks, on paper and on a screen: in CSS, below `.errata`. */
export const SHEET_STYLE = `
  .errata { max-inline-size: 44rem; margin: 0 auto; font: 11pt/1.45 var(--serif, Georgia, 'Palatino Linotype', Palatino, serif); }
  .errata h1 { margin: 0; font-size: 1.5rem; text-align: center; font-variant: small-caps; letter-spacing: 0.03em; }
  .errata .under { margin: 0.2rem 0 1.2rem; text-align: center; font-style: italic; border-block-end: 4px double currentColor; padding-block-end: 0.7rem; }
  .errata section { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: 0 1rem; margin-block-end: 0.9rem; }
  .errata .number { font-weight: 700; }
  .errata h2 { margin: 0; font: inherit; font-weight: 700; break-after: avoid; }
  .errata p { margin: 0; break-inside: avoid; }
  .errata s { opacity: 0.75; }
  .errata .reason { font-style: italic; }
  .errata .excerpt { margin-block: 0.4rem 0.6rem; overflow-x: auto; }
  .errata table { border-collapse: collapse; font-size: 0.85em; font-variant-numeric: tabular-nums; break-inside: avoid; }
  .errata :is(th, td) { padding: 0.15rem 0.45rem; border: 1px solid currentColor; text-align: center; }
  .errata th { font-weight: 400; }
  .errata tr > th:first-child { text-align: start; }
  .errata td.changed { outline: 2.5px solid currentColor; outline-offset: -2px; font-weight: 700; }
  .errata td.changed s { font-weight: 400; }
`;

/** A page of HTML that needs nothing else. */
export function sheetPage(sheet: ErrataSheet): string {
  const nothing = '<p>Nothing: it is as its base is.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(sheet.title)}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 2rem 1rem; }
  @page { margin: 18mm; }
  @media print { body { margin: 0; } }
${SHEET_STYLE}</style>
</head>
<body>
<main class="errata">
<h1>${escaped(sheet.title)}</h1>
<p class="under">${escaped(underTitle(sheet))}</p>
${sheet.sections.length === 0 ? nothing : sheet.sections.map(sectionPage).join('\n')}
</main>
</body>
</html>
`;
}

function sectionPage({ case: cited, heading, summary, errata }: ErrataSection): string {
  return `<section>
<span class="number">${escaped(cited)}</span>
<div>
${heading === '' ? '' : `<h2>${escaped(heading)}</h2>`}
${summary === '' ? '' : `<p>${escaped(summary)}</p>`}
${errata.map(erratumPage).join('\n')}
</div>
</section>`;
}

function erratumPage({ title, lines, table, reasons }: Erratum): string {
  const why = reasons.map((reason) => ` <span class="reason">${escaped(reason)}</span>`).join('');
  const told = besidesTable(lines).map(
    (line) => `${line.what === '' ? '' : `${escaped(line.what)}: `}${reading(line)}`,
  );
  return `<p><b>${escaped(title)}:</b> ${told.join('; ')}.${why}</p>${table === null ? '' : tablePage(table)}`;
}

function tablePage({ columns, rows }: TableExcerpt): string {
  const heads = columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const lines = rows.map(
    ({ name, cells }) => `<tr><th scope="row">${escaped(name)}</th>${cells.map(cellPage).join('')}</tr>`,
  );
  return `
<div class="excerpt"><table>
<thead><tr><td></td>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody>
</table></div>`;
}

function cellPage({ was, now }: ExcerptCell): string {
  return was === null ? `<td>${escaped(now)}</td>` : `<td class="changed">${reading({ what: '', was, now })}</td>`;
}

function reading({ was, now }: ErrataLine): string {
  return was === null ? escaped(now) : `<s>${escaped(was)}</s> ${escaped(now)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
