import { SIGN_IN } from './words.ts';

/** What somebody has come with: a link, word from a provider, or nothing. */
export type WayIn =
  | { readonly by: 'link'; readonly token: string; readonly battle: string }
  | { readonly by: 'password'; readonly token: string }
  | { readonly by: 'provider'; readonly message: string }
  | { readonly by: 'nothing' };

/** So much of the title of a battle is shown. */
const LONGEST = 80;

/** What stands behind the `#` of a link: its secret, and what the battle is called, for nobody may read that before they join. */
export function linkHash(secret: string, battle: string): string {
  return `#${new URLSearchParams({ join: secret, ...(battle === '' ? {} : { battle }) })}`;
}

/** Reads what stands behind the `#` of the address: it is never sent to a server by itself. */
export function wayIn(hash: string): WayIn {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [join, password, word] = [given.get('join'), given.get('password'), given.get('sign-in')];
  if (join !== null && join !== '')
    return { by: 'link', token: join, battle: (given.get('battle') ?? '').slice(0, LONGEST) };
  if (password !== null && password !== '') return { by: 'password', token: password };
  if (word === null) return { by: 'nothing' };
  return { by: 'provider', message: word === 'not-invited' ? SIGN_IN.notInvited : SIGN_IN.notSignedIn };
}
