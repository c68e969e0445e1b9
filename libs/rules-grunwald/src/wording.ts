/** What several sections say of their events. */
import type { GameEvent } from '@hexwright/engine';
import { counted } from '@hexwright/rules-kit';

/** Victory points won: " (3 points)"; empty where there are none. */
export function pointsText({ points }: GameEvent): string {
  return points === 0 ? '' : ` (${counted(Number(points), 'point')})`;
}

const RESULTS: Readonly<Record<string, string>> = {
  AE: 'the attackers are eliminated',
  AX: 'the attackers are eliminated, and foot that defends',
  AD: 'the attackers are disordered and rout',
  AR: 'the attackers retreat',
  hold: 'both hold',
  DR: 'the defender retreats',
  DD: 'the defender is disordered and routs',
  DX: 'the defender is eliminated, and foot that attacks',
  DE: 'the defender is eliminated',
};

/** The result of an attack, or of a shot. */
export function resultText({ result }: GameEvent): string {
  return result === null ? 'no effect' : (RESULTS[String(result)] ?? String(result));
}
