/** What somebody may do in a project; each may do all that those after it may. */
export const ROLES = ['owner', 'editor', 'playtester', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody as others see them. */
export interface Visitor {
  /** The same for all pages of a person, and nobody else's. */
  readonly id: string;
  readonly name: string;
}

/** That somebody may be in a project, as the server has found it. Nothing that a client says changes it. */
export interface Access {
  readonly visitor: Visitor;
  readonly role: Role;
  /** The session through which they are here; null where nobody has to say who they are. */
  readonly session: string | null;
  /** The share link through which they are here. */
  readonly link: string | null;
  /** When it ends by itself, in milliseconds of `performance.now()`. */
  readonly ends: number;
}

/** Why somebody may not be in a project. */
export type Barred = 'sign-in' | 'no-access';

/** Whose access may have changed: all that is named must fit; nothing named is everybody. */
export interface AccessChange {
  readonly project?: string;
  readonly visitor?: string;
  readonly session?: string;
  readonly link?: string;
}

/** Decides who may be where. */
export interface Gate {
  /** Whether people have to say who they are. */
  readonly hasAccounts: boolean;
  /** What the sender of a request with these cookies may do in a project. */
  admit(cookie: string | null, project: string): Promise<Access | Barred>;
  /** The same for somebody who is there already. */
  admitAgain(access: Access, project: string): Promise<Access | Barred>;
  /** Calls somebody whenever access may have changed, on any server. */
  listen(listener: (change: AccessChange) => void): () => void;
  /** Looks for changes that this server has not been told of. */
  look(): Promise<void>;
}

/** Whether a role has all rights of another. */
export function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(least);
}

/** Whether somebody may change the document of a project. */
export function mayEdit(role: Role): boolean {
  return isAtLeast(role, 'editor');
}

/** Whether a word is a role. */
export function isRole(word: unknown): word is Role {
  return ROLES.some((role) => role === word);
}

/** Whether a change may be about somebody in a project. */
export function isAbout(change: AccessChange, access: Access, project: string): boolean {
  return (
    (change.project === undefined || change.project === '*' || change.project === project) &&
    (change.visitor === undefined || change.visitor === access.visitor.id) &&
    (change.session === undefined || change.session === access.session) &&
    (change.link === undefined || change.link === access.link)
  );
}

const HERE: Access = {
  visitor: { id: 'here', name: '' },
  role: 'owner',
  session: null,
  link: null,
  ends: Number.POSITIVE_INFINITY,
};

/** Lets everybody in who reaches the server: on a machine of one's own. */
export const OPEN_GATE: Gate = {
  hasAccounts: false,
  admit: () => Promise.resolve(HERE),
  admitAgain: () => Promise.resolve(HERE),
  listen: () => () => undefined,
  look: () => Promise.resolve(),
};
