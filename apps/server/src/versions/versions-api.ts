import type { FastifyInstance } from 'fastify';
import { Charges } from '../people/charges.ts';
import { mayEdit, type Gate } from '../people/gate.ts';
import { type ApiError, type ProjectRequest, MAY_NOT_EDIT, projectAccess, type Refused } from '../project-access.ts';
import type { OpenRooms } from '../rooms/open-rooms.ts';
import type { Version, VersionStore } from './version-store.ts';

/** Letters in the name of a version. */
const LONGEST_NAME = 120;

/** Versions that somebody may keep: each is a copy of all texts. */
const KEPT = { person: { burst: 20, lasting: 0.1 }, guests: { burst: 5, lasting: 1 / 60 } } as const;
/** Versions with a name of one project; guests keep none beyond the first number, so that there is room for the others. */
const MOST_NAMED_BY_GUESTS = 300;
const MOST_NAMED = 1000;

/** A version with its files, each with the name of its text. */
export interface VersionFiles {
  readonly files: Readonly<Record<string, string>>;
}

/** Adds what the studio asks about how a project was. Anyone who may see the project may see how it was. */
export function addVersionsApi(http: FastifyInstance, rooms: OpenRooms, gate: Gate, store: VersionStore): void {
  const charges = new Charges(KEPT);
  const accessOf = projectAccess(rooms, gate);
  const isTooMuch = async (request: ProjectRequest): Promise<ApiError | null> => {
    const access = await gate.admit(request.headers.cookie ?? null, request.params.id);
    if (typeof access === 'string' || access.session === null) return null;
    if (!charges.allows(access, performance.now())) return TOO_OFTEN;
    const named = (await store.list(request.params.id)).filter(({ name }) => name !== '').length;
    return named >= (access.link === null ? MOST_NAMED : MOST_NAMED_BY_GUESTS) ? TOO_MANY : null;
  };
  const refusalOf = async (request: ProjectRequest, mustEdit: boolean): Promise<Refused | null> => {
    const access = await accessOf(request);
    if ('error' in access) return access;
    return mustEdit && !mayEdit(access.role) ? { code: 403, error: MAY_NOT_EDIT } : null;
  };

  http.get<Asking>('/api/projects/:id/versions', async (request, reply): Promise<Version[] | ApiError> => {
    const refused = await refusalOf(request, false);
    if (refused !== null) return reply.code(refused.code).send(refused.error);
    return store.list(request.params.id);
  });

  http.post<Asking>('/api/projects/:id/versions', async (request, reply): Promise<Version | ApiError> => {
    const refused = await refusalOf(request, true);
    if (refused !== null) return reply.code(refused.code).send(refused.error);
    const tooMuch = await isTooMuch(request);
    if (tooMuch !== null) return reply.code(429).send(tooMuch);
    const name = nameIn(request.body);
    const room = await rooms.enter(request.params.id);
    const made = name === null ? null : await room?.versions?.make(name);
    return made ?? reply.code(400).send(NO_NAME);
  });

  http.patch<AskingOne>('/api/projects/:id/versions/:number', async (request, reply): Promise<Version[] | ApiError> => {
    const refused = await refusalOf(request, true);
    if (refused !== null) return reply.code(refused.code).send(refused.error);
    const { id, number } = request.params;
    const name = nameIn(request.body);
    if (name === null) return reply.code(400).send(NO_NAME);
    if (!(await store.rename(id, numberOf(number), name))) return reply.code(404).send(NO_VERSION);
    return store.list(id);
  });

  http.get<AskingOne>(
    '/api/projects/:id/versions/:number',
    async (request, reply): Promise<VersionFiles | ApiError> => {
      const refused = await refusalOf(request, false);
      if (refused !== null) return reply.code(refused.code).send(refused.error);
      const files = await store.filesOf(request.params.id, numberOf(request.params.number));
      return files === null ? reply.code(404).send(NO_VERSION) : { files: Object.fromEntries(files) };
    },
  );

  http.get<AskingText>('/api/projects/:id/version-texts/:hash', async (request, reply): Promise<string | ApiError> => {
    const refused = await refusalOf(request, false);
    if (refused !== null) return reply.code(refused.code).send(refused.error);
    const text = await store.text(request.params.id, request.params.hash);
    if (text === null) return reply.code(404).send(NO_VERSION);
    // A name means one text for ever.
    return reply.header('cache-control', 'private, max-age=31536000, immutable').type('text/plain').send(text);
  });
}

interface Asking {
  Params: { id: string };
}

interface AskingOne {
  Params: { id: string; number: string };
}

interface AskingText {
  Params: { id: string; hash: string };
}

const NO_VERSION: ApiError = {
  code: 'version.unknown',
  message: 'There is no such version: old ones without a name are forgotten in time. Choose another one.',
};
const TOO_OFTEN: ApiError = {
  code: 'version.too-often',
  message:
    'Too many versions in a short time. The server keeps one by itself from time to time; try again in a minute.',
};
const TOO_MANY: ApiError = {
  code: 'version.too-many',
  message: 'There are too many versions with a name here. Take the name from some that nobody needs any more.',
};
const NO_NAME: ApiError = {
  code: 'request.malformed',
  message: `Send {"name": "..."} with at least one letter, at most ${LONGEST_NAME}.`,
};

function nameIn(body: unknown): string | null {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : null;
  const word = typeof name === 'string' ? name.trim() : '';
  return word === '' || word.length > LONGEST_NAME ? null : word;
}

/** The number of a version; -1, which none has, for anything else. */
function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
