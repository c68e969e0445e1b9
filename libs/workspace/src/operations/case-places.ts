/** Where a case file speaks of units, sides, phases and hexes; `*` stands for any entry. */

/** Every name under every path. */
export function under(paths: readonly string[], names: readonly string[]): string[] {
  return paths.flatMap((path) => names.map((name) => `${path}/${name}`));
}

/** What is expected at the end, and at points between the commands. */
export const EXPECTED = ['expect', 'commands/*/expect'];

/** Commands that are given, or asked about. */
export const COMMANDS = ['commands/*', ...under(EXPECTED, ['offered/*', 'notOffered/*', 'odds/*/of'])];

/** Events that must or must not have happened. */
export const EVENTS = under(EXPECTED, ['events/*', 'events/*/anyOrder/*', 'notEvents/*']);
