/** Letters of a name of a file. */
const LONGEST = 100;

/** Names that some system takes for a device, whatever stands behind the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Whether a name in a folder means the same file on every system, and hides nowhere: English letters, digits, spaces, `.`,
 * `_` and `-`, and neither a dot nor a space at either end.
 */
export function isPlainName(name: string): boolean {
  if (name.length > LONGEST || DEVICE.test(name)) return false;
  return /^[A-Za-z0-9](?:[A-Za-z0-9 ._-]*[A-Za-z0-9_-])?$/.test(name);
}
