/** Single commands as a person writes them: the steps of one way together, from a word that says what it is. */
import type { WrittenCommand } from '@hexwright/engine';

/** A way: who goes along, its steps and leaders dropped on it, and where the commands go on. */
interface Way {
  readonly with: readonly unknown[];
  readonly steps: readonly unknown[];
  readonly next: number;
}

/** The way that begins with command `at`: leaders taken, then steps of one unit. */
function wayFrom(commands: readonly WrittenCommand[], at: number, unit: unknown): Way {
  let next = at;
  const along: unknown[] = [];
  const steps: unknown[] = [];
  for (; commands[next]?.do === 'take'; next++) along.push(commands[next].leader);
  for (; next < commands.length; next++) {
    const one = commands[next];
    if (one.do === 'drop') steps.push({ drop: one.leader });
    else if (one.do === 'step' && one.unit === unit) steps.push(one.step);
    else break;
  }
  return { with: along, steps, next };
}

function wayWords({ with: along, steps }: Way): Readonly<Record<string, unknown>> {
  return along.length === 0 ? { steps } : { with: along, steps };
}

/** The unit of the first step from `at` on, where nothing but leaders taken stands before it. */
function firstMover(commands: readonly WrittenCommand[], at: number): unknown {
  let next = at;
  while (commands[next]?.do === 'take') next++;
  return commands[next]?.do === 'step' ? commands[next].unit : undefined;
}

/** A move to its end; null when the end is missing. */
function move(commands: readonly WrittenCommand[], at: number): { one: WrittenCommand; next: number } | null {
  const { unit } = commands[at];
  const way = wayFrom(commands, at + 1, unit);
  const end = commands[way.next];
  const words = { do: 'move', unit, ...wayWords(way) };
  if (end?.do === 'stop') return { one: words, next: way.next + 1 };
  return end?.do === 'charge' ? { one: { ...words, charge: end.target }, next: way.next + 1 } : null;
}

/**
 * The same commands in long forms. A way that has not come to its end in the list is written as if it had: anyone who uses
 * that must see whether it does the same.
 */
export function longForms(commands: readonly WrittenCommand[]): WrittenCommand[] {
  const written: WrittenCommand[] = [];
  let melee: WrittenCommand | null = null;
  for (let at = 0; at < commands.length;) {
    const one = commands[at];
    const moved = one.do === 'begin-move' ? move(commands, at) : null;
    const mover = melee === null ? undefined : firstMover(commands, at);
    if (moved !== null) {
      written.push(moved.one);
      at = moved.next;
    } else if (one.do === 'begin-rout') {
      const way = wayFrom(commands, at + 1, one.unit);
      written.push({ do: 'rout', unit: one.unit, ...wayWords(way) });
      at = way.next;
    } else if (melee !== null && mover !== undefined && (mover === melee.unit || mover === melee.target)) {
      const way = wayFrom(commands, at, mover);
      const advances = mover === melee.unit;
      written.push({ do: advances ? 'advance' : 'retreat', unit: mover, ...wayWords(way) });
      at = advances && commands[way.next]?.do === 'stop' ? way.next + 1 : way.next;
    } else {
      if (one.do === 'melee') melee = one;
      written.push(single(one));
      at++;
    }
  }
  return written;
}

/** A single command with nothing that need not be said. */
function single(one: WrittenCommand): WrittenCommand {
  if (one.do === 'stop') return { do: 'decline' };
  return one.do === 'rampage-row' ? { do: one.do, row: one.row } : one;
}
