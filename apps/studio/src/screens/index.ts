import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import { SCREEN_NAMES, type PackageRoute, type ScreenName } from '../app/routes.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { hasArmies } from './army/has-armies.ts';

/** By the path of its file: the code of a screen comes when it is opened for the first time. */
const FILES = import.meta.glob('./*/*-screen.ts');

/** Screens that not every package has. */
const ONLY: Readonly<Partial<Record<ScreenName, (session: ProjectSession, id: string) => boolean>>> = {
  army: ({ project }, id) => hasArmies(project, id),
};

/** The screens of a package, in the order of their tabs. */
export function screensOf(session: ProjectSession, id: string): readonly ScreenName[] {
  return SCREEN_NAMES.filter((name) => ONLY[name]?.(session, id) ?? true);
}

/** Brings the code of a screen. */
export async function loadScreen(name: ScreenName): Promise<void> {
  await FILES[`./${name}/${name}-screen.ts`]();
}

/** A screen whose code is there. */
export function showScreen(session: ProjectSession, route: PackageRoute): TemplateResult {
  const element = unsafeStatic(`${route.screen}-screen`);
  return html`<${element} .session=${session} .route=${route}></${element}>`;
}
