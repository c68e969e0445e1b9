import type { Unit, ValueMap } from '@hexwright/model';
import type { CompiledFace, CompiledUnit, Vocabulary } from './compiled-game.ts';
import { Findings, orNearest, type Stage } from './finding.ts';
import type { GameSystem } from './game-system.ts';
import type { CompilerCache } from './memo.ts';
import { lowerValue } from './value-types.ts';
import { SIZES } from './vocabulary.ts';

/** The counters of a package as indices and numbers, in its order; unit `i` is word `i` of the vocabulary `units`. */
export function lowerUnits(
  units: readonly Unit[],
  system: GameSystem,
  vocabulary: Vocabulary,
  cache: CompilerCache,
): Stage<readonly CompiledUnit[]> {
  const stages = units.map((unit, index) =>
    cache.item('unit', unit, [index, system, vocabulary], () => lowerUnit(unit, index, system, vocabulary)),
  );
  return { value: Object.freeze(stages.map((one) => one.value)), findings: stages.flatMap((one) => one.findings) };
}

/** One counter. A wrong word is -1 and a wrong value absent, each with a finding; the linker has seen to its side. */
export function lowerUnit(unit: Unit, index: number, system: GameSystem, vocabulary: Vocabulary): Stage<CompiledUnit> {
  const at = `units/${unit.id}`;
  const findings = new Findings();
  const word = (field: string, list: string, value: string | undefined): number => {
    if (value === undefined) return -1;
    const found = vocabulary.indexOf(list, value);
    if (found < 0) findings.unknownWord(`${at}/${field}`, value, list, vocabulary.ids(list));
    return found;
  };
  const values = lowerValues(unit.values ?? {}, `${at}/values`, system, vocabulary, findings);
  const kinds = vocabulary.ids('kinds');
  if (!kinds.includes(unit.kind))
    findings.unknown(`${at}/kind`, unit.kind, 'a kind of piece in this game system', kinds);
  const traits = (field: string, given: readonly string[] = []): void => {
    given.forEach((trait, position) => word(`${field}/${position}`, 'traits', trait));
  };
  traits('traits', unit.traits);
  if (unit.size === 'double' && system.doubleKinds?.includes(unit.kind) !== true) {
    const message = `${unit.name} (${unit.id}) covers two hexes, but in this game a piece of the kind "${unit.kind}" covers one. Make it single.`;
    findings.error(`${at}/size`, 'unit.size', message, {
      fixes: [{ title: 'Make it single', op: 'set', value: 'single' }],
    });
  }
  const classOf = (field: string, value: string | undefined): number => word(field, 'classes', value);
  const troops = classOf('class', unit.class);
  return findings.with(
    Object.freeze({
      index,
      id: unit.id,
      name: unit.name,
      side: vocabulary.indexOf('sides', unit.side),
      contingent: word('contingent', 'contingents', unit.contingent),
      kind: unit.kind,
      class: troops,
      size: SIZES.indexOf(unit.size) === 1 ? 2 : 1,
      traits: new Set(unit.traits),
      faces: Object.freeze(
        unit.faces.map((face): CompiledFace => {
          const shown = face.class === undefined ? troops : classOf(`faces/${face.id}/class`, face.class);
          const own = lowerValues(face.values ?? {}, `${at}/faces/${face.id}/values`, system, vocabulary, findings);
          traits(`faces/${face.id}/traits`, face.traits);
          return Object.freeze({
            id: face.id,
            class: shown,
            classes: vocabulary.classesLike(shown),
            values: Object.freeze({ ...values, ...own }),
            traits: new Set([...(unit.traits ?? []), ...(face.traits ?? [])]),
          });
        }),
      ),
    }),
  );
}

function lowerValues(
  values: ValueMap,
  at: string,
  system: GameSystem,
  vocabulary: Vocabulary,
  findings: Findings,
): Record<string, number> {
  const lowered: Record<string, number> = {};
  for (const [name, value] of Object.entries(values)) {
    const place = `${at}/${name}`;
    if (!Object.hasOwn(system.unitValues, name)) {
      const known = Object.keys(system.unitValues);
      findings.error(place, 'value.unknown', `Counters of this game have no value "${name}"${orNearest(name, known)}`, {
        isName: true,
      });
      continue;
    }
    const number = lowerValue(name, value, system.unitValues[name], vocabulary, place, findings);
    if (number !== undefined) lowered[name] = number;
  }
  return lowered;
}
