import { DISK_FAULTS } from './disk-faults.ts';
import type { Fault } from './fault.ts';
import { PROGRAM_FAULTS } from './program-faults.ts';
import { WIRE_FAULTS } from './wire-faults.ts';

/** Everything that goes wrong in `npm run faults`. */
export const FAULTS: readonly Fault[] = [...PROGRAM_FAULTS, ...WIRE_FAULTS, ...DISK_FAULTS];
