import type { EventField } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { sentenceWithCase } from '@hexwright/rules-kit';
import { events } from './registry.ts';
import { reader } from './reading.ts';
import { crowds } from './test-crowds.ts';
import { chivalrousRound, duelCrowds } from './test-duels.ts';
import { Numbers } from './test-numbers.ts';
import { scene } from './test-position.ts';

/** Events that are no sentence: headings of phases are put up where the account is printed. */
const HEADINGS = new Set(['phase-began']);

/** Whatever has no words, and sides by their ids. */
const UNTOLD = /undefined|null|NaN|\[object|\btartar\b|\bottoman\b/;

/** What only a package's own lists bring about names the entry that did; these games are played without any. */
const OF_PACKAGES = new Set(['effect', 'arrival', 'withdrawal', 'condition', 'asked-condition']);
const isOfPackage = (fields: readonly EventField[]): boolean => fields.some(({ meaning }) => OF_PACKAGES.has(meaning));

describe('the account', () => {
  const { battle } = scene(crowds['a Tartar attack']);

  function sample({ name, meaning }: EventField): [string, string | number | boolean] {
    const values: Readonly<Record<string, string | number | boolean>> = {
      piece: 'K',
      place: '0405',
      side: 'tartar',
      facing: 'N',
      step: 'NE',
      flag: true,
      cause: 'melee',
      phase: 'movement',
      modifier: 'melee-side',
      face: 'melee',
      'unit-face': 'melee',
      effect: 'smoke-rises',
      'own-marker': 'smoke',
      'event-table': 'sky',
      'event-result': 'rain',
      'event-column': 'late-summer',
      arrival: 'late-riders',
      withdrawal: 'early-riders',
      condition: 'bridge-held',
      winner: 'tartar',
      number: 2,
      'duel-zone': 'horse-legs',
    };
    return [name, values[meaning]];
  }

  it.each(events.list().map((kind) => [kind.id, kind] as const))('has a sentence for %s, with its case', (id, kind) => {
    const event = { event: id, case: kind.case, label: 'Charge', ...Object.fromEntries(kind.fields.map(sample)) };
    const line = sentenceWithCase(battle, event);
    if (HEADINGS.has(id)) {
      expect(line).toBe(null);
      return;
    }
    expect(line).toMatch(/\[[\d.]*\]$/);
    expect(line).not.toMatch(UNTOLD);
  });

  it('leaves nothing of sixty random games untold', () => {
    const told = new Set<string>();
    const charge = scene(crowds['a run-up to a charge']);
    charge.do({ do: 'move', unit: 'A', steps: ['forwardLeft', 'forwardLeft', 'forwardLeft'], charge: 'K' });
    for (const { event } of reader.all(charge.battle, 0)) told.add(event);
    for (const { event } of reader.all(chivalrousRound().battle, 0)) told.add(event);
    for (const position of [...Object.values(crowds), ...Object.values(duelCrowds)]) {
      for (let seed = 0; seed < 3; seed++) {
        const { battle: played } = scene(position);
        const numbers = new Numbers(seed);
        for (let commands = 0; commands < 100 && !played.over; commands++) {
          played.apply(numbers.pick(played.legal().toArray()));
        }
        for (const event of reader.all(played, 0)) {
          told.add(event.event);
          const line = sentenceWithCase(played, event);
          const isSilent = HEADINGS.has(event.event) || (event.event === 'unit-scored' && event.points === 0);
          if (isSilent !== (line === null) || UNTOLD.test(line ?? '')) expect(line, JSON.stringify(event)).toBe('told');
        }
      }
    }
    const never = events.list().flatMap(({ id, fields }) => (told.has(id) || isOfPackage(fields) ? [] : [id]));
    expect(never).toEqual([]);
  });
});
