/** The choice of zones in a duel [18.3]: what each promises by matrix, modifiers and chart [18.34], [18.35]. */
import { type Chance, type ContestOffer, type ContestPlan, type ContestProspect, LEGAL } from '@hexwright/engine';
import { pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { between } from '../combat-question.ts';
import { choiceUnderWay, choosingZones, ZONES, zonesArgument, zonesRefusal } from './18-3-duel.ts';
import { missesAlways, weighedAttack } from './18-4-effects.ts';
import { DUEL_ZONES, type DuelEffect, duelCharts, ZONE_WORDS } from './duel-charts.ts';
import { duelState } from './duels.ts';
import { DUEL_SUM } from './names.ts';

const DIE_FACES = 6;

/** What an effect does, said of the attacker. */
const EFFECT_WORDS: Readonly<Record<DuelEffect, string>> = {
  'attacker-lance': 'breaks their own lance',
  'attacker-horse': 'is unhorsed',
  'defender-stun': 'stuns',
  'defender-horse': 'unhorses',
  'defender-wound': 'wounds',
  'defender-death': 'kills',
};

const isHarm = (effect: DuelEffect): boolean => effect.startsWith('defender-');

/** What somebody does not have they do not lose [18.44], and a second wound is nothing [18.47]. */
function tells(battle: Battle, attacker: number, defender: number, effect: DuelEffect): boolean {
  const duels = duelState.of(battle);
  switch (effect) {
    case 'attacker-lance':
      return duels.lance(attacker) === 1;
    case 'attacker-horse':
      return duels.mounted(attacker) === 1;
    case 'defender-horse':
      return duels.mounted(defender) === 1;
    case 'defender-wound':
      return duels.wounded(defender) === 0;
    default:
      return true;
  }
}

interface Weighed extends Omit<ContestProspect, 'name'> {
  /** Of six throws, those that do something to the defender. */
  readonly harm: number;
}

/** An attack on one zone against the guard of another. */
function weigh(battle: Battle, attacker: number, defender: number, attack: number, guard: number): Weighed {
  const { number, modifier } = weighedAttack(battle, attacker, defender, attack, guard);
  const ways = new Map<string, number>();
  let harm = 0;
  for (let die = 1; die <= DIE_FACES; die++) {
    const brought = missesAlways(die) ? [] : duelCharts.of(battle).effects(number + modifier + die);
    const effects = brought.filter((effect) => tells(battle, attacker, defender, effect));
    if (effects.some(isHarm)) harm++;
    const nothing = missesAlways(die) ? 'misses' : 'no effect';
    const label = effects.length === 0 ? nothing : effects.map((effect) => EFFECT_WORDS[effect]).join(', ');
    ways.set(label, (ways.get(label) ?? 0) + 1);
  }
  return {
    table: { label: 'Matrix', value: number, case: '18.34' },
    roll: `${number + modifier} + 1d6`,
    chances: Array.from(ways, ([label, count]): Chance => ({ label, ways: count, of: DIE_FACES })),
    harm,
  };
}

function range(weighed: readonly Weighed[]): string {
  const harms = weighed.map(({ harm }) => harm);
  const [least, most] = [Math.min(...harms), Math.max(...harms)];
  return least === most ? `${most} of 6` : `${least} to ${most} of 6`;
}

function offer(zone: number, verb: string, found: readonly { name: string; weighed: Weighed }[]): ContestOffer {
  return {
    zone: DUEL_ZONES[zone],
    promise: found.length === 0 ? '' : `${verb} ${range(found.map(({ weighed }) => weighed))}`,
    prospects: found.map(({ name, weighed: { harm: _, ...prospect } }) => ({ name, ...prospect })),
    denial: null,
  };
}

const ZONE_NUMBERS = DUEL_ZONES.map((_, zone) => zone);
const zoneWords = (zone: number): string => ZONE_WORDS[DUEL_ZONES[zone]];

/** What the rules say against a choice of the leader, in words. */
function denialOf(battle: Battle, leader: number, attack: number, guard: number): NonNullable<ContestOffer['denial']> {
  const [refusal] = battle.explain(ZONES.of(leader, zonesArgument(attack, guard)));
  return { text: refusal.text, case: refusal.case };
}

/** What the leader who chooses now may choose; null while no zones are chosen. */
export function contestPlan(battle: Battle): ContestPlan | null {
  if (battle.decision !== choosingZones) return null;
  const { game } = battle;
  const leader = choiceUnderWay.chooser(battle);
  const opponent = choiceUnderWay.opponent(battle);
  const other = pieceName(game, opponent);
  const may = (who: number, attack: number): boolean =>
    ZONE_NUMBERS.some((guard) => zonesRefusal(battle, who, attack, guard) === LEGAL);
  const strikes = ZONE_NUMBERS.map((attack): ContestOffer => {
    if (!may(leader, attack)) {
      const guard = ZONE_NUMBERS.find((zone) => zone !== attack) ?? attack;
      return { ...offer(attack, '', []), denial: denialOf(battle, leader, attack, guard) };
    }
    const found = ZONE_NUMBERS.map((guard) => ({
      name: `${other} guards ${zoneWords(guard)}`,
      weighed: weigh(battle, leader, opponent, attack, guard),
    }));
    return offer(attack, 'harms', found);
  });
  const strikesAdd = battle.charts.slot(DUEL_SUM).breakdown(between(battle, leader, opponent));
  const guards = ZONE_NUMBERS.map((guard) => {
    const attacks = ZONE_NUMBERS.filter((attack) => may(opponent, attack));
    const found = attacks.map((attack) => ({
      name: `${other} strikes ${zoneWords(attack)}`,
      weighed: weigh(battle, opponent, leader, attack, guard),
    }));
    return offer(guard, 'harmed', found);
  });
  const guardsAdd = battle.charts.slot(DUEL_SUM).breakdown(between(battle, opponent, leader));
  const parts = (found: typeof strikesAdd) =>
    found.map(({ label, value, case: cited }) => ({ label, value, case: cited }));
  return {
    piece: game.units[leader].id,
    groups: [
      { group: 'attack', modifiers: parts(strikesAdd), offers: strikes },
      { group: 'defence', modifiers: parts(guardsAdd), offers: guards },
    ],
    options: ZONE_NUMBERS.flatMap((attack) =>
      ZONE_NUMBERS.filter((guard) => zonesRefusal(battle, leader, attack, guard) === LEGAL).map((guard) => ({
        zones: { attack: DUEL_ZONES[attack], defence: DUEL_ZONES[guard] },
        command: ZONES.written(battle, leader, zonesArgument(attack, guard)),
      })),
    ),
    clash: denialOf(battle, leader, 0, 0),
  };
}
