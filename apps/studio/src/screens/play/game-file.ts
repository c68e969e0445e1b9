/** Games as files, and moves as examples of the rules. */
import { writeCanonical, type CaseFile, type JsonValue } from '@hexwright/model';
import { addFile, fileKey, isOperation } from '@hexwright/workspace';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import type { PackageRoute } from '../../app/routes.ts';
import type { GameShown } from '../../game-host/game-host.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { inFileName, saveFile } from '../../parts/save-file.ts';
import { words } from './words.ts';

/** Whether the file of a game would tell a seat what is hidden from it; says so. */
export function isSealed({ shows }: GameSnapshot): boolean {
  if (!shows.foretells) notify(words.say.sealed, { tone: 'warning' });
  return !shows.foretells;
}

/**
 * Saves a game where the browser saves files. Of one that others play too, which its server gives when it is over, it says
 * whether the dice were made with what this browser has thrown in.
 */
export async function saveGame(host: GameShown, route: PackageRoute): Promise<void> {
  try {
    const record = await host.ask('save');
    const name = `${inFileName(route.package)}-${inFileName(route.item)}.game.json`;
    saveFile(name, JSON.stringify(record, null, 2), 'application/json');
    notify(words.say.saved(name), { tone: 'good' });
    const shares = (await host.shared?.sharesIn(record)) ?? null;
    if (shares === null || shares.given === 0) return;
    const { given, found, isRight } = shares;
    if (isRight) notify(words.say.sharesIn(found), { tone: 'good' });
    else notify(words.say.sharesMissing(given, found), { tone: 'warning' });
  } catch (error) {
    notify(error instanceof Error ? error.message : String(error), { tone: 'warning' });
  }
}

/** "This is what should happen" becomes a file of the package, open as text. `move` is in its name. */
export function keepExample(
  example: CaseFile | null,
  move: number,
  session: ProjectSession,
  route: PackageRoute,
): void {
  if (example === null) {
    notify(words.say.noMove);
    return;
  }
  const path = `cases/${route.item}-${move}.case.json`;
  const text = writeCanonical('case', example as unknown as JsonValue);
  const plan = addFile(session.project, fileKey(route.package, path), text);
  if (session.do(plan) && isOperation(plan)) goInPackage(route, { screen: 'text', item: path });
}
