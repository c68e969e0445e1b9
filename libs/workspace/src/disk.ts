/** Something to keep the files of a project in. Paths are relative to its root, with slashes: `battles/rules/rules.json`. */
export interface Disk {
  /** Paths of all files that could belong to a package. */
  list(): Promise<readonly string[]>;
  /** The text of a file; null if there is none. */
  read(path: string): Promise<string | null>;
  /**
   * Puts a text in place of a file at once and whole: nobody ever reads half of it.
   * @param mayStill asked at the last moment; where it says no, the file stays as it is and a {@link DiskError} is thrown
   */
  write(path: string, text: string, mayStill?: () => boolean): Promise<void>;
  /** Takes a file away; one that is not there already is no mistake. */
  remove(path: string): Promise<void>;
  /** Calls somebody when files may have changed, with their paths; the result ends that. */
  watch(changed: (paths: readonly string[]) => void): () => void;
}

/** Why a disk could not do something. */
export type DiskFault = 'full' | 'refused' | 'outside' | 'too-large' | 'not-text' | 'not-file' | 'failed';

/** Thrown by a disk that cannot do what it is asked. */
export class DiskError extends Error {
  readonly fault: DiskFault;

  constructor(fault: DiskFault, message: string) {
    super(message);
    this.name = 'DiskError';
    this.fault = fault;
  }
}
