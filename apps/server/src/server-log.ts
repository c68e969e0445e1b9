import { pino } from 'pino';

/** What happened, besides when: no paths outside the project, no addresses of people, no contents. */
export type Entry = Readonly<Record<string, string | number | boolean | null>>;

/** Where a server says what happens in it. */
export interface ServerLog {
  /** One event: `room.opened`, with what belongs to it. */
  note(event: string, entry?: Entry): void;
  /** Something that should not have happened. Its stack stays here. */
  failure(event: string, error: unknown, entry?: Entry): void;
}

/** A log that nobody reads. */
export const QUIET: ServerLog = { note: () => undefined, failure: () => undefined };

/** A log of one JSON object a line. */
export function lineLog(write: (line: string) => void, now: () => Date = () => new Date()): ServerLog {
  const log = pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return {
    note: (event, entry = {}) => log.info(entry, event),
    failure: (event, error, entry = {}) =>
      log.error({ ...entry, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }, event),
  };
}
