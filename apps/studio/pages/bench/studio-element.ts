/** The parts of the studio that the benchmark takes hold of, as they are in the built page. */
export interface StudioElement extends HTMLElement {
  /** null while no project is open. */
  readonly session: ProjectSession | null;
}

export interface ProjectSession {
  undo(): void;
  readonly editor: {
    do(step: { readonly title: string; apply(writer: Writer): void }): unknown;
    undo(): unknown;
  };
  readonly compileService: {
    readonly revision: number;
    readonly report: {
      readonly value: Report | null;
      listen(listener: (report: Report | null) => void): () => void;
    };
  };
}

/** Writes into the document. */
interface Writer {
  open(file: string): unknown;
  set(path: readonly string[], value: unknown): void;
}

/** What the compiler said. */
export interface Report {
  readonly revision: number;
  readonly milliseconds: number;
}

/** The board of a game. */
export interface PlayBoard extends HTMLElement {
  readonly scene: { readonly counters: readonly { readonly id: string; readonly place: number }[] } | null;
  /** Where the middle of a hex is in the window. */
  placeOf(hex: number): { readonly x: number; readonly y: number } | null;
}
