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

/** Where the game of a case adds to what the format says: its commands, events and markers, under names of its own. */
const ADDED = [...COMMANDS, ...EVENTS, 'units/*', ...under(EXPECTED, ['units/*'])].map((path) => path.split('/'));

/** What the format itself says in these places. Of it only `copy` names a unit. */
const FORMAT = new Set(
  'do refused note case event anyOrder expect phase turn side winner id copy name contingent kind class size values traits faces face hexes hex facing marker effect modifier table'.split(
    ' ',
  ),
);

/** Whether a path of a case file, with `*` for every entry, leads into what its game adds. */
export function isGamesOwn(path: readonly string[]): boolean {
  return ADDED.some(
    (added) =>
      path.length > added.length &&
      added.every((part, index) => part === '*' || part === path[index]) &&
      !FORMAT.has(path[added.length]),
  );
}
