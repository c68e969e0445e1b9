/** What a package may forbid. */

/** To set out, to enter a hex in any phase, to shoot, to attack hand to hand, to declare a charge, to be rallied. */
export const ACTS = ['move', 'enter', 'fire', 'attack', 'charge', 'rally'] as const;
export type Act = (typeof ACTS)[number];
