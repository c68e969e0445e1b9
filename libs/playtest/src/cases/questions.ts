/** What an example asks of the ground and of attacks as they stand: zones, lines of sight, costs and odds. */
import type { AttackOdds, Chance, Influence, ReachedPlace } from '@hexwright/engine';
import type { ExpectedCost, ExpectedOdds, ExpectedSight, ExpectedZone } from '@hexwright/model';
import { isSameSet, shown } from './compare.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Findings } from './findings.ts';

type Path = Checkpoint['at'];

/** The index of a hex by its label, or -1 and a problem. */
function hexAt({ driver }: Checkpoint, label: string, path: Path, findings: Findings): number {
  const hex = driver.game.map.placeOf(label);
  if (hex < 0) findings.add('example.position', path, `There is no hex ${label} on this map.`);
  return hex;
}

function hasUnit({ driver }: Checkpoint, id: string, path: Path, findings: Findings): boolean {
  return findings.indexIn(driver.game.vocabulary.ids('units'), id, 'unit', path) >= 0;
}

/** Checks the zones of pieces and sides: which hexes they are, all of them. */
export function checkZones(checkpoint: Checkpoint, findings: Findings): void {
  for (const [index, zone] of (checkpoint.expect.zones ?? []).entries()) {
    checkZone(checkpoint, zone, [...checkpoint.at, 'zones', index], findings);
  }
}

function checkZone(
  checkpoint: Checkpoint,
  { sort, unit, side, hexes }: ExpectedZone,
  path: Path,
  findings: Findings,
): void {
  const { library, play, game } = checkpoint.driver;
  const sorts = library.presenter.influenceSorts(game).map(({ id }) => id);
  if (sorts.length === 0) {
    findings.add('example.position', path, 'In this game pieces have no zones.');
    return;
  }
  if (findings.indexIn(sorts, sort, 'sort of zone', [...path, 'sort']) < 0) return;
  if (unit !== undefined && !hasUnit(checkpoint, unit, [...path, 'unit'], findings)) return;
  const sides = game.sides.map(({ id }) => id);
  if (side !== undefined && findings.indexIn(sides, side, 'side', [...path, 'side']) < 0) return;
  const isAsked = (one: Influence): boolean => one.id === sort && (side === undefined || one.side === side);
  const layers = library.presenter.influences(play, unit ?? null).filter(isAsked);
  const found = new Set(layers.flatMap((layer) => layer.places.map((hex) => game.map.label(hex))));
  if (isSameSet([...found], hexes)) return;
  const whose = unit ?? side ?? 'both sides';
  findings.add(
    'example.outcome',
    [...path, 'hexes'],
    `${sort} of ${whose}: ${shown([...found])}; not ${shown(hexes)}.`,
  );
}

/** Checks lines of sight. */
export function checkSight(checkpoint: Checkpoint, findings: Findings): void {
  for (const [index, line] of (checkpoint.expect.sight ?? []).entries()) {
    checkLine(checkpoint, line, [...checkpoint.at, 'sight', index], findings);
  }
}

function checkLine(checkpoint: Checkpoint, expected: ExpectedSight, path: Path, findings: Findings): void {
  const { library, play, game } = checkpoint.driver;
  const from = hexAt(checkpoint, expected.from, [...path, 'from'], findings);
  const to = hexAt(checkpoint, expected.to, [...path, 'to'], findings);
  if (from < 0 || to < 0) return;
  const { clear, range, blockedBy } = library.presenter.sight(play, from, to);
  const line = `from ${expected.from} to ${expected.to}`;
  const why = blockedBy.map(({ place, text }) => `${game.map.label(place)}: ${text}`).join(' ');
  if (expected.clear !== undefined && expected.clear !== clear) {
    const message = clear ? `The line ${line} is clear.` : `The line ${line} is blocked. ${why}`;
    findings.add('example.outcome', [...path, 'clear'], message, blockedBy[0]?.case);
  }
  if (expected.range !== undefined && expected.range !== range) {
    findings.add('example.outcome', [...path, 'range'], `The range ${line} is ${range}, not ${expected.range}.`);
  }
  const blockers = [...new Set(blockedBy.map(({ place }) => game.map.label(place)))];
  if (expected.blockedBy !== undefined && !isSameSet(blockers, expected.blockedBy)) {
    const message = `The line ${line} is blocked by ${shown(blockers)}, not by ${shown(expected.blockedBy)}.`;
    findings.add('example.outcome', [...path, 'blockedBy'], message);
  }
  const cases = blockedBy.map((blocker) => blocker.case);
  if (expected.case !== undefined && !cases.includes(expected.case)) {
    const message = `The line ${line} is blocked under ${cases.length === 0 ? 'no case' : cases.join(', ')}, not ${expected.case}.`;
    findings.add('example.outcome', [...path, 'case'], message);
  }
}

/** Checks what it costs a piece to reach places, and which it cannot reach. */
export function checkCosts(checkpoint: Checkpoint, findings: Findings): void {
  for (const [index, cost] of (checkpoint.expect.costs ?? []).entries()) {
    checkCost(checkpoint, cost, [...checkpoint.at, 'costs', index], findings);
  }
}

function checkCost(checkpoint: Checkpoint, expected: ExpectedCost, path: Path, findings: Findings): void {
  const { library, play } = checkpoint.driver;
  const { unit, to, facing, cost } = expected;
  if (!hasUnit(checkpoint, unit, [...path, 'unit'], findings)) return;
  const hexes = to.map((label, index) => hexAt(checkpoint, label, [...path, 'to', index], findings));
  if (hexes.includes(-1)) return;
  const reach = library.presenter.reach(play, unit);
  if (reach === null) {
    findings.add('example.outcome', [...path, 'unit'], `${unit} cannot move now.`);
    return;
  }
  const isThere = (place: ReachedPlace): boolean =>
    hexes.every((hex) => place.places.includes(hex)) && (facing === undefined || place.facing === facing);
  const costs = reach.places.filter((place) => place.ends && isThere(place)).map((place) => place.cost);
  const least = costs.length === 0 ? null : Math.min(...costs);
  if (least === cost) return;
  const where = `${to.join(' ')}${facing === undefined ? '' : ` facing ${facing}`}`;
  const message =
    least === null
      ? `${unit} cannot reach ${where}.`
      : cost === null
        ? `${unit} can reach ${where}, for ${least}.`
        : `It costs ${unit} ${least} to reach ${where}, not ${cost}.`;
  findings.add('example.outcome', [...path, 'cost'], message);
}

/** Checks the odds of attacks. */
export function checkOdds(checkpoint: Checkpoint, findings: Findings): void {
  for (const [index, odds] of (checkpoint.expect.odds ?? []).entries()) {
    checkAttack(checkpoint, odds, [...checkpoint.at, 'odds', index], findings);
  }
}

function checkAttack(checkpoint: Checkpoint, expected: ExpectedOdds, path: Path, findings: Findings): void {
  const odds = oddsOf(checkpoint, expected, path, findings);
  if (odds === null) return;
  if (expected.roll !== undefined && expected.roll !== odds.roll) {
    findings.add('example.outcome', [...path, 'roll'], `The roll is "${odds.roll}", not "${expected.roll}".`);
  }
  if (expected.table !== undefined && expected.table !== odds.table?.value) {
    const actual = odds.table === null ? 'No table is checkpoint' : `${odds.table.label} is ${odds.table.value}`;
    findings.add('example.outcome', [...path, 'table'], `${actual}, not ${expected.table}.`);
  }
  for (const [label, value] of Object.entries(expected.modifiers ?? {})) {
    const parts = [...odds.modifiers, ...(odds.second?.modifiers ?? [])];
    const actual = parts.filter((part) => part.label === label).reduce((sum, part) => sum + part.value, 0);
    if (actual === value) continue;
    const known = parts.map((part) => `"${part.label}" ${part.value}`).join(', ') || 'none';
    const message = `"${label}" counts ${actual}, not ${value}; the modifiers are: ${known}.`;
    findings.add('example.outcome', [...path, 'modifiers', label], message);
  }
  for (const [label, fraction] of Object.entries(expected.chances ?? {})) {
    const chance = odds.chances.find((one) => one.label === label);
    if (isChance(chance, fraction)) continue;
    const known = odds.chances.map((one) => `"${one.label}" ${one.ways}/${one.of}`).join(', ');
    const message = `"${label}" is not ${fraction}; the chances are: ${known}.`;
    findings.add('example.outcome', [...path, 'chances', label], message);
  }
}

/** Whether a chance is a fraction such as `15/36`; one that cannot be is 0 of any number. */
function isChance(chance: Chance | undefined, fraction: string): boolean {
  const [ways, of] = fraction.split('/').map(Number);
  return of > 0 && (chance?.ways ?? 0) * of === ways * (chance?.of ?? 1);
}

/** The odds of the attack that a command makes, or leads to; null and a problem when there is none. */
function oddsOf({ driver, tape }: Checkpoint, { of }: ExpectedOdds, path: Path, findings: Findings): AttackOdds | null {
  const { library, play } = driver;
  const found: AttackOdds[] = [];
  const attempt = driver.ask(of, tape, (one) => {
    const odds = library.presenter.odds(play, library.writeCommand(play, one));
    if (odds !== null) found.push(odds);
  });
  if (attempt.kind === 'unreadable' || attempt.kind === 'no-dice') {
    findings.add('example.command', [...path, 'of'], attempt.message);
    return null;
  }
  if (attempt.kind === 'refused') {
    const [refusal] = attempt.refusals;
    findings.add('example.refused', [...path, 'of'], `That is refused: ${refusal.text}`, refusal.case);
    return null;
  }
  const odds = found.at(-1) ?? null;
  if (odds === null) findings.add('example.outcome', [...path, 'of'], 'That attacks nobody, so it has no odds.');
  return odds;
}
