/** [I.2], [IV] What an army can be made of, as it is offered to a buyer. */
import type { ArmyCatalogue, ArmyTroops } from '@hexwright/compiler';
import type { LinkedPackage } from '@hexwright/model';
import type { ArmyRules, TroopRow } from './army-rules.ts';

/** A unit as it is bought: figures of troops, or pieces of artillery, and ranks in which the figures stand. */
const FIGURES = 12;
const PIECES = 1;
/** A commander is of the last class at first. */
const RANK = 3;
const HORSE_RANKS = 2;
const FOOT_RANKS = 4;

const OF_ALL = ['figures', 'files', 'force'] as const;
const FACES = [{ id: 'troops' }] as const;

/** All troops that some nation may have, with what each is. */
export function catalogueOf(linked: LinkedPackage, rules: ArmyRules): ArmyCatalogue {
  const words = (id: string) => {
    const found = linked.vocabularies.find((one) => one.id === id)?.values ?? [];
    return found.map(({ id: word, name }) => ({ id: word, name: name ?? word }));
  };
  const named = (vocabulary: string, id: string): string => words(vocabulary).find((one) => one.id === id)?.name ?? id;
  const cell = (table: string, troops: string, column: string): string =>
    String(linked.tables.find(({ id }) => id === table)?.cells[troops]?.[column] ?? '');
  const about = ({ id, body }: TroopRow): string => {
    const arms = ['missile', 'melee'].map((use) => cell('troop-weapons', id, use)).filter((weapon) => weapon !== '');
    return [
      named('bodies', body),
      ...arms.map((weapon) => named('weapons', weapon).toLowerCase()),
      `class ${cell('troop-morale', id, 'morale')}`,
    ].join(', ');
  };
  const troops = [...rules.rows.values()].map((row): ArmyTroops => ({
    id: row.id,
    name: row.name,
    about: about(row),
    points: row.points,
    per: row.crew > 0 ? 'piece' : 'figure',
    nations: Object.fromEntries([...row.nations].filter(([, how]) => rules.mayHave(how))),
    counter: {
      kind: 'unit',
      class: row.id,
      size: 'single',
      values: { ...strengthOf(row), force: 1 },
      faces: FACES,
      case: 'I.1',
    },
    choices: [...OF_ALL, ...choicesOf(row)],
  }));
  return {
    nations: rules.nations,
    ways: words('availability'),
    troops: troops.filter(({ nations }) => Object.keys(nations).length > 0),
    commander: {
      counter: {
        kind: 'commander',
        size: 'single',
        values: { rank: RANK, role: 'force', force: 1 },
        faces: FACES,
        case: 'I.4a',
      },
      choices: ['rank', 'role', 'force'],
      points: rules.prices.ofCommander[RANK],
      per: 'commander',
    },
  };
}

function strengthOf({ crew, isMounted }: TroopRow): { readonly figures: number; readonly files: number } {
  if (crew > 0) return { figures: crew * PIECES, files: PIECES };
  return { figures: FIGURES, files: FIGURES / (isMounted ? HORSE_RANKS : FOOT_RANKS) };
}

/** [II.3], [II.5] What troops on foot may be given. */
function choicesOf({ isMounted, crew, hasMissiles }: TroopRow): string[] {
  if (isMounted || crew > 0) return [];
  return hasMissiles ? ['horses', 'mantlets', 'bearers'] : ['horses'];
}
