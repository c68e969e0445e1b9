import type { Bus } from '../fan-out/bus.ts';
import { numberIn, type Database } from '../storage/database.ts';
import { readCookie, type CookieKind } from './cookies.ts';
import type { Access, AccessChange, Barred, Gate } from './gate.ts';
import type { LoginSessions } from './login-sessions.ts';

const TOPIC = 'people';
/** Counts the changes of access, for servers that were not told of one. */
const COUNTER = 'access';

/** Lets in who has a session and a role. */
export class AccountGate implements Gate {
  readonly hasAccounts = true;
  readonly #database: Database;
  readonly #bus: Bus;
  readonly #sessions: LoginSessions;
  readonly #cookie: CookieKind;
  readonly #listeners = new Set<(change: AccessChange) => void>();
  #seen: number | null = null;

  constructor(database: Database, bus: Bus, sessions: LoginSessions, cookie: CookieKind) {
    this.#database = database;
    this.#bus = bus;
    this.#sessions = sessions;
    this.#cookie = cookie;
    bus.subscribe(TOPIC, (message) => this.#receive(message));
  }

  async admit(cookie: string | null, project: string): Promise<Access | Barred> {
    const secret = readCookie(cookie, this.#cookie.name);
    if (secret === null) return 'sign-in';
    // Before anybody is let in: what is taken away from then on is a change of the number, whenever it is first looked at.
    if (this.#seen === null) await this.look();
    return (await this.#sessions.accessTo(project, { secret })) ?? 'sign-in';
  }

  async admitAgain(access: Access, project: string): Promise<Access | Barred> {
    if (access.session === null) return 'sign-in';
    return (await this.#sessions.accessTo(project, { id: access.session })) ?? 'sign-in';
  }

  listen(listener: (change: AccessChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Acts on a change of access that has been made: here at once, and on all other servers. */
  async changed(change: AccessChange): Promise<void> {
    this.#notify(change);
    this.#bus.publish(TOPIC, new TextEncoder().encode(JSON.stringify(change)));
    // Those who miss the message sees the number.
    const [row] = await this.#database.query(
      `INSERT INTO counters (name, value) VALUES ($1, 1)
       ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
      [COUNTER],
    );
    const value = numberIn(row, 'value');
    if (this.#seen === value - 1) this.#seen = value;
  }

  async look(): Promise<void> {
    const [row] = await this.#database.query('SELECT value FROM counters WHERE name = $1', [COUNTER]);
    const value = numberIn(row, 'value');
    const isNew = this.#seen !== null && value !== this.#seen;
    this.#seen = value;
    if (isNew) this.#notify({});
  }

  #notify(change: AccessChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #receive(message: Uint8Array): void {
    try {
      this.#notify(JSON.parse(new TextDecoder().decode(message)) as AccessChange);
    } catch {
      // From another version, perhaps; the number will tell.
    }
  }
}
