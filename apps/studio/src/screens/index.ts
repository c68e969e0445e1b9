import type { TemplateResult } from 'lit';
import { html } from 'lit';
import { SCREENS, type PackageRoute, type ScreenName } from '../app/routes.ts';
import type { Session } from '../session/session.ts';
import { hasArmies } from './army/has-armies.ts';

/** What a screen needs to be shown: its code comes when it is opened for the first time. */
interface Entry {
  readonly title: string;
  /** The key that leads there, with Alt. */
  readonly key: string;
  /** Whether a package has such a screen; every one has where nothing is said. */
  has?(session: Session, id: string): boolean;
  load(): Promise<unknown>;
  show(session: Session, route: PackageRoute): TemplateResult;
}

/** All screens, by name. */
export const screens: Readonly<Record<ScreenName, Entry>> = {
  map: {
    title: 'Map',
    key: '1',
    load: () => import('./map/map-screen.ts'),
    show: (session, route) => html`<map-screen .session=${session} .route=${route}></map-screen>`,
  },
  units: {
    title: 'Units',
    key: '2',
    load: () => import('./units/units-screen.ts'),
    show: (session, route) => html`<units-screen .session=${session} .route=${route}></units-screen>`,
  },
  army: {
    title: 'Army',
    key: 'A',
    has: ({ project }, id) => hasArmies(project, id),
    load: () => import('./army/army-screen.ts'),
    show: (session, route) => html`<army-screen .session=${session} .route=${route}></army-screen>`,
  },
  sheet: {
    title: 'Counters',
    key: '3',
    load: () => import('./sheet/sheet-screen.ts'),
    show: (session, route) => html`<sheet-screen .session=${session} .route=${route}></sheet-screen>`,
  },
  charts: {
    title: 'Charts',
    key: '4',
    load: () => import('./charts/charts-screen.ts'),
    show: (session, route) => html`<charts-screen .session=${session} .route=${route}></charts-screen>`,
  },
  rules: {
    title: 'Rules',
    key: '5',
    load: () => import('./rules/rules-screen.ts'),
    show: (session, route) => html`<rules-screen .session=${session} .route=${route}></rules-screen>`,
  },
  text: {
    title: 'Text',
    key: '6',
    load: () => import('./text/text-screen.ts'),
    show: (session, route) => html`<text-screen .session=${session} .route=${route}></text-screen>`,
  },
  problems: {
    title: 'Problems',
    key: '7',
    load: () => import('./problems/problems-screen.ts'),
    show: (session, route) => html`<problems-screen .session=${session} .route=${route}></problems-screen>`,
  },
  history: {
    title: 'History',
    key: '8',
    load: () => import('./history/history-screen.ts'),
    show: (session, route) => html`<history-screen .session=${session} .route=${route}></history-screen>`,
  },
  play: {
    title: 'Play',
    key: '9',
    load: () => import('./play/play-screen.ts'),
    show: (session, route) => html`<play-screen .session=${session} .route=${route}></play-screen>`,
  },
  lab: {
    title: 'Lab',
    key: 'L',
    load: () => import('./lab/lab-screen.ts'),
    show: (session, route) => html`<lab-screen .session=${session} .route=${route}></lab-screen>`,
  },
  digitise: {
    title: 'Digitise',
    key: 'D',
    load: () => import('./digitise/digitise-screen.ts'),
    show: (session, route) => html`<digitise-screen .session=${session} .route=${route}></digitise-screen>`,
  },
};

/** The screens of a package, in the order of their tabs. */
export function screensOf(session: Session, id: string): readonly ScreenName[] {
  return SCREENS.filter((name) => screens[name].has?.(session, id) ?? true);
}
