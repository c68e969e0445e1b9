import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../project-access.ts';
import type { Accounts, Person } from './accounts.ts';
import { plainEmail } from './accounts.ts';
import type { AccountGate } from './account-gate.ts';
import type { Attempts, Subjects } from './attempts.ts';
import { deviceCookie, readCookie, setCookie, type CookieKind } from './cookies.ts';
import { DEVICE_LASTS, type Devices } from './devices.ts';
import type { OpenId } from './openid.ts';
import { TooBusy } from './password-turns.ts';
import { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords.ts';
import { hashOf } from './secrets.ts';
import { SESSION_LASTS, type Principal, type LoginSession, type LoginSessions } from './login-sessions.ts';
import { readFields, type Fields } from './fields.ts';

/** What signing in is made of. */
export interface PeopleParts {
  readonly accounts: Accounts;
  readonly sessions: LoginSessions;
  readonly devices: Devices;
  readonly attempts: Attempts;
  readonly gate: AccountGate;
  readonly cookie: CookieKind;
  readonly openId: OpenId | null;
  /** The address that a request comes from. */
  readonly addressOf: (request: FastifyRequest) => string;
}

/** Who somebody is, as the studio asks. */
export interface Me {
  /** Whether people have to say who they are here. */
  readonly hasAccounts: boolean;
  /** null for anyone who has not signed in. */
  readonly visitor: { readonly id: string; readonly name: string; readonly isGuest: boolean } | null;
  /** The provider one can sign in with. */
  readonly openId: string | null;
}

/** What an answer is: the status, and what is said. */
export class Denied extends Error {
  readonly status: number;
  readonly code: string;
  readonly wait: number;

  constructor(status: number, code: string, message: string, wait = 0) {
    super(message);
    this.status = status;
    this.code = code;
    this.wait = wait;
  }
}

/** Answers what was done, or why it was not. */
export async function answer(reply: FastifyReply, work: () => Promise<object>): Promise<object> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooBusy) return reply.code(503).header('retry-after', '2').send(BUSY);
    if (!(error instanceof Denied)) throw error;
    if (error.wait > 0) void reply.header('retry-after', String(Math.ceil(error.wait / 1000)));
    return reply.code(error.status).send({ code: error.code, message: error.message } satisfies ApiError);
  }
}

/** Who somebody is where nobody has to say so. */
export function addOpenPeopleApi(http: FastifyInstance): void {
  const me: Me = { hasAccounts: false, visitor: null, openId: null };
  http.get('/api/me', () => me);
}

/** Adds signing in and out, by password, invitation and share link. */
export function addPeopleApi(http: FastifyInstance, parts: PeopleParts): void {
  const { accounts, sessions, devices, attempts, gate, cookie, openId, addressOf } = parts;

  http.get('/api/me', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await sessionOf(request, parts);
    const visitor = session === null ? null : { ...session.visitor, isGuest: session.person === null };
    return { hasAccounts: true, visitor, openId: openId?.title ?? null } satisfies Me;
  });

  http.post('/api/sign-in', (request, reply) =>
    answer(reply, async () => {
      const { email, password } = fieldsOf(request, { email: 200, password: LONGEST_PASSWORD });
      const found = await accounts.withEmail(email);
      const device = await knownDevice(request, parts, found?.id ?? null);
      const subjects = device === null ? subjectsOf(addressOf(request), email) : { device };
      const person = await counted(attempts, subjects, async () =>
        (await isPassword(password, found?.password ?? null, device === null ? addressOf(request) : null))
          ? found
          : null,
      );
      if (person === null) throw new Denied(401, 'people.wrong', 'This address and password do not belong together.');
      return enter(request, reply, parts, { person: person.id, link: null, name: person.name });
    }),
  );

  http.post('/api/sign-out', (request, reply) =>
    answer(reply, async () => {
      const secret = readCookie(request.headers.cookie ?? null, cookie.name);
      const session = secret === null ? null : await sessions.end(secret);
      if (session !== null) await gate.changed({ session });
      void reply.header('set-cookie', setCookie(cookie, '', 0));
      return {};
    }),
  );

  http.post('/api/sign-up', (request, reply) =>
    answer(reply, async () => {
      const fields = { token: 100, name: 80, email: 200, password: LONGEST_PASSWORD };
      const { token, name, email, password } = fieldsOf(request, fields);
      checkPassword(password);
      if (!/^[^\s@]+@[^\s@]+$/.test(plainEmail(email)))
        throw new Denied(400, 'people.email', 'Enter a valid e-mail address.');
      const person = await counted(attempts, { address: addressOf(request) }, async () => {
        // Before the costly hash: strangers have no invitation.
        if ((await accounts.isGood(token)) !== 'invitation') return null;
        return accounts.accept(token, { name, email }, { password: await hashPassword(password) });
      });
      if (person === null) throw new Denied(409, 'people.no-invitation', NO_INVITATION);
      return enter(request, reply, parts, { person: person.id, link: null, name: person.name });
    }),
  );

  http.post('/api/join', (request, reply) =>
    answer(reply, async () => {
      const { token } = fieldsOf(request, { token: 100 });
      const { person } = (await sessionOf(request, parts)) ?? { person: null };
      if (person === null) throw new Denied(401, 'people.sign-in', 'Sign in first.');
      const subjects = { address: addressOf(request) };
      const invitation = await counted(attempts, subjects, () => accounts.join(token, person));
      if (invitation === null) throw new Denied(409, 'people.no-invitation', NO_INVITATION);
      await gate.changed({ visitor: person });
      return { project: invitation.project };
    }),
  );

  http.post('/api/link', (request, reply) =>
    answer(reply, async () => {
      const { token } = fieldsOf(request, { token: 100 });
      const kind = await counted(attempts, { address: addressOf(request) }, () => accounts.isGood(token));
      if (kind === null) throw new Denied(409, 'people.no-link', NO_LINK);
      return { kind };
    }),
  );

  http.post('/api/share', (request, reply) =>
    answer(reply, async () => {
      const { token, name } = fieldsOf(request, { token: 100, name: 80 }, ['name']);
      const link = await counted(attempts, { address: addressOf(request) }, () => accounts.shared(token));
      if (link === null) throw new Denied(409, 'people.no-link', NO_LINK);
      const known = await sessionOf(request, parts);
      const person = known?.person ?? null;
      const lasts = person === null ? Math.min(SESSION_LASTS, link.remaining) : SESSION_LASTS;
      await enter(request, reply, parts, { person, link: link.id, name: name || known?.name || 'Guest' }, lasts);
      return { project: link.project, role: link.role };
    }),
  );

  http.post('/api/password', (request, reply) =>
    answer(reply, async () => {
      const fields = { token: 100, old: LONGEST_PASSWORD, password: LONGEST_PASSWORD };
      const { token, old, password } = fieldsOf(request, fields, ['token', 'old']);
      checkPassword(password);
      const person = await (token === ''
        ? changePassword(request, parts, old, password)
        : counted(attempts, { address: addressOf(request) }, async () =>
            (await accounts.isGood(token)) === 'password'
              ? accounts.resetPassword(token, await hashPassword(password))
              : null,
          ));
      if (person === null) throw new Denied(409, 'people.no-link', NO_LINK);
      // The holder of the old one is out.
      await sessions.endAllOf(person);
      await devices.forgetAllOf(person);
      await gate.changed({ visitor: person });
      return enter(request, reply, parts, { person, link: null, name: '' });
    }),
  );
}

/** Begins a session, always with a new secret: one that was there before, no matter who made it, is good for nothing any more. */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, devices, gate, cookie }: PeopleParts,
  principal: Principal,
  lasts = SESSION_LASTS,
): Promise<object> {
  const before = readCookie(request.headers.cookie ?? null, cookie.name);
  const ended = before === null ? null : await sessions.end(before);
  if (ended !== null) await gate.changed({ session: ended });
  const secret = await sessions.begin(principal, lasts);
  const begun = setCookie(cookie, secret, Math.ceil(lasts / 1000));
  if (principal.person === null) void reply.header('set-cookie', begun);
  else {
    const kind = deviceCookie(cookie);
    const old = readCookie(request.headers.cookie ?? null, kind.name);
    if (old !== null && (await devices.personAt(old)) === principal.person) await devices.forget(old);
    const device = setCookie(kind, await devices.remember(principal.person), Math.ceil(DEVICE_LASTS / 1000));
    void reply.header('set-cookie', [begun, device]);
  }
  return {};
}

/** The name under which a browser is counted in which this person has signed in before; null for any other. */
async function knownDevice(
  request: FastifyRequest,
  { devices, cookie }: PeopleParts,
  person: string | null,
): Promise<string | null> {
  const secret = readCookie(request.headers.cookie ?? null, deviceCookie(cookie).name);
  const known = await devices.personAt(secret);
  return known !== null && known === person && secret !== null ? hashOf(secret) : null;
}

/** The session of a request. */
export async function sessionOf(
  request: FastifyRequest,
  { sessions, cookie }: Pick<PeopleParts, 'sessions' | 'cookie'>,
): Promise<LoginSession | null> {
  const secret = readCookie(request.headers.cookie ?? null, cookie.name);
  return secret === null ? null : sessions.find(secret);
}

/** Does something that is tried only so often; null is a failure. */
export async function counted<T>(
  attempts: Attempts,
  subjects: Subjects,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const wait = await attempts.begin(subjects);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60_000);
    const message = `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    throw new Denied(429, 'people.too-often', message, wait);
  }
  const result = await work();
  if (result !== null) await attempts.succeeded(subjects);
  return result;
}

/** What a request says, or a refusal. */
export function fieldsOf<K extends string>(
  { body }: FastifyRequest,
  longest: Readonly<Record<K, number>>,
  optional: readonly NoInfer<K>[] = [],
): Fields<K> {
  const fields = readFields(body, longest, optional);
  if (fields === null) throw new Denied(400, 'request.malformed', `Send ${Object.keys(longest).join(', ')} as JSON.`);
  return fields;
}

async function changePassword(
  request: FastifyRequest,
  { accounts, attempts, sessions, cookie }: PeopleParts,
  old: string,
  password: string,
): Promise<Person['id']> {
  const session = await sessionOf(request, { sessions, cookie });
  const { person } = session ?? { person: null };
  if (person === null) throw new Denied(401, 'people.sign-in', 'Sign in first.');
  // Anyone who has a session is not counted with those who have none.
  const isOwn = await counted(attempts, { device: `person ${person}` }, async () =>
    (await isPassword(old, await accounts.passwordOf(person), null)) ? true : null,
  );
  if (isOwn === null) throw new Denied(401, 'people.wrong', 'Current password is incorrect.');
  await accounts.setPassword(person, await hashPassword(password));
  return person;
}

function subjectsOf(address: string, account: string): Subjects {
  const plain = plainEmail(account);
  return { 'one-account': `${plain} ${address}`, account: plain, address };
}

function checkPassword(password: string): void {
  if (password.length >= SHORTEST_PASSWORD) return;
  const message = `A password needs at least ${SHORTEST_PASSWORD} characters; a few words are easy to remember.`;
  throw new Denied(400, 'people.short-password', message);
}

const BUSY: ApiError = {
  code: 'people.busy',
  message: 'Too many people are signing in at once. Try again in a moment.',
};
export const NO_INVITATION =
  'This invitation is not good any more, or the address has an account already. Sign in, or ask for another invitation.';
const NO_LINK = 'This link is not good any more. Ask the person who sent it for another.';
