/** What state of its own and effects cost a package: Tamburlaine with ten effects and five markers beside Tamburlaine. */
import { compare, type Measurement, versus, type Work } from './measurement.ts';
import { playRandomly, proveGame } from './random-play.ts';
import { battleOf, compileTexts } from './tamburlaine.ts';
import { readTexts } from './texts.ts';

const PACKAGE = 'ten-effects/tamburlaine';
const GAMES = 20;
const ROUNDS = { rounds: 7, milliseconds: 300 };

/** Commands a second of random games. */
export function benchEffects(): Measurement[] {
  const [ours, base] = compare([playing(PACKAGE), playing()], ROUNDS);
  return [versus('random play, ten effects and five markers', 'commands/s', ours, 'Tamburlaine as printed', base, 0.5)];
}

function playing(id?: string): Work {
  const battle = battleOf(compileTexts(readTexts(id)));
  proveGame(battle, 1);
  const run = (): number => {
    let commands = 0;
    for (let seed = 1; seed <= GAMES; seed++) commands += playRandomly(battle, seed).length;
    return commands;
  };
  return { operations: run(), run };
}
