import { FORMAT, formatOfText } from '@hexwright/model';
import { fileKey } from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { addressOf, type PackageRoute } from '../../app/routes.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { banner, bannerStyles } from '../../ui/banner.ts';
import { BROKEN } from './words.ts';

/** Says that a file is broken and cannot be edited here, with a link to its text; nothing while it is whole. */
class BrokenFile extends LitElement {
  static override properties = { session: { attribute: false }, route: { attribute: false }, file: { type: String } };
  static override styles = [shared, bannerStyles];
  declare session: ProjectSession;
  declare route: PackageRoute;
  declare file: string;

  constructor() {
    super();
    watch(this, () => [this.session.compileService.report]);
  }

  override render(): unknown {
    const { session, route, file } = this;
    const key = fileKey(route.package, file);
    if (!session.project.has(key) || !session.project.isText(key)) return nothing;
    const text = addressOf({ ...route, screen: 'text', item: file, where: {} });
    const isNewer = (formatOfText(session.project.text(key) ?? '') ?? 0) > FORMAT;
    return banner({
      tone: 'danger',
      text: html`<p>${isNewer ? BROKEN.newer(file, FORMAT) : BROKEN.broken(file)} ${BROKEN.shown}</p>`,
      actions: html`<a href=${text}>${isNewer ? BROKEN.see : BROKEN.correct}</a>`,
    });
  }
}

customElements.define('broken-file', BrokenFile);
