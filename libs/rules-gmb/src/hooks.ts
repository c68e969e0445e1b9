import type { Command, RefusalCode } from '@hexwright/engine';
import type { Battle } from './battle.ts';

/**
 * The places where exclusive rules reach into the standard ones: a closed list. A rule module registers functions for
 * them; a battle freezes those of the modules that its package turns on into one array a hook, in the order given.
 */
export interface Hooks {
  /** A piece would enter `hex` (in any phase): a refusal, or LEGAL. */
  'entry.refuse': (battle: Battle, piece: number, hex: number) => RefusalCode;
  /** A piece would stand with its left half in `left`, facing `direction`: a refusal, or LEGAL. */
  'position.refuse': (battle: Battle, piece: number, left: number, direction: number) => RefusalCode;
  /** A piece may not move in the Movement Phase: a refusal, or LEGAL. */
  'move.refuse': (battle: Battle, piece: number) => RefusalCode;
  /** A piece would turn its counter over during the Movement Phase: a refusal, or LEGAL. Without a hook nobody may. */
  'face.refuse': (battle: Battle, piece: number, face: number) => RefusalCode;
  /** A combat unit, or a leader by himself, has entered `hex`. */
  'hex.entered': (battle: Battle, piece: number, hex: number) => void;
  /** True when this leader may not rally this unit. */
  'rally.refuse': (battle: Battle, leader: number, unit: number) => boolean;
  /** True when the unit does not take part in ordinary rout movement. */
  'rout.exempt': (battle: Battle, unit: number) => boolean;
  /** Rout levels that a melee inflicts without dice; 0 when it is fought as any other. */
  'melee.automatic': (battle: Battle, attacker: number, defender: number) => number;
  /** Victory points that the enemy scores for the unit when it is eliminated. */
  'unit.points': (battle: Battle, unit: number) => number;
  /** A defender was routed further, or eliminated, by melee in a Melee Phase. */
  'melee.suffered': (battle: Battle, attacker: number, defender: number) => void;
}

export type HookName = keyof Hooks;

/** One function of a rule module, with the case that it carries out and its place among others (lower first). */
export type Registration = {
  [Name in HookName]: { readonly hook: Name; readonly case: string; readonly order: number; readonly run: Hooks[Name] };
}[HookName];

/** Exclusive rules that a package turns on by name. */
export interface RuleModule {
  readonly id: string;
  readonly title: string;
  readonly case: string;
  readonly registrations: readonly Registration[];
  /** Cases of the module that say again, or more exactly, what a standard refusal says: by the refusal's id. */
  readonly citations?: Readonly<Record<string, (battle: Battle, command: Command) => readonly string[]>>;
}

export type FrozenHooks = { readonly [Name in HookName]: readonly Hooks[Name][] };

/** The functions of the given modules, one array a hook, by order and then by module. */
export function freezeHooks(modules: readonly RuleModule[]): FrozenHooks {
  const sorted = modules.flatMap((module) => module.registrations).toSorted((a, b) => a.order - b.order);
  const collect = <Name extends HookName>(name: Name): readonly Hooks[Name][] =>
    sorted.flatMap((one) => (one.hook === name ? [one.run as Hooks[Name]] : []));
  return {
    'entry.refuse': collect('entry.refuse'),
    'position.refuse': collect('position.refuse'),
    'move.refuse': collect('move.refuse'),
    'face.refuse': collect('face.refuse'),
    'hex.entered': collect('hex.entered'),
    'rally.refuse': collect('rally.refuse'),
    'rout.exempt': collect('rout.exempt'),
    'melee.automatic': collect('melee.automatic'),
    'unit.points': collect('unit.points'),
    'melee.suffered': collect('melee.suffered'),
  };
}
