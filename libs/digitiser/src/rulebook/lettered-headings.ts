import type { Heading } from './numbered-headings.ts';

const DECORATION = /^[\s#>*_•·–—|-]*/;
const SECTION = /^([IVX]{1,5})(?:\.\s*|\s+|$)(?=["“‘]?[A-Z]|$)/;
const ITEM = /^(\d{1,2})[.)]\s*(?=\S)/;
const PART = /^\(([a-z]|[ivx]{1,5})\)(?=\s|$)/;

/**
 * The headings of a book whose sections have Roman numbers, and whose cases are counted anew in each: `II`, then `4.`, then
 * `(a)` is II.4a or II.4(a), whichever of them is known. What is not known is no heading: such books are full of lists.
 */
export function letteredHeadings(pages: readonly (readonly string[])[], known: ReadonlySet<string>): Heading[] {
  const found: Heading[] = [];
  let section = '';
  let item = '';
  pages.forEach((lines, page) =>
    lines.forEach((text, line) => {
      let from = DECORATION.exec(text)?.[0].length ?? 0;
      const note = (read: string, cases: readonly string[]): void => {
        const one = cases.find((name) => known.has(name));
        if (one === undefined) return;
        found.push({ page, line, from, to: from + read.length, read, cases: [one], isWhole: true, isPlain: true });
      };
      const roman = SECTION.exec(text.slice(from));
      if (roman !== null && known.has(`${roman[1]}.0`)) {
        [section, item] = [roman[1], ''];
        note(roman[0].trim(), [`${section}.0`]);
        return;
      }
      if (section === '') return;
      // One line may begin both a case and its first part: "2. (i) By mounted knights".
      const numbered = ITEM.exec(text.slice(from));
      if (numbered !== null) {
        item = numbered[1];
        note(numbered[0].trim(), [`${section}.${item}`]);
        from += numbered[0].length;
      }
      const part = PART.exec(text.slice(from));
      if (part !== null && item !== '') {
        note(part[0], [`${section}.${item}(${part[1]})`, `${section}.${item}${part[1]}`]);
      }
    }),
  );
  return found;
}
