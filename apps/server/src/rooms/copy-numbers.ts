import { MATERIALISING_AUTHORS } from '@hexwright/workspace';

/**
 * Whose the numbers are under which copies of a document write. Yjs draws those of visitors' copies below this; from here on
 * they are the server's own.
 */
export const FIRST_OWN_COPY = 2 ** 32;
/** From here on they are drawn from texts: of files that are taken apart, by anyone who needs them first. */
export const FIRST_MATERIALISING = MATERIALISING_AUTHORS;
/** No number is as large. */
export const BEYOND_ALL = 2 * MATERIALISING_AUTHORS;
