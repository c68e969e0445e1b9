import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Link, ProjectMember } from './accounts.ts';
import { isAtLeast, isRole, type Access, type Role } from './gate.ts';
import { answer, Denied, fieldsOf, type PeopleParts } from './people-api.ts';

/** Who is in a project, and who may come. */
export interface Members {
  readonly people: readonly ProjectMember[];
  readonly links: readonly Link[];
}

/** Hours that a link lasts at most, and if nothing is said. */
const LONGEST = 24 * 90;
const USUAL = 24 * 7;

interface Asking {
  Params: { id: string; one: string };
}

/** Adds what owners of a project do: people and their roles, invitations and share links. */
export function addMembersApi(http: FastifyInstance, { accounts, gate }: PeopleParts): void {
  const ownerOf = async (request: FastifyRequest, project: string): Promise<Access> => {
    const access = await gate.admit(request.headers.cookie ?? null, project);
    if (access === 'sign-in') throw new Denied(401, 'people.sign-in', 'Sign in first.');
    if (access === 'no-access') throw new Denied(404, 'project.unknown', 'There is no such project here.');
    if (!isAtLeast(access.role, 'owner')) throw new Denied(403, 'people.may-not', 'Only an owner may do this.');
    return access;
  };

  http.get<Asking>('/api/projects/:id/people', (request, reply) =>
    answer(reply, async () => {
      const { id } = request.params;
      await ownerOf(request, id);
      return { people: await accounts.membersOf(id), links: await accounts.links(id) } satisfies Members;
    }),
  );

  http.put<Asking>('/api/projects/:id/people/:one', (request, reply) =>
    answer(reply, async () => {
      const { id, one } = request.params;
      await ownerOf(request, id);
      const role = roleOf(fieldsOf(request, { role: 20 }).role);
      if (!(await accounts.setRole(id, one, role))) throw new Denied(409, 'people.last-owner', LAST_OWNER);
      await gate.changed({ project: id, visitor: one });
      return { people: await accounts.membersOf(id), links: await accounts.links(id) } satisfies Members;
    }),
  );

  http.delete<Asking>('/api/projects/:id/people/:one', (request, reply) =>
    answer(reply, async () => {
      const { id, one } = request.params;
      await ownerOf(request, id);
      if (!(await accounts.setRole(id, one, null))) throw new Denied(409, 'people.last-owner', LAST_OWNER);
      await gate.changed({ project: id, visitor: one });
      return { people: await accounts.membersOf(id), links: await accounts.links(id) } satisfies Members;
    }),
  );

  http.post<Asking>('/api/projects/:id/links', (request, reply) =>
    answer(reply, async () => {
      const { id } = request.params;
      const { visitor } = await ownerOf(request, id);
      const given = fieldsOf(request, { kind: 20, role: 20, hours: 8, note: 80 }, ['hours', 'note']);
      const role = roleOf(given.role);
      const hours = given.hours === '' ? USUAL : Number(given.hours);
      if (!(hours > 0 && hours <= LONGEST))
        throw new Denied(400, 'people.hours', `A link lasts up to ${LONGEST} hours.`);
      const { kind } = given;
      if (kind !== 'invitation' && kind !== 'share')
        throw new Denied(400, 'request.malformed', 'A link is an "invitation" or a "share".');
      // Anyone who comes by it stays nameless, and so owns nothing.
      if (kind === 'share' && role === 'owner')
        throw new Denied(400, 'people.share-owner', 'A share link cannot make owners. Send an invitation.');
      return accounts.makeLink(kind, id, role, { hours, note: given.note, by: visitor.id });
    }),
  );

  http.delete<Asking>('/api/projects/:id/links/:one', (request, reply) =>
    answer(reply, async () => {
      const { id, one } = request.params;
      await ownerOf(request, id);
      if (!(await accounts.revokeLink(id, one))) throw new Denied(404, 'people.no-link', 'There is no such link.');
      await gate.changed({ link: one });
      return { people: await accounts.membersOf(id), links: await accounts.links(id) } satisfies Members;
    }),
  );
}

function roleOf(word: string): Role {
  if (isRole(word)) return word;
  throw new Denied(400, 'request.malformed', 'A role is owner, editor, playtester or viewer.');
}

const LAST_OWNER =
  'Nobody with that role is here, or a project would be left without an owner. Make somebody else an owner first.';
