/** One thing after another, each when the one before is done, whatever came of it. */
export class InTurn {
  #last: Promise<void> = Promise.resolve();

  /** Does something when all that was put in before is done. What it throws is reported as an error of the page or worker. */
  add(work: () => void | Promise<void>): void {
    this.#last = this.#last.then(work).catch(reportError);
  }
}
