/** The turn track as the last section of a sheet of rules. */
import { TURN_TRACK_WORDS, turnTrackOf, type TurnRules } from '@hexwright/model';
import type { ErrataSection } from './erratum.ts';

/** None where the package says nothing of single turns. */
export function trackSections(rules: TurnRules): readonly ErrataSection[] {
  const errata = turnTrackOf(rules).map(({ turn, entries }) => ({
    target: '',
    title: `Turn ${turn}`,
    lines: entries.map(({ what, name, case: cited }) => ({
      what: TURN_TRACK_WORDS[what],
      was: null,
      now: cited === '' ? name : `${name} [${cited}]`,
    })),
    table: null,
    reasons: [],
  }));
  return errata.length === 0 ? [] : [{ case: '', heading: 'Turn track', summary: '', errata }];
}
