import { textIn, type Database, type Queries, type Row } from '../storage/database.ts';
import { isAtLeast, isRole, type Role } from './gate.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/** Stands for all projects of the server, those to come included. */
export const EVERY_PROJECT = '*';

/** Somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** How somebody will prove who they are: a hash of their password, or the subject of an OpenID provider. */
export interface Proof {
  readonly password?: string;
  readonly subject?: string;
}

/** Somebody in a project. */
export interface ProjectMember extends Person {
  readonly role: Role;
  /** Whether the role is one for all projects of the server, and is given and taken there. */
  readonly isEverywhere: boolean;
}

/** What a link is good for: to make an account (once), to come as a guest (as often as one likes), a new password (once). */
export type LinkKind = 'invitation' | 'share' | 'password';

/** A link, without its secret. */
export interface Link {
  readonly id: string;
  readonly kind: LinkKind;
  readonly role: Role;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** A link that has been followed. */
export interface Followed {
  readonly id: string;
  readonly project: string;
  readonly role: Role;
  readonly note: string;
}

/** People, their roles, and the links by which they come. */
export class Accounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether nobody has an account yet. */
  async isEmpty(): Promise<boolean> {
    return (await this.#database.query('SELECT id FROM people LIMIT 1')).length === 0;
  }

  async withEmail(email: string): Promise<(Person & { readonly password: string | null }) | null> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE email = $1', [plainEmail(email)]);
    return row === undefined ? null : { ...personOf(row), password: textIn(row, 'password') };
  }

  async withSubject(subject: string): Promise<Person | null> {
    const [row] = await this.#database.query('SELECT * FROM people WHERE subject = $1', [subject]);
    return row === undefined ? null : personOf(row);
  }

  /** The hash of somebody's password; null if they have none. */
  async passwordOf(person: string): Promise<string | null> {
    const [row] = await this.#database.query('SELECT password FROM people WHERE id = $1', [person]);
    return textIn(row, 'password');
  }

  async setPassword(person: string, hash: string): Promise<void> {
    await this.#database.query('UPDATE people SET password = $2 WHERE id = $1', [person, hash]);
  }

  /**
   * From now on a provider says who somebody is. Their password and sessions end: anyone who chose that password need not have
   * been the owner of the address.
   */
  async setSubject(person: string, subject: string): Promise<void> {
    await this.#database.transaction(async ({ query }) => {
      await query('UPDATE people SET subject = $2, password = NULL WHERE id = $1', [person, subject]);
      await query('DELETE FROM sessions WHERE person = $1', [person]);
    });
  }

  /** Makes an account for anyone who has an invitation; null where that is no longer good, or the address has an account. */
  async accept(
    secret: string,
    who: { readonly name: string; readonly email: string },
    proof: Proof,
  ): Promise<Person | null> {
    const email = plainEmail(who.email);
    return this.#database.transaction(async (queries) => {
      const [taken] = await queries.query('SELECT id FROM people WHERE email = $1', [email]);
      if (taken !== undefined) return null;
      const invitation = await this.#use(queries, secret, 'invitation');
      if (invitation === null) return null;
      const person: Person = { id: newId(), name: who.name, email };
      await queries.query(
        `INSERT INTO people (id, name, email, password, subject, created)
         VALUES ($1, $2, $3, $4, $5, ${this.#database.now})`,
        [person.id, person.name, email, proof.password ?? null, proof.subject ?? null],
      );
      await giveRole(queries, invitation.project, person.id, invitation.role);
      // The first has come: what the server itself printed is good for nobody else.
      await queries.query("DELETE FROM links WHERE made_by = 'server' AND kind = 'invitation'");
      return person;
    });
  }

  /** Gives somebody with an account the role of an invitation; null where that is no longer good. */
  async join(secret: string, person: string): Promise<Followed | null> {
    return this.#database.transaction(async (queries) => {
      const invitation = await this.#use(queries, secret, 'invitation');
      if (invitation === null) return null;
      const [row] = await queries.query('SELECT role FROM roles WHERE project = $1 AND person = $2', [
        invitation.project,
        person,
      ]);
      const role = textIn(row, 'role');
      // An invitation never takes anything away.
      if (!isRole(role) || !isAtLeast(role, invitation.role))
        await giveRole(queries, invitation.project, person, invitation.role);
      return invitation;
    });
  }

  /** Whose password a link is to set; null where it is no longer good. */
  async resetPassword(secret: string, hash: string): Promise<string | null> {
    return this.#database.transaction(async (queries) => {
      const link = await this.#use(queries, secret, 'password');
      if (link === null) return null;
      await queries.query('UPDATE people SET password = $2 WHERE id = $1', [link.note, hash]);
      return link.note;
    });
  }

  /** The share link with a secret; null where it is not good any more. */
  async shared(secret: string): Promise<(Followed & { readonly remaining: number }) | null> {
    const [row] = await this.#database.query(
      `SELECT *, expires - ${this.#database.now} AS remaining FROM links
       WHERE secret = $1 AND kind = 'share' AND expires > ${this.#database.now}`,
      [hashOf(secret)],
    );
    return row === undefined ? null : { ...followedOf(row), remaining: Number(row['remaining']) };
  }

  /** Whether an invitation, or a link for a password, is still good. */
  async isGood(secret: string): Promise<LinkKind | null> {
    const [row] = await this.#database.query(
      `SELECT kind FROM links WHERE secret = $1 AND expires > ${this.#database.now}`,
      [hashOf(secret)],
    );
    return textIn(row, 'kind') as LinkKind | null;
  }

  /** Makes a link. @returns its secret, which is kept nowhere */
  async makeLink(
    kind: LinkKind,
    project: string,
    role: Role,
    { hours, note, by }: { readonly hours: number; readonly note: string; readonly by: string },
  ): Promise<{ readonly id: string; readonly secret: string }> {
    const [id, secret] = [newId(), newSecret()];
    const { now } = this.#database;
    await this.#database.query(
      `INSERT INTO links (id, secret, kind, project, role, note, made_by, created, expires)
       VALUES ($1, $2, $3, $4, $5, $6, $7, ${now}, ${now} + $8)`,
      [id, hashOf(secret), kind, project, role, note, by, Math.round(hours * 3_600_000)],
    );
    return { id, secret };
  }

  /** The links of a project that are still good. */
  async links(project: string): Promise<readonly Link[]> {
    const rows = await this.#database.query(
      `SELECT * FROM links WHERE project = $1 AND kind <> 'password' AND expires > ${this.#database.now} ORDER BY created`,
      [project],
    );
    return rows.map((row) => ({ ...followedOf(row), kind: row['kind'] as LinkKind, expires: Number(row['expires']) }));
  }

  /** Ends a link of a project, and the stay of all guests who came by it. Whether there was one. */
  async revokeLink(project: string, id: string): Promise<boolean> {
    return this.#database.transaction(async ({ query }) => {
      const rows = await query('DELETE FROM links WHERE project = $1 AND id = $2 RETURNING id', [project, id]);
      if (rows.length > 0) await query('DELETE FROM sessions WHERE link = $1 AND person IS NULL', [id]);
      return rows.length > 0;
    });
  }

  /** Everybody with a role in a project. */
  async membersOf(project: string): Promise<readonly ProjectMember[]> {
    const rows = await this.#database.query(
      `SELECT people.*, roles.role, roles.project FROM roles JOIN people ON people.id = roles.person
       WHERE roles.project IN ($1, '*') ORDER BY people.name, people.id, roles.project`,
      [project],
    );
    return rows.map((row) => ({
      ...personOf(row),
      role: row['role'] as Role,
      isEverywhere: row['project'] === EVERY_PROJECT,
    }));
  }

  /**
   * Gives somebody who has a role in a project another, or takes it away. The last owner of a project stays its owner.
   * @returns false where that would be the end of the last owner, or they have no role there
   */
  async setRole(project: string, person: string, role: Role | null): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      // All owners of the project are held, so that two cannot remove each other at once.
      const owners = await queries.query(
        `SELECT project, person FROM roles WHERE project IN ($1, '*') AND role = 'owner'${this.#database.forUpdate}`,
        [project],
      );
      const others = owners.filter((row) => row['project'] !== project || row['person'] !== person);
      if (others.length === 0 && role !== 'owner') return false;
      const changed =
        role === null
          ? await queries.query('DELETE FROM roles WHERE project = $1 AND person = $2 RETURNING person', [
              project,
              person,
            ])
          : await queries.query('UPDATE roles SET role = $3 WHERE project = $1 AND person = $2 RETURNING person', [
              project,
              person,
              role,
            ]);
      return changed.length > 0;
    });
  }

  /** Takes a link that is good for once. */
  async #use({ query }: Queries, secret: string, kind: LinkKind): Promise<Followed | null> {
    const [row] = await query(
      `DELETE FROM links WHERE secret = $1 AND kind = $2 AND expires > ${this.#database.now} RETURNING *`,
      [hashOf(secret), kind],
    );
    return row === undefined ? null : followedOf(row);
  }
}

async function giveRole({ query }: Queries, project: string, person: string, role: Role): Promise<void> {
  await query(
    `INSERT INTO roles (project, person, role) VALUES ($1, $2, $3)
     ON CONFLICT (project, person) DO UPDATE SET role = excluded.role`,
    [project, person, role],
  );
}

/** An address as it is compared. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFKC');
}

function personOf(row: Row): Person {
  return { id: String(row['id']), name: String(row['name']), email: String(row['email']) };
}

function followedOf(row: Row): Followed {
  return {
    id: String(row['id']),
    project: String(row['project']),
    role: row['role'] as Role,
    note: String(row['note']),
  };
}
