/** Games as files, and moves as examples of the rules. */
import { writeCanonical, type CaseFile, type JsonValue } from '@hexwright/model';
import type { GameRecord } from '@hexwright/playtest/screen';
import { addFile, fileKey, isOperation } from '@hexwright/workspace';
import { goInPackage } from '../../app/navigation.ts';
import { say } from '../../app/notices.ts';
import type { PackageRoute } from '../../app/routes.ts';
import type { Standing } from '../../referee/protocol.ts';
import type { Session } from '../../session/session.ts';
import { words } from './words.ts';

/** Whether the file of a game would tell a seat what is hidden from it; says so. */
export function isSealed({ shows }: Standing): boolean {
  if (!shows.foretells) say(words.say.sealed, { tone: 'warning' });
  return !shows.foretells;
}

/** Saves a game where the browser saves files. */
export function saveGame(record: GameRecord, route: PackageRoute): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }));
  link.download = `${route.package.replaceAll('/', '-')}-${route.item}.game.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  say(words.say.saved(link.download), { tone: 'good' });
}

/** "This is what should happen" becomes a file of the package, open as text. `move` is in its name. */
export function keepExample(example: CaseFile | null, move: number, session: Session, route: PackageRoute): void {
  if (example === null) {
    say(words.say.noMove);
    return;
  }
  const path = `cases/${route.item}-${move}.case.json`;
  const text = writeCanonical('case', example as unknown as JsonValue);
  const plan = addFile(session.project, fileKey(route.package, path), text);
  if (session.do(plan) && isOperation(plan)) goInPackage(route, { screen: 'text', item: path });
}
