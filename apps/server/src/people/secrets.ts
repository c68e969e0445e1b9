import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, fit for cookies and addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A name for something, which is no secret. */
export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/**
 * What is kept of a secret. It has 256 bits of chance, so that nobody finds it by trying; and it is looked up by its hash,
 * so that the time this takes tells nothing about it.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
