import type { Edition, LinkedPackage } from '@hexwright/model';
import { checkRequirements } from './check-requirements.ts';
import type { CompiledEdition, CompiledModifier, Vocabulary } from './compiled-game.ts';
import { Findings, type Finding, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import { isEventTable } from './lower-event-tables.ts';
import { lowerModifiers } from './lower-modifiers.ts';
import { lowerTables } from './lower-tables.ts';
import type { CompilerCache } from './memo.ts';

/** The last turn that there could be. */
const LAST_TURN = 2 ** 31 - 1;

/** The rules of the turns in which a package has other numbers than in all others, with what is wrong with these. */
export function lowerEditions(
  linked: LinkedPackage,
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<readonly CompiledEdition[]> {
  if (linked.editions === undefined) return NO_EDITIONS;
  const findings: Finding[] = [];
  const list = linked.editions.map((edition): CompiledEdition => {
    const { from, to, parameters, modifiers } = edition;
    const charts = edition.tables.filter((table) => !isEventTable(table, system));
    const tables = lowerTables(charts, system, vocabulary, cache);
    const bySlot = lowerModifiers(modifiers, system, vocabulary, cache);
    const found = [
      ...checkRequirements({ ...linked, parameters }, system).filter(({ at }) => at.startsWith('parameters/')),
      ...tables.findings,
      ...bySlot.findings,
      ...checkReadAnew(edition, system),
    ];
    findings.push(...found.filter(({ at }) => isChanged(at, edition)).map((one) => ({ ...one, in: edition.origins })));
    const values = new Map(parameters.map(({ id, value }) => [id, value]));
    const turns = Object.freeze({ from, to: to ?? LAST_TURN });
    return Object.freeze({ turns, parameters: values, tables: tables.value, modifiers: bySlot.value });
  });
  return { value: Object.freeze(list), findings };
}

const NO_EDITIONS: Stage<readonly never[]> = { value: [], findings: [] };

/** Whether a finding is about what the edition changes: all others are found in the rules of the other turns as well. */
function isChanged(at: string, { changes }: Edition): boolean {
  return changes.some(({ change: { target } }) => at === target || at.startsWith(`${target}/`));
}

/** What the rules read once, when a game begins, cannot be otherwise later on. */
function checkReadAnew({ changes }: Edition, system: GameSystem): readonly Finding[] {
  const findings = new Findings();
  for (const { change } of changes) {
    const [list, id] = change.target.split('/');
    const specs = list === 'parameters' ? system.parameters : list === 'tables' ? system.tables : [];
    const spec = specs.find((one) => one.id === id);
    const cited = change.case === undefined ? {} : { case: change.case };
    if (spec?.fixed === true) {
      const message = `"${id}" is read once, when a game begins, and is the same in every turn. Take the turns out.`;
      findings.error(change.target, 'turns.fixed', message, cited);
    } else if (list === 'tables' && spec === undefined) {
      const message = `The table "${id}" is rolled on by effects, and its words are the same in every turn. Give the effect or the step that rolls on it turns, and add a table for the others.`;
      findings.error(change.target, 'turns.fixed', message, cited);
    }
  }
  return findings.list;
}

/** Modifiers with the values that they have in some turns. */
export function withTurnValues(
  modifiers: ReadonlyMap<string, readonly CompiledModifier[]>,
  editions: readonly CompiledEdition[],
): ReadonlyMap<string, readonly CompiledModifier[]> {
  if (editions.length === 0) return modifiers;
  const valueIn = ({ slot, id, value }: CompiledModifier): CompiledModifier['otherwise'] =>
    editions.flatMap(({ turns, modifiers: bySlot }) => {
      const other = bySlot.get(slot)?.find((one) => one.id === id);
      return other === undefined || other.value === value ? [] : [{ turns, value: other.value }];
    });
  return new Map(
    [...modifiers].map(([slot, list]) => [
      slot,
      list.map((modifier) => {
        const otherwise = valueIn(modifier);
        return otherwise.length === 0 ? modifier : Object.freeze({ ...modifier, otherwise });
      }),
    ]),
  );
}
