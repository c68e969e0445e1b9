/** [I.1]-[I.6] What is wrong with an army: each fault with its row and a way out. */
import type { ArmyFault, ArmyPart } from '@hexwright/compiler';
import { counted } from '@hexwright/rules-kit';
import type { ArmyList, ArmyUnit } from './army-list.ts';
import type { ArmyRules } from './army-rules.ts';
import { pointsOf } from './points.ts';

const USUAL_FORCES = 3;
const WORST_IN_CHIEF = 2;

/** Everything that is wrong with it, the army as a whole first. */
export function checkArmy(list: ArmyList, rules: ArmyRules): ArmyFault[] {
  return [
    ...checkNation(list, rules),
    ...checkPoints(list, rules),
    ...checkCommand(list, rules),
    ...checkForces(list),
    ...checkIds(list),
    ...list.units.flatMap((unit) => checkUnit(unit, list, rules)),
  ];
}

/** At a counter, or the army where its id is empty; at a part of it where one is named. */
function violation(
  code: string,
  cited: string,
  at: string | readonly [id: string, part: string],
  message: string,
  { severity = 'error', also = [] }: { severity?: ArmyFault['severity']; also?: readonly ArmyPart[] } = {},
): ArmyFault {
  const where = typeof at === 'string' ? { id: at } : { id: at[0], part: at[1] };
  return { ...where, also, code, case: cited, severity, message };
}

function checkNation({ nation }: ArmyList, { nations }: ArmyRules): ArmyFault[] {
  if (nations.some(({ id }) => id === nation)) return [];
  const known = nations.map(({ name }) => name).join(', ');
  const said = nation === '' ? 'The army names no nation.' : `There is no nation "${nation}".`;
  return [violation('army.nation', 'I.2', ['', 'nation'], `${said} Choose one of: ${known}.`)];
}

function checkPoints(list: ArmyList, rules: ArmyRules): ArmyFault[] {
  const points = pointsOf(list, rules);
  if (list.limit === 0 || points <= list.limit) return [];
  const message = `The army costs ${points} points, ${points - list.limit} more than its ${list.limit}. Take figures away, or agree on more points.`;
  const also = list.units.map(({ id }) => ({ id, part: 'values/figures' }));
  return [violation('army.points', 'I.4a', ['', 'points'], message, { also })];
}

function checkCommand({ commanders, units }: ArmyList, { prices }: ArmyRules): ArmyFault[] {
  const found: ArmyFault[] = [];
  const missing = prices.leastCommanders - commanders.length;
  if (missing > 0) {
    const message = `An army has at least ${prices.leastCommanders} commanders, this one ${commanders.length}. Buy ${missing} more.`;
    found.push(violation('army.commanders', 'I.4a', '', message));
  }
  for (const { id, name, rank } of commanders) {
    if (prices.ofCommander[rank] !== undefined && rank >= 1) continue;
    found.push(
      violation('army.commander-class', 'I.4a', [id, 'values/rank'], `${name} is of class ${rank}. Make it 1, 2 or 3.`),
    );
  }
  const chiefs = commanders.filter(({ role }) => role === 'c-in-c');
  if (chiefs.length !== 1) {
    const message =
      chiefs.length === 0
        ? 'The army has no commander in chief. Make one of its commanders that.'
        : `The army has ${chiefs.length} commanders in chief: ${chiefs.map(({ name }) => name).join(', ')}. Leave one.`;
    found.push(violation('army.c-in-c', 'I.4a', '', message));
  }
  for (const { id, name, rank } of chiefs) {
    if (rank <= WORST_IN_CHIEF) continue;
    const message = `${name} is commander in chief and of class ${rank}. Make them class ${WORST_IN_CHIEF} or better.`;
    const also = [{ id, part: 'values/role' }];
    found.push(violation('army.c-in-c-class', 'I.4a', [id, 'values/rank'], message, { also }));
  }
  const forces = new Set(units.map(({ force }) => force));
  for (const { id, name, role, force } of commanders) {
    if (role !== 'force' || forces.has(force)) continue;
    const message = `${name} leads Force ${force}, which has no units. Give it some, or put them on the staff.`;
    const also = [{ id, part: 'values/role' }];
    found.push(violation('army.idle-commander', 'I.1', [id, 'values/force'], message, { severity: 'warning', also }));
  }
  return found;
}

function checkForces({ commanders, units }: ArmyList): ArmyFault[] {
  const found: ArmyFault[] = [];
  const forces = [...new Set(units.map(({ force }) => force))].filter((force) => force > 0).toSorted((a, b) => a - b);
  if (forces.length === 0) {
    found.push(violation('army.no-force', 'I.1', '', 'No unit belongs to a Force. Give every unit a Force from 1 on.'));
  } else if (forces.length !== USUAL_FORCES) {
    const message = `The army has ${forces.length} ${forces.length === 1 ? 'Force' : 'Forces'}; three are usual.`;
    found.push(violation('army.forces', 'I.1', '', message, { severity: 'warning' }));
  }
  for (const force of forces) {
    const leaders = commanders.filter((one) => one.force === force && (one.role === 'force' || one.role === 'c-in-c'));
    if (leaders.length === 1) continue;
    const message =
      leaders.length === 0
        ? `Force ${force} has no commander. Give it one: a commander who leads Force ${force}.`
        : `Force ${force} has ${leaders.length} commanders: ${leaders.map(({ name }) => name).join(', ')}. Leave one, and make the others staff.`;
    found.push(violation('army.force-commander', 'I.1', '', message));
  }
  return found;
}

function checkIds({ commanders, units }: ArmyList): ArmyFault[] {
  const ids = [...commanders, ...units].map(({ id }) => id);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) =>
    violation('army.twice', 'I.1', id, `Two entries have the id "${id}". Give one of them another.`),
  );
}

function checkUnit(unit: ArmyUnit, { nation }: ArmyList, rules: ArmyRules): ArmyFault[] {
  const { id, name, troops, figures, files, horses, mantlets, bearers } = unit;
  const row = rules.rows.get(troops);
  if (row === undefined) {
    return [
      violation(
        'army.troops',
        'I.2',
        [id, 'class'],
        `${name}: table IV has no troops "${troops}". Choose a row of it.`,
      ),
    ];
  }
  const found: ArmyFault[] = [];
  const ofNation = [{ id: '', part: 'nation' }];
  const ofClass = [{ id, part: 'class' }];
  const how = row.nations.get(nation);
  const nameOf = (one: string): string => rules.nations.find((other) => other.id === one)?.name ?? one;
  const rest = rules.rowsOf(nation).map((one) => one.name);
  if (row.nations.size === 0) {
    const message = `${row.name} are not bought: they are horsemen who have dismounted. Buy them on their horses.`;
    found.push(violation('army.dismounted', 'II.2', [id, 'class'], message));
  } else if (how === undefined && rules.nations.some((one) => one.id === nation)) {
    const message = `${row.name} are troops of another nation than ${nameOf(nation)}. Choose among: ${rest.join(', ')}.`;
    found.push(violation('army.foreign', 'I.2', [id, 'class'], message, { also: ofNation }));
  } else if (how === 'excluded') {
    const message = `${row.name} are never with the ${nameOf(nation)}. Choose among: ${rest.join(', ')}.`;
    found.push(violation('army.excluded', 'I.2', [id, 'class'], message, { also: ofNation }));
  } else if (how === 'unusual') {
    const where = [...row.nations].flatMap(([other, one]) => (one === 'allowed' ? [nameOf(other)] : [])).join(', ');
    const message = `${row.name} are found especially with: ${where}. Choose others, or play the relaxed lists (RUL-ESPECIALLY).`;
    const severity = rules.isStrict ? 'error' : 'warning';
    found.push(violation('army.unusual', 'I.2', [id, 'class'], message, { severity, also: ofNation }));
  }
  if (!Number.isInteger(figures) || figures < 1) {
    found.push(
      violation(
        'army.figures',
        'I.1',
        [id, 'values/figures'],
        `${name} has ${counted(figures, 'figure')}. Give it one or more.`,
      ),
    );
  } else if (row.crew > 0 && figures % row.crew !== 0) {
    const message = `${name} has ${figures} gunners, and ${row.crew} serve a piece. Give it a multiple of ${row.crew}.`;
    found.push(violation('army.crew', 'IV.points', [id, 'values/figures'], message, { also: ofClass }));
  }
  if (!Number.isInteger(files) || files < 1 || files > Math.max(figures, 1)) {
    const message = `${name} stands in ${counted(files, 'file')} with ${counted(figures, 'figure')}. Give it from 1 to ${Math.max(figures, 1)}.`;
    const also = [{ id, part: 'values/figures' }];
    found.push(violation('army.files', 'I.1', [id, 'values/files'], message, { also }));
  }
  const isFoot = !row.isMounted && row.crew === 0;
  if (horses && !isFoot) {
    found.push(
      violation(
        'army.horses',
        'II.3',
        [id, 'values/horses'],
        `${name} is no infantry: only that can be given horses. Take them away.`,
        { also: ofClass },
      ),
    );
  }
  if ((mantlets || bearers > 0) && !(isFoot && row.hasMissiles)) {
    const message = `${name} are no missilemen on foot: only those have mantlets. Take them away.`;
    const part = mantlets ? 'values/mantlets' : 'values/bearers';
    found.push(violation('army.mantlets', 'II.5', [id, part], message, { also: ofClass }));
  } else if (mantlets && bearers > 0) {
    const message = `${name} carry mantlets and have bearers for them. Leave one of the two.`;
    const also = [{ id, part: 'values/mantlets' }];
    found.push(violation('army.mantlets-twice', 'II.5', [id, 'values/bearers'], message, { also }));
  } else if (bearers > 0 && bearers < files * rules.prices.bearersPerFigure) {
    const message = `${name} has ${bearers} bearers for a front of ${files}. Give it ${files * rules.prices.bearersPerFigure}.`;
    const also = [{ id, part: 'values/files' }];
    found.push(violation('army.bearers', 'II.5', [id, 'values/bearers'], message, { also }));
  }
  return found;
}
