/**
 * A picture with the type that it names: other programs, and other machines, have not got it.
 *
 * @param svg an SVG document
 */
export async function withFonts(svg: string): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => svg.includes(familyOf(rule)) && hasLetterOf(svg, rule.style.getPropertyValue('unicode-range')));
  if (faces.length === 0) return svg;
  const rules = await Promise.all(faces.map(embedded));
  return svg.replace(/^(<svg [^>]*>)/, (root) => `${root}<style>${rules.join('\n')}</style>`);
}

function familyOf({ style }: CSSFontFaceRule): string {
  return style.getPropertyValue('font-family').replaceAll(/["']/g, '');
}

/** Whether a text has a letter of a range: `U+0000-00FF, U+0131`. */
function hasLetterOf(text: string, range: string): boolean {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from, to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  if (spans.length === 0) return true;
  return Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0).some((code) =>
    spans.some(([from, to]) => code >= from && code <= to),
  );
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, source = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  const address = new URL(source, rule.parentStyleSheet?.href ?? document.baseURI);
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const weight = rule.style.getPropertyValue('font-weight');
  return `@font-face{font-family:"${familyOf(rule)}";font-weight:${weight};src:url(data:font/woff2;base64,${btoa(letters)}) format("woff2")}`;
}
