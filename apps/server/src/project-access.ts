/** The first question of whatever is asked of a project: who asks, and whether they may see it at all. */
import type { Access, Gate } from './people/gate.ts';
import type { OpenRooms } from './rooms/open-rooms.ts';

/** What the interface answers where it cannot do what it is asked. */
export interface ApiError {
  readonly code: string;
  readonly message: string;
}

/** Said to somebody who has to say who they are first. */
export const SIGN_IN: ApiError = { code: 'people.sign-in', message: 'Sign in first.' };
/** Said to those who may read a project, and would change it. */
export const MAY_NOT_EDIT: ApiError = {
  code: 'people.may-not',
  message: 'Only an editor or an owner of the project may do this. Ask an owner for that role.',
};
/** Said alike of a project that is not there and of one that somebody has no role in. */
export const NO_PROJECT: ApiError = {
  code: 'project.unknown',
  message: 'There is no such project here, or you have no role in it.',
};

/** A request about a project. */
export interface ProjectRequest {
  readonly headers: { readonly cookie?: string | undefined };
  readonly params: { readonly id: string };
}

/** Why somebody may not do what they ask, with the status of HTTP. */
export interface Refused {
  readonly code: 401 | 403 | 404;
  readonly error: ApiError;
}

/** As what somebody may see the project that a request is about, or why not. */
export function projectAccess(
  rooms: Pick<OpenRooms, 'ids'>,
  gate: Pick<Gate, 'admit'>,
): (request: ProjectRequest) => Promise<Access | Refused> {
  return async ({ headers, params }) => {
    const access = await gate.admit(headers.cookie ?? null, params.id);
    if (access === 'sign-in') return { code: 401, error: SIGN_IN };
    return access === 'no-access' || !rooms.ids.includes(params.id) ? { code: 404, error: NO_PROJECT } : access;
  };
}
