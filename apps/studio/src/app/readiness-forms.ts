/** Where each part of a battle is made, for those who are told that it is still missing. */
import type { Readiness, ReadinessStep } from '@hexwright/compiler';
import { addressOf, type PackageRoute } from './routes.ts';
import { GUIDE } from './words.ts';

const FORMS: Readonly<Record<ReadinessStep, Pick<PackageRoute, 'screen' | 'where'>>> = {
  cover: { screen: 'problems', where: {} },
  map: { screen: 'map', where: {} },
  sides: { screen: 'rules', where: { item: 'sides' } },
  forces: { screen: 'units', where: {} },
  'set-up': { screen: 'map', where: { panel: 'roster' } },
  victory: { screen: 'rules', where: { item: 'victory' } },
  rules: { screen: 'problems', where: {} },
};

/** The address of the form of a part of the battle at hand. */
export function formOf(route: PackageRoute, step: ReadinessStep): string {
  return addressOf({ ...route, item: '', ...FORMS[step] });
}

/** The steps that are told: every package has a cover from the first, which is only named while something is wrong with it. */
export function toldSteps(steps: Readiness['steps']): Readiness['steps'] {
  return steps.filter(({ step, open }) => step !== 'cover' || open.length > 0);
}

/** A part of a battle that is still missing. */
export interface Missing {
  readonly title: string;
  /** What is to be done, in a sentence. */
  readonly message: string;
  readonly address: string;
}

/** What of a battle is still missing, in the order in which it is made. */
export function missingIn(route: PackageRoute, readiness: Readiness | null): Missing[] {
  return (readiness?.steps ?? []).flatMap(({ step, open }) =>
    open.slice(0, 1).map(({ message }) => ({ title: GUIDE.steps[step], message, address: formOf(route, step) })),
  );
}
