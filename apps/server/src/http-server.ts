import type { Server as HttpServer } from 'node:http';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { isPlainJson } from '@hexwright/model';
import { isOwnHost, isOwnOrigin, type AllowedNames } from './origin-check.ts';
import { NotOpened } from './rooms/open-rooms.ts';
import { RequestDoor } from './request-door.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { ServerLog } from './server-log.ts';

/** Bytes of what the interface is sent. */
const LARGEST_REQUEST = 64 * 1024;
/** Levels of lists and objects that it may nest. */
const DEEPEST_REQUEST = 8;
/** Connections beside those of open pages, those of one address, and milliseconds in which a request must have come. */
const REQUESTS = { most: 500, mostOfOne: 100, slowest: 10_000 } as const;

/** What a server of pages and of the interface is made with. */
export interface HttpOptions {
  readonly allowed: AllowedNames;
  readonly log: ServerLog;
  /** Whether requests come through a proxy, all from its address. */
  readonly isBehindProxy: boolean;
}

/** Answers what is asked at the port, apart from connections at /sync: only by its own names and to its own pages. */
export function httpServer(server: HttpServer, { allowed, log, isBehindProxy }: HttpOptions): FastifyInstance {
  const http = Fastify({
    // The port is shared with the connections at /sync: Fastify answers what is no such connection.
    serverFactory: (handler) => {
      server.removeAllListeners('request');
      new RequestDoor(isBehindProxy ? { ...REQUESTS, mostOfOne: REQUESTS.most } : REQUESTS).watch(server);
      return server.on('request', handler);
    },
    forceCloseConnections: true,
    bodyLimit: LARGEST_REQUEST,
    logger: false,
    rewriteUrl: ({ url = '/' }) => readable(url),
  });
  http.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const { host, origin } = request.headers;
    if (!isOwnHost(host, allowed)) {
      log.note('request.refused', { reason: 'host' });
      return reply.code(421).send({ code: 'request.host', message: WRONG_HOST });
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && (!isOwnOrigin({ host, origin }, allowed) || request.headers['sec-fetch-site'] === 'cross-site')) {
      log.note('request.refused', { reason: 'origin' });
      return reply.code(403).send({ code: 'request.origin', message: WRONG_ORIGIN });
    }
  });
  http.addHook('preValidation', async (request, reply) => {
    if (isPlainJson(request.body, DEEPEST_REQUEST)) return;
    return reply.code(400).send({ code: 'request.malformed', message: TOO_DEEP });
  });
  http.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error instanceof NotOpened) return reply.code(503).send({ code: 'project.not-opened', message: error.message });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'request.malformed', message: error.message });
    log.failure('request.failed', error);
    return reply.code(500).send({ code: 'server.failed', message: FAILED });
  });
  return http;
}

/** An address that can be read: in one with broken signs, `%` stands for itself, so that it leads nowhere like others. */
function readable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

const WRONG_HOST =
  'Hexwright does not answer to this name. Use the address it printed when it started, or start it with --allow-host and this name.';
const WRONG_ORIGIN = 'This came from the page of another address, and was not done.';
const TOO_DEEP = 'What was sent is nested deeper than anything that can be meant here.';
const FAILED = 'The server could not do this. What you have edited is safe; its log says more.';
