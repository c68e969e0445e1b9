/** Kinds of ground that bear the same name, so that nobody can tell them apart on the map. */
import type { LinkedPackage } from '@hexwright/model';
import { Findings, type Finding } from './finding.ts';

const LISTS = ['terrains', 'hexsides', 'features'] as const;

type Kinds = Pick<LinkedPackage, (typeof LISTS)[number]>;

/** Tells of each kind that is called like one before it in its list. */
export function checkKindNames(kinds: Kinds): readonly Finding[] {
  const findings = new Findings();
  for (const list of LISTS) {
    const bearers = new Map<string, string>();
    const taken = new Set(kinds[list].map(({ id, name = id }) => name.toLowerCase()));
    for (const { id, name = id, case: cited } of kinds[list]) {
      const word = name.toLowerCase();
      const first = bearers.get(word);
      if (first === undefined) {
        bearers.set(word, id);
        continue;
      }
      const message = `"${first}" is called ${name} already, and nobody can tell the two apart. Give this one another name, or remove it and use the other.`;
      const value = freeName(name, taken);
      const fixes = [{ title: `Call it ${value}`, op: 'set' as const, value }];
      findings.warning(`${list}/${id}/name`, 'name.twice', message, {
        added: [`${list}/${first}/name`],
        fixes,
        ...(cited === undefined ? {} : { case: cited }),
      });
    }
  }
  return findings.list;
}

/** The name with the first number behind it that no other bears. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${name} ${number}`.toLowerCase())) number += 1;
  return `${name} ${number}`;
}
