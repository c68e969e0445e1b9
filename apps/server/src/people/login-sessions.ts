import { numberIn, textIn, type Database, type Row } from '../storage/database.ts';
import { EVERY_PROJECT } from './accounts.ts';
import { isAtLeast, isRole, type Access, type Role, type Visitor } from './gate.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/** Milliseconds that a session lasts; each day it is used, it lasts that long again. */
export const SESSION_LASTS = 14 * 24 * 3_600_000;
const DAY = 24 * 3_600_000;

/** Who comes with a session. */
export interface Principal {
  /** Null for a guest. */
  readonly person: string | null;
  /** The share link by which they came. */
  readonly link: string | null;
  readonly name: string;
}

/** A session that is good. */
export interface LoginSession extends Principal {
  readonly id: string;
  readonly visitor: Visitor;
  /** Milliseconds that it will still last. */
  readonly remaining: number;
}

/** Who is who: a secret in a cookie for a person, or for a guest. Every sign-in begins a new one. */
export class LoginSessions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins a session. @returns its secret, which is kept nowhere */
  async begin({ person, link, name }: Principal, lasts = SESSION_LASTS): Promise<string> {
    const secret = newSecret();
    const { now } = this.#database;
    await this.#database.query(
      `INSERT INTO sessions (secret, id, person, link, name, created, expires)
       VALUES ($1, $2, $3, $4, $5, ${now}, ${now} + $6)`,
      [hashOf(secret), newId(), person, link, name, Math.round(lasts)],
    );
    return secret;
  }

  /** The session of a secret; null where it is over, or there has never been one. */
  async find(secret: string): Promise<LoginSession | null> {
    const { now } = this.#database;
    const [row] = await this.#database.query(
      `SELECT sessions.*, people.name AS person_name, sessions.expires - ${now} AS remaining FROM sessions
       LEFT JOIN people ON people.id = sessions.person WHERE sessions.secret = $1 AND sessions.expires > ${now}`,
      [hashOf(secret)],
    );
    if (row === undefined) return null;
    const remaining = numberIn(row, 'remaining');
    if (row['person'] !== null && remaining < SESSION_LASTS - DAY)
      await this.#database.query(`UPDATE sessions SET expires = ${now} + $2 WHERE secret = $1`, [
        hashOf(secret),
        SESSION_LASTS,
      ]);
    return { ...principalOf(row), id: String(row['id']), visitor: visitorOf(row), remaining };
  }

  /**
   * What a session allows in a project; null where it is over, 'no-access' where it allows nothing there.
   * @param by the secret that came with a request, or the id of a session that is known
   */
  async accessTo(
    project: string,
    by: { readonly secret: string } | { readonly id: string },
  ): Promise<Access | 'no-access' | null> {
    const { now } = this.#database;
    const [column, key] = 'secret' in by ? ['secret', hashOf(by.secret)] : ['id', by.id];
    const rows = await this.#database.query(
      `SELECT sessions.id, sessions.person, sessions.name, people.name AS person_name,
         sessions.expires - ${now} AS remaining, roles.role, links.id AS link, links.role AS link_role,
         links.expires - ${now} AS link_remaining
       FROM sessions
       LEFT JOIN people ON people.id = sessions.person
       LEFT JOIN roles ON roles.person = sessions.person AND roles.project IN ($2, '${EVERY_PROJECT}')
       LEFT JOIN links ON links.id = sessions.link AND links.project IN ($2, '${EVERY_PROJECT}')
         AND links.kind = 'share' AND links.expires > ${now}
       WHERE sessions.${column} = $1 AND sessions.expires > ${now}`,
      [key, project],
    );
    const [first] = rows;
    if (first === undefined) return null;
    const own = rows.map((row) => row['role']).filter(isRole);
    const guest = isRole(first['link_role']) ? first['link_role'] : null;
    const best = own.reduce<Role | null>((one, other) => (one !== null && isAtLeast(one, other) ? one : other), null);
    if (best === null && guest === null) return 'no-access';
    // By the link only if it gives more: then it ends with the link.
    const isByLink = guest !== null && (best === null || !isAtLeast(best, guest));
    const remaining = Math.min(numberIn(first, 'remaining'), isByLink ? numberIn(first, 'link_remaining') : Infinity);
    return {
      visitor: visitorOf(first),
      role: isByLink ? guest : (best ?? 'viewer'),
      session: String(first['id']),
      link: isByLink ? textIn(first, 'link') : null,
      ends: performance.now() + remaining,
    };
  }

  /** Ends a session. @returns its id */
  async end(secret: string): Promise<string | null> {
    const [row] = await this.#database.query('DELETE FROM sessions WHERE secret = $1 RETURNING id', [hashOf(secret)]);
    return textIn(row, 'id');
  }

  /** Ends all sessions of a person. */
  async endAllOf(person: string): Promise<void> {
    await this.#database.query('DELETE FROM sessions WHERE person = $1', [person]);
  }

  /** Forgets those that are over. */
  async forgetOld(): Promise<void> {
    await this.#database.query(`DELETE FROM sessions WHERE expires < ${this.#database.now}`);
  }
}

function principalOf(row: Row): Principal {
  return { person: textIn(row, 'person'), link: textIn(row, 'link'), name: String(row['name']) };
}

function visitorOf(row: Row): Visitor {
  const person = textIn(row, 'person');
  if (person !== null) return { id: person, name: textIn(row, 'person_name') ?? '' };
  return { id: `guest-${String(row['id'])}`, name: String(row['name']) };
}
