import type { Command } from '../../app/commands.ts';
import { COUNSEL } from './counsel-words.ts';
import type { GameController } from './game-controller.ts';
import { LAYER_KEYS } from './influence-layers.ts';
import type { PlayActions } from './play-actions.ts';
import { PLAYBACK } from './playback-words.ts';
import { words } from './words.ts';

const GROUP = words.commands.group;

/** What nobody does with a game that others play too. */
const OWN_ONLY: ReadonlySet<string> = new Set(
  ['undo', 'redo', 'phase-back', 'phase-on', 'pause', 'step', 'hint', 'case', 'branch-off'].map((id) => `play-${id}`),
);

/** Everything that keys and the palette do in a game. */
export function playCommands(game: GameController, actions: PlayActions): readonly Command[] {
  // Who is asked a question answers it first.
  if (game.pass.to.value !== null || game.undoRedo.consent.asked.value !== null || game.hand.dropping.value !== null)
    return [];
  const offered = game.isPersons ? (game.snapshot?.choices ?? []) : [];
  const { group, hand, pausing } = game;
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
  const acting = game.snapshot?.view.prompt.piece ?? hand.held.value.piece;
  const able = offered.filter(({ shortcut, piece }) => shortcut !== undefined && (piece === null || piece === acting));
  const all = [
    one('undo', words.commands.undo, ['Ctrl+Z'], () => game.undoRedo.undo()),
    one('redo', words.commands.redo, ['Ctrl+Shift+Z', 'Ctrl+Y'], () => game.undoRedo.redo()),
    one('phase-back', words.commands.phaseBack, ['['], () => game.undoRedo.goByPhase(-1)),
    one('phase-on', words.commands.phaseOn, [']'], () => game.undoRedo.goByPhase(1)),
    one('next', words.commands.next, ['N'], () => actions.nextPiece(1)),
    one('before', words.commands.before, ['Shift+N'], () => actions.nextPiece(-1)),
    one(
      'turn',
      words.commands.turn,
      ['R'],
      () => hand.turn(1),
      () => hand.held.value.ways.length > 1,
    ),
    one(
      'turn-back',
      words.commands.turnBack,
      ['Shift+R'],
      () => hand.turn(-1),
      () => hand.held.value.ways.length > 1,
    ),
    one('pause', words.commands.pause, ['P'], () => game.pause()),
    one(
      'step',
      words.commands.step,
      ['.'],
      () => game.step(),
      () => pausing.isOn.value && !game.isPersons,
    ),
    one(
      'group',
      words.commands.groupToggle,
      ['G'],
      () => hand.gatherHere(),
      () => game.isPersons,
    ),
    one(
      'group-all',
      words.commands.groupAll,
      ['Ctrl+A'],
      () => hand.gatherAll(),
      () => game.isPersons,
    ),
    one(
      'group-again',
      words.commands.groupAgain,
      ['Shift+G'],
      () => hand.gatherAgain(),
      () => game.isPersons,
    ),
    one(
      'group-aim',
      words.commands.groupAim,
      ['F'],
      () => group.aimByNext(),
      () => group.isSet,
    ),
    one(
      'playback',
      PLAYBACK.command,
      ['Shift+P'],
      () => game.playback.toggle(),
      () => game.playback.film.value !== null,
    ),
    one(
      'playback-skip',
      PLAYBACK.skipCommand,
      [],
      () => game.playback.skip(),
      () => game.playback.isPast.value,
    ),
    one('sight', words.commands.sight, ['L'], () => hand.toggleSight()),
    one('fit', words.commands.fit, ['0'], () => actions.fit()),
    one(
      'hint',
      COUNSEL.command,
      ['H'],
      () => game.counsel.ask(),
      () => game.isPersons && !game.snapshot?.view.over,
    ),
    one('tell', words.commands.tell, ['T'], () => actions.tell()),
    one('put-down', words.commands.putDown, ['Escape'], () => hand.escape()),
    ...(game.snapshot?.layers ?? []).map(({ id, name }, at) =>
      one(`layer-${id}`, words.commands.layer(name), LAYER_KEYS.slice(at, at + 1), () => game.layers.toggle(id)),
    ),
    one(
      'layers-of',
      words.commands.layersOf,
      ['Shift+V'],
      () => game.layers.showNext(Object.keys(game.snapshot?.view.seats ?? {})),
      () => (game.snapshot?.layers ?? []).length > 0,
    ),
    ...able.map((choice) => ({
      id: `choice-${JSON.stringify(choice.command)}`,
      title: choice.label,
      group: GROUP,
      keys: [keyOf(choice.shortcut ?? '')],
      run: () => void hand.choose(choice),
    })),
    one(
      'confirm',
      words.commands.confirm,
      ['Enter'],
      () => hand.confirm(),
      () => hand.isReady && isFree(),
    ),
    one('export', words.commands.export, [], () => actions.save()),
    one('case', words.commands.example, [], () => actions.example()),
    one('branch-off', words.commands.branchOff, [], () => actions.branchOff()),
    one('new', words.commands.another, [], () => actions.leave()),
  ];
  return game.isOwn ? all : all.filter(({ id }) => !OWN_ONLY.has(id));
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
