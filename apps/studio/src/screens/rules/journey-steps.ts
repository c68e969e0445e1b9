import type { JsonValue } from '@hexwright/model';
import { itemOf, placementOf, setItems, takeUnitOff, type Because, type JsonObject } from '@hexwright/workspace';
import { notify } from '../../ui/toasts.ts';
import { isObject, textOf, textsOf } from '../../scene/items.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { JOURNEYS } from './journey-words.ts';
import { turnOf } from './journeys.ts';

/** What becomes of an arrival or a withdrawal as it is now: properties with their new values, undefined for those that go. */
export type AlterJourney = (now: JsonObject) => Readonly<Record<string, JsonValue | undefined>>;

/**
 * Alters an arrival or a withdrawal, as one step. Who comes later does not stand on the map before: it is taken off.
 *
 * @param target `arrivals/relief`
 * @param names of units by their ids
 */
export function alterJourney(
  session: ProjectSession,
  id: string,
  target: string,
  alter: AlterJourney,
  because: Because,
  names: ReadonlyMap<string, string>,
): void {
  const { project, editor } = session;
  const found = itemOf(project, id, target);
  const now = isObject(found) ? found : {};
  const change = alter(now);
  const values = Object.entries(change).map(([name, value]) => ({ target: `${target}/${name}`, value }));
  const [list] = target.split('/');
  const turn = turnOf(now);
  const coming = list === 'arrivals' ? textsOf({ units: change['units'] ?? [] }, 'units') : [];
  const placed = coming.filter((unit) => placementOf(project, id, unit) !== undefined);
  const title = JOURNEYS.step(textOf(now, 'name') || target);
  editor.begin(title);
  const isDone =
    session.do(setItems(project, id, values, title, because)) &&
    placed.every((unit) => session.do(takeUnitOff(project, id, unit, { reason: JOURNEYS.reason(turn) })));
  if (!isDone) {
    editor.cancel();
    return;
  }
  editor.end();
  for (const unit of placed) notify(JOURNEYS.takenOff(names.get(unit) ?? unit, turn));
}
