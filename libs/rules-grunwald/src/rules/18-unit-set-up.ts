/** [18.0] The set-up: pieces as the package places them, pits drawn by lot, and what only the rules know of a set-up. */
import { tooMany, MOST_COMPANIONS } from '@hexwright/rules-kit';
import {
  type CompiledFace,
  type CompiledHexGame,
  type CompiledPlacement,
  type CompiledUnit,
  partOfValue,
  type SetUpProblem,
  usualValue,
} from '@hexwright/compiler';
import type { Battle } from '../battle.ts';
import {
  commandTrait,
  CONCEALED,
  DUMMY,
  FOLLOWERS,
  GUN,
  KINDS,
  LEADER,
  PIT,
  REAL,
  STANDARD,
  TROOPS,
  UNIT,
} from '../counters.ts';
import { AWAY, ELIMINATED, WAITING } from '../status.ts';
import { apartFromBodyguard, beginsFree, markReleased } from './15-1-king.ts';

/** Greatest movement allowance that the search of what can be reached has room for. */
const MOVEMENT_LIMIT = 60;

/** Places everything as the package says. */
export function setUpPieces(battle: Battle): void {
  const { counters } = battle;
  for (let piece = 0; piece < counters.count; piece++) {
    battle.hex.set(piece, -1);
    battle.status.set(piece, WAITING);
  }
  for (const { unit, left, direction, face, markers } of battle.game.setUp) {
    battle.face.set(unit, face);
    battle.disordered.set(unit, markers.disordered ?? 0);
    if (markers.eliminated) battle.status.set(unit, ELIMINATED);
    else if (markers.away) {
      battle.status.set(unit, AWAY);
      battle.returnTurn.set(unit, markers.returns ?? 1);
      battle.exitSide.set(unit, markers.exit ?? 0);
    } else if (left >= 0) battle.place(unit, left, direction);
  }
  for (const standard of counters.standards) {
    const hex = battle.hex.of(standard);
    const unit = hex < 0 ? -1 : battle.unitIn(hex);
    if (unit >= 0) battle.carrier.set(standard, unit + 1);
  }
  for (const { unit, markers } of battle.game.setUp) {
    if (!markers.carrier || !counters.standards.includes(unit)) continue;
    battle.carrier.set(unit, markers.carrier);
    battle.hex.set(unit, battle.hex.of(markers.carrier - 1));
  }
  battle.game.sides.forEach((_, side) => {
    const isSaid = battle.game.setUp.some(({ unit, markers }) => markers.released && counters.side[unit] === side);
    if (isSaid || beginsFree(battle, side)) markReleased(battle, side);
  });
  drawPits(battle);
}

/** At the first step of a position: pieces that the package says have moved have done so in this turn [4.37], [3.1]. */
export function markMoved(battle: Battle): void {
  const isMovement = battle.game.sequence[battle.step].procedure === 'movement';
  for (const { unit, markers } of battle.game.setUp) {
    if (!markers.moved || battle.counters.side[unit] !== battle.phasing) continue;
    battle.spentInTurn.set(unit, battle.turn);
    if (isMovement) battle.movedIn.set(unit, battle.serial);
  }
}

/** [14.11] Pits of which the package does not say what they are: as many are real as the rules want, by lot. */
function drawPits(battle: Battle): void {
  const { pits } = battle.counters;
  const open = pits.filter((pit) => battle.face.of(pit) === CONCEALED);
  let real = battle.parameters.number('real-pits') - pits.filter((pit) => battle.face.of(pit) === REAL).length;
  open.forEach((pit, index) => {
    const isReal = battle.dice.lot(index, open.length - index) < real;
    battle.face.set(pit, isReal ? REAL : DUMMY);
    if (isReal) real--;
  });
}

/** All that is wrong with the counters and the set-up of a game that is otherwise sound. */
export function checkSetUp(game: CompiledHexGame): SetUpProblem[] {
  return [
    ...wholeProblems(game),
    ...campProblems(game),
    ...commandProblems(game),
    ...game.setUp.flatMap((placement, index) => placementProblems(game, placement, index)),
  ];
}

function wholeProblems(game: CompiledHexGame): SetUpProblem[] {
  const problems: SetUpProblem[] = [];
  const add = (
    code: string,
    caseNumber: string,
    message: string,
    more: Pick<SetUpProblem, 'unit' | 'part' | 'missing' | 'fixes'> = {},
  ): void => {
    problems.push({ placement: -1, ...more, code, case: caseNumber, message });
  };
  const ofKind = (kind: number): typeof game.units => game.units.filter((unit) => unit.kind === KINDS[kind]);
  if (game.sides.length !== 2) {
    add('set-up.two-sides', '3.0', 'These rules are for two sides. Give the scenario exactly two.');
  }
  problems.push(...tooMany('leaders', ofKind(LEADER).length, MOST_COMPANIONS, '15.11'));
  game.sides.forEach((side, index) => {
    const standards = ofKind(STANDARD).filter((unit) => unit.side === index);
    if (standards.length < 2) return;
    const message = `${side.name} has ${standards.length} standards (${standards.map(({ id }) => id).join(', ')}); each side has one. Take the others away.`;
    add('set-up.two-standards', '16.0', message, { unit: standards[1].index });
  });
  for (const unit of [...ofKind(UNIT), ...ofKind(FOLLOWERS)]) {
    const lacking = { unit: unit.index, missing: `units/${unit.id}` };
    const isGun = unit.faces.every((face) => isArtillery(game, face));
    const bare = unit.faces.find((face) => face.values.strength === undefined && !isArtillery(game, face));
    if (unit.faces.some((face) => face.class < 0))
      add('set-up.class', '2.2', `${unit.name} (${unit.id}) has no class. Say what troops it is.`, {
        ...lacking,
        fixes: game.vocabulary.ids('classes').map((value) => ({
          title: `Set class to "${value}"`,
          op: 'set',
          at: `units/${unit.id}/class`,
          value,
        })),
      });
    else if (bare !== undefined) {
      const message = `${unit.name} (${unit.id}) has no strength on its face "${bare.id}". Give it one.`;
      add('set-up.stat-line', '2.2', message, { ...lacking, fixes: usually(game, unit, 'strength') });
    } else if (unit.faces[0].values.movement === undefined && !isGun) {
      const message = `${unit.name} (${unit.id}) has no movement allowance. Give it one.`;
      add('set-up.stat-line', '2.2', message, { ...lacking, fixes: usually(game, unit, 'movement') });
    }
  }
  for (const unit of game.units) {
    const wrong = unit.faces.find(({ values: { movement = 0 } }) => movement < 0 || movement > MOVEMENT_LIMIT);
    if (wrong === undefined) continue;
    const message = `${unit.name} (${unit.id}) has a movement allowance of ${wrong.values.movement}; give it 0 to ${MOVEMENT_LIMIT}.`;
    add('set-up.movement', '4.32', message, { unit: unit.index, part: partOfValue(unit, wrong, 'movement') });
  }
  return problems;
}

/** [17.0] The side of a camp places its followers: a camp of nobody could not be defended. */
function campProblems({ map, sides, vocabulary }: CompiledHexGame): SetUpProblem[] {
  return vocabulary.ids('contingents').flatMap((contingent) => {
    const zone = map.zones.get(`${contingent}-camp`);
    if (zone === undefined || zone.side >= 0) return [];
    const at = `map/zones/${zone.id}/side`;
    const message = `The camp "${zone.id}" belongs to no side, so that nobody could place its followers. Say whose it is.`;
    const fixes = sides.map(({ id, name }) => ({ title: `Give it to ${name}`, op: 'set' as const, value: id }));
    return [{ placement: -1, at, code: 'set-up.camp-side', case: '17.0', message, fixes }];
  });
}

/** [15.31] A leader who commands nobody leaves units as far from command as can be, which nothing else tells. */
function commandProblems({ units, vocabulary }: CompiledHexGame): SetUpProblem[] {
  const contingents = vocabulary.ids('contingents');
  const idle = units.filter(
    ({ kind, traits }) => kind === KINDS[LEADER] && !contingents.some((id) => traits.has(commandTrait(id))),
  );
  return idle.map(({ index, id, name, side, traits }) => {
    const led = contingents.filter((_, contingent) =>
      units.some((unit) => unit.kind === KINDS[UNIT] && unit.side === side && unit.contingent === contingent),
    );
    const message = `${name} (${id}) commands nobody, so that units lose movement points as if out of command. Say whom by a trait, such as "${commandTrait(led[0] ?? 'contingent')}".`;
    const value = [...traits, ...led.map(commandTrait)];
    const fix = { title: `Let it command ${led.join(', ')}`, op: 'set' as const, at: `units/${id}/traits`, value };
    const fixes = led.length === 0 ? [] : [fix];
    return { placement: -1, unit: index, code: 'set-up.command', case: '15.31', message, severity: 'warning', fixes };
  });
}

function isArtillery({ vocabulary }: CompiledHexGame, face: CompiledFace): boolean {
  return vocabulary.ids('classes')[face.class] === TROOPS[GUN];
}

/** The way out of a missing number: what most others of its kind have. */
function usually(game: CompiledHexGame, unit: CompiledUnit, name: string): NonNullable<SetUpProblem['fixes']> {
  const value = usualValue(game.units, unit, name, game.vocabulary);
  if (value === undefined) return [];
  return [{ title: `Set ${name} to ${value}`, op: 'set', at: `units/${unit.id}/values/${name}`, value }];
}

function placementProblems(game: CompiledHexGame, placement: CompiledPlacement, index: number): SetUpProblem[] {
  const problems: SetUpProblem[] = [];
  const add = (part: string | null, code: string, caseNumber: string, message: string): void => {
    problems.push({ placement: index, ...(part === null ? {} : { part }), code, case: caseNumber, message });
  };
  const unit = game.units[placement.unit];
  const label = placement.left < 0 ? '' : game.map.numbering.label(placement.left);
  if (unit.kind === KINDS[PIT]) {
    const zone = game.map.zones.get('wolf-pits');
    if (placement.left >= 0 && zone !== undefined && zone.hexes.length > 0 && !zone.hexes.includes(placement.left)) {
      const message = `${unit.name} (${unit.id}) lies in ${label}, which is not among the hexes for wolf pits (the zone "wolf-pits"). Choose one that is.`;
      add('hexes', 'set-up.pit-hex', '14.11', message);
    }
    if (unit.faces.length !== 3) {
      add(null, 'set-up.pit-faces', '14.11', `${unit.id} needs three faces: face down, a pit, a dummy, in this order.`);
    }
  }
  const isUnit = unit.kind === KINDS[UNIT] || unit.kind === KINDS[FOLLOWERS];
  const isGun = isArtillery(game, unit.faces[placement.face]);
  if (placement.markers.disordered && (!isUnit || isGun)) {
    const message = `${unit.name} (${unit.id}) is marked as disordered, which only horse and foot can be. Take the marker away.`;
    add('markers/disordered', 'set-up.disordered', isGun ? '12.34' : '9.11', message);
  }
  if (unit.kind === KINDS[LEADER] && placement.left >= 0) {
    const enemy = game.setUp.find(
      (one) => one.left === placement.left && game.units[one.unit].side !== unit.side && one !== placement,
    );
    if (enemy !== undefined && game.units[enemy.unit].kind !== KINDS[PIT]) {
      const message = `${unit.name} stands in ${label} with an enemy, ${game.units[enemy.unit].name}. Choose another hex.`;
      add('hexes', 'set-up.leader-with-enemy', '15.15', message);
    }
  }
  problems.push(...apartFromBodyguard(game, placement).map((problem) => ({ ...problem, placement: index })));
  return problems;
}
