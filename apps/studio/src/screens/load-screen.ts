import type { TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { PackageRoute } from '../app/routes.ts';
import type { ProjectSession } from '../session/project-session.ts';
import type { ScreenName } from './screens.ts';

/** By the path of its file: the code of a screen comes when it is opened for the first time. */
const FILES = import.meta.glob('./*/*-screen.ts');

/** Brings the code of a screen. */
export async function loadScreen(name: ScreenName): Promise<void> {
  await FILES[`./${name}/${name}-screen.ts`]();
}

/** A screen whose code is there. */
export function showScreen(session: ProjectSession, route: PackageRoute): TemplateResult {
  const element = unsafeStatic(`${route.screen}-screen`);
  return html`<${element} .session=${session} .route=${route}></${element}>`;
}
