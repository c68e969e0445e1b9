/** What the names of formulas mean, in a sentence for people. */
import type { GameSystem } from '@hexwright/compiler';
import type { JsonObject } from '@hexwright/workspace';
import { asList, nameOf, textOf, type Items, type ListName } from '../../scene/items.ts';

/** Lists of things that formulas name by their ids, and people by their names. */
const NAMED: readonly ListName[] = [
  'sides',
  'units',
  'map/zones',
  'table/zones',
  'terrains',
  'features',
  'hexsides',
  'sequence',
  'parameters',
  'markers',
];

/** Names by quoted ids, and of markers as fields too, as phrases of formulas; none for an id that two things of different names have. */
export function phrasesOf(items: Items): Readonly<Record<string, string>> {
  const named = NAMED.filter((list) => list !== 'sequence')
    .flatMap((list) => items.list(list))
    .map((one) => [nameOf(one), titleIn(one)] as const);
  const byId = Map.groupBy(named, ([id]) => id);
  const quoted = [...byId].flatMap(([id, all]) => {
    const titles = new Set(all.map(([, title]) => title));
    const [title] = titles;
    return titles.size === 1 && title !== '' ? [[`"${id}"`, title]] : [];
  });
  const fields = items
    .list('markers')
    .filter((one) => titleIn(one) !== '')
    .map((one) => [nameOf(one), `{0}’s ${titleIn(one).toLowerCase()}`]);
  // Games have words such as "fire" for other things than phases too.
  const phases = items.list('sequence').map((one) => [`phase:"${nameOf(one)}"`, titleIn(one)]);
  return Object.fromEntries([...quoted, ...fields, ...phases]);
}

/** What a name, a field (`unit.ammunition`) or a function means; empty where nobody says. */
export function meaningOf(path: string, { meanings }: Pick<GameSystem, 'meanings'>, items: Items): string {
  const [first, ...fields] = path.split('.');
  const field = fields.at(-1);
  if (field === undefined) return meanings?.functions[first] ?? meanings?.names[first] ?? '';
  const marker = items.list('markers').find((one) => nameOf(one) === field);
  return marker === undefined ? (meanings?.fields[field] ?? '') : markerWords(marker);
}

/** What is called by a word between quotes: a parameter with its number, or the name of something. */
export function wordMeaning(word: string, items: Items): string {
  const vocabularies = items.list('vocabularies').flatMap((one) => asList(one['values']));
  const found = [...NAMED.flatMap((list) => items.list(list)), ...vocabularies].filter((one) => nameOf(one) === word);
  const titles = found.map((one) => {
    const { value } = one;
    return typeof value === 'number' ? `${titleIn(one)}: ${value}` : titleIn(one);
  });
  return [...new Set(titles.filter((title) => title !== ''))].join('; ');
}

function markerWords(marker: JsonObject): string {
  const bound = (name: string): number => (typeof marker[name] === 'number' ? marker[name] : 0);
  return `${textOf(marker, 'name')}, a marker: ${bound('minimum')} to ${bound('maximum')}.`;
}

function titleIn(item: JsonObject): string {
  return textOf(item, 'name') || textOf(item, 'phase');
}
