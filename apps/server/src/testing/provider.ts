import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Whom a provider says somebody is. */
export interface Claims {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

interface Left {
  readonly challenge: string;
  readonly nonce: string;
  readonly callback: string;
}

/** A small provider of OpenID Connect, which says of everybody what it is told to say. */
export class Provider {
  claims: Claims = { sub: '1', name: 'Olga', email: 'olga@example.org', email_verified: true };
  /** What the next identity is signed for, if not for who asked: to see that it is refused. */
  forges: Readonly<Record<string, unknown>> = {};
  readonly #server: Server;
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly #left = new Map<string, Left>();

  private constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', this.issuer);
      if (url.pathname === '/authorize') {
        response.writeHead(302, { location: this.#authorize(url.searchParams) }).end();
        return;
      }
      void this.#respond(request, url.pathname, response);
    });
  }

  static async start(): Promise<Provider> {
    const provider = new Provider();
    await new Promise<void>((resolve) => {
      provider.#server.listen(0, '127.0.0.1', resolve);
    });
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #respond(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    const answer = this.#answer(path, new URLSearchParams(await text(request)));
    response.writeHead(answer === null ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
  }

  #authorize(asked: URLSearchParams): string {
    const code = randomBytes(8).toString('hex');
    const callback = asked.get('redirect_uri') ?? '';
    const [challenge, nonce] = [asked.get('code_challenge') ?? '', asked.get('nonce') ?? ''];
    this.#left.set(code, { challenge, nonce, callback });
    return `${callback}?${String(new URLSearchParams({ code, state: asked.get('state') ?? '', iss: this.issuer }))}`;
  }

  #answer(path: string, body: URLSearchParams): object | null {
    if (path === '/.well-known/openid-configuration') {
      return {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      };
    }
    if (path === '/keys')
      return { keys: [{ ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };
    return path === '/token' ? this.#token(body) : null;
  }

  #token(body: URLSearchParams): object | null {
    const code = body.get('code') ?? '';
    const left = this.#left.get(code);
    // Good for once, and only for the one who left.
    this.#left.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (left === undefined || challenge !== left.challenge || body.get('redirect_uri') !== left.callback) return null;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.issuer, aud: 'hexwright', iat: now, exp: now + 60, nonce: left.nonce };
    return {
      access_token: 'x',
      token_type: 'bearer',
      id_token: this.#signed({ ...claims, ...this.claims, ...this.forges }),
    };
  }

  #signed(claims: object): string {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
    return `${body}.${createSign('RSA-SHA256').update(body).sign(this.#keys.privateKey, 'base64url')}`;
  }
}
