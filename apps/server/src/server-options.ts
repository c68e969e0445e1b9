import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '@hexwright/model';
import { isLoopbackAddress } from './origin-check.ts';
import { LIMITS, type Limits } from './rooms/message-limits.ts';

/** What the command line and the environment say. Folders are as given. */
export interface CommandLine {
  readonly folders: readonly string[];
  readonly data: string | null;
  readonly host: string;
  /** null for the usual one, or the next that is free. */
  readonly port: number | null;
  readonly allowedHosts: readonly string[];
  /** Whether people have to say who they are. */
  readonly accounts: boolean;
  readonly inviteOwner: boolean;
  readonly publicAddress: string | null;
  readonly trustProxy: boolean;
  readonly openIdIssuer: string | null;
  readonly openIdClient: string | null;
  readonly openIdTitle: string | null;
  readonly cluster: string;
  readonly limits: Partial<Limits>;
  readonly open: boolean;
  readonly log: boolean;
  readonly help: boolean;
}

/** What they say, or a sentence about what is wrong with it. */
export type Reading =
  | { readonly ok: true; readonly options: CommandLine }
  | { readonly ok: false; readonly message: string };

interface OptionSpec {
  readonly name: string;
  /** What stands behind it; none where it is given or not. */
  readonly value?: string;
  readonly says: string;
}

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'folder',
    value: 'folder',
    says: 'The folder with the packages to open; scenarios/ of Hexwright if not given. Several times for several projects.',
  },
  { name: 'data', value: 'folder', says: 'Where the log of changes is kept; .hexwright/ of Hexwright if not given.' },
  { name: 'port', value: 'number', says: 'The port; 4310, or the next that is free, if not given.' },
  {
    name: 'host',
    value: 'address',
    says: 'The address to listen on; 127.0.0.1, this machine only, if not given. With any other, people need accounts.',
  },
  {
    name: 'allow-host',
    value: 'name',
    says: 'A name under which browsers reach it; several with commas between them.',
  },
  { name: 'accounts', says: 'People need accounts on this machine too, as behind a proxy.' },
  { name: 'invite-owner', says: 'Print a link with which one more owner of all projects can come.' },
  {
    name: 'public',
    value: 'address',
    says: 'The address under which browsers reach it: https://hexwright.example.org. People need accounts then.',
  },
  { name: 'trust-proxy', says: 'Believe the last address in X-Forwarded-For: only behind a proxy that writes it.' },
  { name: 'openid-issuer', value: 'address', says: 'A provider of OpenID Connect that people may sign in with.' },
  {
    name: 'openid-client',
    value: 'id',
    says: 'What the provider calls this server; its secret stands in the environment.',
  },
  { name: 'openid-title', value: 'name', says: 'What people call the provider.' },
  { name: 'cluster', value: 'name', says: 'The name of the servers that share a database; hexwright if not given.' },
  {
    name: 'limits',
    value: 'list',
    says: 'Other limits than usual: connections=2000,emptyFor=10000. See docs/server.md.',
  },
  { name: 'open', says: 'Open the studio in the browser too.' },
  { name: 'log', says: 'Write what happens to the standard error output, one JSON object a line.' },
  { name: 'help', says: 'Print this page.' },
];

/** The page that `--help` prints. */
export function helpPage(): string {
  const lines = OPTIONS.map(({ name, value, says }) => {
    const left = `  --${name}${value === undefined ? '' : ` ${value}`}`;
    return `${left.padEnd(22)}${says}`;
  });
  return [
    'Usage: npm start -- [options]',
    '',
    'Installs and builds what is needed, then serves the studio until Ctrl+C.',
    '',
    ...lines,
    '',
    'Defaults come from the environment: HEXWRIGHT_FOLDER, HEXWRIGHT_DATA, HEXWRIGHT_PORT and so on. What is',
    'secret stands only there: DATABASE_URL, REDIS_URL, HEXWRIGHT_OPENID_SECRET, HEXWRIGHT_METRICS_TOKEN.',
    '',
    'Other commands: npm run backup -- file, npm run restore -- file, npm run new-password -- e-mail. See docs/server.md.',
    '',
  ].join('\n');
}

/** Reads what stands behind `npm start --`, and the environment. */
export function readOptions(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Reading {
  const given = new Map<string, string>();
  const folders: string[] = [];
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      OPTIONS.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
    ),
  });
  for (const token of tokens) {
    if (token.kind === 'positional') return wrong(`"${token.value}" is no option.`);
    if (token.kind !== 'option') continue;
    const option = OPTIONS.find(({ name }) => name === token.name);
    if (option === undefined) return unknown(token.rawName);
    if (option.value === undefined && token.value !== undefined) return wrong(`--${option.name} takes no value.`);
    const isForgotten = token.value === undefined || (!token.inlineValue && token.value.startsWith('--'));
    if (option.value !== undefined && isForgotten)
      return wrong(`--${option.name} needs a value: --${option.name} ${option.value}.`);
    given.set(option.name, token.value ?? '1');
    if (option.name === 'folder' && token.value !== undefined) folders.push(token.value);
  }
  const value = (name: string): string | null =>
    given.get(name) ?? (environment[`HEXWRIGHT_${name.toUpperCase().replaceAll('-', '_')}`] || null);
  const port = value('port');
  if (port !== null && !isPort(port)) return wrong(`"${port}" is no port. A port is a whole number from 0 to 65535.`);
  const cluster = value('cluster') ?? 'hexwright';
  if (!/^[a-z_][a-z0-9_]{0,50}$/.test(cluster))
    return wrong(`"${cluster}" is no name for servers. Use small letters, digits and _.`);
  const publicAddress = value('public');
  if (publicAddress !== null && !isPublicAddress(publicAddress))
    return wrong(`"${publicAddress}" is no address of a server. It looks like this: https://hexwright.example.org`);
  const limits = readLimits(value('limits') ?? '');
  if (typeof limits === 'string') return wrong(limits);
  const host = value('host') ?? '127.0.0.1';
  const fromEnvironment = value('folder');
  const names = (value('allow-host') ?? '').split(',').map((name) => name.trim().toLowerCase());
  return {
    ok: true,
    options: {
      folders: folders.length > 0 || fromEnvironment === null ? folders : fromEnvironment.split(path.delimiter),
      data: value('data'),
      host,
      port: port === null ? null : Number(port),
      allowedHosts: names.filter((name) => name !== ''),
      // Anyone who can be reached by others must know who they are.
      accounts: value('accounts') !== null || publicAddress !== null || !isLoopbackAddress(host) || names[0] !== '',
      inviteOwner: value('invite-owner') !== null,
      publicAddress: publicAddress === null ? null : new URL('/', publicAddress).href,
      trustProxy: value('trust-proxy') !== null,
      openIdIssuer: value('openid-issuer'),
      openIdClient: value('openid-client'),
      openIdTitle: value('openid-title'),
      cluster,
      limits,
      open: value('open') !== null,
      log: value('log') !== null,
      help: given.has('help'),
    },
  };
}

function wrong(message: string): Reading {
  return { ok: false, message: `${message} See: npm start -- --help` };
}

function unknown(raw: string): Reading {
  const names = OPTIONS.map(({ name }) => name);
  const near = nearest(raw.replace(/^-+/, ''), names);
  return wrong(`There is no option ${raw}.${near === undefined ? '' : ` Did you mean --${near}?`}`);
}

function isPublicAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && pathname === '/' && search === '' && hash === '';
}

/** Reads `connections=2000,emptyFor=10000`; a sentence about what is wrong with it otherwise. */
function readLimits(text: string): Partial<Limits> | string {
  const limits: Partial<Record<keyof Limits, number>> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [name, value] = part.split('=', 2).map((word) => word.trim());
    const known = (Object.keys(LIMITS) as (keyof Limits)[]).find((one) => one === name);
    if (known === undefined) return `There is no limit "${name}". There are: ${Object.keys(LIMITS).join(', ')}.`;
    if (!/^\d{1,15}$/.test(value ?? '')) return `The limit ${name} is a whole number.`;
    limits[known] = Number(value);
  }
  return limits;
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
