/** What a problem code stands for. */
export interface ProblemCode {
  /** The problem in a few words, as a heading. */
  readonly title: string;
  /** What somebody does about it. */
  readonly remedy: string;
}

/**
 * Every problem code of the package format, here once, so that no two places mean different things by one word. The
 * part before the dot says what kind of thing is wrong.
 */
export const PROBLEM_CODES = {
  'file.missing': {
    title: 'A file is missing',
    remedy: 'Create the file, or correct the path.',
  },
  'file.too-large': {
    title: 'A file is too large',
    remedy: 'Package files may have 8 MB. Split the package, or take out what does not belong in it.',
  },
  'file.unreadable': {
    title: 'A file cannot be read',
    remedy: 'See that it is a text file in UTF-8 and that you may read it.',
  },
  'path.outside': {
    title: 'A path leads out of the scenarios folder',
    remedy: 'Name packages by their folder inside the scenarios folder, such as battles/rules.',
  },
  'package.missing': {
    title: 'There is no such package',
    remedy: 'Check the name against the folders in the scenarios folder.',
  },
  'package.id': {
    title: 'A package does not lie where its id says',
    remedy: 'Make the id the path of the folder inside the scenarios folder.',
  },
  'json.syntax': {
    title: 'The file is not JSON',
    remedy: 'Correct the text at the place shown.',
  },
  'json.too-deep': {
    title: 'Lists and objects are nested too deep',
    remedy: 'Package files never nest deeper than 64 levels: look for a bracket that is never closed.',
  },
  'json.duplicate-key': {
    title: 'An object names a property twice',
    remedy: 'Remove one of the two: only the last would count.',
  },
  'schema.type': {
    title: 'A value is of the wrong type',
    remedy: 'Write a value of the type that is asked for.',
  },
  'schema.enum': {
    title: 'A value is not one of the words allowed',
    remedy: 'Use one of the words allowed.',
  },
  'schema.property': {
    title: 'A property is not known here',
    remedy: 'Check its spelling, or remove it.',
  },
  'schema.missing': {
    title: 'A property is missing',
    remedy: 'Add the property.',
  },
  'schema.pattern': {
    title: 'A text does not have the form asked for',
    remedy: 'Write it in the form described.',
  },
  'schema.limit': {
    title: 'A number, text or list is too small or too large',
    remedy: 'Stay within the limits given.',
  },
  'schema.form': {
    title: 'A value does not have the form asked for',
    remedy: 'Write it in one of the forms described.',
  },
  'schema.more': {
    title: 'There are more problems of form in the file',
    remedy: 'Correct the ones shown; the rest follow.',
  },
  'format.old': {
    title: 'Files are in an older format',
    remedy: 'Migrate the package: the fix does it, and so does hexwright migrate.',
  },
  'format.newer': {
    title: 'A file is in a newer format',
    remedy: 'Open it with a newer Hexwright. Nothing in it has been changed.',
  },
  'extends.missing': {
    title: 'The package that is extended does not exist',
    remedy: 'Check the name against the folders in the scenarios folder.',
  },
  'extends.cycle': {
    title: 'Packages extend each other in a circle',
    remedy: 'Let one of them stand on its own.',
  },
  'extends.too-deep': {
    title: 'Too many packages extend one another',
    remedy: 'A chain has at most 16 packages.',
  },
  'id.duplicate': {
    title: 'An id is used twice',
    remedy: 'Choose another id, or alter the existing item with a change.',
  },
  'reference.unknown': {
    title: 'Something that is referred to does not exist',
    remedy: 'Correct the name, or add what it names.',
  },
  'option.unknown': {
    title: 'There is no such option or choice',
    remedy: 'Use an option and a choice that the package or its bases define.',
  },
  'change.target': {
    title: 'Malformed change target',
    remedy: 'Write list/id, or list/id/field.',
  },
  'change.hits-nothing': {
    title: 'A change alters nothing',
    remedy: 'Correct the target, or use another op.',
  },
  'change.twice': {
    title: 'Two changes alter the same thing',
    remedy: 'Make one change of the two.',
  },
  'change.turns': {
    title: 'A change cannot hold in some turns alone',
    remedy: 'Set a parameter, a cell of a table or the value of a modifier, in turns that follow one another.',
  },
  'change.same': {
    title: 'A change makes what is there already',
    remedy: 'Take the change out.',
  },
  'change.overrides': {
    title: 'A change of what another variant has changed',
    remedy: 'Keep the one that is meant. If it is this one, say why in problems.',
  },
  'change.uncited': {
    title: 'A change does not say why',
    remedy: 'Give the case of the rule it follows, or a reason.',
  },
  'map.size': {
    title: 'Terrain or elevation does not fit the grid',
    remedy: 'Give as many rows as the grid has, and as many characters in each as it has columns.',
  },
  'map.code': {
    title: 'A character of the terrain rows has no meaning',
    remedy: 'Add it to terrainCodes, or use one that is there.',
  },
  'map.numbering': {
    title: 'The hexes cannot be numbered like this',
    remedy: 'Change the numbering.',
  },
  'map.second': {
    title: 'The base has a map already',
    remedy: 'Alter the map with changes, or put another in its place with the op replace and the target map.',
  },
  'hex.unknown': {
    title: 'There is no such hex',
    remedy: 'Use a label that the map shows.',
  },
  'problem.unused': {
    title: 'A setting of problems has nothing to do',
    remedy: 'Take the setting out, or correct its code or item.',
  },
  internal: {
    title: 'Hexwright itself has failed',
    remedy: 'Please report it with the package that shows it.',
  },
} as const satisfies Readonly<Record<string, ProblemCode>>;
