import type { FastifyInstance } from 'fastify';
import type { ServerLog } from '../server-log.ts';
import type { Person } from './accounts.ts';
import { readCookie, setCookie } from './cookies.ts';
import type { Identity, AuthRequest, OpenId } from './openid.ts';
import { enter, type PeopleParts } from './people-api.ts';

/** Seconds that somebody may take at the provider. */
const AWAY = 600;

/** What the browser keeps meanwhile: nobody else has it, so that nobody can be signed in as somebody else by a link. */
interface Kept extends AuthRequest {
  /** The invitation they have, if any. */
  readonly invitation: string;
}

/** Adds signing in with a provider of OpenID Connect. */
export function addOpenIdApi(http: FastifyInstance, parts: PeopleParts, openId: OpenId, log: ServerLog): void {
  // Named as the session is: the page of a neighbouring host cannot plant it, and so sign nobody in as somebody else.
  const cookie = { name: `${parts.cookie.name}-openid`, isSecure: parts.cookie.isSecure };

  http.get<{ Querystring: { invitation?: string } }>('/api/openid', async (request, reply) => {
    try {
      const { address, authRequest } = await openId.leave();
      const kept: Kept = { ...authRequest, invitation: (request.query.invitation ?? '').slice(0, 100) };
      const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
      // Lax: the provider sends them back from another site.
      return await reply.header('set-cookie', setCookie(cookie, value, AWAY, 'SameSite=Lax')).redirect(address);
    } catch (error) {
      log.failure('openid.unreachable', error);
      return reply.redirect('/#sign-in=provider');
    }
  });

  http.get('/api/openid/back', async (request, reply) => {
    const kept = keptIn(readCookie(request.headers.cookie ?? null, cookie.name));
    const cleared = setCookie(cookie, '', 0, 'SameSite=Lax');
    const query = request.url.split('?', 2)[1] ?? '';
    let known: Identity;
    try {
      if (kept === null) throw new Error('Nobody has left from this browser.');
      known = await openId.back(query, kept);
    } catch (error) {
      log.note('openid.refused', { message: error instanceof Error ? error.message : String(error) });
      return reply.header('set-cookie', cleared).redirect('/#sign-in=provider');
    }
    const person = await personFor(known, kept.invitation, parts);
    if (person === null) return reply.header('set-cookie', cleared).redirect('/#sign-in=not-invited');
    void reply.header('set-cookie', cleared);
    await enter(request, reply, parts, { person: person.id, link: null, name: person.name });
    return reply.redirect('/');
  });
}

/** The account of somebody whom the provider knows: theirs, one of their verified address, or one by an invitation. */
async function personFor(known: Identity, invitation: string, { accounts, gate }: PeopleParts): Promise<Person | null> {
  const own = await accounts.withSubject(known.subject);
  if (own !== null) {
    if (invitation !== '') await accounts.join(invitation, own.id);
    return own;
  }
  // An address that the provider does not vouch for could be anybody's.
  if (known.email === '' || !known.isEmailVerified) return null;
  const same = await accounts.withEmail(known.email);
  if (same !== null) {
    await accounts.setSubject(same.id, known.subject);
    await gate.changed({ visitor: same.id });
    if (invitation !== '') await accounts.join(invitation, same.id);
    return same;
  }
  return invitation === '' ? null : accounts.accept(invitation, known, { subject: known.subject });
}

function keptIn(value: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString());
    if (typeof kept !== 'object' || kept === null) return null;
    const { state, nonce, verifier, invitation } = kept as Partial<Record<keyof Kept, unknown>>;
    const isWhole = [state, nonce, verifier, invitation].every((part) => typeof part === 'string');
    return isWhole ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
