import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../fan-out/bus.ts';
import type { ServerLog } from '../server-log.ts';
import type { Database } from '../storage/database.ts';
import { AccountGate } from './account-gate.ts';
import { Accounts, EVERY_PROJECT } from './accounts.ts';
import { addressOfRequest } from './address-of-request.ts';
import { Attempts } from './attempts.ts';
import { sessionCookie } from './cookies.ts';
import { Devices } from './devices.ts';
import { OPEN_GATE, type Gate } from './gate.ts';
import { addMembersApi } from './members-api.ts';
import { OpenId, type OpenIdOptions } from './openid.ts';
import { addOpenIdApi } from './openid-api.ts';
import { addOpenPeopleApi, addPeopleApi } from './people-api.ts';
import { LoginSessions } from './login-sessions.ts';

/** How people say who they are. */
export interface AccountOptions {
  /** The address by which browsers reach the server, if another than it listens on: `https://hexwright.example.org`. */
  readonly publicAddress: string | null;
  /** Whether requests come through a proxy that says where they come from. */
  readonly trustProxy: boolean;
  readonly openId: OpenIdOptions | null;
}

/** Hours that the link for the first account is good. */
const FIRST_LINK = 24;
/** Milliseconds between two clearances of what is over. */
const CLEARANCE = 3_600_000;

/** Who is who, for one server. */
export interface People {
  readonly gate: Gate;
  /** Adds what is asked about people. @param address where the server is */
  addApi(http: FastifyInstance, address: () => string): void;
  /** The secret of a link with which an owner of everything can come, where there is none yet or it is wanted. */
  ownerLink(isWanted: boolean): Promise<string | null>;
  close(): void;
}

/** Everybody who reaches the server is its owner. */
export const NO_ACCOUNTS: People = {
  gate: OPEN_GATE,
  addApi: addOpenPeopleApi,
  ownerLink: () => Promise.resolve(null),
  close: () => undefined,
};

/** People with accounts, kept in the database. */
export function withAccounts(database: Database, bus: Bus, log: ServerLog, options: AccountOptions): People {
  const accounts = new Accounts(database);
  const sessions = new LoginSessions(database);
  const attempts = new Attempts(database);
  const devices = new Devices(database);
  const cookie = sessionCookie(options.publicAddress?.startsWith('https:') === true);
  const gate = new AccountGate(database, bus, sessions, cookie);
  const clearance = setInterval(() => {
    Promise.all([sessions.forgetOld(), attempts.forgetOld(), devices.forgetOld()]).catch((error: unknown) => {
      log.failure('people.not-cleared', error);
    });
  }, CLEARANCE).unref();
  return {
    gate,
    addApi: (http, address) => {
      const callback = (): string => new URL('/api/openid/back', options.publicAddress ?? address()).href;
      const openId = options.openId === null ? null : new OpenId(options.openId, callback);
      const addressOf = ({ raw }: { readonly raw: IncomingMessage }): string =>
        addressOfRequest(raw, options.trustProxy);
      const parts = { accounts, sessions, devices, attempts, gate, cookie, openId, addressOf };
      addPeopleApi(http, parts);
      addMembersApi(http, parts);
      if (openId !== null) addOpenIdApi(http, parts, openId, log);
    },
    ownerLink: async (isWanted) => {
      if (!isWanted && !(await accounts.isEmpty())) return null;
      const by = { hours: FIRST_LINK, note: 'Made by the server', by: 'server' };
      return (await accounts.makeLink('invitation', EVERY_PROJECT, 'owner', by)).secret;
    },
    close: () => clearInterval(clearance),
  };
}
