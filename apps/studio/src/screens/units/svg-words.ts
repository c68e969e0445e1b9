/** What people read when an SVG file cannot become a symbol. */
export const SVG = {
  tooLarge: 'The file is too large: at most 200 KB. Simplify it in a drawing program.',
  notXml: 'The file cannot be read: it is not well-formed XML.',
  notSvg: 'This is not an SVG file.',
  empty: 'Nothing in the file can be drawn: it needs filled shapes or lines.',
  tooMany: (count: number, most: number) =>
    `The drawing has ${count} shapes; a symbol has at most ${most}. Combine them.`,
  tooDetailed: 'An outline is too detailed for a counter. Simplify the path in a drawing program.',
  refused: (name: string) =>
    `${name} is not taken: a symbol is made of plain shapes only. Turn text and gradients into paths in plain colours.`,
  styleSheet:
    '<style> is not taken: save the drawing with its colours at the shapes (presentation attributes), not in a style sheet.',
  refers: (name: string) => `${name} refers to something else (url, data): a symbol is made of plain shapes only.`,
} as const;
