import { SIGN_IN } from './words.ts';

/** What a server says of the visitor of the page. */
export interface Me {
  readonly hasAccounts: boolean;
  readonly visitor: { readonly id: string; readonly name: string; readonly isGuest: boolean } | null;
  /** The name of a provider that one can sign in with. */
  readonly openId: string | null;
}

/** What came of a question: the answer, or a sentence about why there is none; `status` is 0 where nobody answered. */
export type Asked<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly message: string; readonly status: number };

/** Asks the server about people. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Asked<T>> {
  try {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said: unknown = await response.json();
    if (response.ok) return { ok: true, answer: said as T };
    const message =
      typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : SIGN_IN.unreachable;
    return { ok: false, message, status: response.status };
  } catch {
    return { ok: false, message: SIGN_IN.unreachable, status: 0 };
  }
}
