/** The words of a game for people, with those that follow from others of them: what stands twice is said once. */
import type { Meanings } from '@hexwright/compiler';

type Said = Omit<Meanings, 'commands'>;

/**
 * The words of a game, completed. A value on a counter, or a marker, of which nothing is said means what the field of that
 * name means. A formula is said by the first words of what its names mean, where these are about a unit: `It is disordered.`
 * is said as `{0} is disordered`, `Its morale rating, on the face that is up.` as `the morale rating of {0}`.
 *
 * @param values the names of values on counters
 * @param markers the names of markers in positions
 */
export function fullMeanings(said: Said, values: readonly string[], markers: readonly string[]): Said {
  const { fields, names } = said;
  const ofFields = (ids: readonly string[]): Readonly<Record<string, string>> =>
    Object.fromEntries(ids.flatMap((id) => (id in fields ? [[id, fields[id]]] : [])));
  return {
    ...said,
    values: { ...ofFields(values), ...said.values },
    markers: { ...ofFields(markers), ...said.markers },
    phrases: { ...phrasesOf(names, 'it', false), ...phrasesOf(fields, '{0}', true), ...said.phrases },
  };
}

/** How names are said that mean something of a unit, which is called `unit`; with `ofNouns` also what is a thing of it. */
function phrasesOf(
  meanings: Readonly<Record<string, string>>,
  unit: string,
  ofNouns: boolean,
): Readonly<Record<string, string>> {
  const said = Object.entries(meanings).flatMap(([name, meaning]) => {
    const [first] = meaning.split(/[.,:;]/, 1);
    if (first.startsWith('It ')) return [[name, `${unit}${first.slice('It'.length)}`]];
    // What is something of another thing is clearer by its name.
    if (!ofNouns || !first.startsWith('Its ') || first.includes(' of ')) return [];
    return [[name, `the ${first.slice('Its '.length)} of ${unit}`]];
  });
  return Object.fromEntries(said);
}
