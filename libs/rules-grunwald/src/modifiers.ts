/** The modifiers of the package in the account of the battle. */
import { toldModifiers } from '@hexwright/rules-kit';
import { events } from './registry.ts';

export const { applied, sumAloud } = toldModifiers(events, '7.22');
