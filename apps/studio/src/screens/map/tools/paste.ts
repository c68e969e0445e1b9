import { mirroredPatch, PATCH, rotatedPatch, setting, stampTool, type Patch } from '@hexwright/board';
import type { Command } from '../../../app/commands.ts';
import { notify } from '../../../ui/toasts.ts';
import { clipFor, copy, hasClip } from '../clip.ts';
import type { MapContext } from '../map-context.ts';
import { focusBoard, selectHexes } from '../map-focus.ts';
import type { MapTool } from '../map-tool.ts';
import { WORDS } from '../words.ts';

/** The board's tool that lays a copy down, with the copy: taken up by its letter, it lays down what was copied last. */
export function pasteTool(context: MapContext): MapTool {
  return {
    ...stampTool,
    taken() {
      const { hand } = context;
      if (hand.options.value.get(PATCH) === null) hand.set(setting(PATCH, clipFor(context)));
      return undefined;
    },
    commands: copyCommands(context),
  };
}

function copyCommands(context: MapContext): readonly Command[] {
  const held = (): Patch | null => context.hand.options.value.get(PATCH);
  const turned = (turn: (patch: Patch) => Patch): void => {
    const now = held();
    if (now !== null) context.hand.set(setting(PATCH, turn(now)));
  };
  const orientation = (): 'pointy' | 'flat' => context.scene.place?.grid.orientation ?? 'pointy';
  return [
    {
      id: 'copy',
      title: WORDS.copyTheSelectedHexes,
      group: WORDS.selection,
      keys: ['Ctrl+C'],
      run: () => {
        const count = copy(context);
        if (count > 0) notify(WORDS.copied(count), { tone: 'good' });
        else notify(WORDS.thereIsNothingToCopySelect);
      },
    },
    {
      id: 'paste',
      title: WORDS.paste,
      group: WORDS.selection,
      keys: ['Ctrl+V'],
      enabled: () => !context.session.isReadOnly && hasClip(),
      run: () => {
        // The copy may lie anywhere: what was selected does not keep it back.
        selectHexes(context, []);
        context.hand.set(setting(PATCH, clipFor(context)));
        context.hand.take(stampTool.id);
        focusBoard(context);
      },
    },
    {
      id: 'turn-copy',
      title: WORDS.rotateTheCopyBy60Degrees,
      group: WORDS.selection,
      enabled: () => held() !== null,
      run: () => turned((patch) => rotatedPatch(patch, 1)),
    },
    {
      id: 'mirror-copy',
      title: WORDS.mirrorTheCopy,
      group: WORDS.selection,
      enabled: () => held() !== null,
      run: () => turned((patch) => mirroredPatch(patch, 'left-right', orientation())),
    },
  ];
}
