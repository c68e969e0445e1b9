/**
 * What the state knows of leaders where they fight man to man [18.0]: wounds, captivity and hiding, and the duel under way.
 * Battles without those rules keep no words for it, and are told that nobody is wounded, hidden or captive.
 */
import type { CompiledGame } from '@hexwright/compiler';
import type { Column, State } from '@hexwright/engine';
import { Part } from '@hexwright/rules-kit';
import type { Battle, CombatQuestion } from '../battle.ts';
import { isStackedIn } from '../standing.ts';
import { MAN_TO_MAN, CAPTIVES } from './names.ts';

/** The two of a duel: who challenged and who was challenged. */
export const CHALLENGER = 0;
export const CHALLENGED = 1;

const FIGHTERS = 2;

export class Duels {
  /** True when the package has the rules of this section, or those of captives alone. */
  readonly exist: boolean;
  /** True when leaders may challenge: captives alone bring no duels. */
  readonly areFought: boolean;
  /** By leader, 1 when wounded [18.47]. */
  readonly woundedColumn: Column;
  /** By leader, who holds them plus one; 0 while they are free [18.6]. */
  readonly captor: Column;
  /** By leader, 1 while they hide [18.23]. */
  readonly hiding: Column;
  /** By leader, serial of the phase in which they challenged [18.11], fought [18.22] and were freed [18.64]. */
  readonly challengedIn: Column;
  readonly foughtIn: Column;
  readonly freedIn: Column;
  /** By fighter of the duel under way, the leader plus one; 0 when there is no duel. */
  readonly fighter: Column;
  /** By fighter, 1 while on foot, with a broken lance, stunned. */
  readonly onFoot: Column;
  readonly brokenLance: Column;
  readonly stun: Column;
  /** By fighter, their zones plus one; 0 before they have chosen. Nobody else knows them before both are shown [18.3]. */
  readonly attackZone: Column;
  readonly defenceZone: Column;

  constructor(game: CompiledGame, state: State) {
    this.areFought = game.modules.has(MAN_TO_MAN);
    this.exist = this.areFought || game.modules.has(CAPTIVES);
    const pieces = this.exist ? game.units.length : 0;
    const fighters = this.exist ? FIGHTERS : 0;
    this.woundedColumn = state.column('wounded', pieces);
    this.captor = state.column('captor', pieces);
    this.hiding = state.column('hiding', pieces);
    this.challengedIn = state.column('challenged-in', pieces);
    this.foughtIn = state.column('fought-in', pieces);
    this.freedIn = state.column('freed-in', pieces);
    this.fighter = state.column('duel.fighter', fighters);
    this.onFoot = state.column('duel.on-foot', fighters);
    this.brokenLance = state.column('duel.broken-lance', fighters);
    this.stun = state.column('duel.stun', fighters);
    this.attackZone = state.secretColumn('duel.attack-zone', fighters);
    this.defenceZone = state.secretColumn('duel.defence-zone', fighters);
  }

  /** Writes the markers of a set-up. */
  setUp(piece: number, markers: Readonly<Record<string, number>>): void {
    if (!this.exist) return;
    this.woundedColumn.set(piece, markers.wounded ?? 0);
    this.hiding.set(piece, markers.hiding ?? 0);
    this.captor.set(piece, markers.captive ?? 0);
  }

  /** Which of the two fighters the leader is; -1 when they do not fight. */
  seatOf(leader: number): number {
    if (!this.exist) return -1;
    if (this.fighter.of(CHALLENGER) === leader + 1) return CHALLENGER;
    return this.fighter.of(CHALLENGED) === leader + 1 ? CHALLENGED : -1;
  }

  /** 1 when the leader is wounded. */
  wounded(leader: number): number {
    return this.exist ? this.woundedColumn.of(leader) : 0;
  }

  /** 1 unless they fight on foot: outside of duels everybody rides [18.43]. */
  mounted(leader: number): number {
    const seat = this.seatOf(leader);
    return seat < 0 ? 1 : 1 - this.onFoot.of(seat);
  }

  /** 1 unless they fight with a broken lance. */
  lance(leader: number): number {
    const seat = this.seatOf(leader);
    return seat < 0 ? 1 : 1 - this.brokenLance.of(seat);
  }

  /** 1 when they are stunned. */
  stunned(leader: number): number {
    const seat = this.seatOf(leader);
    return seat < 0 ? 0 : this.stun.of(seat);
  }

  /** Who holds the leader captive, or -1. */
  captorOf(leader: number): number {
    return this.exist ? this.captor.of(leader) - 1 : -1;
  }

  isHiding(leader: number): boolean {
    return this.exist && this.hiding.of(leader) === 1;
  }

  /** True when a leader hides with the unit [18.24]. */
  hasHidingLeader(asked: CombatQuestion, unit: number): boolean {
    if (!this.exist) return false;
    const { leadersOf, side } = asked.battle.counters;
    return leadersOf[side[unit]].some((leader) => this.hiding.of(leader) === 1 && isStackedIn(asked, leader, unit));
  }
}

/** What the state of a battle knows of duels. */
export const duelState = new Part(({ game, state }: Battle) => new Duels(game, state));
