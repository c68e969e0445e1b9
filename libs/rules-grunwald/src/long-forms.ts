/** Single commands as a person writes them: the steps of one way together. */
import type { WrittenCommand } from '@hexwright/engine';

/** The same commands in long forms. A way that has not come to its end in the list is written as if it had. */
export function longForms(commands: readonly WrittenCommand[]): WrittenCommand[] {
  const written: WrittenCommand[] = [];
  for (let at = 0; at < commands.length; at++) {
    const one = commands[at];
    if (one.do !== 'begin-move' && one.do !== 'begin-rout') {
      written.push(one.do === 'stop' ? { do: 'decline' } : one);
      continue;
    }
    const { unit } = one;
    const along: unknown[] = [];
    const steps: unknown[] = [];
    for (; commands[at + 1]?.do === 'take'; at++) along.push(commands[at + 1].leader);
    for (; commands[at + 1]?.do === 'step' && commands[at + 1].unit === unit; at++) steps.push(commands[at + 1].step);
    const moves = one.do === 'begin-move';
    if (moves && commands[at + 1]?.do === 'stop') at++;
    written.push({ do: moves ? 'move' : 'rout', unit, ...(along.length === 0 ? {} : { with: along }), steps });
  }
  return written;
}
