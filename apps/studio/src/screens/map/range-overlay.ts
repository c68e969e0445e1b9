import type { Arrow, PlaceNote, Highlight, LineOfSight } from '@hexwright/board';
import type { Part } from '@hexwright/engine';
import { Store } from '../../parts/store.ts';
import { WORDS } from './words.ts';

/** What a question about the ground shows on the map. */
export interface OverlayView {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly PlaceNote[];
  readonly sights: readonly LineOfSight[];
  readonly arrows: readonly Arrow[];
}

/** What the answer says: a sentence, and what it comes from. */
export interface OverlayWords {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly tone: 'neutral' | 'good' | 'danger';
}

const NOTHING: OverlayView = { highlights: [], notes: [], sights: [], arrows: [] };

/** Answers of the rules about the ground, over the map: lines of sight, what movement costs. */
export class RangeOverlay {
  readonly shown = new Store<OverlayView>(NOTHING);
  readonly words = new Store<OverlayWords | null>(null);

  /** Whether there is anything on the map. */
  get isEmpty(): boolean {
    return this.shown.value === NOTHING;
  }

  /** Shows something, and nothing else. */
  show(view: Partial<OverlayView>): void {
    this.shown.value = { ...NOTHING, ...view };
  }

  /** Says a sentence. */
  announce(text: string, tone: OverlayWords['tone'] = 'neutral'): void {
    this.words.value = { text, parts: [], tone };
  }

  /** Says why there is no answer: what the rules stumble over, or what went wrong with the question. */
  announceFailure(why: unknown): void {
    const text =
      typeof why === 'string'
        ? `${WORDS.rulesBlocked} ${why}`
        : why instanceof Error
          ? why.message
          : WORDS.theRulesCannotAnswerWhileThe;
    this.announce(text, 'danger');
  }

  /** Takes everything off the map, and says nothing. */
  clear(): void {
    this.shown.value = NOTHING;
    this.words.value = null;
  }
}

/** What an answer leaves out, as a line below it. */
export function leftOutPart(leftOut: string | null): readonly Part[] {
  return leftOut === null ? [] : [{ label: `${WORDS.leftOut} ${leftOut}`, value: 0, case: '' }];
}
