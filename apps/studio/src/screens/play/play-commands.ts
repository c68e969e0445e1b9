import type { Command } from '../../app/commands.ts';
import type { GameSession } from './game-session.ts';
import { LAYER_KEYS } from './layers.ts';

/** What the screen does that is more than a word to the game. */
export interface PlayDeeds {
  readonly nextPiece: (by: 1 | -1) => void;
  readonly phase: (way: -1 | 1) => void;
  readonly pause: () => void;
  readonly toggleSight: () => void;
  readonly escape: () => void;
  readonly fit: () => void;
  readonly tell: () => void;
  readonly save: () => void;
  readonly example: () => void;
  readonly branchOff: () => void;
  readonly leave: () => void;
}

const GROUP = 'Play';

/** What nobody does with a game that others play too. */
const OWN_ONLY: ReadonlySet<string> = new Set(
  ['undo', 'redo', 'phase-back', 'phase-on', 'pause', 'step', 'case', 'branch-off'].map((id) => `play-${id}`),
);

/** Everything that keys and the palette do in a game. */
export function playCommands(game: GameSession, deeds: PlayDeeds): readonly Command[] {
  // Whoever is asked to pass the screen does nothing else.
  if (game.pass.to.value !== null || game.consent.asked.value !== null) return [];
  const offered = game.isPersons ? (game.standing?.choices ?? []) : [];
  const { hand, paused } = game;
  const isFree = (): boolean => !isOnControl();
  const one = (
    id: string,
    title: string,
    keys: readonly string[],
    run: () => unknown,
    enabled = (): boolean => true,
  ): Command => ({
    id: `play-${id}`,
    title,
    group: GROUP,
    keys,
    enabled,
    run: () => void run(),
  });
  const acting = game.standing?.view.prompt.piece ?? hand.value.piece;
  const able = offered.filter(({ shortcut, piece }) => shortcut !== undefined && (piece === null || piece === acting));
  const all = [
    one('undo', 'Back', ['Ctrl+Z'], () => game.undo()),
    one('redo', 'On again', ['Ctrl+Shift+Z', 'Ctrl+Y'], () => game.redo()),
    one('phase-back', 'Back to the beginning of the phase', ['['], () => deeds.phase(-1)),
    one('phase-on', 'On to the end of the phase', [']'], () => deeds.phase(1)),
    one('next', 'Next piece that can act', ['N'], () => deeds.nextPiece(1)),
    one('before', 'Piece before it that can act', ['Shift+N'], () => deeds.nextPiece(-1)),
    one(
      'turn',
      'Next way to end there',
      ['R'],
      () => game.turn(1),
      () => hand.value.ways.length > 1,
    ),
    one(
      'turn-back',
      'Way to end there before it',
      ['Shift+R'],
      () => game.turn(-1),
      () => hand.value.ways.length > 1,
    ),
    one('pause', 'Pause or let computer players go on', ['P'], deeds.pause),
    one(
      'step',
      'One piece of the computer player',
      ['.'],
      () => game.step(),
      () => paused.value && !game.isPersons,
    ),
    one('sight', 'Line of sight', ['L'], deeds.toggleSight),
    one('fit', 'Show the whole map', ['0'], deeds.fit),
    one('tell', 'Say how the game stands', ['T'], deeds.tell),
    one('put-down', 'Put down', ['Escape'], deeds.escape),
    ...(game.standing?.layers ?? []).map(({ id, name }, at) =>
      one(`layer-${id}`, `${name} on or off`, LAYER_KEYS.slice(at, at + 1), () => game.layers.toggle(id)),
    ),
    one(
      'layers-of',
      'Layers of the next side',
      ['Shift+V'],
      () => game.layers.showNext(Object.keys(game.standing?.view.seats ?? {})),
      () => (game.standing?.layers ?? []).length > 0,
    ),
    ...able.map((choice) => ({
      id: `choice-${JSON.stringify(choice.command)}`,
      title: choice.label,
      group: GROUP,
      keys: [keyOf(choice.shortcut ?? '')],
      run: () => void game.choose(choice),
    })),
    one(
      'confirm',
      'Go there, or make the attack',
      ['Enter'],
      () => game.confirm(),
      () => game.isReady && isFree(),
    ),
    one('export', 'Save the game as a file', [], deeds.save),
    one('case', 'Make the last move an example of the rules', [], deeds.example),
    one('branch-off', 'Play from here: a new game that begins with these moves', [], deeds.branchOff),
    one('new', 'Another game', [], deeds.leave),
  ];
  return game.referee.room === null ? all : all.filter(({ id }) => !OWN_ONLY.has(id));
}

/** Whether the keyboard is on something that Enter presses. */
function isOnControl(): boolean {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at !== null && /^(BUTTON|A|SUMMARY|INPUT|SELECT|TEXTAREA)$/.test(at.tagName);
}

/** A key as shortcuts are written. */
function keyOf(key: string): string {
  return key.length === 1 ? key.toUpperCase() : key;
}
