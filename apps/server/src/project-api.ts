import type { FastifyInstance } from 'fastify';
import type { FileKey } from '@hexwright/workspace';
import type { Take } from './rooms/folder-member.ts';
import type { OpenRooms } from './rooms/open-rooms.ts';
import type { ProjectState } from './rooms/project-room.ts';
import { mayEdit, type Gate } from './people/gate.ts';
import { type ApiError, MAY_NOT_EDIT, NO_PROJECT, projectAccess } from './project-access.ts';

/** A project in the list of all. */
export interface ProjectSummary {
  readonly id: string;
  readonly title: string;
  /** Name of its folder, without where it is. */
  readonly folder: string;
  /** How many packages it has. */
  readonly packages: number;
}

/** Adds what the studio asks the server besides the document. Nobody sees a project that they have no role in. */
export function addProjectApi(http: FastifyInstance, rooms: OpenRooms, gate: Gate): void {
  const accessOf = projectAccess(rooms, gate);

  const summaries = async (cookie: string | null): Promise<ProjectSummary[]> => {
    const admitted = await Promise.all(
      rooms.ids.map(async (id) => (typeof (await gate.admit(cookie, id)) === 'string' ? [] : [id])),
    );
    return admitted.flat().map((id) => {
      const folder = rooms.folderOf(id);
      return { id, title: folder, folder, packages: rooms.packagesOf(id) };
    });
  };

  http.get('/api/projects', (request) => summaries(request.headers.cookie ?? null));

  http.get<Asking>('/api/projects/:id/state', async (request, reply): Promise<ProjectState | ApiError> => {
    const access = await accessOf(request);
    if ('error' in access) return reply.code(access.code).send(access.error);
    const room = await rooms.enter(request.params.id);
    return room === null ? reply.code(404).send(NO_PROJECT) : room.state;
  });

  http.get<Asking & { Querystring: { file?: unknown } }>(
    '/api/projects/:id/files/text',
    async (request, reply): Promise<{ readonly text: string } | ApiError> => {
      const access = await accessOf(request);
      if ('error' in access) return reply.code(access.code).send(access.error);
      const room = await rooms.enter(request.params.id);
      if (room === null) return reply.code(404).send(NO_PROJECT);
      const { file } = request.query;
      const text = typeof file === 'string' ? await room.textInFolder(file) : null;
      return text === null ? reply.code(404).send(NO_TEXT) : { text };
    },
  );

  http.post<Asking>('/api/projects/:id/files/settle', async (request, reply): Promise<ProjectState | ApiError> => {
    const access = await accessOf(request);
    if ('error' in access) return reply.code(access.code).send(access.error);
    if (!mayEdit(access.role)) return reply.code(403).send(MAY_NOT_EDIT);
    const room = await rooms.enter(request.params.id);
    if (room === null) return reply.code(404).send(NO_PROJECT);
    const asked = settlement(request.body);
    if (asked === null) return reply.code(400).send(NOT_A_SETTLEMENT);
    // Only what is in question can be settled: whatever else somebody names is not touched.
    if (!(await room.settle(asked.file, asked.take))) return reply.code(409).send(NOTHING_TO_SETTLE);
    return room.state;
  });
}

interface Asking {
  Params: { id: string };
}

const NO_TEXT: ApiError = {
  code: 'file.missing',
  message: 'There is no such file in the folder of the project, or it cannot be read.',
};
const NOT_A_SETTLEMENT: ApiError = {
  code: 'request.malformed',
  message: 'Send {"file": "package/id:file.json", "take": "ours"} or "theirs".',
};
const NOTHING_TO_SETTLE: ApiError = {
  code: 'file.settled',
  message: 'There is nothing to settle about this file any more. See how it stands now.',
};

function settlement(body: unknown): { readonly file: FileKey; readonly take: Take } | null {
  if (typeof body !== 'object' || body === null || !('file' in body) || !('take' in body)) return null;
  const { file, take } = body;
  if (typeof file !== 'string' || (take !== 'ours' && take !== 'theirs')) return null;
  return { file, take };
}
