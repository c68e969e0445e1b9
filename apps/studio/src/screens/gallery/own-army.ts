/** The rules of another battle without its armies: for a new battle with counters of its own. */
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import { firstVictory } from '../rules/victory-levels.ts';
import { renamedRules } from './renamed-rules.ts';
import { NEW_BATTLE } from './words.ts';

/** Lists of rules whose formulas may speak of the armies. */
const SPEAKING = ['modifiers', 'conditions', 'restrictions'] as const;
const CONTINGENT = 'vocabularies/contingents/values/';

/**
 * Rules of another battle with new sides in place of its own, in the same order. Contingents stay where a chart has rows
 * for them; otherwise each side has one of its own. Modifiers that speak of what is gone are left out, with the options
 * that are about them. What is called after the other armies is called after the new sides.
 *
 * @param before the sides of the other battle, the one that moves first at the head
 * @param hasContingents whether the game parts armies into contingents
 */
export function rulesForOwnArmy(
  rules: JsonObject,
  before: readonly JsonObject[],
  sides: readonly JsonObject[],
  hasContingents: boolean,
): JsonObject {
  const charted = new Set(asList(rules['tables']).flatMap(contingentsOf));
  const added = asList(rules['changes']).filter((change) => textOf(change, 'target').startsWith(CONTINGENT));
  const traits = asList(rules['changes']).filter((change) =>
    textOf(change, 'target').startsWith('vocabularies/traits/values/'),
  );
  const dropped = added.map(({ value }) => (isObject(value) ? value : {})).filter((word) => !charted.has(nameOf(word)));
  const gone = new Set(
    [...before, ...dropped, ...traits.map(({ value }) => (isObject(value) ? value : {}))].map(nameOf),
  );
  const isGone = (item: JsonValue): boolean => [...gone].some((word) => JSON.stringify(item).includes(`\\"${word}\\"`));
  const without = new Set(
    SPEAKING.flatMap((list) =>
      asList(rules[list])
        .filter(isGone)
        .map((item) => `${list}/${nameOf(item)}`),
    ),
  );
  const turned = (word: JsonObject): JsonObject => {
    const index = before.findIndex((side) => nameOf(side) === word['side']);
    return index < 0 ? word : { ...word, side: nameOf(sides[index] ?? sides[0]) };
  };
  const changes = asList(rules['changes'])
    .filter((change) => !added.includes(change) || charted.has(textOf(change, 'target').slice(CONTINGENT.length)))
    .map((change) =>
      added.includes(change) && isObject(change['value']) ? { ...change, value: turned(change['value']) } : change,
    );
  const hasOwnWords = asList(rules['vocabularies']).some((one) => nameOf(one) === 'contingents');
  const ownContingents = hasOwnWords || charted.size > 0 || !hasContingents ? [] : sides.map(ownContingent);
  const kept: Record<string, JsonValue> = { ...rules, victory: firstVictory(sides) };
  if (changes.length + ownContingents.length > 0) kept['changes'] = [...changes, ...ownContingents];
  for (const list of SPEAKING) {
    if (rules[list] !== undefined)
      kept[list] = asList(rules[list]).filter((item) => !without.has(`${list}/${nameOf(item)}`));
  }
  if (rules['sequence'] !== undefined)
    kept['sequence'] = asList(rules['sequence']).map((step) => turned(withoutSide(step, before)));
  if (rules['options'] !== undefined)
    kept['options'] = asList(rules['options']).filter((option) => !touches(option, without));
  if (rules['vocabularies'] !== undefined) {
    kept['vocabularies'] = asList(rules['vocabularies']).map((vocabulary) => ({
      ...vocabulary,
      values: asList(vocabulary['values']).map(turned),
    }));
  }
  return renamedRules(kept, before, sides);
}

/** A step whose phase does not bear the name of a side that is gone: whose turn it is, is said beside it. */
function withoutSide(step: JsonObject, sides: readonly JsonObject[]): JsonObject {
  const phase = textOf(step, 'phase');
  const name = sides.map((side) => textOf(side, 'name')).find((one) => one !== '' && phase.startsWith(`${one} `));
  if (name === undefined) return step;
  const rest = phase.slice(name.length + 1);
  return { ...step, phase: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

function ownContingent(side: JsonObject): JsonObject {
  const { id, name, color } = side;
  return {
    op: 'add',
    target: `${CONTINGENT}${nameOf(side)}`,
    value: { id, name, side: id, color },
    reason: NEW_BATTLE.contingentReason,
  };
}

/** The contingents by which rows and columns of a chart are chosen. */
function contingentsOf(table: JsonObject): string[] {
  return ['rows', 'columns'].flatMap((lines) =>
    asList(table[lines]).flatMap(({ match }) =>
      isObject(match) && match['contingent'] !== undefined ? [textOf(match, 'contingent')] : [],
    ),
  );
}

function touches(option: JsonObject, items: ReadonlySet<string>): boolean {
  return asList(option['choices']).some((choice) =>
    asList(choice['changes']).some((change) => [...items].some((item) => textOf(change, 'target').startsWith(item))),
  );
}
