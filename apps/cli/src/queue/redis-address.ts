/** Which Redis a command means. An address may hold a password: it is never told, only where it leads. */
import { UsageError } from '../usage-error.ts';

/** The Redis of this machine, which nobody else can reach unless its owner has seen to that. */
const HERE = 'redis://127.0.0.1:6379';
/** What stands for the address of REDIS_URL, or else for this machine's. */
const USUAL = 'redis';

export interface RedisAddress {
  /** Whole, with its password. */
  readonly url: string;
  /** Host and port: what may be told. */
  readonly shown: string;
  /** Whether anybody who reaches it may use it: nothing in it asks for a password, and it is no machine's own. */
  readonly isOpen: boolean;
}

/**
 * Reads the address that an option names: `redis://...`, `rediss://...`, or `redis` for that of REDIS_URL, and of this machine
 * where that is not set. Throws {@link UsageError}.
 */
export function readRedisAddress(option: string, text: string, environment: NodeJS.ProcessEnv): RedisAddress {
  const named = environment['REDIS_URL'];
  const fromEnvironment = named === undefined || named === '' ? HERE : named;
  const url = text === USUAL ? fromEnvironment : text;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '') {
    const where = text === USUAL ? 'REDIS_URL' : `--${option}`;
    throw new UsageError(
      `${where} is no address of a Redis.`,
      `For example: --${option} ${HERE}, or --${option} ${USUAL}`,
    );
  }
  const { hostname, port, password } = parsed;
  const isOwn = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return { url, shown: `${hostname}:${port === '' ? '6379' : port}`, isOpen: !isOwn && password === '' };
}
