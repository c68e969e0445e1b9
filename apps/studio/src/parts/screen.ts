import { LitElement } from 'lit';
import { offer, type Command, type KeyMeaning } from '../app/commands.ts';
import type { PackageRoute } from '../app/routes.ts';
import type { ProjectSession } from '../session/project-session.ts';
import { shared } from './styles.ts';

/** A screen of a package: it is given the open project and the place it shows. */
export abstract class Screen extends LitElement {
  static override properties = { session: { attribute: false }, route: { attribute: false } };
  static override styles = [shared];

  declare session: ProjectSession;
  declare route: PackageRoute;

  constructor() {
    super();
    offer(
      this,
      () => this.commands(),
      () => this.keysHeard(),
    );
  }

  /** A screen that cannot be shown says so to its frame, which offers a way out. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      this.dispatchEvent(new CustomEvent('screen-failed', { bubbles: true, composed: true, detail: error }));
    }
  }

  /** What can be done on this screen, for palette and keys. */
  protected commands(): readonly Command[] {
    return [];
  }

  /** What keys mean that parts of the screen hear themselves, for the list of keys. */
  protected keysHeard(): readonly KeyMeaning[] {
    return [];
  }
}
