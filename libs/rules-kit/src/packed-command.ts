/**
 * Commands of a few small numbers packed into one: a kind, the entity it concerns and an argument. For games whose legal
 * commands are many and must not cost garbage; see `CommandTable` for those of any other shape.
 */
import type { Command } from '@hexwright/engine';

const KIND_SHIFT = 26;
const ENTITY_SHIFT = 16;
const ENTITY_MASK = 0x3ff;
const REST_MASK = 0x3ffffff;
const ARGUMENT_MASK = 0xffff;

/** The most entities (units) that commands can tell apart. */
export const ENTITY_LIMIT = ENTITY_MASK + 1;
/** The largest argument (a hex, a step, another entity). */
export const ARGUMENT_LIMIT = ARGUMENT_MASK;

/** Packs a command: `kind` 0..31, `entity` 0..1023, `argument` 0..65535. */
export function command(kind: number, entity = 0, argument = 0): Command {
  return (kind << KIND_SHIFT) | (entity << ENTITY_SHIFT) | argument;
}

export function kindOf(of: Command): number {
  return of >> KIND_SHIFT;
}

export function entityOf(of: Command): number {
  return (of >> ENTITY_SHIFT) & ENTITY_MASK;
}

export function argumentOf(of: Command): number {
  return of & ARGUMENT_MASK;
}

/** All that a command says besides its kind, as one number. */
export function restOf(of: Command): number {
  return of & REST_MASK;
}
