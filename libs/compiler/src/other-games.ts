import type { Vocabulary } from './compiled-game.ts';
import type { Finding } from './finding.ts';
import type { GameSystem } from './game-system.ts';

/** Names are the same whatever words a package has. */
const NO_WORDS: Vocabulary = { names: [], ids: () => [], indexOf: () => -1 };

/** Findings of formulas, with a word on names that another game knows: a rule was taken over from there. */
export function tellingOtherGames(
  findings: readonly Finding[],
  system: GameSystem,
  systems: readonly GameSystem[],
): readonly Finding[] {
  return findings.map((finding) => {
    const name = finding.code.startsWith('expression.')
      ? /no (?:field |function )?'(\w+)'/.exec(finding.message)?.[1]
      : undefined;
    const other = name === undefined ? undefined : systems.find((one) => one !== system && namesOf(one).has(name));
    if (other === undefined) return finding;
    const message = `${finding.message} "${name}" is a name of the game system "${other.id}", not of "${system.id}".`;
    return { ...finding, message };
  });
}

/** Every name, field and function that formulas of a game may use. */
function namesOf(system: GameSystem): ReadonlySet<string> {
  const places = [...system.slots, ...system.conditions.map(({ id }) => id)];
  return new Set(
    places.flatMap((place) => {
      const { names, functions } = system.environment(place, NO_WORDS);
      const fields = Object.values(names).flatMap((type) => (type.kind === 'record' ? Object.keys(type.fields) : []));
      return [...Object.keys(names), ...Object.keys(functions), ...fields];
    }),
  );
}
