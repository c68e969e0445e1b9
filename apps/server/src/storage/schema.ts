/**
 * The tables, as steps from one version to the next. Add a step for every change of them, and never change one that has
 * been released. Whole numbers are `BIGINT`, times are milliseconds since 1970.
 */

/** The first version there was, which only SQLite has seen. */
const FIRST = `
  CREATE TABLE projects (id TEXT PRIMARY KEY, folder TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE snapshots (project TEXT PRIMARY KEY, state BLOB NOT NULL) STRICT;
  CREATE TABLE updates (seq INTEGER PRIMARY KEY AUTOINCREMENT, project TEXT NOT NULL, change BLOB NOT NULL) STRICT;
  CREATE INDEX updates_of ON updates (project, seq);
  CREATE TABLE common_texts (
    project TEXT NOT NULL, file TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (project, file)
  ) STRICT, WITHOUT ROWID;`;

/**
 * Documents: a state, and the changes after it, numbered from 1 without a gap. `seq` is the number of the last change,
 * `folded` that of the last one in the state. An epoch of 0 is one that nobody has read from the document yet.
 */
const ROOMS = `
  CREATE TABLE documents (
    project TEXT PRIMARY KEY, epoch BIGINT NOT NULL, seq BIGINT NOT NULL, folded BIGINT NOT NULL, state BLOB
  );
  CREATE TABLE changes (project TEXT NOT NULL, seq BIGINT NOT NULL, change BLOB NOT NULL, PRIMARY KEY (project, seq));`;

const FROM_FIRST = `
  INSERT INTO documents SELECT id, 0,
    (SELECT coalesce(max(seq), 0) FROM updates WHERE project = id), 0,
    (SELECT state FROM snapshots WHERE project = id) FROM projects;
  INSERT INTO changes SELECT project, seq, change FROM updates;
  DROP TABLE updates;
  DROP TABLE snapshots;`;

/** People, what they may do, and how they prove who they are. Secrets are kept as hashes only. */
const PEOPLE = `
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, password TEXT, subject TEXT UNIQUE,
    created BIGINT NOT NULL
  );
  CREATE TABLE roles (
    project TEXT NOT NULL, person TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (project, person)
  );
  CREATE TABLE links (
    id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, project TEXT NOT NULL, role TEXT NOT NULL,
    note TEXT NOT NULL, made_by TEXT NOT NULL, created BIGINT NOT NULL, expires BIGINT NOT NULL
  );
  CREATE TABLE sessions (
    secret TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT, link TEXT, name TEXT NOT NULL,
    created BIGINT NOT NULL, expires BIGINT NOT NULL
  );
  CREATE INDEX sessions_of ON sessions (person);
  CREATE TABLE attempts (subject TEXT PRIMARY KEY, failures BIGINT NOT NULL, since BIGINT NOT NULL);
  CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL);`;

/** How projects were, and who has changed something since the last version. A text of many versions is kept once. */
const VERSIONS = `
  CREATE TABLE versions (
    project TEXT NOT NULL, number BIGINT NOT NULL, made BIGINT NOT NULL, name TEXT NOT NULL, people TEXT NOT NULL,
    files TEXT NOT NULL, PRIMARY KEY (project, number)
  );
  CREATE TABLE version_texts (
    project TEXT NOT NULL, hash TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, hash)
  );
  CREATE TABLE authors (project TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (project, person));`;

/**
 * Games that are played in a room: each is its seed and the commands that were given, on the texts it was begun with, which
 * are kept once. `edition` is another one whenever what was done is no longer a continuation of what was there.
 */
const GAMES = `
  CREATE TABLE games (
    project TEXT NOT NULL, id TEXT NOT NULL, package TEXT NOT NULL, name TEXT NOT NULL, texts TEXT NOT NULL,
    seed BIGINT NOT NULL, position TEXT NOT NULL, seats TEXT NOT NULL, made_by TEXT NOT NULL, edition BIGINT NOT NULL,
    moves BIGINT NOT NULL, turn BIGINT NOT NULL, deciding TEXT NOT NULL, status TEXT NOT NULL, created BIGINT NOT NULL,
    updated BIGINT NOT NULL, PRIMARY KEY (project, id)
  );
  CREATE TABLE game_moves (
    project TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL, command TEXT NOT NULL,
    PRIMARY KEY (project, game, number)
  );
  CREATE TABLE game_texts (
    project TEXT NOT NULL, hash TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (project, hash)
  );`;

/** Of what the dice of a game are made, as JSON: '' for those that fall by the seed. */
const FAIR_DICE = `
  ALTER TABLE games ADD COLUMN dice TEXT NOT NULL DEFAULT '';`;

/** Other rules that somebody has offered to a game, as JSON, and the name of their texts; '' where nobody has. */
const OFFERS = `
  ALTER TABLE games ADD COLUMN offer TEXT NOT NULL DEFAULT '';
  ALTER TABLE games ADD COLUMN offered TEXT NOT NULL DEFAULT '';`;

/**
 * What was chosen of a package's options when a game began, as JSON. Notes on a game: `number` is how many commands had been
 * given, `person` who wrote it, who alone may read it before the game is over.
 */
const CHOICES_AND_NOTES = `
  ALTER TABLE games ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
  CREATE TABLE game_notes (
    project TEXT NOT NULL, game TEXT NOT NULL, number BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, PRIMARY KEY (project, game, number, person)
  );`;

/** Browsers in which somebody has signed in: what others try elsewhere does not shut them out. Only hashes are kept. */
const DEVICES = `
  CREATE TABLE devices (secret TEXT PRIMARY KEY, person TEXT NOT NULL, expires BIGINT NOT NULL);
  CREATE INDEX devices_of ON devices (person);`;

/** Who has ever sat where at a game, as JSON. */
const HELD_SEATS = `
  ALTER TABLE games ADD COLUMN held TEXT NOT NULL DEFAULT '{}';`;

/** Games that computers of members have played against themselves, as each says: nobody here has looked whether they are so. */
const LAB_GAMES = `
  CREATE TABLE lab_games (
    project TEXT NOT NULL, source TEXT NOT NULL, seed BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
    result TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (project, source, seed, person)
  );
  CREATE INDEX lab_games_made ON lab_games (project, made);`;

const COMMON = `
  CREATE TABLE projects (id TEXT PRIMARY KEY, folder TEXT NOT NULL UNIQUE);
  CREATE TABLE common_texts (
    project TEXT NOT NULL, file TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (project, file)
  );`;

/**
 * Who keeps a folder: each keeper has the next number, and what one of a lower number still wants is refused. `folder_texts`
 * are the texts that project and folder last had in common (0), and those that a keeper was about to write (its number);
 * without a body for files that are removed. A copy of a document belongs to the visitor who was the first to speak for it.
 */
const KEEPERS = `
  CREATE TABLE keepers (project TEXT PRIMARY KEY, token BIGINT NOT NULL);
  CREATE TABLE folder_texts (
    project TEXT NOT NULL, file TEXT NOT NULL, token BIGINT NOT NULL, body BLOB, PRIMARY KEY (project, file, token)
  );
  INSERT INTO folder_texts SELECT project, file, 0, BYTES_OF(text) FROM common_texts;
  DROP TABLE common_texts;
  CREATE TABLE copies (
    project TEXT NOT NULL, copy BIGINT NOT NULL, visitor TEXT NOT NULL, PRIMARY KEY (project, copy)
  );`;
const BYTES_OF = {
  sqlite: (step: string): string => step.replace('BYTES_OF(text)', 'CAST(text AS BLOB)'),
  postgres: (step: string): string => step.replace('BYTES_OF(text)', "convert_to(text, 'UTF8')"),
} as const;

/** Everything that is kept, in the order in which it can be put back. */
export const TABLES: readonly string[] = [
  'projects',
  'documents',
  'changes',
  'keepers',
  'folder_texts',
  'copies',
  'people',
  'roles',
  'links',
  'sessions',
  'devices',
  'attempts',
  'counters',
  'versions',
  'version_texts',
  'authors',
  'games',
  'game_moves',
  'game_texts',
  'game_notes',
  'lab_games',
];

/** From each version of the tables to the next, from 0 on. */
export const STEPS: Readonly<Record<'sqlite' | 'postgres', readonly string[]>> = {
  sqlite: [
    FIRST,
    ROOMS + FROM_FIRST + PEOPLE + VERSIONS,
    GAMES,
    FAIR_DICE,
    BYTES_OF.sqlite(KEEPERS),
    OFFERS,
    DEVICES,
    CHOICES_AND_NOTES,
    HELD_SEATS,
    LAB_GAMES,
  ],
  // PostgreSQL came with the second version.
  postgres: [
    '',
    ...[
      COMMON + ROOMS + PEOPLE + VERSIONS,
      GAMES,
      FAIR_DICE,
      BYTES_OF.postgres(KEEPERS),
      OFFERS,
      DEVICES,
      CHOICES_AND_NOTES,
      HELD_SEATS,
      LAB_GAMES,
    ].map((step) => step.replaceAll('BLOB', 'BYTEA')),
  ],
};
