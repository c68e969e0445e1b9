/** A duel as a screen of its own shows it [18.0], from the challenge to its end. */
import type {
  Contest,
  ContestGroup,
  ContestParty,
  ContestRound,
  ContestState,
  ContestZone,
  LogEntry,
  Part,
} from '@hexwright/engine';
import { pieceName } from '@hexwright/rules-kit';
import type { Battle } from '../battle.ts';
import { events } from '../registry.ts';
import { isChristian, printed } from './17-leaders.ts';
import { DUEL_ZONES } from './duel-charts.ts';
import type { Chronicle } from '../rule-module.ts';
import { CAPTURED, ELIMINATED } from '../status.ts';
import { contestPlan } from './contest-plan.ts';
import { duelState } from './duels.ts';

const ZONE_LOOKS: Readonly<Record<(typeof DUEL_ZONES)[number], Omit<ContestZone, 'id'>>> = {
  helm: { name: 'Helm', place: 'top' },
  right: { name: 'Right', place: 'right' },
  left: { name: 'Left', place: 'left' },
  'horse-legs': { name: 'Horse and legs', place: 'bottom' },
};

const zones: readonly ContestZone[] = DUEL_ZONES.map((id) => ({ id, ...ZONE_LOOKS[id] }));

const groups: readonly ContestGroup[] = [
  { id: 'attack', title: 'Strike', case: '18.3' },
  { id: 'defence', title: 'Guard', case: '18.3' },
];

/** Events with which a contest is over. */
const ENDS: ReadonlySet<string> = new Set(['duel-ended', 'hid']);

/** How many player-turns are looked back through: a duel may end with what ends the one that it was fought in. */
const PLAYER_TURNS = 2;

/** Number of the latest challenge of this player-turn or the one before; -1 where there is none. */
function latestChallenge(battle: Battle, chronicle: Chronicle): number {
  const [first] = battle.game.sequence;
  for (let index = battle.events.count - 1, begun = 0; begun < PLAYER_TURNS; index--) {
    const raw = battle.events.read(index);
    if (raw === null) return -1;
    const { id } = events.kind(raw.code);
    if (id === 'challenge') return index;
    if (id === 'phase-began' && chronicle.read(index)?.phase === first.id) begun += 1;
  }
  return -1;
}

/** What has been told of a contest, part by part. */
class ContestHistory {
  readonly rounds: ContestRound[] = [];
  isOver = false;
  readonly #chronicle: Chronicle;
  readonly #challenger: string;
  #entries: LogEntry[] = [];
  #shown: [Record<string, string>, Record<string, string>] | null = null;
  #fought = 0;

  constructor(battle: Battle, chronicle: Chronicle, first: number, challenger: string) {
    this.#chronicle = chronicle;
    this.#challenger = challenger;
    // That somebody has chosen the parties say, and what they chose is shown apart.
    let from = first;
    for (let index = first; index < battle.events.count && !this.isOver; index++) {
      const event = chronicle.read(index);
      const name = event?.event ?? '';
      if (this.#begins(name)) {
        this.#take(from, index);
        this.#close();
        from = index;
      }
      if (name === 'zones-chosen' || name === 'zones-shown') {
        this.#take(from, index);
        from = index + 1;
      }
      if (name === 'zones-shown') {
        const at = event?.leader === this.#challenger ? 0 : 1;
        this.#shown ??= [{}, {}];
        this.#shown[at] = { attack: String(event?.attack), defence: String(event?.defence) };
      }
      if (ENDS.has(name)) {
        this.isOver = true;
        this.#take(from, index + 1);
        from = index + 1;
      }
    }
    if (!this.isOver) this.#take(from, battle.events.count);
    this.#close();
  }

  /** Whether a round begins with an event: after one that was fought with anything but its effects. */
  #begins(name: string): boolean {
    if (this.#shown !== null) return name === 'zones-chosen' || name === 'yielded';
    return name === 'zones-chosen' && this.rounds.length === 0;
  }

  #take(from: number, to: number): void {
    if (from < to) this.#entries.push(...this.#chronicle.tell(from, to));
  }

  #close(): void {
    if (this.#shown !== null) this.#fought += 1;
    const next = this.#shown === null ? `Before round ${this.#fought + 1}` : `Round ${this.#fought}`;
    const title = this.rounds.length === 0 ? 'The challenge' : next;
    if (this.#entries.length > 0) this.rounds.push({ title, entries: this.#entries, shown: this.#shown });
    this.#entries = [];
    this.#shown = null;
  }
}

function values(battle: Battle, leader: number): Part[] {
  const faith = isChristian(battle, leader) ? 'a Christian' : 'a pagan';
  return [
    { label: 'Prowess', value: printed.of(battle).prowess[leader], case: '18.34' },
    { label: `Chivalry, ${faith}`, value: printed.of(battle).chivalry[leader], case: '17.0' },
  ];
}

/** How a leader stands, what is good for them first. */
function states(battle: Battle, leader: number): ContestState[] {
  const duels = duelState.of(battle);
  const status = battle.status.of(leader);
  if (status === ELIMINATED) return [{ label: 'Killed', tone: 'danger', case: '18.47' }];
  const captor = duels.captorOf(leader);
  const found: ContestState[] = [];
  if (status === CAPTURED && captor >= 0)
    found.push({ label: `Captive of ${pieceName(battle.game, captor)}`, tone: 'danger', case: '18.6' });
  if (duels.isHiding(leader)) found.push({ label: 'In hiding', tone: 'warning', case: '18.23' });
  if (duels.seatOf(leader) >= 0) {
    const [mounted, lance] = [duels.mounted(leader) === 1, duels.lance(leader) === 1];
    found.push(
      mounted
        ? { label: 'Mounted', tone: 'good', case: '18.34' }
        : { label: 'On foot', tone: 'warning', case: '18.45' },
      lance
        ? { label: 'Lance whole', tone: 'good', case: '18.34' }
        : { label: 'Lance broken', tone: 'warning', case: '18.44' },
    );
    if (duels.stunned(leader) === 1) found.push({ label: 'Stunned', tone: 'warning', case: '18.46' });
  }
  const wounded = duels.wounded(leader) === 1;
  found.push(
    wounded ? { label: 'Wounded', tone: 'danger', case: '18.47' } : { label: 'Unwounded', tone: 'good', case: '18.47' },
  );
  return found;
}

function party(battle: Battle, leader: number, role: string): ContestParty {
  const { game, counters } = battle;
  const duels = duelState.of(battle);
  const seat = duels.seatOf(leader);
  return {
    piece: game.units[leader].id,
    name: pieceName(game, leader),
    side: game.sides[counters.side[leader]].id,
    role,
    values: values(battle, leader),
    states: states(battle, leader),
    hasChosen: seat >= 0 && duels.attackZone.of(seat) !== 0,
  };
}

/** The duel under way, or the one that ended last, in this player-turn or the one before; null where there is none. */
export function contest(battle: Battle, chronicle: Chronicle): Contest | null {
  if (!duelState.of(battle).exist) return null;
  const first = latestChallenge(battle, chronicle);
  const challenge = first < 0 ? null : chronicle.read(first);
  if (challenge === null) return null;
  const numberOf = (id: unknown): number => battle.game.vocabulary.indexOf('units', String(id));
  const [leader, target] = [numberOf(challenge.leader), numberOf(challenge.target)];
  const { rounds, isOver } = new ContestHistory(battle, chronicle, first, String(challenge.leader));
  return {
    id: first,
    title: `${pieceName(battle.game, leader)} against ${pieceName(battle.game, target)}`,
    case: '18.0',
    parties: [party(battle, leader, 'Challenger'), party(battle, target, 'Challenged')],
    zones,
    groups,
    rounds,
    plan: isOver ? null : contestPlan(battle),
    isOver,
  };
}
