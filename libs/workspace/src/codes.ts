import type { ProblemCode } from '@hexwright/model';

/** Every problem code of projects as shared documents: with their folders, and with their copies in a browser. */
export const WORKSPACE_CODES = {
  'disk.full': {
    title: 'The disk with the folder is full',
    remedy: 'Make room. Nothing is lost meanwhile, and saving is tried again.',
  },
  'disk.refused': {
    title: 'The system does not let Hexwright read or write a file',
    remedy: 'See who may read and write in the folder, then save again.',
  },
  'disk.outside': {
    title: 'A path leads out of the folder of packages',
    remedy: 'Put the file itself into the folder, in place of the link to it.',
  },
  'disk.too-large': {
    title: 'A file in the folder is too large',
    remedy: 'Package files may have 8 MB. Split the package, or take out what does not belong in it.',
  },
  'disk.not-text': {
    title: 'A file in the folder is not text',
    remedy: 'Save it as UTF-8.',
  },
  'disk.failed': {
    title: 'The disk has failed',
    remedy: 'Look at the disk. Saving is tried again.',
  },
  'disk.broken': {
    title: 'A file was changed outside Hexwright and is broken now',
    remedy: 'Correct it where it was changed, or keep the text of the project.',
  },
  'disk.removed': {
    title: 'A file was removed outside Hexwright',
    remedy: 'Keep it, and it is written again; or accept that, and it is removed from the project too.',
  },
  'disk.changed': {
    title: 'A file was removed here and changed outside Hexwright',
    remedy: 'It is back as it was changed. Remove it again if it should go.',
  },
  'disk.differs': {
    title: 'Project and folder have different texts, and it is not known who has changed what',
    remedy: 'Look at both, then keep the text of the project, or take that of the folder.',
  },
  'disk.not-file': {
    title: 'What lies in the folder under the name of a file is none',
    remedy: 'Take the pipe, socket or device away, and put the file in its place.',
  },
  'disk.name': {
    title: 'A file has a name that no package may have',
    remedy: 'Copy what it says into a file of another name, and remove it. It is not written to the folder.',
  },
  'document.newer': {
    title: 'The project was saved by a newer Hexwright',
    remedy: 'Open it with that one, or take this one up to date.',
  },
  'offline.refused': {
    title: 'The browser keeps no copy of the project',
    remedy:
      'Go on as long as the server answers; before you work offline, open the page in a window that is not private.',
  },
  'offline.full': {
    title: 'The browser has no room for a copy of the project',
    remedy: 'Make room on this device, or remove the data of other sites, and reload the page.',
  },
  'offline.failed': {
    title: 'The copy of the project in the browser cannot be read or written',
    remedy: 'Keep this page open until the server has everything, then reload it.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>;
