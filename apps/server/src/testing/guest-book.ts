import type { RunningServer } from '../start-server.ts';
import type { AccountOptions } from '../people/people-service.ts';
import type { Role } from '../people/gate.ts';

/** Accounts with passwords, and nothing in between. */
export const ACCOUNTS: AccountOptions = { publicAddress: null, trustProxy: false, openId: null };
export const PASSWORD = 'correct horse battery';

/** What a server has answered. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The session that it has begun; null if none. */
  readonly cookie: string | null;
  readonly headers: Headers;
}

/** Asks a server as a browser with a session would. */
export async function ask(
  server: Pick<RunningServer, 'address'>,
  method: string,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string | null; body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, server.address), {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined || cookie === null ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    body: (isJson ? JSON.parse(text) : { text }) as Readonly<Record<string, unknown>>,
    cookie: sessionIn(response.headers.getSetCookie()),
    headers: response.headers,
  };
}

function sessionIn(cookies: readonly string[]): string | null {
  const session = cookies.find((cookie) => /^(__Host-)?hexwright=[^;]/.test(cookie));
  return session?.split(';', 1)[0] ?? null;
}

/** Makes the first account. @returns the session of its owner */
export async function firstOwner(server: RunningServer, email = 'ann@example.org'): Promise<string> {
  const token = server.welcome?.split('#join=')[1] ?? '';
  return signUp(server, token, email);
}

/** Makes an account by an invitation. @returns its session */
export async function signUp(server: RunningServer, token: string, email: string): Promise<string> {
  const body = { token, name: email.split('@', 1)[0], email, password: PASSWORD };
  const { cookie, status, body: said } = await ask(server, 'POST', '/api/sign-up', { body });
  if (cookie === null) throw new Error(`No account: ${status} ${JSON.stringify(said)}`);
  return cookie;
}

/** Makes a link to the project of the tests. */
export async function makeLink(
  server: RunningServer,
  owner: string,
  kind: 'invitation' | 'share',
  role: Role,
): Promise<{ readonly id: string; readonly secret: string }> {
  const { body } = await ask(server, 'POST', '/api/projects/scenarios/links', { cookie: owner, body: { kind, role } });
  return { id: String(body['id']), secret: String(body['secret']) };
}

/** Invites somebody. @returns their session */
export async function invite(server: RunningServer, owner: string, role: Role, email: string): Promise<string> {
  return signUp(server, (await makeLink(server, owner, 'invitation', role)).secret, email);
}

/** Comes by a share link. @returns the session of the guest */
export async function visit(server: RunningServer, token: string, name = 'Guest'): Promise<string> {
  const { cookie, status } = await ask(server, 'POST', '/api/share', { body: { token, name } });
  if (cookie === null) throw new Error(`Not let in: ${status}`);
  return cookie;
}
