/** Positions in which much meets in little room: every procedure of the rules begins in at least one of them. */
import type { Position } from './test-position.ts';

const rough = {
  columns: 9,
  rows: 9,
  terrain: { '0305': 'dry-river-bed', '0705': 'river', '0803': 'camp', '0208': 'village' },
  elevation: { '0404': 2, '0504': 2, '0604': 3, '0403': 2 },
  zones: { 'tartar-camp': ['0803', '0603', '0403', '0203'] },
};

const northFront = [
  { id: 'A', copy: 'spahis-1', hexes: ['0403', '0503'], facing: 'S', face: 'melee', lance: true },
  { id: 'B', copy: 'janissaries-1', hexes: ['0203', '0303'], facing: 'S', face: 'fire' },
  { id: 'C', copy: 'serb-guard', hexes: ['0603', '0703'], facing: 'S', lance: true },
  { id: 'D', copy: 'akinjis-1', hexes: ['0604'] },
  { id: 'E', copy: 'serbs-1', hexes: ['0104'] },
  { id: 'bayazid', copy: 'bayazid', hexes: ['0403'] },
  { id: 'peter', copy: 'peter-of-serbia', hexes: ['0603'] },
];

const southFront = [
  { id: 'K', copy: 'gd-czawl-1', hexes: ['0406', '0506'], facing: 'N', face: 'melee', lance: true },
  { id: 'L', copy: 'elephants', hexes: ['0605', '0606'], facing: 'WSW' },
  { id: 'M', copy: 'naphtha', hexes: ['0305'] },
  { id: 'N', copy: 'khoshun-1', hexes: ['0806'] },
  { id: 'O', copy: 'hindustan', hexes: ['0306', '0307'], facing: 'ESE' },
  { id: 'tamburlaine', copy: 'tamburlaine', hexes: ['0506'] },
  { id: 'mirsa', copy: 'prince-mirsa', hexes: ['0204'] },
];

const melee = [
  { id: 'A', copy: 'spahis-1', hexes: ['0404', '0504'], facing: 'S', face: 'melee', lance: true, charging: 'K' },
  { id: 'B', copy: 'janissaries-1', hexes: ['0204', '0304'], facing: 'S', face: 'melee' },
  { id: 'C', copy: 'serb-guard', hexes: ['0604', '0704'], facing: 'S' },
  { id: 'D', copy: 'akinjis-1', hexes: ['0403'], rout: 2 },
  { id: 'bayazid', copy: 'bayazid', hexes: ['0504'] },
  { id: 'K', copy: 'gd-czawl-1', hexes: ['0405', '0505'], facing: 'N', face: 'melee', lance: true, charging: 'A' },
  { id: 'L', copy: 'elephants', hexes: ['0605', '0606'], facing: 'ENE' },
  { id: 'M', copy: 'naphtha', hexes: ['0305'] },
  { id: 'N', copy: 'khoshun-1', hexes: ['0503'] },
  { id: 'O', copy: 'bahatur-2', hexes: ['0205', '0206'], facing: 'ENE', face: 'melee' },
  { id: 'tamburlaine', copy: 'tamburlaine', hexes: ['0405'] },
  { id: 'musa', copy: 'musa', hexes: ['0406'] },
];

const lagers = [
  { id: 'W', copy: 'wagons-1', hexes: ['0304', '0404'], facing: 'S', face: 'lager' },
  { id: 'X', copy: 'wagons-2', hexes: ['0604', '0704'], facing: 'S', face: 'limbered' },
  { id: 'A', copy: 'azab-1', hexes: ['0303', '0403'], facing: 'S', face: 'fire' },
  { id: 'B', copy: 'serbs-1', hexes: ['0604'] },
  { id: 'C', copy: 'spahis-2', hexes: ['0703', '0803'], facing: 'S', face: 'melee', rout: 1 },
  { id: 'mustafa', copy: 'mustafa', hexes: ['0404'] },
  { id: 'K', copy: 'persia-2', hexes: ['0405', '0505'], facing: 'N', face: 'melee' },
  { id: 'L', copy: 'gilan-1', hexes: ['0805'] },
  { id: 'M', copy: 'naphtha', hexes: ['0605'] },
  { id: 'N', copy: 'sistan-1', hexes: ['0402'], rout: 1 },
  { id: 'O', copy: 'elephants', hexes: ['0205', '0305'], facing: 'N' },
];

const routs = [
  { id: 'A', copy: 'spahis-1', hexes: ['0404', '0504'], facing: 'S', face: 'melee', rout: 2 },
  { id: 'B', copy: 'janissaries-1', hexes: ['0402', '0403'], facing: 'WNW', face: 'melee', rout: 1 },
  { id: 'C', copy: 'manatasha', hexes: ['0602', '0603'], facing: 'ESE', rout: 1 },
  { id: 'D', copy: 'akinjis-1', hexes: ['0303'], rout: 2 },
  { id: 'E', copy: 'serbs-1', hexes: ['0201'], rout: 3 },
  { id: 'musa', copy: 'musa', hexes: ['0404'] },
  { id: 'bayazid', copy: 'bayazid', hexes: ['0303'], disobeyed: true },
  { id: 'K', copy: 'khoshun-1', hexes: ['0505'], rout: 1 },
  { id: 'L', copy: 'hindustan', hexes: ['0607', '0707'], facing: 'N', rout: 2 },
  { id: 'M', copy: 'kushite', hexes: ['0506', '0507'], facing: 'WNW', rout: 1 },
  { id: 'N', copy: 'naphtha', hexes: ['0608'] },
  { id: 'mirsa', copy: 'prince-mirsa', hexes: ['0501'] },
];

const amok = [
  { id: 'E', copy: 'elephants', hexes: ['0406', '0506'], facing: 'N', rout: 3 },
  { id: 'mirsa', copy: 'prince-mirsa', hexes: ['0406'] },
  { id: 'A', copy: 'akinjis-1', hexes: ['0503'] },
  { id: 'B', copy: 'spahis-1', hexes: ['0302', '0402'], facing: 'S', face: 'melee', rout: 1 },
  { id: 'musa', copy: 'musa', hexes: ['0405'] },
  { id: 'W', copy: 'wagons-1', hexes: ['0604', '0605'], facing: 'WNW', face: 'lager' },
  { id: 'K', copy: 'khoshun-1', hexes: ['0505'], rout: 1 },
  { id: 'L', copy: 'hindustan', hexes: ['0207', '0307'], facing: 'N' },
];

/** Ready for a straight run, and others in the way of it. */
const charge = [
  { id: 'A', copy: 'gd-czawl-1', hexes: ['0308', '0408'], facing: 'N', face: 'melee', lance: true },
  { id: 'prince', copy: 'prince-mirsa', hexes: ['0308'] },
  { id: 'B', copy: 'bahatur-2', hexes: ['0708', '0808'], facing: 'N', face: 'fire' },
  { id: 'C', copy: 'gilan-1', hexes: ['0508'] },
  { id: 'K', copy: 'azab-1', hexes: ['0304', '0404'], facing: 'S', face: 'fire' },
  { id: 'L', copy: 'akinjis-1', hexes: ['0703'] },
  { id: 'musa', copy: 'musa', hexes: ['0506'] },
];

const army = [...northFront, ...southFront];
const archers = army.map((unit) => ('face' in unit ? { ...unit, face: 'fire' } : unit));

/** By name, with the phase in which each begins. */
export const crowds: Readonly<Record<string, Position>> = {
  'a Tartar movement over rough ground': { map: rough, phase: 'movement', units: army },
  'an Ottoman movement over rough ground': { map: rough, phase: 'movement', phasing: 'ottoman', units: army },
  'tired armies': { map: rough, turn: 9, phase: 'movement', phasing: 'ottoman', units: army },
  'a run-up to a charge': { map: { columns: 10, rows: 9 }, phase: 'movement', units: charge },
  'the choice of modes': { map: rough, phase: 'mode-change', units: army },
  'starting modes': { map: rough, phase: 'starting-modes', units: army },
  'fire on hills': { map: rough, phase: 'fire', units: archers },
  'fire with effect at once': {
    map: rough,
    phase: 'fire',
    phasing: 'ottoman',
    units: archers,
    options: { 'fire-rout-modifier': 'running' },
  },
  'a Tartar attack': { map: rough, phase: 'melee-phasing', units: melee },
  'an Ottoman attack in the Tartar turn': { map: rough, phase: 'melee-other', units: melee },
  'an attack with the looser rules': {
    map: rough,
    phase: 'melee-phasing',
    phasing: 'ottoman',
    units: melee,
    options: {
      'na-melee': 'house-values',
      'double-advance': 'any-part',
      'retreat-shortfall': 'by-movement-allowance',
    },
  },
  'Ottoman wagons': { map: { columns: 10, rows: 8 }, phase: 'movement', phasing: 'ottoman', units: lagers },
  'an attack on wagons': { map: { columns: 10, rows: 8 }, phase: 'movement', phasing: 'tartar', units: lagers },
  'routs among wagons': { map: { columns: 10, rows: 8 }, phase: 'rout-movement', units: lagers },
  'melee among wagons': { map: { columns: 10, rows: 8 }, phase: 'melee-phasing', units: lagers },
  'routs that hinder one another': { map: rough, phase: 'rout-movement', units: routs },
  'routs with bends': {
    map: rough,
    phase: 'rout-movement',
    phasing: 'ottoman',
    units: routs,
    options: { 'rout-bend': 'allowed', 'fast-rout-shortfall': 'once' },
  },
  'rally and rout': { map: rough, phase: 'rout-removal', units: routs },
  'elephants run amok': { map: rough, phase: 'rampant-elephants', units: amok },
  'elephants with open ground ahead': {
    map: rough,
    phase: 'rampant-elephants',
    phasing: 'ottoman',
    units: amok.filter(({ id }) => id !== 'K' && id !== 'A'),
  },
  'elephants run amok by a die': {
    map: rough,
    phase: 'rampant-elephants',
    units: amok,
    options: { 'rampage-row': 'die' },
  },
  'the last turn': { map: rough, turn: 10, phase: 'movement', phasing: 'ottoman', units: army },
};
