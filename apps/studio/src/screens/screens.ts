/** The screens of a package: a new one is a line here, and a file `screens/<name>/<name>-screen.ts`. */
import type { Project } from '@hexwright/workspace';
import type { ProjectSession } from '../session/project-session.ts';
import { hasArmies } from './army/has-armies.ts';

/** What the shell knows of a screen before its code is there. */
interface ScreenEntry {
  readonly title: string;
  /** The key that leads there, with Alt. */
  readonly key: string;
  /** Whether a package has this screen; every package has one that does not say. */
  readonly isIn?: (project: Project, id: string) => boolean;
}

/** In the order of their tabs. That of a name is the element `<name>-screen`. */
export const SCREENS = {
  map: { title: 'Map', key: '1' },
  units: { title: 'Units', key: '2' },
  army: { title: 'Army', key: 'A', isIn: hasArmies },
  sheet: { title: 'Counters', key: '3' },
  charts: { title: 'Charts', key: '4' },
  rules: { title: 'Rules', key: '5' },
  text: { title: 'Text', key: '6' },
  problems: { title: 'Problems', key: '7' },
  history: { title: 'History', key: '8' },
  play: { title: 'Play', key: '9' },
  lab: { title: 'Lab', key: 'L' },
  digitise: { title: 'Digitise', key: 'D' },
} as const satisfies Readonly<Record<string, ScreenEntry>>;

/** The name of a screen of a package. */
export type ScreenName = keyof typeof SCREENS;

/** The names of all screens. */
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];

/** The screens of a package, in the order of their tabs. */
export function screensOf({ project }: ProjectSession, id: string): readonly ScreenName[] {
  return SCREEN_NAMES.filter((name) => {
    const { isIn }: ScreenEntry = SCREENS[name];
    return isIn?.(project, id) ?? true;
  });
}
