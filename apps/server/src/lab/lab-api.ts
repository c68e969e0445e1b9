import type { FastifyInstance } from 'fastify';
import { Charges } from '../people/charges.ts';
import { type Gate, isAtLeast } from '../people/gate.ts';
import { type ApiError, projectAccess } from '../project-access.ts';
import type { OpenRooms } from '../rooms/open-rooms.ts';
import type { ReportedGame, ReportedGames } from './reported-games.ts';

/** Letters of what is played by whom, and of one game. */
const LONGEST_SOURCE = 4000;
const LONGEST_GAME = 40_000;
/** Bytes of a request that reports games. */
const LARGEST_REPORT = 512 * 1024;
/** Games that are reported at once, and asked for. */
const MOST_REPORTED = 200;
const MOST_ASKED = 500;
/** Times that somebody may report games. */
const REPORTS = { person: { burst: 60, lasting: 1 }, guests: { burst: 30, lasting: 0.2 } } as const;

/** Adds the games that the labs of members have played. Who may see the project may see them; playtesters add theirs. */
export function addLabApi(http: FastifyInstance, rooms: OpenRooms, gate: Gate, reported: ReportedGames): void {
  const charges = new Charges(REPORTS);
  const accessOf = projectAccess(rooms, gate);

  http.get<{ Params: { id: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/api/projects/:id/lab-games',
    async (request, reply): Promise<readonly FoundGame[] | ApiError> => {
      const access = await accessOf(request);
      if ('error' in access) return reply.code(access.code).send(access.error);
      const { source, first, count } = request.query;
      const [from, many] = [Number(first), Number(count)];
      const isAsked = isSource(source) && Number.isSafeInteger(from) && many >= 1 && many <= MOST_ASKED;
      if (!isAsked || !Number.isInteger(many)) return reply.code(400).send(MALFORMED);
      const found = await reported.find(request.params.id, source, from, many);
      // Where nobody says who they are, all are the same to the server.
      return found.map((game) => ({ ...game, isOwn: gate.hasAccounts && game.by.id === access.visitor.id }));
    },
  );

  http.post<{ Params: { id: string } }>(
    '/api/projects/:id/lab-games',
    { bodyLimit: LARGEST_REPORT },
    async (request, reply): Promise<{ readonly kept: number } | ApiError> => {
      const access = await accessOf(request);
      if ('error' in access) return reply.code(access.code).send(access.error);
      if (!isAtLeast(access.role, 'playtester')) return reply.code(403).send(MAY_NOT_PLAY);
      if (!charges.allows(access, performance.now())) return reply.code(429).send(TOO_OFTEN);
      const report = reportIn(request.body);
      if (report === null) return reply.code(400).send(MALFORMED);
      await reported.keep(request.params.id, report.source, access.visitor, report.games);
      return { kept: report.games.length };
    },
  );
}

/** A game, who says that it went so, and whether that is who asks. */
interface FoundGame extends ReportedGame {
  readonly isOwn: boolean;
}

/** Games that somebody reports of a source. */
interface GameReport {
  readonly source: string;
  readonly games: readonly Pick<ReportedGame, 'seed' | 'result'>[];
}

function reportIn(body: unknown): GameReport | null {
  if (typeof body !== 'object' || body === null || !('source' in body) || !('games' in body)) return null;
  const { source, games } = body;
  if (!isSource(source) || !Array.isArray(games) || games.length === 0 || games.length > MOST_REPORTED) return null;
  const isGame = (game: unknown): game is GameReport['games'][number] => {
    if (typeof game !== 'object' || game === null || !('seed' in game) || !('result' in game)) return false;
    const { seed, result } = game;
    return Number.isSafeInteger(seed) && typeof result === 'string' && result.length <= LONGEST_GAME;
  };
  return games.every(isGame) ? { source, games } : null;
}

function isSource(source: unknown): source is string {
  return typeof source === 'string' && source !== '' && source.length <= LONGEST_SOURCE;
}

const MALFORMED: ApiError = {
  code: 'request.malformed',
  message: `Name a source, and the first seed and the count (at most ${MOST_ASKED}), or send {"source", "games": [{"seed", "result"}]}, at most ${MOST_REPORTED}.`,
};
const MAY_NOT_PLAY: ApiError = {
  code: 'people.may-not',
  message: 'Only playtesters, editors and owners of the project may add games. Ask an owner for such a role.',
};
const TOO_OFTEN: ApiError = {
  code: 'lab.too-often',
  message: 'That is too often. Send more games at once, and wait some seconds.',
};
