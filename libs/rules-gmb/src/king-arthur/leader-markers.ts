/** What a set-up may say of captives [18.6] and of leaders who hide [18.2]: only what a battle could have come to. */
import type { CompiledGame, CompiledPlacement, CompiledUnit, SetUpProblem } from '@hexwright/compiler';
import { KINDS, LEADER } from '../counters.ts';
import { CAPTIVES } from './names.ts';

/** Captives whom nobody holds, or whom nobody could hold, and leaders who hide and are not there. */
export function leaderMarkerProblems(game: CompiledGame): SetUpProblem[] {
  if (!game.modules.has(CAPTIVES)) return [];
  return game.setUp.flatMap((placement, index) => {
    const wrong = captiveProblem(game, placement) ?? hidingProblem(game, placement);
    return wrong === null ? [] : [{ placement: index, code: 'set-up.leader-marker', ...wrong }];
  });
}

type Wrong = Pick<SetUpProblem, 'case' | 'message' | 'part'>;

function captiveProblem(game: CompiledGame, { unit, markers }: CompiledPlacement): Wrong | null {
  const { name, kind, side } = game.units[unit];
  const { captive = 0, captured = 0, eliminated = 0 } = markers;
  if (captive === 0) {
    if (captured === 0 || eliminated !== 0) return null;
    const message = `${name} is captured, and by nobody: under these rules a captive lies under the captor. Name the captor with "captive" instead of "captured".`;
    return { part: 'markers/captured', case: '18.6', message };
  }
  if (kind !== KINDS[LEADER]) {
    return {
      part: 'markers/captive',
      case: '18.6',
      message: `${name} is no leader and cannot be held captive. Take "captive" away.`,
    };
  }
  const captor = game.units[captive - 1];
  const why = captor.side === side ? 'who is on the same side' : 'who is not on the map';
  if (captor.side !== side && isOnMap(game, captor)) return null;
  const message = `${name} is held by ${captor.name}, ${why}. Name an enemy on the map.`;
  return { part: 'markers/captive', case: '18.63', message };
}

function isOnMap({ setUp }: CompiledGame, { index }: CompiledUnit): boolean {
  const placement = setUp.find(({ unit }) => unit === index);
  return placement !== undefined && isInPlay(placement);
}

function isInPlay({ left, markers: { eliminated = 0, captured = 0, captive = 0 } }: CompiledPlacement): boolean {
  return left >= 0 && eliminated === 0 && captured === 0 && captive === 0;
}

/** Who hid with a unit that was lost since hides on [18.23], so that nobody need stand with them. */
function hidingProblem({ units }: CompiledGame, placement: CompiledPlacement): Wrong | null {
  const { name, kind } = units[placement.unit];
  if ((placement.markers.hiding ?? 0) === 0) return null;
  if (kind !== KINDS[LEADER]) {
    return {
      part: 'markers/hiding',
      case: '18.21',
      message: `${name} is no leader and cannot hide. Take "hiding" away.`,
    };
  }
  if (isInPlay(placement)) return null;
  return {
    part: 'markers/hiding',
    case: '18.23',
    message: `${name} hides and is not on the map. Place the leader, or take "hiding" away.`,
  };
}
