/** Positions of King Arthur in which leaders stand close: duels, hiding, captives and shield walls all happen in them. */
import { type Position, type Scene, scene } from './test-position.ts';

const PACKAGE = 'gmb/king-arthur';

const field = {
  columns: 9,
  rows: 9,
  terrain: { '0505': 'altar', '0404': 'megalith', '0604': 'barrow', '0306': 'ditch', '0307': 'ditch' },
  hexsides: [{ feature: 'ridge', between: ['0306', '0406'] }],
  elevation: { '0403': 2, '0503': 2 },
};

const units = [
  { id: 'K', copy: 'knights-1', hexes: ['0403', '0404'], facing: 'E' },
  { id: 'R', copy: 'round-table', hexes: ['0405', '0406'], facing: 'E', rout: 1 },
  { id: 'B', copy: 'archers-1', hexes: ['0407'] },
  { id: 'caradoc', copy: 'caradoc', hexes: ['0404'] },
  { id: 'lucan', copy: 'lucan', hexes: ['0406'] },
  { id: 'kabrnten', copy: 'kabrnten', hexes: ['0407'] },
  { id: 'yvain', copy: 'yvain', hexes: ['0408'] },
  { id: 'S', copy: 'saxons-1', hexes: ['0503', '0504'], facing: 'W' },
  { id: 'T', copy: 'saxons-2', hexes: ['0505', '0506'], facing: 'W', face: 'shield-wall' },
  { id: 'I', copy: 'irish-1', hexes: ['0507'], rout: 2 },
  { id: 'P', copy: 'picts-1', hexes: ['0702'] },
  { id: 'C', copy: 'scots-1', hexes: ['0604'] },
  { id: 'elaf', copy: 'elaf', hexes: ['0504'] },
  { id: 'chelric', copy: 'chelric', hexes: ['0506'] },
  { id: 'heliades', copy: 'heliades', hexes: ['0508'] },
  { id: 'gil-patric', copy: 'gil-patric', hexes: ['0507'] },
  { id: 'yon', copy: 'yon', captive: 'heliades' },
  { id: 'bruning', copy: 'bruning', captive: 'R' },
];

/** By name, with the phase in which each begins. */
export const duelCrowds: Readonly<Record<string, Position>> = {
  'leaders of Modred challenge': { package: PACKAGE, map: field, phase: 'man-to-man', units },
  'leaders of King Arthur challenge': { package: PACKAGE, map: field, phase: 'man-to-man', phasing: 'arthur', units },
  'walls form and knights ride': { package: PACKAGE, map: field, phase: 'movement', units },
  'walls that cannot flee': { package: PACKAGE, map: field, phase: 'rout-movement', units },
  'the last player-turn': { package: PACKAGE, map: field, turn: 10, phase: 'fire', phasing: 'arthur', units },
};

/** A round in which Heliades, against a chivalrous Lucan, is unhorsed and has horse and lance given back. */
export function chivalrousRound(): Scene {
  const one = scene({
    package: PACKAGE,
    phase: 'man-to-man',
    units: [
      { id: 'H', copy: 'heliades', hexes: ['0605'] },
      { id: 'L', copy: 'lucan', hexes: ['0505'] },
    ],
    dice: [2, 1],
  });
  one.do({ do: 'challenge', unit: 'H', target: 'L' });
  one.do({ do: 'accept-challenge' });
  one.do({ do: 'fight-on' });
  one.do({ do: 'fight-on' });
  one.do({ do: 'zones', attack: 'left', defence: 'helm' });
  one.do({ do: 'zones', attack: 'helm', defence: 'right' });
  return one;
}
