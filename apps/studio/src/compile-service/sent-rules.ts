import type { LinkedPackage } from '@hexwright/model';
import type { Effective, EffectiveChange } from './protocol.ts';

/**
 * Remembers which rules the page has, so that only what has changed is sent: a hex that is painted does not send units
 * and tables again.
 */
export class SentRules {
  #package: string | null = null;
  #effective: Effective | null = null;

  /** What the page needs to know to have these rules. */
  next(id: string, linked: LinkedPackage | null): EffectiveChange {
    const before = this.#package === id ? this.#effective : null;
    const now = linked === null ? null : effectiveOf(linked, before);
    this.#package = id;
    this.#effective = now;
    if (before === null || now === null) return { from: 'nothing', whole: now };
    const names = Object.keys(now) as (keyof Effective)[];
    const parts = Object.fromEntries(
      names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
    );
    return { from: 'before', parts };
  }
}

function effectiveOf({ origins: _, map, ...rest }: LinkedPackage, before: Effective | null): Effective {
  const isSame = map !== null && before?.map?.grid === map.grid && before.map.numbering === map.numbering;
  const kept = map === null ? null : { grid: map.grid, numbering: map.numbering };
  return { ...rest, map: isSame ? before.map : kept };
}
