import type * as client from 'openid-client';

/** Read when somebody signs in with a provider: most servers have none. */
const openIdClient = (): Promise<typeof client> => import('openid-client');

/** A provider of OpenID Connect that people may sign in with. */
export interface OpenIdOptions {
  /** `https://accounts.example.org` */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says: the name of the provider. */
  readonly title: string;
}

/** What has to be remembered between authRequest for the provider and coming back. */
export interface AuthRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody as the provider knows them. */
export interface Identity {
  /** Unique among all providers. */
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  /** Whether the provider vouches for the address. */
  readonly isEmailVerified: boolean;
}

/** Signs people in with a provider, by the code flow with PKCE. */
export class OpenId {
  readonly title: string;
  readonly #options: OpenIdOptions;
  /** Known when the server is open. */
  readonly #callback: () => string;
  #config: Promise<client.Configuration> | null = null;

  /** @param callback the address of this server that the provider sends people back to */
  constructor(options: OpenIdOptions, callback: () => string) {
    this.title = options.title;
    this.#options = options;
    this.#callback = callback;
  }

  /** Where to send somebody, and what to remember of it. */
  async leave(): Promise<{ readonly address: string; readonly authRequest: AuthRequest }> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await openIdClient();
    const config = await this.#discovered();
    const authRequest = {
      state: random.randomState(),
      nonce: random.randomNonce(),
      verifier: random.randomPKCECodeVerifier(),
    };
    const address = buildAuthorizationUrl(config, {
      redirect_uri: this.#callback(),
      scope: 'openid profile email',
      state: authRequest.state,
      nonce: authRequest.nonce,
      code_challenge: await calculatePKCECodeChallenge(authRequest.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, authRequest };
  }

  /**
   * Who has come back. Throws where the provider does not say so, or somebody else left.
   * @param query what stands behind the question mark
   */
  async back(query: string, { state, nonce, verifier }: AuthRequest): Promise<Identity> {
    const { authorizationCodeGrant } = await openIdClient();
    const config = await this.#discovered();
    const tokens = await authorizationCodeGrant(config, new URL(`${this.#callback()}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('The provider has sent no identity.');
    const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
    return {
      subject: `${claims.iss} ${claims.sub}`,
      name: text(claims['name']) || text(claims['preferred_username']) || text(claims['email']).split('@', 1)[0],
      email: text(claims['email']),
      isEmailVerified: claims['email_verified'] === true,
    };
  }

  /** What the provider says of itself; asked when somebody first wants to sign in, and again if it did not answer. */
  async #discovered(): Promise<client.Configuration> {
    const { allowInsecureRequests, discovery } = await openIdClient();
    const { issuer, clientId, clientSecret } = this.#options;
    const address = new URL(issuer);
    // A provider on this very machine needs no encryption.
    const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname);
    const execute = isHere && address.protocol === 'http:' ? [allowInsecureRequests] : [];
    this.#config ??= discovery(address, clientId, clientSecret, undefined, { execute });
    try {
      return await this.#config;
    } catch (error) {
      this.#config = null;
      throw error;
    }
  }
}
