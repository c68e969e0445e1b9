// docs/reference/problems.md: every code of a problem, from the registries in the code.
import { COMPILER_CODES } from '@hexwright/compiler';
import { DIGITISER_CODES } from '@hexwright/digitiser';
import { EXCHANGE_CODES } from '@hexwright/exchange';
import { PROBLEM_CODES, type ProblemCode } from '@hexwright/model';
import { PLAYTEST_CODES } from '@hexwright/playtest';
import { WORKSPACE_CODES } from '@hexwright/workspace';
import { code, GENERATED, page, table } from './markdown.ts';

const GROUPS: readonly (readonly [title: string, about: string, codes: Readonly<Record<string, ProblemCode>>])[] = [
  ['Files and their form', 'Found when a package is read and linked with those it extends.', PROBLEM_CODES],
  ['Meaning', 'Found when a package is compiled, with knowledge of the game system it is written for.', COMPILER_CODES],
  ['Examples and records', 'Found by `hexwright test` and `hexwright replay`.', PLAYTEST_CODES],
  [
    'Projects, folders and copies',
    'Found while a project is open in the studio: between it, its folder, and the copy that a browser keeps.',
    WORKSPACE_CODES,
  ],
  ['Zips and pasted tables', 'Found in what is brought into the studio.', EXCHANGE_CODES],
  ['Sheets and transcriptions', 'Found when counter sheets are digitised.', DIGITISER_CODES],
];

/** The page. */
export function problemsPage(): string {
  const sections = GROUPS.flatMap(([title, about, codes]) => [
    `## ${title}`,
    about,
    table(
      ['code', 'what it means', 'what to do'],
      Object.entries(codes).map(([id, { title: meaning, remedy }]) => [code(id), meaning, remedy]),
    ),
  ]);
  return page([
    GENERATED,
    '# Problems',
    'What Hexwright may find wrong. A problem is printed with its place, its code and what to do about this very one; this page says what the codes mean in general. An error keeps a package from being played, a warning does not.',
    ...sections,
    '## From a game',
    'A game system adds checks of its own, with codes that begin with `set-up`; each cites the case of the rulebook it follows.',
  ]);
}
