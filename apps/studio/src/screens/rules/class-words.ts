/** What people read of classes of troops, for translation. */
export const CLASSES = {
  group: 'Troops',
  title: 'Classes of troops',
  intro:
    'Each unit is of one of these. A class that fights like another uses the rows and columns of that one in every table, and its costs of ground; formulas still tell the two apart.',
  none: 'This game has no classes of troops.',
  name: 'Name',
  like: 'Fights like',
  itself: 'no other: it has rows of its own',
  id: 'ID',
  create: '+ New class',
  newName: 'New class',
  nameOf: (name: string) => `Name of ${name}`,
  likeOf: (name: string) => `${name}: fights like`,
  named: (from: string, to: string) => `Rename ${from} to ${to}`,
  remove: (name: string) => `${name}: remove`,
  because: 'Changes are made',
  reason: 'A class of troops of this package.',
} as const;
