/** What people read of what several screens share, for translation. */
export const AGO = {
  now: 'just now',
  minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
  hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
  days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
} as const;

export const COMMENT = {
  on: (name: string, open: number) => `Comment on ${name}${open === 0 ? '' : `, ${open} open`}`,
  comment: 'Comment',
} as const;

export const DISK = {
  keep: 'Keep what is here',
  remove: 'Accept the removal',
  take: 'Take what is in the folder',
} as const;

export const FOLLOWED = {
  failed: (why: string) => `The package could not be read. ${why}`,
  again: 'Read it again',
} as const;

export const PART = {
  notLoaded: 'A part of this screen failed to load. Check that the server is running, then reload the page.',
} as const;
