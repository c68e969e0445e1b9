/** What items of a package are called and what they say, in a few words: for sheets that players read. */
import { inWords, parseExpression, type Phrases } from '@hexwright/rule-lang';
import { counted } from '@hexwright/rules-kit';
import type {
  Condition,
  Effect,
  EffectVerb,
  Hexside,
  LinkedPackage,
  LinkedPlacement,
  Marker,
  Modifier,
  Restriction,
  SequenceStep,
  Terrain,
  Turns,
  Unit,
  ValueMap,
  Victory,
} from '@hexwright/model';
import { number, signed } from '../signed-number.ts';

/** A formula as a person would say it; as it is written where it cannot be read. */
export function formula(text: string, phrases: Phrases): string {
  const parsed = parseExpression(text);
  return parsed.ok ? inWords(parsed.ast, phrases) : text;
}

/** What formulas say for the words of a package, and for its own markers: their names, as counters and charts have them. */
export function namedWords(linked: LinkedPackage): Phrases {
  const { vocabularies, sides, terrains, hexsides, features, units, parameters, markers, sequence, map, table } =
    linked;
  // Of several things with one id the last is what formulas mean most often.
  const zones = map?.zones ?? table?.zones ?? [];
  const lists = [parameters, markers, units, zones, sides, ...vocabularies.map(({ values }) => values)];
  const words = lists.flatMap((list) => list.map(({ id, name = id }) => [id, name] as const));
  const ground = [...features, ...terrains, ...hexsides].map(({ id, name = id }) => [id, name.toLowerCase()] as const);
  return {
    ...Object.fromEntries([...words, ...ground].map(([id, name]) => [`"${id}"`, name])),
    // Games have words such as "fire" for other things than phases too.
    ...Object.fromEntries(sequence.map(({ id, phase }) => [`phase:"${id}"`, phase])),
    ...Object.fromEntries(markers.map(({ id, name }) => [id, `{0}’s ${name.toLowerCase()}`])),
  };
}

/** `attack.dice` as `attack dice`, `per-lost-step` as `per lost step`. */
export function spaced(name: string): string {
  return name.replaceAll(/[.-]/g, ' ');
}

/** Any value of an item. */
export function valueWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || 'nothing';
  return Object.entries(value)
    .map(([name, part]) => `${spaced(name)} ${valueWords(part)}`)
    .join(', ');
}

/** What a modifier adds, or sets, by itself. */
export function valueOf({ value, stacking }: Modifier, phrases: Phrases): string {
  if (isPlain(value)) return stacking === 'set' ? number(Number(value)) : signed(Number(value));
  return formula(String(value), phrases);
}

/** Whether a value is a number, if only one that is written as a formula. */
function isPlain(value: Modifier['value']): boolean {
  return typeof value === 'number' || /^-?\d+$/.test(value);
}

/** Where a counter starts: `0405 0505 facing N, front side up, with disordered`. */
export function placementWords({ hexes, facing, face, markers }: LinkedPlacement): string {
  const marked = Object.keys(markers).map(spaced).join(', ');
  const parts = [
    hexes.join(' ') + (facing === undefined ? '' : ` facing ${facing}`),
    face === undefined ? '' : `${spaced(face)} side up`,
    marked === '' ? '' : `with ${marked}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** `+2 to attack dice, when the defender is charging`; a formula stands behind what it is added to. */
export function modifierWords(modifier: Modifier, phrases: Phrases): string {
  const { applies, value, when, turns, stacking = 'add' } = modifier;
  const isSet = stacking === 'set';
  const how = spaced(applies) + (stacking === 'add' || isSet ? '' : ` (${spaced(stacking)})`);
  const added = valueOf(modifier, phrases);
  const condition = when === undefined ? '' : `when ${formula(when, phrases)}`;
  const sum = isPlain(value) ? `${added} to ${how}` : `to ${how}: ${added}`;
  const what = isSet ? `${how} is ${added}` : sum;
  return [what, condition, turnsWords(turns)].filter((part) => part !== '').join(isPlain(value) ? ', ' : '; ');
}

/** `in turns 3 to 5`, `from turn 3`, `up to turn 5`; empty for every turn. */
export function turnsWords(turns: Turns | undefined): string {
  const { from, to } = turns ?? {};
  if (from !== undefined && from === to) return `in turn ${from}`;
  if (from === undefined) return to === undefined ? '' : `up to turn ${to}`;
  return to === undefined ? `from turn ${from}` : `in turns ${from} to ${to}`;
}

/** `to fire is forbidden, when the unit is in a hex of Wood, from turn 3` */
export function restrictionWords({ forbids, when, turns }: Restriction, phrases: Phrases): string {
  const condition = when === undefined ? '' : `when ${formula(when, phrases)}`;
  return [`to ${spaced(forbids)} is forbidden`, condition, turnsWords(turns)].filter((part) => part !== '').join(', ');
}

/** `of units, from 0 to 4, 4 at the start`. */
export function markerWords({ of, minimum = 0, maximum, start = minimum }: Marker, phrases: Phrases): string {
  const begins = typeof start === 'number' ? number(start) : formula(start, phrases);
  return `of ${of === 'game' ? 'the game' : `each ${of}`}, from ${number(minimum)} to ${number(maximum)}, ${begins} at the start`;
}

/** `when a unit fires, if ...: ammunition of the unit -1`. */
export function effectWords(effect: Effect, linked: LinkedPackage, phrases: Phrases): string {
  const { at, step, table, result, each, lot, when, turns, then } = effect;
  const phase = linked.sequence.find(({ id }) => id === step)?.phase;
  const rolled = table === undefined ? '' : ` on ${tableTitle(table, linked)}`;
  const parts = [
    `${spaced(at)}${phase === undefined ? '' : ` (${phase})`}${rolled}`,
    result === undefined ? '' : spaced(result),
    each === undefined ? '' : lot === undefined ? `for each ${each}` : `for ${counted(lot, each)} by lot`,
    turnsWords(turns),
    when === undefined ? '' : `if ${formula(when, phrases)}`,
  ];
  return `${parts.filter((part) => part !== '').join(', ')}: ${deedWords(then, linked, phrases)}`;
}

/** What an effect does, in its order. */
export function deedWords(then: Effect['then'], linked: LinkedPackage, phrases: Phrases): string {
  return then.map((verb) => verbWords(verb, linked, phrases)).join(', ');
}

/** One thing that an effect does: `Ammunition of the unit -1`. */
function verbWords(verb: EffectVerb, linked: LinkedPackage, phrases: Phrases): string {
  const { markers, sides, map, units } = linked;
  const amount = (value: number | string = 0): string =>
    typeof value === 'number' ? number(value) : formula(value, phrases);
  const marker = markers.find(({ id }) => id === verb.marker);
  const level = `${marker?.name ?? verb.marker ?? ''} of the ${verb.of ?? marker?.of ?? 'unit'}`;
  const named = verb.side ?? verb.winner;
  const side = SCORERS[named ?? ''] ?? sides.find(({ id }) => id === named)?.name ?? named;
  switch (verb.do) {
    case 'set':
      return `${level} becomes ${amount(verb.to)}`;
    case 'add':
      return typeof verb.value === 'number' ? `${level} ${signed(verb.value)}` : `${level} plus ${amount(verb.value)}`;
    case 'place': {
      const where = verb.in === undefined || verb.in === 'hex' ? 'the hex' : placesWords(verb.in, map?.zones ?? []);
      return `${marker?.name ?? verb.marker ?? ''} ${amount(verb.level ?? 1)} in ${where}`;
    }
    case 'remove':
      return `the ${verb.piece ?? 'unit'} ${verb.as === 'left' ? 'leaves the map' : 'is eliminated'}`;
    case 'replace':
      return `${units.find(({ id }) => id === verb.by)?.name ?? String(verb.by)} takes the place of the ${verb.piece ?? 'unit'}`;
    case 'recall':
      return `the ${verb.piece ?? 'unit'}, once lost, may arrive again`;
    case 'flip':
      return `the ${verb.piece ?? 'unit'} turns to ${faceName(String(verb.to), linked)}`;
    case 'break':
      return `the ${verb.piece ?? 'unit'} breaks`;
    case 'rally':
      return `the ${verb.piece ?? 'unit'} rallies`;
    case 'roll':
      return `roll on ${tableTitle(verb.table ?? '', linked)}${verb.modifier === undefined ? '' : `, plus ${amount(verb.modifier)}`}`;
    case 'score':
      return `points to ${side}: ${amount(verb.points)}`;
    default:
      return side === undefined ? 'the game ends' : `the game ends, ${side} has won`;
  }
}

function tableTitle(id: string, { tables }: LinkedPackage): string {
  return tables.find((table) => table.id === id)?.title ?? spaced(id);
}

/** The name of a face that several counters may have; its id where they call it differently. */
function faceName(id: string, { units }: LinkedPackage): string {
  const names = new Set(units.flatMap(({ faces }) => faces.filter((face) => face.id === id).map(({ name }) => name)));
  const [name] = names;
  return names.size === 1 && name !== undefined ? name : spaced(id);
}

const SCORERS: Readonly<Record<string, string | undefined>> = { unit: 'the side', enemy: 'the enemy' };

function placesWords(
  where: Exclude<NonNullable<EffectVerb['in']>, 'hex'>,
  zones: readonly { readonly id: string; readonly name?: string }[],
): string {
  if ('hexes' in where) return where.hexes.join(', ');
  return zones.find(({ id }) => id === where.zone)?.name ?? spaced(where.zone);
}

export function conditionWords({ when }: Condition, phrases: Phrases): string {
  return `when ${formula(when, phrases)}`;
}

const ASKED_AT = { 'turn-ends': '', 'game-ends': 'at the end of the game', 'at-once': 'at once' } as const;

/** `Red wins when the units lost by Blue is more than 5, from turn 4`, of each condition by itself. */
export function settledWords({ conditions = [] }: Victory, linked: LinkedPackage, phrases: Phrases): readonly string[] {
  return conditions.map(({ when, winner, at = 'turn-ends', turns }) => {
    const who = winner === undefined ? 'nobody' : sideName(winner, linked);
    const parts = [`${who} wins when ${formula(when, phrases)}`, ASKED_AT[at], turnsWords(turns)];
    return parts.filter((part) => part !== '').join(', ');
  });
}

/** `points of Red less those of Blue: 21 or more Victory of Red, otherwise Victory of Blue`; empty where none are counted. */
export function scoredWords({ score, levels = [] }: Victory, linked: LinkedPackage): string {
  if (score === undefined) return '';
  const won = levels.map(({ name, min }) =>
    min === undefined ? `otherwise ${name}` : `${number(min)} or more ${name}`,
  );
  return `points of ${sideName(score.plus, linked)} less those of ${sideName(score.minus, linked)}: ${won.join(', ')}`;
}

/** All that decides who has won. */
export function victoryWords(victory: Victory, linked: LinkedPackage, phrases: Phrases): string {
  const parts = [...settledWords(victory, linked, phrases), scoredWords(victory, linked)];
  return parts.filter((part) => part !== '').join('; ');
}

function sideName(side: string, { sides }: LinkedPackage): string {
  return sides.find(({ id }) => id === side)?.name ?? side;
}

const SIGHT = {
  open: '',
  'blocks-through': 'nobody sees through it',
  'blocks-through-and-into': 'nobody sees through it or into it',
} as const;

export function terrainWords({ cost, values, sight = 'open' }: Terrain): string {
  const parts = [costWords(cost), ...groundWords(values), SIGHT[sight]];
  return parts.filter((part) => part !== '').join(', ');
}

export function hexsideWords({ cost, when, values }: Hexside): string {
  return [`${when}: ${cost === 'prohibited' ? 'prohibited' : `+${cost}`}`, ...groundWords(values)].join(', ');
}

/** What else is said of ground: "charge forbidden". */
function groundWords(values: Terrain['values'] = {}): readonly string[] {
  return Object.entries(values).map(([name, value]) => `${name} ${String(value)}`);
}

function costWords(cost: number | 'prohibited'): string {
  if (cost === 'prohibited') return 'prohibited';
  return cost === 1 ? '1 point' : `${cost} points`;
}

const WHO = {
  both: 'both sides',
  phasing: 'the side whose turn it is',
  other: 'the other side',
  'phasing-then-other': 'the side whose turn it is, then the other',
} as const;

/** `both sides, in the player-turns of Red, in turn 2` */
export function stepWords({ acts, side, turn, turns }: SequenceStep, { sides }: LinkedPackage): string {
  const own = side === undefined ? '' : `, in the player-turns of ${sides.find(({ id }) => id === side)?.name ?? side}`;
  const then = turnsWords(turns ?? (turn === undefined ? undefined : { from: turn, to: turn }));
  return WHO[acts] + own + (then === '' ? '' : `, ${then}`);
}

/** What stands on a counter: `double, Camel riders: armour Felt, movement 7, morale C; Melee / Fire (weapon Bow)`. */
export function unitWords(unit: Unit, { vocabularies }: LinkedPackage): string {
  const named = (id: string | undefined): string => {
    const word = vocabularies.flatMap(({ values }) => values).find((one) => one.id === id);
    return word?.name ?? id ?? '';
  };
  const listed = (values: ValueMap = {}): string =>
    Object.entries(values)
      .map(([name, value]) =>
        typeof value === 'boolean' ? (value ? spaced(name) : '') : `${spaced(name)} ${named(String(value))}`,
      )
      .filter((word) => word !== '')
      .join(', ');
  const faces = unit.faces.map(({ id, name = id, values }) => [name, listed(values)] as const);
  const shown = faces.map(([name, values]) =>
    values === '' || values === name.toLowerCase() ? name : `${name} (${values})`,
  );
  const kind = [unit.size, named(unit.class) || unit.kind].join(', ');
  return `${kind}: ${listed(unit.values)}${unit.faces.length > 1 ? `; ${shown.join(' / ')}` : ''}`;
}
