/** How the session's secret travels. */
export interface CookieKind {
  readonly name: string;
  /** Whether browsers reach the server by https. */
  readonly isSecure: boolean;
}

/** The cookie of the session. With `__Host-` nobody but this very host, and only by https, can have set it. */
export function sessionCookie(isSecure: boolean): CookieKind {
  return { name: isSecure ? '__Host-hexwright' : 'hexwright', isSecure };
}

/** The cookie by which a browser is known where somebody has signed in before. */
export function deviceCookie({ name, isSecure }: CookieKind): CookieKind {
  return { name: `${name}-device`, isSecure };
}

/** The value of a cookie in a request's header; null if it is not there. */
export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key.trim() === name && value !== undefined) return value.trim();
  }
  return null;
}

/** Sets a cookie that scripts cannot read, and that no other site's page makes the browser send. */
export function setCookie(
  { name, isSecure }: CookieKind,
  value: string,
  seconds: number,
  more = 'SameSite=Strict',
): string {
  return `${name}=${value}; Path=/; HttpOnly; ${more}; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;
}
