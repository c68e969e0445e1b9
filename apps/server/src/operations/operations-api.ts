import { createHash, timingSafeEqual } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../fan-out/bus.ts';
import type { Database } from '../storage/database.ts';
import { writeBackup } from './backup.ts';
import type { Metrics } from './metrics.ts';

/** What operations look at. */
export interface Operations {
  readonly database: Database;
  readonly bus: Bus;
  readonly metrics: Metrics;
  /** What anyone who asks for numbers has to know; null where everybody may ask. */
  readonly metricsToken: string | null;
  /** What commands on this machine know; null where they ask the database themselves. */
  readonly operatorKey: string | null;
}

/** Adds whether the server is well, and its numbers. */
export function addOperationsApi(http: FastifyInstance, { database, bus, metrics, ...keys }: Operations): void {
  const { metricsToken, operatorKey } = keys;
  metrics.gauge('hexwright_bus_up', 'Whether messages between servers arrive.', () => Number(bus.isUp));
  metrics.gauge('hexwright_bus_sent_bytes', 'Bytes sent to other servers.', () => bus.sent.bytes);
  metrics.gauge('hexwright_bus_sent_messages', 'Messages sent to other servers.', () => bus.sent.messages);
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });

  // Without the bus everything works, only up to three seconds later.
  http.get('/api/health', async (_request, reply) => {
    if (await database.isReachable()) return { status: 'ok', ...(bus.isUp ? {} : { bus: 'down' }) };
    return reply.code(503).send({ status: 'failing', database: 'unreachable' });
  });

  http.get('/api/metrics', (request, reply) => {
    if (metricsToken !== null && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply.code(401).header('www-authenticate', 'Bearer').send(NO_TOKEN);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });

  http.post('/api/backup', (request, reply) => {
    if (operatorKey === null || !isSame(request.headers.authorization ?? '', `Bearer ${operatorKey}`))
      return reply.code(404).send(NO_SUCH_ADDRESS);
    // The database is held until all is read, and so does not wait for the reader.
    const stream = new PassThrough({ highWaterMark: 2 ** 30 });
    // What breaks off in the middle is seen by the one who asked, and not taken for a whole.
    writeBackup(database, stream).catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined));
    return reply.type('application/gzip').send(stream);
  });
}

/** Whether two secrets are the same, without telling by the time how much of them is. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const NO_SUCH_ADDRESS = { code: 'address.unknown', message: 'There is no such address.' };
const NO_TOKEN = {
  code: 'metrics.token',
  message: 'Send the token that the server was started with, as "Authorization: Bearer ...".',
};
