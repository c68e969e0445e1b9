import { packageOf, pathOf, type FileKey } from '@hexwright/workspace';
import { SERVER } from './words.ts';

/** A project as it was at one moment. */
export interface Version {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** '' for one that was made by itself. */
  readonly name: string;
  /** Who has changed something since the version before. */
  readonly people: readonly string[];
}

/** What cannot be done, in words for people. */
export class VersionTrouble extends Error {}

/** Asks the server how a project was. */
export class Versions {
  readonly #address: string;
  readonly #texts = new Map<string, string>();

  /** @param project id of the project */
  constructor(project: string) {
    this.#address = `/api/projects/${encodeURIComponent(project)}`;
  }

  /** All versions, the newest first. */
  async list(): Promise<readonly Version[]> {
    return (await this.#ask('versions')) as readonly Version[];
  }

  /** Keeps the project as it is now under a name. */
  async keep(name: string): Promise<void> {
    await this.#ask('versions', 'POST', { name });
  }

  /** Gives a version another name. */
  async rename(number: number, name: string): Promise<void> {
    await this.#ask(`versions/${number}`, 'PATCH', { name });
  }

  /** The files of a package as they were: path inside the package to text. */
  async filesOf(number: number, id: string): Promise<ReadonlyMap<string, string>> {
    const { files } = (await this.#ask(`versions/${number}`)) as { readonly files: Readonly<Record<FileKey, string>> };
    const own = Object.entries(files).filter(([file]) => packageOf(file) === id);
    return new Map(await Promise.all(own.map(async ([file, hash]) => [pathOf(file), await this.#text(hash)] as const)));
  }

  async #text(hash: string): Promise<string> {
    const known = this.#texts.get(hash);
    if (known !== undefined) return known;
    const text = (await this.#ask(`version-texts/${hash}`)) as string;
    this.#texts.set(hash, text);
    return text;
  }

  async #ask(what: string, method = 'GET', body?: object): Promise<unknown> {
    let response: Response;
    try {
      response = await fetch(`${this.#address}/${what}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    } catch {
      throw new VersionTrouble(SERVER.noVersions);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const answer: unknown = isJson ? await response.json() : await response.text();
    if (response.ok) return answer;
    const isWord = typeof answer === 'object' && answer !== null && 'message' in answer;
    throw new VersionTrouble(isWord ? String(answer.message) : SERVER.failed);
  }
}
