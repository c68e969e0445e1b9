/** An errata sheet as text that can be read as it is, and as Markdown. */
import type { ErrataLine } from './describe.ts';
import type { ErrataSheet } from './errata.ts';
import type { ErrataSection, Erratum } from './erratum.ts';

/** What stands under the title of a sheet. */
export function underTitle({ base }: ErrataSheet): string {
  return base === null ? 'The rules in force' : `Changes from ${base}`;
}

/** The whole sheet, with a line end at its end. */
export function sheetText(sheet: ErrataSheet): string {
  const sections = sheet.sections.map(sectionText);
  const nothing = sheet.sections.length === 0 ? ['Nothing: it is as its base is.\n'] : [];
  return [`# ${sheet.title}\n`, `${underTitle(sheet)}.\n`, ...nothing, ...sections].join('\n');
}

function sectionText({ case: cited, heading, summary, errata }: ErrataSection): string {
  const title = [cited, heading].filter((part) => part !== '').join(' ');
  const parts = [summary === '' ? '' : `${summary}\n`, errata.map(erratumText).join('')];
  return [`## ${title}\n`, ...parts.filter((part) => part !== '')].join('\n');
}

function erratumText({ title, lines, reasons }: Erratum): string {
  const why = reasons.map((reason) => ` _${reason}_`).join('');
  if (lines.length === 1 && lines[0].what === '') return `- **${title}**: ${reading(lines[0])}.${why}\n`;
  return `- **${title}**:${why}\n${lines.map((line) => `  - ${line.what === '' ? '' : `${line.what}: `}${reading(line)}\n`).join('')}`;
}

function reading({ was, now }: ErrataLine): string {
  return was === null ? now : `${now} (was ${was})`;
}
