/** Changes to what lies below a package, as they are gathered. */
import type { JsonValue } from '@hexwright/model';

export type Change = Readonly<Record<string, JsonValue>> & { readonly target: string };

export class Changes {
  readonly list: Change[] = [];

  /** Adds a change, unless there is one of its target, or of something that it lies in or holds. */
  readonly add = (op: string, target: string, value?: JsonValue): void => {
    const overlaps = this.list.some(
      ({ target: other }) => `${other}/`.startsWith(`${target}/`) || `${target}/`.startsWith(`${other}/`),
    );
    if (overlaps) return;
    this.list.push({ op, target, ...(value === undefined ? {} : { value }), reason: 'A generated.' });
  };

  /** Those of targets under these roots, for the file that they belong to. */
  under(...roots: readonly string[]): readonly Change[] {
    return this.list.filter(({ target }) => roots.some((root) => target.startsWith(`${root}/`)));
  }
}
