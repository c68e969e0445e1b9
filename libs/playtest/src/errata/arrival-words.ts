/** Who comes and goes in the course of the game, in a few words: for sheets that players read. */
import type { Arrival, LinkedPackage, Withdrawal } from '@hexwright/model';
import type { Phrases } from '@hexwright/rule-lang';
import { counted } from '@hexwright/rules-kit';
import { formula } from './words.ts';

/** `Riders 1, Riders 2 come in turn 4 over the north edge`. */
export function arrivalWords(arrival: Arrival, linked: LinkedPackage, phrases: Phrases): string {
  const { turn, when } = arrival;
  const condition = when === undefined ? '' : `, when ${formula(when, phrases)}`;
  const verb = arrival.units.length === 1 ? 'comes' : 'come';
  return `${unitNames(arrival, linked)} ${verb} in turn ${turn}${entryWords(arrival, linked)}${condition}`;
}

/** `Riders 1 leaves at the end of turn 6 over the south edge; 2 points to the enemy for each that does not`. */
export function withdrawalWords(withdrawal: Withdrawal, linked: LinkedPackage, phrases: Phrases): string {
  const { turn, points = 0, when } = withdrawal;
  const date =
    when === undefined ? `turn ${turn}` : `the first turn from ${turn} on in which ${formula(when, phrases)}`;
  const failing = points === 0 ? '' : `; ${counted(points, 'point')} to the enemy for each that does not`;
  const verb = withdrawal.units.length === 1 ? 'leaves' : 'leave';
  return `${unitNames(withdrawal, linked)} ${verb} at the end of ${date}${entryWords(withdrawal, linked)}${failing}`;
}

function unitNames({ units }: Arrival | Withdrawal, linked: LinkedPackage): string {
  return units.map((unit) => linked.units.find(({ id }) => id === unit)?.name ?? unit).join(', ');
}

function entryWords(place: Pick<Arrival, 'hexes' | 'edge' | 'zone'>, { map, table }: LinkedPackage): string {
  const { hexes = [], edge, zone } = place;
  const zones = map?.zones ?? table?.zones ?? [];
  const named = zone === undefined ? undefined : (zones.find(({ id }) => id === zone)?.name ?? zone);
  const parts = [
    ...(hexes.length === 0 ? [] : [`in ${hexes.join(', ')}`]),
    ...(edge === undefined ? [] : [`over the ${edge} edge`]),
    ...(named === undefined ? [] : [`in ${named}`]),
  ];
  return parts.length === 0 ? '' : ` ${parts.join(' or ')}`;
}
