/** What people read where pages of a PDF are chosen as sheets, for translation. */
export const PDF = {
  title: (file: string) => `Pages of ${file}`,
  opening: (file: string) => `Opening ${file} …`,
  hint: 'Choose the pages with counters. They become pictures, which stay in this browser like all others.',
  page: (page: number) => `Page ${page}`,
  dpi: 'Resolution',
  dots: (dpi: number) => `${dpi} dpi`,
  add: (count: number) => (count === 1 ? 'Add one page' : `Add ${count} pages`),
  adding: (page: number) => `Drawing page ${page} …`,
  dismiss: 'Cancel',
  large: (page: number, dpi: number) =>
    `Page ${page} would have more than 140 million pixels at ${dpi} dpi. Choose a lower resolution.`,
  broken: (page: number) => `Page ${page} is damaged and cannot be drawn. The other pages can be added.`,
  password: (file: string) => `${file} has a password. Open it with the password, and save it without one.`,
  damaged: (file: string) => `${file} is a damaged PDF and cannot be read. Copy or download it again.`,
  program: 'What reads PDF files failed to load. See whether the studio’s server can be reached, and try again.',
} as const;
